# Jak skończyła się partia.

# $cards: ile kart ma talia.
ending-won = Wygrana: odłożono wszystkie { $cards } kart (A13).

# Pierwsze zdanie o przegranej partii albo jedyne, gdy nic więcej nie wiadomo. $left: karty nieodłożone; $rating:
# excellent albo plain.
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

# Przegrana i jej powód. $seats: ile osób gra; $seat: z czyjego powodu.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Nie dało się dokończyć tury
   *[other] { seat.start }: nie dało się dokończyć tury
} (A11, A14).
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Karta „{ command }” nie została zakryta
   *[other] { seat.start }: karta „{ command }” nie została zakryta
} ({ $left ->
    [0] B8
   *[other] B7, B11
}, A14).
ending-lost-not-three = { ending-left } { $seats ->
    [1] Tura z kartą „{ command }” nie miała dokładnie trzech kart
   *[other] { seat.start }: tura z kartą „{ command }” nie miała dokładnie trzech kart
} (B9, B11, A14).
ending-lost-resigned = { ending-left } { $seats ->
    [1] Partia została poddana
   *[other] { seat.start } poddaje partię
} (A14).
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Skończył się czas
   *[other] { seat.start }: skończył się czas
} (A14).

# Face to Face. $winner i $seat: miejsca; $cards: ile kart ma każda talia.
ending-seat-won-all-laid = { winner } wygrywa: odłożono wszystkie { $cards } własnych kart (C8).
ending-seat-won-stuck = { winner } wygrywa: { seat } nie może odłożyć { $minimum ->
    [2] dwóch
   *[other] { $minimum }
} kart (C9).
ending-seat-won-disobeyed = { winner } wygrywa: { seat } nie może wykonać rozkazu (B4).
ending-seat-won-resigned = { winner } wygrywa: { seat } poddaje partię.
ending-seat-won-out-of-time = { winner } wygrywa: { seat } nie ma już czasu.
