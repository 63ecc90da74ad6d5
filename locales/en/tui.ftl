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
