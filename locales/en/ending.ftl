# How a game ended, at the table and in the terminal: with names where they are known.

# $cards: the number of cards in the deck.
ending-won = Won: all { $cards } cards played.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
ending-left = { $left ->
    [0] Lost with no cards left
    [one] Lost with one card left
   *[other] Lost with { $left } cards left
}{ $rating ->
    [excellent] : excellent!
   *[plain] .
}
ending-why-stuck = { $who ->
    [alone] The turn could not be completed.
    [you] You could not complete your turn.
   *[other] { $name } could not complete the turn.
}
ending-why-skull-open = { $who ->
    [alone] A { command } was left uncovered.
    [you] You left a { command } uncovered.
   *[other] { $name } left a { command } uncovered.
}
ending-why-not-three = { $who ->
    [alone] A turn with a { command } needs exactly three cards.
    [you] You played a { command }, but not exactly three cards.
   *[other] { $name } played a { command }, but not exactly three cards.
}
ending-why-resigned = { $who ->
    [alone] You gave up.
    [you] You gave up.
   *[other] The team gave up, as { $name } suggested.
}
ending-why-out-of-time = { $who ->
    [alone] You ran out of time.
    [you] You ran out of time.
   *[other] { $name } ran out of time.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
ending-seat-won-all-laid = { $who ->
    [winner] You win by playing all { $cards } cards.
   *[other] { $winner } wins by playing all { $cards } cards.
}
ending-seat-won-stuck = { $who ->
    [winner] You win: { $name } could not play two cards.
    [loser] { $winner } wins: you could not play two cards.
   *[other] { $winner } wins: { $name } could not play two cards.
}
ending-seat-won-disobeyed = { $who ->
    [winner] You win: { $name } could not obey a command.
    [loser] { $winner } wins: you could not obey a command.
   *[other] { $winner } wins: { $name } could not obey a command.
}
ending-seat-won-resigned = { $who ->
    [winner] You win: { $name } gave up.
    [loser] { $winner } wins: you gave up.
   *[other] { $winner } wins: { $name } gave up.
}
ending-seat-won-out-of-time = { $who ->
    [winner] You win: { $name } ran out of time.
    [loser] { $winner } wins: you ran out of time.
   *[other] { $winner } wins: { $name } ran out of time.
}

# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of ending-fit. $on: the letter of a pile.
ending-fit = { $card } on { $on }
ending-uncovered = No card left in hand fits on pile { $on }.
ending-needed = { $needed ->
    [one] One more card was needed
   *[other] { $needed } more cards were needed
}{ $count ->
    [0] : none of the cards left fits anywhere.
    [one] ; only { $fits } fits.
   *[other] ; only { $fits } fit.
}
