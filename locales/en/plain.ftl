# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and stand in quotation marks.

plain-welcome = Tenback. Type “help” for what you can do, “quit” to leave.
plain-lobby = Type “new classic”, “new extreme” or “new face-to-face” to play, “games” for the games you have kept, “rules” to read the rules.
# A few words behind new: as on the command line.
plain-lobby-options = Behind it may stand: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7.
# $languages: their codes and own names.
plain-languages = Type “language” and one of these to change the language: { $languages }.
plain-nothing-to-resume = There is no open game to go on with: “new classic” starts one.
# $index: a number to type; $what: the game and how it stands; $file: a name.
plain-game-open = { $index }: { $what }. “resume { $index }” goes on with it.
plain-game-over = { $index }: { $what }. “replay { $index }” shows it.
plain-no-such-game = There is no game { $index } in the list: type “games”.
plain-dealt = { game }, { tui-list-seats }. The cards are dealt.
plain-resumed = { game }, { tui-list-seats }. The game goes on in turn { $turn }.
plain-seats = At the table: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } { $direction ->
    [ascending] rises
   *[descending] falls
} and shows { $top }; { $count ->
    [0] no card lies
    [one] one card lies
   *[other] { $count } cards lie
} on it.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start }, { $name }, { $direction ->
    [ascending] rises
   *[descending] falls
} and shows { $top }; { $count ->
    [0] no card lies
    [one] one card lies
   *[other] { $count } cards lie
} on it.
plain-pile-command = { pile.start } shows { command }: { command-rule }.
plain-stock = { $stock ->
    [0] The draw pile is empty
    [one] One card is in the draw pile
   *[other] { $stock } cards are in the draw pile
}, { $left ->
    [one] one card is
   *[other] { $left } cards are
} still to be laid.
plain-mate = { $name }: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in the hand.
# $cards: their numbers, and where they fit.
plain-hand = Your hand: { $cards }.
plain-hand-empty = Your hand is empty.
# One card of the hand. $lays: pile and cost of each lay, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } with { command }: { $lays }
plain-card-nowhere = fits nowhere
plain-card-later = { $card }
plain-card-later-command = { $card } with { command }
plain-lay-trick = { $pile } { $cost } (ten back)
plain-lay-help = { $pile } { $cost } (a help)
plain-lay-loses = { $pile } { $cost } (loses)

plain-todo-enough = Enough laid: “end” ends the turn, or lay on.
plain-todo-begin = Who begins? “begin” if you do, “not-me” if rather somebody else.
plain-todo-wish = Who begins? “begin”, “not-me”, or “next” if you do not mind.
plain-pass = Pass the keyboard to { $name } and type “next”.
plain-pass-on = Type “next” to pass the keyboard to { $name }.
plain-cleared = Now { $name } is at the keyboard.
plain-over = The game is over. It is kept in { $file }.
plain-over-unkept = The game is over.
plain-kept = The game is kept: “resume”, or “tenback play --resume”, goes on with it.
plain-bye = Good bye.
plain-loses = { $card } on { pile } loses the game at once. Type “{ $again }” to lay it all the same.
plain-resign = “resign yes” gives the game up.
plain-tried = Tried out, unseen: { $lays }. { $state ->
    [over] The turn would end there.
    [lost] The game would be lost.
    [enough] The turn could end there.
   *[more] More cards would be owed.
}
plain-what = “{ $text }” is nothing to do here: type “help”.
plain-signals = Signals: “keep-off a”, “rather-not a”, “small-steps a”, “go-ahead a”, and “hold skull” in Extreme.
plain-replay-at = Step { $step } of { $steps }.
plain-replay-help = “next”, “back”, “first”, “last”, “go 12”, “view 2”, “view all”, “play” to play on, “play shuffled”, “quit”.

# Help: one line each.
plain-help-lay = “45a” lays 45 on pile a; several may follow each other.
plain-help-end = “end” ends the turn, “undo” takes a card back when you play alone.
plain-help-try = “try 45a 46a” tries lays out, unseen.
plain-help-hint = “hint” says what a master would lay.
plain-help-look = “look” tells the whole table, “hand” your hand, “log” what happened.
plain-help-rest = “rules”, “resign”, “quit”; the game is kept.

# A table elsewhere.
plain-joined = You are at a table: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = “sit” takes an empty seat.
plain-todo-seats-host = Send the link to friends, or type “bot 2 expert” to put a bot on seat 2.
plain-todo-deal = Everybody sits: “deal” deals the cards.
plain-todo-wish-there = Who begins? “begin” if you would like to, “not-me” if not, “begin now” begins at once.
plain-again = “again” deals another game, “same” the same cards again, “quit” leaves.
plain-bot-plays = A bot plays for you: “return” to play again yourself.
plain-seat-waits = Your seat waits for you: come back with the same link.
plain-line-back = The connection is back.
# $time: such as 1:30.
plain-clock = Time for this turn: { $time }.
plain-help-seats = “who” tells who sits where, “sit” or “sit 2” takes a seat, “stand” leaves it, “deal” deals the cards.
plain-help-host = As host: “bot 2 expert” puts a bot on a seat, “kick 2” sends whoever sits there away.
plain-help-there = “say hello” talks to the others, “hand-over” lets a bot play for you, “return” takes the seat back.
