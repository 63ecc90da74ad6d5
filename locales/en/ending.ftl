# How a game has ended.

# $cards: how many the deck has.
ending-won = Won: all { $cards } cards are laid (A13).

# The first sentence of a lost game, or all of it if nothing more is known. $left: the cards not laid; $rating: excellent or plain.
ending-left = { $left ->
    [0] Lost although no card is left
    [one] Lost with one card left
   *[other] Lost with { $left } cards left
}{ $rating ->
    [excellent] : excellent!
   *[plain] .
}

# A lost game, and why. $seats: how many play; $seat: whose doing it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] The turn could not be completed
   *[other] { seat.start } could not complete the turn
} (A11, A14).
ending-lost-skull-open = { ending-left } { $seats ->
    [1] A { command } stayed uncovered
   *[other] { seat.start } left a { command } uncovered
} ({ $left ->
    [0] B8
   *[other] B7, B11
}, A14).
ending-lost-not-three = { ending-left } { $seats ->
    [1] The turn with a { command } did not have exactly three cards
   *[other] { seat.start } laid a { command }, but not exactly three cards
} (B9, B11, A14).
ending-lost-resigned = { ending-left } { $seats ->
    [1] You gave up
   *[other] { seat.start } gave up
} (A14).
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] The time ran out
   *[other] { seat.start } ran out of time
} (A14).

# Face to Face. $winner and $seat: seats; $cards: how many each deck has.
ending-seat-won-all-laid = { winner } has won: all { $cards } own cards are laid (C8).
ending-seat-won-stuck = { winner } has won: { seat } could not lay { $minimum ->
    [2] two
   *[other] { $minimum }
} cards (C9).
ending-seat-won-disobeyed = { winner } has won: { seat } could not obey a command (B4).
ending-seat-won-resigned = { winner } has won: { seat } gave up.
ending-seat-won-out-of-time = { winner } has won: { seat } ran out of time.
