# How a game ended, at the table and in the terminal: with names where they are known.

# $cards: the number of cards in the deck.
ending-won = Wygrana: odłożono wszystkie { $cards } kart.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
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
ending-why-stuck = { $who ->
    [alone] Nie dało się dokończyć tury.
    [you] Nie dało się dokończyć twojej tury.
   *[other] { $name }: nie dało się dokończyć tury.
}
ending-why-skull-open = { $who ->
    [alone] Karta „{ command }” nie została zakryta.
    [you] Twoja karta „{ command }” nie została zakryta.
   *[other] { $name }: karta „{ command }” nie została zakryta.
}
ending-why-not-three = { $who ->
    [alone] Tura z kartą „{ command }” nie miała dokładnie trzech kart.
    [you] Twoja tura z kartą „{ command }” nie miała dokładnie trzech kart.
   *[other] { $name }: tura z kartą „{ command }” nie miała dokładnie trzech kart.
}
ending-why-resigned = { $who ->
    [alone] Partia została poddana.
    [you] Poddajesz partię.
   *[other] Drużyna poddała partię; propozycja: { $name }.
}
ending-why-out-of-time = { $who ->
    [alone] Skończył się czas.
    [you] Skończył ci się czas.
   *[other] { $name }: skończył się czas.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
ending-seat-won-all-laid = { $who ->
    [winner] Wygrywasz: wszystkie twoje karty ({ $cards }) są odłożone.
   *[other] { $winner } wygrywa: wszystkie karty ({ $cards }) są odłożone.
}
ending-seat-won-stuck = { $who ->
    [winner] Wygrywasz: { $name } nie może odłożyć dwóch kart.
    [loser] { $winner } wygrywa: nie możesz odłożyć dwóch kart.
   *[other] { $winner } wygrywa: { $name } nie może odłożyć dwóch kart.
}
ending-seat-won-disobeyed = { $who ->
    [winner] Wygrywasz: { $name } nie może wykonać rozkazu.
    [loser] { $winner } wygrywa: nie możesz wykonać rozkazu.
   *[other] { $winner } wygrywa: { $name } nie może wykonać rozkazu.
}
ending-seat-won-resigned = { $who ->
    [winner] Wygrywasz: { $name } poddaje partię.
    [loser] { $winner } wygrywa: poddajesz partię.
   *[other] { $winner } wygrywa: { $name } poddaje partię.
}
ending-seat-won-out-of-time = { $who ->
    [winner] Wygrywasz: przeciwnikowi ({ $name }) skończył się czas.
    [loser] { $winner } wygrywa: skończył ci się czas.
   *[other] { $winner } wygrywa: przeciwnikowi ({ $name }) skończył się czas.
}

# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of ending-fit. $on: the letter of a pile.
ending-fit = { $card } na { $on }
ending-uncovered = Żadna z pozostałych kart nie pasuje na stos { $on }.
ending-needed = { $needed ->
    [one] Brakowało jeszcze jednej karty
    [few] Brakowało jeszcze { $needed } kart
    [many] Brakowało jeszcze { $needed } kart
   *[other] Brakowało jeszcze { $needed } karty
}{ $count ->
    [0] : żadna z pozostałych kart nigdzie nie pasuje.
    [1] ; pasuje tylko { $fits }.
   *[other] ; pasują tylko { $fits }.
}
