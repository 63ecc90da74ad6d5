# The table on the screen. Space is short: 80 columns. Lines that share a row say so.

# Names of seats.
tui-you = You
# A person without a name. $seat: a number.
tui-player = Player { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not played yet.
tui-title = { game } · turn { $turn }
tui-title-dealt = { game } · dealt
tui-stock = draw pile { $stock } · { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = draw piles: yours { $own }, theirs { $other }
tui-stocks-seats = draw piles: { $own } and { $other }
tui-trying = trying out

# On an untouched pile. $start: the number it starts with.
tui-rising = rising, from { $start }
tui-falling = falling, from { $start }

# What to do now: one line, at most 74 columns. $laid: cards played this turn, $more: how many more are required.
tui-todo-owes = { $laid ->
    [0] Your turn: play { $more ->
        [one] a card
       *[other] { $more } cards
    }.
   *[other] Play { more-cards }.
}
tui-todo-three = Exactly three cards this turn: play { more-cards }.
tui-todo-skull = Cover the { command } on { pile }.
tui-todo-enough = End your turn (e) or keep playing.
tui-todo-tried-out = The turn would end here. y: play it for real.
tui-todo-tried-lost = This would lose the game. u: undo the last card.
tui-todo-tried-enough = That’s enough. y: play it for real, or keep trying.
tui-todo-wait = { $name } to play.
tui-todo-thinking = { $name } is thinking…
tui-todo-begin = Who goes first? Enter: you. n: rather somebody else.
tui-todo-wish = Who goes first? i: let me. n: not me. Enter: I don’t mind.
tui-todo-pass = Enter: pass the keyboard to { $name }.
tui-todo-over = The game is over.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = { $card } on { pile } loses the game: { lose-why }. Enter: play it anyway. Esc: no.
tui-ask-resign = Give up this game? x: yes. Esc: no.
tui-ask-resign-team = Suggest giving up? The others vote on it. x: yes. Esc: no.
tui-ask-unsaved = This game is not saved and will be lost. Enter: leave. Esc: stay.
tui-ask-delete = Delete this game for good? Enter: yes. Esc: no.

# Answers to keys. $text: what was typed.
tui-enter-first = Press Enter first to play { $text }.
tui-no-lay = “{ $text }” is not a move: type one of your cards and a pile, such as { $example }.
tui-choose-card = Choose a card first: type its number, or use the arrow keys.
tui-choose-pile = Choose a pile first: a, b, c or d.
tui-no-command = The chosen card has no command.
tui-not-your-turn = Wait for your turn.
tui-nothing-tried = Nothing is tried out yet: play a card, nobody sees it.
tui-try-on = Trying out: only you see what you play now. y: play it for real. u: undo a card. t: stop.
tui-try-off = Nothing was played.
# $lays: such as 45a 46a.
tui-hint = A master would play { $lays }.
tui-hint-end = A master would end the turn here.
tui-hint-wait = The master is thinking…
tui-drawn = Drawn: { $cards }.
# $file, $error: the system’s message.
tui-unsaved = This game continues without being saved: { $file }: { $error }.
tui-no-folder = Games are not saved: there is no folder for them. Name one with --data.
# When the program is left in the middle of a game.
tui-kept = The game is saved: “tenback play --resume” continues it.
tui-not-kept = No card was played, so this game is not saved.
tui-not-saved = This game could not be saved.
tui-not-remembered = This will be forgotten next time, because settings can’t be saved: { $error }.
# $why: a whole sentence.
tui-broken = { $file } can’t be opened. { $why }
tui-no-record = It contains no record.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = It has { $records ->
    [one] one record
   *[other] { $records } records
}, so there is no record { $wanted }.
tui-held = This game is open in another window.
# $file: where the game was read; $new: where it is saved from now on.
tui-moved = { $file } stays unchanged; the game continues in { $new }.
tui-no-chance = The system’s random generator isn’t responding: { $error }. Choose a seed to deal from.

# What a key does: one or two short words each, on the last line.
tui-key-lay = play
tui-key-end = end turn
tui-key-try = try out
tui-key-stop = stop
tui-key-real = for real
tui-key-undo = undo
tui-key-hint = hint
tui-key-signal = signal
tui-key-hold = I hold
tui-key-log = log
tui-key-rules = rules
tui-key-help = help
tui-key-back = back
tui-key-quit = quit
tui-key-choose = choose
tui-key-change = change
tui-key-open = open
tui-key-step = step
tui-key-turn = turn
tui-key-view = view
tui-key-play-on = play on
tui-key-scroll = scroll
tui-key-yes = yes
tui-key-no = no
tui-key-pass = pass on
tui-key-review = review
tui-key-summary = summary
tui-key-mistake = next mistake
tui-key-better = better turn
tui-key-give-up = give up
tui-key-go-on = keep playing
tui-key-delete = delete
tui-key-read-on = continue
tui-key-next-lesson = next lesson

# The pass screen.
tui-pass = Pass the keyboard to { $name }.
tui-pass-ready = { $name }, press Enter when nobody else is looking.

# $columns × $rows: needed; $has-columns × $has-rows: available.
tui-too-small = Tenback needs { $columns } × { $rows } characters, but there are only { $has-columns } × { $has-rows }: enlarge the window, or play with --plain.

# The start screen.
tui-motto = Play every card. Going back? Only by exactly ten.
tui-menu-new = New game
tui-menu-resume = Resume a game
tui-menu-replays = Replay a game
tui-menu-lessons = Lessons
tui-menu-rules = Rules
tui-menu-language = Language
tui-menu-quit = Quit
tui-form-game = Game
tui-form-seats = Players
tui-form-seat = Seat { $seat }
tui-form-person = person
tui-form-bot = bot: { level }
tui-form-hand = Hand
tui-form-minimum = Cards per turn
# $cards: how many; the harder options of the rules, A18.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, harder
tui-form-talk = Talk
tui-form-talk-none = none
tui-form-talk-signals = signals
tui-form-pace = Bot speed
tui-form-pace-calm = relaxed
tui-form-pace-fast = instant
tui-form-seed = Seed
tui-form-seed-none = none: a fresh shuffle
tui-form-deal = Deal the cards
tui-form-stand-in = Which cards carry commands is this program’s own choice, not what is printed on the published cards.
tui-list-none = There are none yet.
tui-list-left = { $left ->
    [one] one card left
   *[other] { $left } cards left
}
tui-list-seats = { $seats ->
    [one] one player
   *[other] { $seats } players
}
tui-list-won = won
tui-list-won-you = you won
tui-list-lost = lost
tui-list-won-by = { $name } won
# Figures of a finished game, and the cards that were never drawn. $cards: their numbers.
tui-end-figures = Turns: { $turns } · ten-backs: { $backs } · hints used: { $hints }
tui-end-undrawn = Still in the draw pile: { $cards }

# Replay. $step of $steps: events.
tui-replay-at = step { $step } of { $steps }
tui-replay-view = seen by { $name }
tui-replay-all = all hands
tui-replay-table = no hands
tui-replay-ask = Play on from here? Enter: with the same cards. s: with the draw pile reshuffled. Esc: no.
tui-replay-over = The game is over here: go back to play on.
tui-replay-start = The cards are dealt.
# Above the log.
tui-log = Game log
tui-log-empty = Nothing yet.

# After a name, before the first turn.
tui-wish-me = me first
tui-wish-not-me = not me

# Tables on a server. $server: such as http://192.168.1.5:8098; $error: the system’s message.
tui-menu-join = Join a table
tui-join-link = Link
tui-join-name = Name
tui-join-about = Paste the link a friend has sent you, and choose a name for the others to see.
tui-join-going = Connecting to { $server }…
tui-no-server = This is not the address of a server: it looks like http://192.168.1.5:8098.
tui-no-link = This is not a link to a table. A link looks like http://192.168.1.5:8098/t/k3v9x2aaqwerty12: copy all of it.
tui-unreachable = { $server } isn’t responding ({ $error }). Check the link, and ask whether the server is running.
tui-unknown-host = { $server } can’t be found: check the link.
tui-not-tenback = { $server } responds, but it is not a Tenback server: check the link.
tui-no-such-table = There is no such table at { $server }: ask for a new link.
tui-name-needed = Choose a name for the others to see, such as --name Ada.
tui-forgotten = { $server } doesn’t know you any more: join again, or be the same person again: tenback devices add
tui-new-again = { $server } didn’t know this terminal any more, so you are a new player there. To be the same person as before, use a link from another device or your backup code: tenback devices add LINK --replace
tui-astray = The server’s messages make no sense here. One of the two programs is too old: update both and join again.
tui-identity-unkept = Your identity at this server could not be saved ({ $error }): next time you will be a new player there.
tui-same-person = You are already at this table in another terminal; both show the same seat. To join as someone else, use another folder: --data DIR.
# $old and $new: the names of the same person.
tui-other-name = { $old } is now called { $new } at this server. To play as someone else, use another folder: --data DIR.
tui-line-connecting = Connecting…
tui-line-lost = Connection lost, trying again in { $seconds } s…

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = Link for friends: { $link }
tui-room-invited = by invitation
tui-room-empty = empty
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (away)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s per turn
tui-room-lookers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
tui-form-talk-chat = chat
tui-todo-sit = Choose an empty seat: Enter takes it.
tui-todo-invite = You need an invitation: ask the host for the invite link.
tui-todo-looking = You are watching: no seat is empty.
tui-todo-seats = Waiting for more players.
tui-todo-seats-host = Send the link, or b puts a bot in an empty seat: { level } (← →).
tui-todo-deal = All seats are taken: d deals the cards.
tui-todo-back = Esc: back to the table.
tui-todo-sent = Sending…
tui-todo-opening = The players are deciding who goes first.
tui-todo-wish-there = Who goes first? i: let me. n: not me. b: I’ll start now.
tui-todo-wished = Waiting for the others to say. b: I’ll start now.
tui-todo-bot-plays = A bot is playing for you. m: take over.
tui-todo-late = { $name } ran out of time. m: let a bot play.
tui-todo-nobody = Nobody sits in { seat }: w shows the seats.
tui-todo-again = The game is over. a: another one. s: the same cards again.
# The vote on giving up. $name: who proposed it; $seconds: the time left to answer.
tui-todo-vote = { $name } suggests giving up ({ $seconds } s). y: give up. n: keep playing.
tui-todo-vote-wait = Giving up? Waiting for the others to answer…
tui-ask-leave = Leave the table? Your seat is kept for you. Enter: leave. m: leave, and let a bot play. Esc: stay.
tui-ask-kick = Remove { $name } for good and ban their browser and network? They may still find a way around it. Enter: yes. Esc: no.
# Before what is being typed to the others.
tui-chat-line = Say:
tui-key-join = join
tui-key-sit = sit down
tui-key-stand = leave seat
tui-key-bot = bot
tui-key-kick = remove
tui-key-invite = invite only
tui-key-anyone = let anyone in
tui-key-new-link = new link
tui-key-chat = chat
tui-key-room = seats
tui-key-table = table
tui-key-another = another
tui-key-same = same cards
tui-key-leave = leave
tui-key-send = send

# The log of a table on a server. $name: who; $text: what they said.
tui-log-said = { $name }: “{ $text }”
tui-log-seated = { $name } joined the table.
tui-log-left = { $name } left the table.
tui-log-kicked = The host removed { $name }.
tui-log-unsilenced = { $who ->
    [you] The host turned your chat back on.
   *[other] The host turned { $name }’s chat back on.
}
tui-log-silenced = { $who ->
    [you] The host turned off your chat.
   *[other] The host turned off { $name }’s chat.
}
tui-log-host-passed = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
tui-log-handed-over = { $name }: a bot takes over.
tui-log-returned = { $name } took over from the bot.
tui-log-time-up = { $name } ran out of time.
tui-log-open = Spectators are now allowed.
tui-log-closed = Spectators are no longer allowed.
tui-log-invite-on = Only people with the invite link can take a seat now.
tui-log-invite-new = There is a new invite link.
tui-log-invite-off = Anyone can take a seat again.
# The vote on giving up: a proposal, the answers to it, and its failure.
tui-log-give-up = { $name }: let’s give up.
tui-log-agrees = { $name }: yes, let’s give up.
tui-log-objects = { $name }: no, let’s keep playing.
tui-log-goes-on = The game goes on.
tui-log-hinted = { $name }: used a hint.
# $new: the new name.
tui-log-renamed = { $name } is now called { $new }.

# The help screen at a table on a server: a key on the left, this on the right.
tui-help-chat = say something to the others
tui-help-room = who sits where, and the link for friends
tui-help-bot-plays = let a bot play for you, or take over from it
tui-help-again = after the game: another one, or the same cards again
tui-help-vote = when the team votes on giving up: give up, keep playing
tui-help-deal = on the seats screen: deal the cards
tui-help-stand = on the seats screen: leave your seat
tui-help-bot = on the seats screen, as host: put a bot in the chosen seat
tui-help-kick = on the seats screen, as host: remove a player
tui-help-invite = on the seats screen, as host: seats by invitation only, or for anyone
tui-help-new-link = on the seats screen, as host: a new invite link; the old one stops working
