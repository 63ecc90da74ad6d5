# How a game ended.

# $cards: the number of cards in the deck.
ending-won = Wygrana: odłożono wszystkie { $cards } kart.

# The first sentence of a lost game, or all of it if nothing more is known. $left: cards not played; $rating: excellent or plain.
ending-left = { $left ->
    [0] Przegrana, choć nie została żadna karta
    [one] Przegrana, została jedna karta
    [few] Przegrana, zostały { $left } karty
    [many] Przegrana, zostało { $left } kart
   *[other] Przegrana, zostało { $left } karty
}{ $rating ->
    [excellent] : znakomicie!
   *[plain] .
}

# A lost game, and why. $seats: the number of players; $seat: whose turn it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Nie dało się dokończyć tury.
   *[other] { seat.start }: nie dało się dokończyć tury.
}
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Karta „{ command }” nie została zakryta.
   *[other] { seat.start }: karta „{ command }” nie została zakryta.
}
ending-lost-not-three = { ending-left } { $seats ->
    [1] Tura z kartą „{ command }” nie miała dokładnie trzech kart.
   *[other] { seat.start }: tura z kartą „{ command }” nie miała dokładnie trzech kart.
}
ending-lost-resigned = { ending-left } { $seats ->
    [1] Poddajesz partię.
   *[other] { seat.start } poddaje partię.
}
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Skończył ci się czas.
   *[other] { seat.start }: skończył się czas.
}

# Face to Face. $winner and $seat: seats; $cards: the number of cards in each deck.
ending-seat-won-all-laid = { winner } wygrywa: wszystkie karty ({ $cards }) są odłożone.
ending-seat-won-stuck = { winner } wygrywa: { seat } nie może odłożyć { $minimum ->
    [2] dwóch
   *[other] { $minimum }
} kart.
ending-seat-won-disobeyed = { winner } wygrywa: { seat } nie może wykonać rozkazu.
ending-seat-won-resigned = { winner } wygrywa: { seat } poddaje partię.
ending-seat-won-out-of-time = { winner } wygrywa: przeciwnikowi ({ seat }) skończył się czas.
