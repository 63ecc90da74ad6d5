# The page: the table. Texts on buttons are short, because the page is used on phones, too.

# A player who has not chosen a name.
page-guest-seat = { page-guest } { $seat }
# The reader’s own seat, as a name: events.ftl puts a colon after it.
page-you = You
# The log. $name: who; $text: what they said. The name may be page-you.
page-log-said = { $name }: “{ $text }”
# In Face to Face: a card that helps the reader. $card, $pile.
page-log-helped = { $name }: { $card } on { pile }, helping you.
page-log-seated = { $name } joined the table.
page-log-left = { $name } left the table.
page-log-kicked = The host removed { $name }.
page-log-unsilenced = { $who ->
    [you] The host turned your chat back on.
   *[other] The host turned { $name }’s chat back on.
}
page-log-silenced = { $who ->
    [you] The host turned off your chat.
   *[other] The host turned off { $name }’s chat.
}
page-log-host-passed = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
page-log-handed-over = { $name }: a bot takes over.
page-log-returned = { $name } took over from the bot.
page-log-time-up = { $name } ran out of time.
page-log-give-up-rejected = The team keeps playing.
page-log-open = Spectators are now allowed.
page-log-closed = Spectators are no longer allowed.
page-log-invite-on = Only people with the invite link can take a seat now.
page-log-invite-new = There is a new invite link.
page-log-invite-off = Anyone can take a seat again.
page-log-dealt = The cards are dealt.

# Entering.
page-table-looking = Looking for the table…
page-table-connecting = Connecting…
page-table-unreachable = The server isn’t responding.
page-table-again = Try again
page-table-home = Home
# Why the reader cannot be at this table: headings.
page-table-gone = This table doesn’t exist
page-table-gone-more = Ask for a new link, or create a table of your own.
page-table-kicked = You were removed
page-table-shut = This table was closed
page-table-banned = You are banned
page-table-closed = No spectators here
page-table-closed-more = All seats are taken, and this table doesn’t allow spectators.
page-table-invite = By invitation only
page-table-barred = You can’t join this table
page-table-stranger = You’re signed out on this device
page-table-stranger-more = Join again as a new player, or sign in again with a link from another device or with your backup code.
page-table-over = The connection was closed

# A friend who opens a link. $game is a game; $free: the number of empty seats; $names: who is there.
page-greet = Come and play { game }
page-greet-there = At the table: { $names }.
page-greet-nobody = Nobody is here yet.
page-greet-free = { $free ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
page-greet-name = Your name
page-greet-sit = Join
page-greet-look = Just watch

# The connection, in a slim bar.
page-line-lost = Connection lost. Trying again in { $seconds } s…
page-line-trying = Connection lost. Trying again…
page-line-now = Try now
page-line-back = Back online.

# The room: who sits where before the cards are dealt.
page-room = Seats
page-room-heading = { game } for { $seats ->
    [one] one
   *[other] { $seats }
}
page-room-empty = empty
page-room-host = host
page-room-you = you
page-room-away = away
page-room-bot = bot
# A bot plays for this person.
page-room-stand-in = a bot is playing
page-room-take = Take this seat
page-room-stand = Leave seat
# For the host. $name: who. What is read out begins with what the button shows (page-room-kick).
page-room-place = Add bot
page-room-place-level = Level of the bot in { seat }
page-room-kick = Remove
page-room-kick-name = Remove: { $name }
page-room-kick-sure = Remove { $name } from this table for good?
# $invite: only, if an invite link is needed to take a seat.
page-room-kick-reach = { $invite ->
    [only] They can’t come back, and nobody new can join from their browser or network. There will be a new invite link.
   *[none] They can’t come back, and nobody new can join from their browser or network. Somebody determined may still find a way: then use an invite link.
}
page-room-kick-no = Cancel
page-menu-close-title = Close this table?
page-menu-close-sure = It closes for everybody, for good.
# Follows the sentence above during a game.
page-menu-close-game = The game in progress ends without a result.
page-menu-close = Close this table
page-room-silenced = chat off
page-room-unsilence-name = Turn on chat: { $name }
page-room-unsilence = Turn on chat
page-room-silence-name = Turn off chat: { $name }
page-room-silence = Turn off chat
page-room-pass-host-name = Make host: { $name }
page-room-pass-host = Make host
page-room-link = Send this link to your friends
page-room-invite-note = Only people who open this link can take a seat. If you make a new link, this one stops working; seated players stay.
page-room-invite-new = New link
page-room-invite-needed = This table needs an invitation: ask the host for the current invite link.
# For a host who has not chosen a name.
page-room-name = Your name, so your friends know who’s inviting them
# Under the link. $command: what to type in a terminal.
page-room-only-here = This link works on this computer only. To let others join, start the server with { $command }, or at a public address.
page-room-share = Share
page-room-look = { $count ->
    [0] No spectators
    [one] One spectator
   *[other] { $count } spectators
}
page-room-allow = Spectators allowed
page-room-forbid = No spectators
page-room-deal = Deal the cards
page-room-missing = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-room-missing-host = { $count ->
    [one] One seat is empty: send the link, or add a bot
   *[other] { $count } seats are empty: send the link, or add bots
}
page-room-sit-first = Take a seat to play
page-room-full = You’re watching: all seats are taken
page-room-agreed = Table rules
# The settings of this table, one line each.
page-room-talk = { $talk ->
    [none] No talk, no signals
    [signals] Signals, but no chat
   *[chat] Signals and chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] No chat
}
page-room-guard = Messages that name a card are blocked
page-room-clock = { $seconds } seconds per turn; then a bot may take over
page-room-clock-loses = { $seconds } seconds per turn; running out of time loses
page-room-hand = { $cards } cards per hand
page-room-minimum = At least { $cards } cards per turn
page-room-hints = Hints are allowed
page-room-no-hints = No hints

