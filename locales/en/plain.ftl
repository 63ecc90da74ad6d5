# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and are put in quotation marks.

plain-welcome = Tenback. Type “help” to see what you can do, “quit” to leave.
plain-lobby = Type “new classic”, “new extreme” or “new face-to-face” to play, “games” for your saved games (“delete 1” deletes one), “learn” for lessons, “rules” to read the rules.
# A few words after new: as on the command line.
plain-lobby-options = You can add options: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Bots are random, greedy, casual, regular, strong, expert and master.
# $languages: their codes and own names.
plain-languages = Type “language” and one of these to change the language: { $languages }.
plain-nothing-to-resume = There is no unfinished game to resume: type “new classic” to start one.
plain-no-game-before = No game was played yet: type “new classic” to start one.
# $index: a number to type; $what: the game and its state; $file: a name.
plain-game-open = { $index }: { $what }. Type “resume { $index }” to continue it.
plain-game-over = { $index }: { $what }. Type “replay { $index }” to see it.
plain-no-such-game = There is no game { $index } in the list: type “games”.
plain-delete = { $what }. Type “delete { $index } yes” to delete it for good.
plain-deleted = The game is deleted.
plain-dealt = { game }, { tui-list-seats }. The cards are dealt.
plain-resumed = { game }, { tui-list-seats }. The game continues in turn { $turn }.
plain-seats = At the table: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } { $direction ->
    [ascending] rises
   *[descending] falls
} and shows { $top }, { $count ->
    [0] untouched
    [one] one card on it
   *[other] { $count } cards on it
}.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start } ({ $name }) { $direction ->
    [ascending] rises
   *[descending] falls
} and shows { $top }, { $count ->
    [0] untouched
    [one] one card on it
   *[other] { $count } cards on it
}.
plain-pile-command = { pile.start } shows “{ command }”: { command-rule }.
plain-stock = { $stock ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $stock } cards in the draw pile
}, { $left ->
    [one] one card
   *[other] { $left } cards
} left to play.
plain-mate = { $name }: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand.
# $cards: their numbers, and where they fit.
plain-hand = Your hand: { $cards }.
plain-hand-empty = Your hand is empty.
# One card in the hand. $lays: pile and cost of each move, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } with “{ command }”: { $lays }
plain-card-nowhere = doesn’t fit anywhere
plain-card-later = { $card }
plain-card-later-command = { $card } with “{ command }”
plain-lay-trick = { $pile } { $cost } (ten back)
plain-lay-help = { $pile } { $cost } (helps)
plain-lay-loses = { $pile } { $cost } (loses)

plain-todo-enough = Type “end” to end your turn, or keep playing.
plain-todo-begin = Who goes first? “begin” if you do, “not-me” if you’d rather not.
plain-todo-wish = Who goes first? “begin”, “not-me”, or “next” if you don’t mind.
plain-pass = Pass the keyboard to { $name } and type “next”.
plain-pass-on = Type “next” to pass the keyboard to { $name }.
plain-cleared = { $name } is at the keyboard now.
plain-over = The game is over. It is saved in { $file }.
plain-over-unkept = The game is over.
plain-bye = Goodbye.
plain-loses = { $card } on { pile } loses the game: { lose-why }. Type “{ $again }” to play it anyway.
plain-resign = Type “resign yes” to give up the game.
plain-tried = Tried out in private: { $lays }. { $state ->
    [over] The turn would end there.
    [lost] The game would be lost.
    [enough] The turn could end there.
   *[more] More cards would be required.
}
plain-what = “{ $text }” means nothing here: type “help”.
plain-signals = Signals: “keep off a”, “rather not a”, “small steps a”, “go ahead a”, and “hold skull” in Extreme.
plain-replay-at = Step { $step } of { $steps }.
plain-replay-help = “next”, “back”, “turn” for a whole turn, “first”, “last”, “go 12”, “look” for the table, “view 2” or “view all” for hands, “review” for win chances and verdicts, “mistake” for the next mistake, “better” for the better turn, “play” to play on, “play shuffled”, “quit”.

# Help: one line each.
plain-help-lay = “45a” plays 45 on pile a; you can type several at once.
plain-help-end = “end” ends the turn, “undo” takes back a card when you play alone.
plain-help-try = “try 45a 46a” tries out moves in private.
plain-help-hint = “hint” says what a master would play.
plain-help-look = “look” shows the whole table, “piles” the piles, “hand” your hand, “log” the game log.
plain-help-brief = “brief” reports only what changes and what you still have to do; “full” describes the table every turn.
plain-brief = Brief: only changes are reported. “look”, “piles” and “hand” show the rest.
plain-full = Full: the table is described every turn.
plain-help-rest = “rules”, “resign”, “quit”; the game is saved.

# A table on a server.
plain-joined = You are at a table: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = Type “sit” to take an empty seat.
plain-todo-seats-host = Send the link to friends, or type “bot 2 expert” to put a bot in seat 2.
plain-todo-deal = All seats are taken: type “deal” to deal the cards.
plain-todo-wish-there = Who goes first? “begin” if you’d like to, “not-me” if not, “begin now” to start immediately.
plain-again = “again” deals another game, “same” the same cards again, “review” reviews the game, “quit” leaves.
plain-bot-plays = A bot is playing for you: type “return” to take over.
plain-vote = { $name } suggests giving up: type “yes” to give up, “no” to keep playing.
plain-seat-waits = Your seat is kept for you: come back with the same link.
plain-line-back = The connection is back.
# $time: such as 1:30.
plain-clock = Time for this turn: { $time }.
plain-help-seats = “who” shows who sits where, “sit” or “sit 2” takes a seat, “stand” leaves it, “deal” deals the cards.
plain-help-host = As host: “bot 2 expert” adds a bot, “kick 2” removes the player in seat 2 for good, “host 2” makes them the host, “silence 2” and “unsilence 2” turn their chat off and on, “close table” closes the table for everybody. “invite on” lets only people with the invite link take a seat (each time with a new link), “invite off” lets anyone.
plain-help-there = “say hello” sends a message to the others, “hand-over” lets a bot play for you, “return” takes over from it.

# Lessons.
plain-lessons = Lessons: type, for example, “learn basics”.
plain-lesson-help = “45a” plays 45 on pile a, “end” ends the turn, “keep off a” gives a signal. “hint” shows a move, “look” describes the table, “quit” leaves the lesson.
plain-lesson-next = Type “next” to continue.
