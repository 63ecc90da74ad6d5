# The review of a finished game.

# Why a record cannot be reviewed.
review-open = The game isn’t over: finish it, then review it.
review-set-up = The game starts from a set-up position: only games that start with a deal can be reviewed.
review-no-reference = No bot can judge a game with these rules.
# $file: the picture.
review-one-picture = { $file } can show only one game: name a file with a single record, or leave out --svg.
# $games: how many were reviewed.
review-interrupted = Stopped before the end: { $games ->
    [one] one game was
   *[other] { $games } games were
} reviewed.

# How good a turn was. $verdict: its word in JSON.
review-verdict = { $verdict ->
    [great] great
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [forced] forced
    [decided] decided
   *[unfinished] unfinished
}

# What was worse about a turn than about the best one: each a sentence of its own.
# $card: a number; $name: a player; $step: how far; $count: how many cards.
review-lost-at-once = It lost the game at once.
review-cards-left = About { $count ->
    [one] one more card
   *[other] { $count } more cards
} will be left at the end.
review-missed-trick = { $card } could have gone ten back on { pile }.
review-signal-ignored = { $name } had asked for care on { pile }.
review-long-step = { $card } on { pile } was a step of { $step }.
review-command-laid = The command “{ command }” could have waited.
review-more-cards = { $count ->
    [one] One card fewer
   *[other] { $count } cards fewer
} would have been better.
review-fewer-cards = { $count ->
    [one] One more card
   *[other] { $count } more cards
} would have been better.
review-missed-help = Helping on { pile } would have refilled the hand.
review-helped = Helping on { pile } wasn’t worth it.

# Headings of the table.
review-turn = Turn
review-seat = Seat
review-chance = Win %
review-luck = Luck
review-loss = Lost
review-verdict-heading = Verdict
review-played = Played
review-better = Better

# About the whole game. $file, $record: where it is; $game: the word of the notation.
review-title = { $file }, record { $record }: { game }
# The same in a picture. $turn and $percent are on the axes.
review-picture = Win chance by turn
# $level: who plays on.
review-reference = Win chances assume that { level } plays on in every seat.
# Between opponents. $name: a player or a seat.
review-side = Win chances and luck are shown for: { $name }
review-accuracy = Accuracy
# $name: a player or a seat; $accuracy: in percent.
review-accuracy-seat = { $name } { $accuracy }%
# The parts of the result, in points of win chance.
review-mean = Average deal
review-deal = Deal
review-draws = Draws
review-skill = Play
review-rest = Rest
review-result = Result
review-adjusted = Luck-adjusted
# $turn: a number.
review-winnable = Until turn { $turn } every card could still have been played: a line was found that does it.
review-winnable-unknown = No line was found that plays every card, from any turn.
# $turns: numbers.
review-decisive = Turns that mattered most: { $turns }
review-decisive-command = The last turn failed because of “{ command }”.

# About many games. $won of $games were won; $rate, $adjusted, $error: percentages.
review-summary = { $won } of { $games } games won ({ $rate }%); luck-adjusted: { $adjusted }% ± { $error }
review-summary-accuracy = Mean accuracy: { $accuracy }%
review-dearest = Most costly mistakes
# $place: file and record; $lays, $best: in the notation; $loss: in points.
review-dearest-line = { $place }, turn { $turn }, seat { $seat }: { $lays }, better { $best } (−{ $loss })
