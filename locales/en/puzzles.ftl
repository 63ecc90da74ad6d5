# Puzzles.

# What `tenback puzzles make` says. $count: how many were found; $file: where they are.
puzzles-made = { $count ->
    [one] One puzzle is
   *[other] { $count } puzzles are
} in { $file }.
puzzles-interrupted = Stopped before the end: { $count ->
    [one] one puzzle is
   *[other] { $count } puzzles are
} in { $file }.

# What `tenback puzzles check` says. $count: how many were proved.
puzzles-proved = { $count ->
    [one] One puzzle proved.
   *[other] { $count } puzzles proved.
}
# $id: the puzzle; $why: what is wrong with it.
puzzles-unproved = Puzzle { $id }: { $why ->
    [position] the position doesn’t suit this kind of puzzle.
    [solution] the solution isn’t the best.
    [not-unique] there is another solution.
    [runner] the second-best turn isn’t as good as the record says.
   *[other] the proof would take too long.
}
# Why a record is not a puzzle. $number: its number in the file; $tag: a name such as Rating.
puzzles-no-tag = Record { $number } isn’t a puzzle: the tag { $tag } is missing or invalid.
puzzles-over = Record { $number } isn’t a puzzle: the game is over before the first card.

# What a puzzle asks for. $cards: those to be drawn.
puzzles-task-line = Play every card. There is only one way.
puzzles-task-first-lay = Find the only first move after which every card can still be played.
puzzles-task-both = You see both hands and play for both.
puzzles-task-draw = Find the turn that wins most often. Left to draw, in unknown order: { $cards }.
puzzles-task-duel = Find the turn that wins at once. You see both hands.
puzzles-task-duel-forced = Find the turn that wins whatever your opponent answers. You see both hands.

# What is wrong with an answer: each a sentence. $cards: numbers; $line: lays.
puzzles-loses = That loses at once.
puzzles-unplayable = Wrong: { $count ->
    [one] { $cards } can never be played now.
   *[other] { $cards } can never be played now.
}
puzzles-no-way = Wrong: no order of the remaining cards works now.
puzzles-no-win = Wrong: no turn that starts like this wins.
puzzles-answer = Wrong: your opponent can answer with { $line }.
# $left and $best: percent.
puzzles-fewer = Wrong: from here, at most { $left }% of the draws win; with the solution, { $best }% do.

# Why the solution is the only one. $best and $second: percent.
puzzles-proof-line = No other way works: in another order or on other piles, a card is left that can’t be played.
puzzles-proof-first-lay = After any other first card, a card is left that can’t be played.
puzzles-proof-draw = This turn wins with { $best }% of the draws, the next best one with { $second }%.
puzzles-proof-duel = No other turn wins at once.
puzzles-proof-duel-forced = After any other turn, your opponent has an answer that prevents the win.

# In the terminal. $id: the puzzle; $themes: their names.
puzzles-title = puzzle { $id } · { $rating } · { $themes }
puzzles-right = Right so far.
puzzles-solved = Solved!
puzzles-solution = The solution: { $line }.
# $rating with its $deviation; $solved of $tried: first attempts.
puzzles-your-rating = Your rating: { $rating } ± { $deviation } ({ $solved } of { $tried } solved on the first attempt).
puzzles-unsaved = Your progress can’t be saved: { $error }.
puzzles-unknown = There is no puzzle { $id }.
puzzles-todo-then = n: the next puzzle. u: this one again.
puzzles-then = Type “next” for the next puzzle, “again” to start over.
puzzles-help = Type moves such as “45a 44b”, “end” to end a turn, “look” for the table, “solution”, “again”, “next”, “today”, “rating”, “theme” with ten-back, chain, order, commands, race or all, “quit”.
puzzles-key-solution = solution
puzzles-key-again = again
puzzles-key-next = next
puzzles-key-theme = theme
puzzles-key-today = today
tui-menu-puzzles = Puzzles
