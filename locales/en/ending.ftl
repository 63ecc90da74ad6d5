# How a game ended.

# $cards: the number of cards in the deck.
ending-won = Won: all { $cards } cards played.

# The first sentence of a lost game, or all of it if nothing more is known. $left: cards not played; $rating: excellent or plain.
ending-left = { $left ->
    [0] Lost with no cards left
    [one] Lost with one card left
   *[other] Lost with { $left } cards left
}{ $rating ->
    [excellent] : excellent!
   *[plain] .
}

# A lost game, and why. $seats: the number of players; $seat: whose turn it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] The turn could not be completed.
   *[other] { seat.start } could not complete the turn.
}
ending-lost-skull-open = { ending-left } { $seats ->
    [1] A { command } was left uncovered.
   *[other] { seat.start } left a { command } uncovered.
}
ending-lost-not-three = { ending-left } { $seats ->
    [1] A turn with a { command } needs exactly three cards.
   *[other] { seat.start } played a { command }, but not exactly three cards.
}
ending-lost-resigned = { ending-left } { $seats ->
    [1] You gave up.
   *[other] { seat.start } gave up.
}
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] You ran out of time.
   *[other] { seat.start } ran out of time.
}

# Face to Face. $winner and $seat: seats; $cards: the number of cards in each deck.
ending-seat-won-all-laid = { winner } wins by playing all { $cards } cards.
ending-seat-won-stuck = { winner } wins: { seat } could not play { $minimum ->
    [2] two
   *[other] { $minimum }
} cards.
ending-seat-won-disobeyed = { winner } wins: { seat } could not obey a command.
ending-seat-won-resigned = { winner } wins: { seat } gave up.
ending-seat-won-out-of-time = { winner } wins: { seat } ran out of time.
