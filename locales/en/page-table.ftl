# The page: the table. Texts on buttons are short; the page is shown on phones, too.

# Two people of the same name. $seat: the number of the seat.
page-same-name = { $name } ({ $seat })
# The reader's own seat, as a name: events.ftl puts a colon behind it.
page-you = You
# A bot. $seat: the number of its seat, so that two are told apart.
page-bot-name = { level } { $seat }

# The log. $name: who, with a colon behind it; $text: what they said.
page-log-said = { $name }: “{ $text }”
page-log-seated = { $name }: now at the table.
page-log-left = { $name }: no longer at the table.
page-log-kicked = { $name }: sent away by the host.
page-log-handed-over = { $name }: a bot plays on.
page-log-returned = { $name }: back again, in place of the bot.
page-log-time-up = { $name }: the time is up.
page-log-open = Others may look on.
page-log-closed = Others may no longer look on.
page-log-dealt = The cards are dealt.

# Coming in.
page-table-looking = Looking for the table …
page-table-connecting = Connecting …
page-table-unreachable = The server does not answer.
page-table-again = Try again
page-table-home = To the start
# Why one cannot be at this table: headings.
page-table-gone = This table does not exist
page-table-gone-more = Ask for a new link, or make a table of your own.
page-table-kicked = You were sent away
page-table-closed = Nobody may look on here
page-table-closed-more = All seats are taken, and this table plays without spectators.
page-table-stranger = You play on another device now
page-table-stranger-more = This browser is nobody any more. Come in again as somebody new, or move back from the other device.
page-table-over = The connection has ended

# A friend who opens a link. $game is a game; $free: how many seats are empty; $names: who is there.
page-greet = Come and play { game }
page-greet-there = At the table: { $names }.
page-greet-nobody = Nobody is there yet.
page-greet-free = { $free ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
page-greet-name = Your name
page-greet-sit = Sit down
page-greet-look = Just look on

# The connection, in a slim bar.
page-line-lost = Connection lost. Trying again in { $seconds } s …
page-line-trying = Connection lost. Trying again …
page-line-now = Try now
page-line-back = Back again.

# The room: who sits where before the cards are dealt.
page-room = The seats
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
page-room-stand-in = a bot plays on
page-room-take = Take this seat
page-room-stand = Stand up
# For the host. $name: who. What is read out begins with what is written on the button (page-room-kick).
page-room-place = Add bot
page-room-place-level = How strong the bot on { seat } plays
page-room-kick = Send away
page-room-kick-name = Send away: { $name }
page-room-kick-sure = Send { $name } away from this table, for good?
page-room-kick-no = Keep
page-room-link = Send this link to your friends
# Under the link. $command: what to type in a terminal.
page-room-only-here = Only this computer can open this link. To let others in, start the server with { $command }, or at a public address.
page-room-share = Share
page-room-look = { $count ->
    [0] Nobody looks on
    [one] One looks on
   *[other] { $count } look on
}
page-room-allow = Others may look on
page-room-forbid = Nobody else may look on
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
page-room-full = You look on: all seats are taken
page-room-agreed = Agreed
# What is agreed at this table, one line each.
page-room-talk = { $talk ->
    [none] No talk and no signals
    [signals] Signals, but no chat
   *[chat] Signals and chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] No talk
}
page-room-guard = The chat holds back what names a card
page-room-clock = { $seconds } seconds for each turn
page-room-clock-loses = { $seconds } seconds for each turn; who takes longer loses
page-room-hand = { $cards } cards in a hand
page-room-minimum = At least { $cards } cards in each turn

# Who begins.
page-begin = Who begins?
page-begin-me = Let me begin
page-begin-not-me = Not me
page-begin-now = I begin now
page-begin-how = “{ page-begin-me }” is only a wish. “{ page-begin-now }” starts the game.
page-begin-look = They agree on who begins.
page-begin-wished = Said. The others have yet to say.
page-wish-me = me first
page-wish-not-me = not me
page-wish-none = thinking

# The strip above the board, behind the name of the game. $turn: a number.
page-bar-turn = turn { $turn }
page-bar-menu = Table
page-bar-seats = Seats and link
page-bar-talk = Chat and log
page-bar-log = What happened
# $count: how many lines were not read yet.
page-bar-unread = { $count } new
page-bar-rules = Rules
page-bar-bot = Let a bot play for me
page-bar-return = Play again myself
page-bar-bot-plays = A bot plays for you.
page-bar-resign = Give up
page-bar-leave = Leave the table
page-clock-left = { $seconds } s left
page-clock-short = Hurry: { $seconds } s
page-clock-up = Time is up

# Team mates. $count: cards in hand.
page-mates = At the table
page-mate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-mate-turn = to move
page-mate-your-turn = your turn
page-mate-late = time is up
page-mate-hand-over = Bot plays on: { $name }
page-mate-hand-over-short = Bot plays on

# Questions.
page-resign-sure = Give the game up?
page-resign-team = It is lost for the whole team.
page-resign-alone = The cards that are left count.
page-resign-duel = The other one wins.
page-resign-yes = Give up
page-resign-no = Play on
page-leave-sure = Leave the table?
page-leave-more = Your seat waits for you: open the link again to play on.
page-leave-yes = Leave
page-leave-no = Stay
page-leave-bot = Leave, a bot plays on

# Signals. $name: who; pile: on which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signal about { pile }
page-signal-heading = Tell the team about { pile }
page-signal-stands = It stands until your next turn is over.
page-signal-muted = A mute card is on top: no talk, no signals.
page-hold-button = I hold …
page-hold-heading = Tell the team: I hold a card with …

# Talk.
page-chat-say = Say something
page-chat-send = Send
page-chat-none = This table has agreed not to talk.
page-chat-signals = This table talks by signals only: tap a pile.
page-chat-look = Those who look on cannot speak.
page-chat-bot = A bot plays for you: play again yourself to speak.
page-chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
page-log = What happened
page-log-empty = Nothing yet.
page-sent = On its way …

# Told to who listens, and the title of the window.
page-told-turn = Your turn.
page-told-away = { $name }: away.
page-told-there = { $name }: here.
page-told-lost = The connection is lost. It is tried again.
page-told-back = The connection is back.
page-told-missed = { $count } things happened meanwhile.
page-title-turn = ● Your turn – Tenback
page-table-title = { game } – Tenback
page-notify-body = Your team waits for you.
