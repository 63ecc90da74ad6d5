# The table on the screen. Space is short: 80 columns. Lines that stand beside others say so.

# Names of seats.
tui-you = You
# A person without a name, a bot. $seat: a number.
tui-player = Player { $seat }
tui-bot = { level } { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not laid yet.
tui-title = { game } · turn { $turn }
tui-title-dealt = { game } · dealt
tui-stock = draw pile { $stock } · { $left } to lay
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = draw piles: yours { $own }, theirs { $other }
tui-stocks-seats = draw piles: { $own } and { $other }
tui-trying = trying out

# On an untouched pile. $start: the number it starts with.
tui-rising = rising, from { $start }
tui-falling = falling, from { $start }

# What is to be done now: one line, at most 74 columns. $laid: cards laid in this turn, $more: how many more it asks for.
tui-todo-owes = { $laid ->
    [0] Your turn: lay { $more ->
        [one] a card
       *[other] { $more } cards
    }.
   *[other] Lay { more-cards }.
}
tui-todo-three = Exactly three cards in this turn: lay { more-cards }.
tui-todo-skull = Cover the { command } on { pile }.
tui-todo-enough = Enough laid: e ends the turn, or lay on.
tui-todo-tried-out = The turn would end here. y lays it for real.
tui-todo-tried-lost = This would lose the game. u takes the last back.
tui-todo-tried-enough = This would do. y lays it for real, or try on.
tui-todo-wait = { $name } is to move.
tui-todo-thinking = { $name } is thinking …
tui-todo-begin = Who begins? Enter: you. n: rather somebody else.
tui-todo-wish = Who begins? i: let me. n: not me. Enter: I do not mind.
tui-todo-pass = Enter: pass the keyboard to { $name }.
tui-todo-over = The game is over.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = { $card } on { pile } loses the game at once: the turn could not be completed. Enter: lay it all the same. Esc: no.
tui-ask-resign = Give the game up? x: yes. Esc: no.
tui-ask-unsaved = This game is not saved and will be gone. Enter: leave it. Esc: stay.

# Answers to keys. $text: what was typed.
tui-enter-first = Enter lays { $text } first.
tui-no-lay = “{ $text }” is no lay: type a card of yours and a pile, such as { $example }.
tui-choose-card = Choose a card first: type its number, or use the arrow keys.
tui-choose-pile = Choose a pile first: a, b, c or d.
tui-no-command = The chosen card carries no command to tell of.
tui-not-your-turn = Wait for your turn.
tui-nothing-tried = Nothing is tried out yet: lay a card, nobody sees it.
tui-try-on = Trying out: what you lay now only you see. y lays it for real, u takes one back, t stops.
tui-try-off = Nothing was laid.
tui-alone-undo = Alone you can take back what you lay: just lay it, u takes it back.
# $lays: such as 45a 46a.
tui-hint = A master would lay { $lays }.
tui-hint-end = A master would end the turn here.
tui-hint-wait = A master thinks about it …
tui-drawn = Drawn: { $cards }.
# $file, $error: what the system says.
tui-unsaved = This game goes on unsaved: { $file }: { $error }.
tui-no-folder = Games are not kept: there is no folder for them. Name one with --data.
# $why: a whole sentence.
tui-broken = { $file } was left as it is: { $why }
tui-no-record = There is no record in it.
tui-held = This game is open in another window.
# $file: where the game was read; $new: where it is kept from now on.
tui-moved = { $file } stays as it is; the game goes on in { $new }.
tui-no-chance = The system's random generator does not answer: { $error }. Choose a seed to deal from that.

# What a key does: one or two short words each, on the last line.
tui-key-lay = lay
tui-key-end = end turn
tui-key-try = try out
tui-key-stop = stop
tui-key-real = for real
tui-key-undo = take back
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
tui-key-again = look again

# The pass screen.
tui-pass = Pass the keyboard to { $name }.
tui-pass-ready = { $name }, press Enter when nobody else is looking.

# $columns × $rows: needed; $has-columns × $has-rows: there.
tui-too-small = Tenback needs { $columns } × { $rows } characters, here are { $has-columns } × { $has-rows }: enlarge the window, or play with --plain.

# The start screen.
tui-motto = Lay them all. One way back: exactly ten.
tui-menu-new = New game
tui-menu-resume = Go on with a game
tui-menu-replays = Look at old games
tui-menu-rules = Rules
tui-menu-language = Language
tui-menu-quit = Quit
tui-form-game = Game
tui-form-seats = Seats
tui-form-seat = Seat { $seat }
tui-form-person = person
tui-form-bot = bot: { level }
tui-form-hand = Hand
tui-form-minimum = Cards a turn
# $cards: how many; the attribute of A18: for professionals.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, harder
tui-form-talk = Talk
tui-form-talk-none = none
tui-form-talk-signals = signals
tui-form-pace = Bots
tui-form-pace-calm = unhurried
tui-form-pace-fast = at once
tui-form-seed = Seed
tui-form-seed-none = none: a fresh shuffle
tui-form-deal = Deal the cards
tui-form-stand-in = Which cards carry commands is our own stand-in, not what is printed on the published cards.
tui-list-none = There is none yet.
tui-list-left = { $left ->
    [one] one card left
   *[other] { $left } cards left
}
tui-list-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
tui-list-won = won
tui-list-won-by = won by { seat }

# Replay. $step of $steps: events.
tui-replay-at = step { $step } of { $steps }
tui-replay-view = seen by { $name }
tui-replay-all = all hands
tui-replay-table = no hands
tui-replay-ask = Play on from here? Enter: with the same cards. s: with the draw pile shuffled anew. Esc: no.
tui-replay-over = The game is over here: go back to play on.
tui-replay-start = The cards are dealt.
# Above the log.
tui-log = What happened
tui-log-empty = Nothing yet.

# Behind a name, before the beginning.
tui-wish-me = me first
tui-wish-not-me = not me

# Tables elsewhere. $server: such as http://192.168.1.5:8098; $error: what the system says.
tui-menu-join = Join a table
tui-join-link = Link
tui-join-name = Name
tui-join-about = Paste the link a friend has sent you, and say what the others should call you.
tui-join-going = Connecting to { $server } …
tui-no-server = This is no address of a server: it looks like http://192.168.1.5:8098.
tui-no-link = This is no link to a table. A link looks like http://192.168.1.5:8098/t/k3v9x2aaqwerty12: copy the whole of it.
tui-unreachable = { $server } does not answer ({ $error }). Check the link, and ask whether the server is running.
tui-not-tenback = { $server } answers, but it is no Tenback server: check the link.
tui-no-such-table = There is no such table at { $server }: ask for a new link.
tui-name-needed = Say what the others should call you: give a name (--name).
tui-forgotten = { $server } does not know you any more: join again.
tui-astray = The server tells what cannot be. One of the two programs is too old: update both and join again.
tui-identity-unkept = What makes this server know you again could not be kept ({ $error }): next time you are somebody else to it.
tui-line-connecting = Connecting …
tui-line-lost = Connection lost, trying again in { $seconds } s …

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = The link for friends: { $link }
tui-room-empty = nobody
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (away)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s a turn
tui-room-lookers = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
tui-form-talk-chat = free
tui-todo-sit = Choose an empty seat: Enter sits down.
tui-todo-looking = You look on: no seat is empty.
tui-todo-seats = Waiting until somebody takes the empty seats.
tui-todo-seats-host = Send the link, or b puts a bot on an empty seat: { level } (← →).
tui-todo-deal = Everybody sits: d deals the cards.
tui-todo-back = Esc: back to the table.
tui-todo-sent = On its way …
tui-todo-opening = They agree on who begins.
tui-todo-wish-there = Who begins? i: let me. n: not me. b: I begin now.
tui-todo-wished = The others have yet to say who begins. b: I begin now.
tui-todo-bot-plays = A bot plays for you. m: play again yourself.
tui-todo-late = { $name }: the time is up. m: let a bot play on.
tui-todo-nobody = Nobody sits on { seat }: w shows the seats.
tui-todo-over-there = The game is over. a: another one. s: the same cards again.
tui-ask-leave = Leave the table? Your seat waits for you. Enter: leave. m: leave, and a bot plays on. Esc: stay.
tui-ask-kick = Send { $name } away from this table, for good? Enter: yes. Esc: no.
# Before what is being typed to the others.
tui-chat-line = Say:
tui-key-join = join
tui-key-sit = sit down
tui-key-stand = stand up
tui-key-bot = bot
tui-key-kick = send away
tui-key-chat = chat
tui-key-room = seats
tui-key-table = table
tui-key-another = another
tui-key-same = same cards
tui-key-leave = leave
tui-key-send = send

# The log of a table elsewhere. $name: who; $text: what they said.
tui-log-said = { $name }: “{ $text }”
tui-log-seated = { $name }: now at the table.
tui-log-left = { $name }: no longer at the table.
tui-log-kicked = { $name }: sent away by the host.
tui-log-handed-over = { $name }: a bot plays on.
tui-log-returned = { $name }: back again, in place of the bot.
tui-log-time-up = { $name }: the time is up.
tui-log-open = Others may look on.
tui-log-closed = Others may no longer look on.

# The help screen at a table elsewhere: a key on the left, this on the right.
tui-help-chat = say something to the others
tui-help-room = who sits where; there also the link for friends
tui-help-bot-plays = let a bot play for you, or play again yourself
tui-help-again = after the game: another one, or the same cards again
tui-help-deal = among the seats: deal the cards
tui-help-stand = among the seats: stand up
tui-help-bot = among the seats, as host: put a bot on the chosen seat
tui-help-kick = among the seats, as host: send somebody away
