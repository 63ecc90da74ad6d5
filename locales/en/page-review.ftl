# The page: the review of a finished game. Words for verdicts and reasons are in review.ftl and reason.ftl.

page-review-heading = Review
# A switch: whether marks such as “mistake” are shown.
page-review-verdicts = Show verdicts
page-review-starting = Starting the review…
# $done of $turns are known.
page-review-progress = { $done } of { $turns } turns reviewed
page-review-done = The review is ready.
page-review-broken = The review stopped before it was complete.
# After the sentence about what went wrong.
page-review-partial = Here is what it found so far.

## The curve.

page-review-curve = Win chance
# Between opponents. $name: whose chance it is.
page-review-curve-of = Win chance of { $name }
# For screen readers. $title: one of the two above.
page-review-picture = { $title }, turn by turn. “All turns as a table” has the numbers.
# At the slider, for screen readers. $percent: with its sign.
page-review-now = Win chance: { $percent }.

## The turn that is shown.

# $name: whose turn it was.
page-review-this = Turn { $number }: { $name }
page-review-not-yet = Turn { $number } hasn’t been reviewed yet.
# After the verdict. A point is one percent of win chance.
page-review-lost = { $points ->
    [0] lost less than one point of win chance
    [one] lost one point of win chance
   *[other] lost { $points } points of win chance
}
# Shows the better turn.
page-review-on-board = Show on the board
# $points: with a sign, such as −3.
page-review-luck = Luck with the draw: { $points }

## The whole game.

# Before buttons that lead to turns. Each says what it cost by play, or what luck gave or took; $points has a sign.
page-review-decisive = Turns that mattered most
page-review-decisive-lost = play { $points }
page-review-decisive-luck = luck { $points }
# A chart of bars: review-mean and what follows in review.ftl.
page-review-balance = Luck and skill
page-review-adjusted-why = The result without the luck of the deal and the draws. In a single game it can be below 0% or above 100%.
# The word in quotes is review-rest.
page-review-rest-why = “Rest” is neither luck nor skill: what the other players happened to hold, and where the game was played better or worse than the reference player would have played it.
# A game that was lost: opens the list of turns that would have won it.
page-review-line = How it could have been won
page-review-table = All turns as a table
# Between opponents.
page-review-side = Win chances and luck are those of { $name }.

## Mistakes to play again.

# $count: how many there are.
page-review-retry = { $count ->
    [one] Retry one mistake
   *[other] Retry { $count } mistakes
}
page-review-retry-whose = Whose mistakes
page-review-no-mistakes = No mistakes found.
page-review-retry-heading = Mistake { $number } of { $count }
page-review-retry-how = You play for { $name }. Choose a card, then a pile, and end the turn: the review tells you what it’s worth.
# $lays: in the notation, such as “57b 59b”. One line, if possible.
page-review-retry-task = Turn { $turn }: { $lays } was played. Find a better turn.
# What a turn is worth that somebody played instead. One line or two.
page-review-answer = { $answer ->
    [best] Yes, that’s the best turn found.
    [close] Yes, that’s as good as the best turn found.
    [played] That’s what was played. There is a better turn.
    [worse] { $points ->
        [one] That loses one point of win chance.
       *[other] That loses { $points } points of win chance.
    } There is a better turn.
    [cards] { $cards ->
        [one] That leaves about one more card in the end.
       *[other] That leaves about { $cards } more cards in the end.
    } There is a better turn.
   *[unknown] That isn’t among the best turns found. What it’s worth couldn’t be measured.
}
page-review-judging = Working out what that’s worth…
page-review-hint = Hint
# The best turn, its first card.
page-review-hint-lay = It starts with { $card } on { pile }.
# A button, as short as possible.
page-review-show-answer = Show answer
page-review-retry-next = Next mistake
page-review-retry-finish = Finish
page-review-retried = All mistakes retried
page-review-retry-result = { $solved } of { $count } solved.
page-review-back = Back to the review
