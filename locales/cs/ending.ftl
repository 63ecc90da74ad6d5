# How a game ended.

# $cards: the number of cards in the deck.
ending-won = Výhra: všech { $cards } karet je vyloženo.

# The first sentence of a lost game, or all of it if nothing more is known. $left: cards not played; $rating: excellent or plain.
ending-left = { $left ->
    [0] Prohra, ačkoli žádná karta nezbývá
    [one] Prohra, zbývá jedna karta
    [few] Prohra, zbývají { $left } karty
   *[other] Prohra, zbývá { $left } karet
}{ $rating ->
    [excellent] : skvělý výsledek!
   *[plain] .
}

# A lost game, and why. $seats: the number of players; $seat: whose turn it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Tah nešlo dokončit.
   *[other] { seat.start } nemohlo dokončit tah.
}
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Lebka zůstala nezakrytá.
   *[other] { seat.start } nechalo lebku nezakrytou.
}
ending-lost-not-three = { ending-left } { $seats ->
    [1] Tah s kartou 3! neměl přesně tři karty.
   *[other] { seat.start } vyložilo kartu 3!, ale ne přesně tři karty.
}
ending-lost-resigned = { ending-left } { $seats ->
    [1] Vzdáváš hru.
   *[other] { seat.start } hru vzdalo.
}
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Vypršel ti čas.
   *[other] { seat.dat-start } vypršel čas.
}

# Face to Face. $winner and $seat: seats; $cards: the number of cards in each deck.
ending-seat-won-all-laid = { winner } vyhrálo: má vyloženo všech { $cards } karet.
ending-seat-won-stuck = { winner } vyhrálo: { seat } nemohlo vyložit { $minimum ->
    [2] dvě karty
    [one] ani jednu kartu
    [few] { $minimum } karty
   *[other] { $minimum } karet
}.
ending-seat-won-disobeyed = { winner } vyhrálo: { seat } nemohlo splnit příkaz.
ending-seat-won-resigned = { winner } vyhrálo: { seat } hru vzdalo.
ending-seat-won-out-of-time = { winner } vyhrálo: { seat.dat } vypršel čas.
