# The page: puzzles. What a puzzle asks for, and what is wrong with a move, comes from the server.

page-puzzles-lead = Positions with exactly one solution, and a proof that there is no other. Solve them, see why, go on.
page-puzzles-unrated = Your rating starts at 1500. Only your first attempt at a puzzle counts.
page-puzzles-rating = Your rating: { $rating } ± { $deviation }
# $solved of $tried: first attempts.
page-puzzles-results = { $solved } of { $tried } solved at the first attempt.
# After the rating of somebody the server does not know.
page-puzzles-here = It is kept in this browser.
page-puzzles-today = Puzzle of the day
page-puzzles-difficulty = difficulty { $difficulty }
# Behind the puzzle of the day.
page-puzzles-badge-solved = solved
page-puzzles-badge-tried = tried
page-puzzles-themes = Themes
# Below the name of a theme. $theme: as for puzzles-theme.
page-puzzles-about = { $theme ->
    [ten-back] a card goes back by exactly ten
    [chain] several cards go back by ten
    [order] no way back: order and piles decide
    [commands] Extreme, with its command cards
    [race] Face to Face: win at once, or whatever the answer
   *[all] a mix that fits your rating
}
page-puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}

# One puzzle. $id: letters and digits.
page-puzzles-title = Puzzle { $id }
page-puzzles-all = All puzzles
page-puzzles-loading = Loading the puzzle…
page-puzzles-other-hand = The other hand
page-puzzles-their-hand = Your opponent’s hand
# Read aloud: the box with the task, and the list of moves.
page-puzzles-task = Task and result
page-puzzles-solution = The solution, move by move
page-puzzles-right = Right so far.
page-puzzles-solved = Solved!
page-puzzles-again = This isn’t your first attempt, so it doesn’t count.
# $change: such as +12.
page-puzzles-change = Your rating: { $rating } ({ $change }).
page-puzzles-show = Show the solution
page-puzzles-retry = Try again
page-puzzles-next = Next puzzle
page-puzzles-share = Copy link
