# The review while a game is replayed in the terminal.

# The verdict on a turn, its loss and its luck are joined by dots.
# $turn: a number; $name: a player; $verdict: its word in JSON.
review-at-turn = Turn { $turn }, { $name }: { review-verdict }
# $points: of win chance, with one decimal.
review-points-lost = { $points } points lost
# $points: with a sign.
review-draw-luck = luck { $points }
# $percent: a whole number.
review-chance-now = win chance { $percent }%
review-progress = reviewing { $percent }%
review-progress-of = Reviewing the game, most costly turns first: { $percent }% done.
review-incomplete = Part of the review failed: here is the rest.

# About the turn on the screen: each a sentence of its own.
review-pending = This turn hasn’t been reviewed yet.
review-no-turn = No turn was played here: go to another step.
# $lays: in the notation; $best, $value: chances to win in percent.
review-better-turn = Better: { $lays } ({ $best }% instead of { $value }%).
# The same in a game that can hardly be won any more.
review-better-lays = Better: { $lays }.
review-none-better = No better turn was found.
review-no-choice = There was no other choice.
review-hopeless = The game was practically decided, whatever was played.
review-cut-short = The turn wasn’t finished, so it isn’t graded.

# About the whole game.
review-no-mistakes = No mistakes were found.
review-no-mistakes-yet = No mistakes so far; the review is still running.
review-only-mistake = This is the only mistake.
review-page = Review
review-costly = Costly turns
