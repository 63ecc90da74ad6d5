# Jak hra skončila.

ending-won = Výhra: všech { $cards } karet je vyloženo (A13).

ending-left = { $left ->
    [0] Prohra, ačkoli žádná karta nezbývá
    [one] Prohra, zbývá jedna karta
    [few] Prohra, zbývají { $left } karty
   *[other] Prohra, zbývá { $left } karet
}{ $rating ->
    [excellent] : skvělý výsledek!
   *[plain] .
}

# Příčestí se řídí slovem „místo“.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Tah nešlo dokončit
   *[other] { seat.start } nemohlo dokončit tah
} (A11, A14).
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Lebka zůstala nezakrytá
   *[other] { seat.start } nechalo lebku nezakrytou
} ({ $left ->
    [0] B8
   *[other] B7, B11
}, A14).
ending-lost-not-three = { ending-left } { $seats ->
    [1] Tah s trojkou neměl přesně tři karty
   *[other] { seat.start } vyložilo trojku, ale ne přesně tři karty
} (B9, B11, A14).
ending-lost-resigned = { ending-left } { $seats ->
    [1] Hra byla vzdána
   *[other] { seat.start } hru vzdalo
} (A14).
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Vypršel čas
   *[other] { seat.dat-start } vypršel čas
} (A14).

# Face to Face.
ending-seat-won-all-laid = { winner } vyhrálo: všech { $cards } vlastních karet je vyloženo (C8).
ending-seat-won-stuck = { winner } vyhrálo: { seat } nemohlo vyložit { $minimum ->
    [2] dvě karty
    [one] ani jednu kartu
    [few] { $minimum } karty
   *[other] { $minimum } karet
} (C9).
ending-seat-won-disobeyed = { winner } vyhrálo: { seat } nemohlo splnit příkaz (B4).
ending-seat-won-resigned = { winner } vyhrálo: { seat } hru vzdalo.
ending-seat-won-out-of-time = { winner } vyhrálo: { seat.dat } vypršel čas.