# Replays of the games that were played at this table before.
page-earlier = Earlier games
page-earlier-game = Game { $number }

# Who goes first.
page-begin = Who goes first?
page-begin-me = Let me go first
page-begin-not-me = Not me
page-begin-now = I’ll start now
page-begin-how = “{ page-begin-me }” only tells the others. “{ page-begin-now }” starts the game.
page-begin-look = The players are deciding who goes first.
page-begin-wished = Waiting for the others to say.
# At a table with bots only.
page-begin-bots = The bots have said what they prefer. One tap starts the game.
page-begin-first = I go first
page-begin-let-bots = Let the bots decide
page-wish-me = me first
page-wish-not-me = not me
page-wish-none = thinking
page-wish-either = doesn’t mind

# The strip above the board, after the name of the game. $turn: a number.
page-bar-turn = turn { $turn }
page-bar-menu = Table
page-bar-seats = Seats and link
page-bar-talk = Chat and log
page-bar-log = Game log
# $count: the number of unread lines.
page-bar-unread = { $count } new
page-bar-rules = Rules
page-bar-bot = Let a bot play for me
page-bar-return = Take over from the bot
page-bar-bot-plays = A bot is playing for you.
page-bar-resign = Give up
page-bar-leave = Leave the table
page-clock-left = { $seconds } s left
page-clock-short = Hurry: { $seconds } s
page-clock-up = Time’s up

# Team mates. $count: cards in hand.
page-mates = At the table
page-mate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-mate-turn = to play
page-mate-your-turn = your turn
page-mate-late = time’s up
page-mate-hand-over = Let a bot play for { $name }

# Questions.
page-resign-sure = Give up this game?
page-resign-team = The others vote on it.
page-resign-alone = The cards left are your result.
page-resign-duel = Your opponent wins.
page-resign-yes = Give up
page-resign-no = Keep playing
page-leave-sure = Leave the table?
page-leave-more = Your seat is kept for you: open the link again to continue.
page-leave-yes = Leave
page-leave-no = Stay

# A vote of the team on giving up.
page-vote = { $who ->
    [you] You suggested giving up.
   *[other] { $name } suggests giving up.
}
page-vote-wait = Waiting for the others to answer…
page-leave-bot = Leave, and let a bot play

# Signals. $name: who; pile: about which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signal about { pile }
page-signal-heading = Tell the team about { pile }
page-signal-stands = Your signal stays until the end of your next turn.
page-signal-muted = A mute card is on top: no talk, no signals.
page-hold-button = I hold…
page-hold-heading = Tell the team: I hold a card with…

# Talk.
page-chat-say = Say something
page-chat-send = Send
page-chat-earlier = Show earlier messages
page-chat-none = There is no talk at this table.
page-chat-signals = There are only signals at this table: tap a pile.
page-chat-look = Spectators can’t chat.
page-chat-silenced = The host has turned off your chat.
page-chat-bot = A bot is playing for you: take over from it to chat.
page-chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
page-log = Game log
page-log-empty = Nothing yet.
page-log-show = Show the log
page-log-hide = Hide the log
page-sent = Sending…

# Announced by screen readers, and the title of the window.
page-told-turn = Your turn.
page-told-away = { $name } is away.
page-told-there = { $name } is here.
page-told-lost = Connection lost. Trying again.
page-told-back = The connection is back.
page-told-missed = { $count ->
    [one] One thing happened in the meantime.
   *[other] { $count } things happened in the meantime.
}
page-title-turn = ● Your turn – Tenback
page-table-title = { game } – Tenback
page-notify-body = The table is waiting for you.
