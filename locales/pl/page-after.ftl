# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Wygrana!
    [excellent] { $left ->
        [one] Została { $left }: znakomicie!
        [few] Zostały { $left }: znakomicie!
        [many] Zostało { $left }: znakomicie!
       *[other] Zostało { $left }: znakomicie!
    }
   *[lost] { $left ->
        [one] Została { $left } karta
        [few] Zostały { $left } karty
        [many] Zostało { $left } kart
       *[other] Zostało { $left } karty
    }
}
# Under the heading. $laid: cards played, $all: cards in the deck.
page-after-laid = Odłożono { $laid } z { $all } kart
# Key figures of the game; the number is above.
page-after-turns = Tury
page-after-backs = Dziesięć wstecz
page-after-hints = Użyte podpowiedzi
# All hands are shown once the game is over.
page-after-hands = Karty, które zostały na rękach
page-after-undrawn = Zostało w stosie dobierania
# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of page-after-fit. $on: the letter of a pile.
page-after-fit = { $card } na { $on }
page-after-needed = { $needed ->
    [one] Brakowało jeszcze jednej karty
    [few] Brakowało jeszcze { $needed } kart
    [many] Brakowało jeszcze { $needed } kart
   *[other] Brakowało jeszcze { $needed } karty
}{ $count ->
    [0] : żadna z pozostałych kart nigdzie nie pasuje.
    [1] ; pasuje tylko { $fits }.
   *[other] ; pasują tylko { $fits }.
}
# A picture of the line from 1 to 100 with a mark for each card; for screen readers.
page-after-picture = { $left ->
    [0] Odłożono wszystkie karty.
    [one] Odłożono wszystkie karty oprócz jednej. Została: { $cards }.
    [few] Pozostałe karty: { $cards }.
    [many] Pozostałe karty: { $cards }.
   *[other] Pozostałe karty: { $cards }.
}
page-after-again = Następna partia
page-after-same = Te same karty
# Somebody else has dealt while the reader still looked at the end.
page-after-dealt = Zaczęła się nowa partia.
page-after-join = Przejdź do nowej partii
page-after-replay = Powtórka
page-after-turned = Przełomowe tury
page-after-download = Pobierz .tgn
page-after-home = Strona główna
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = Następną partię może rozdać: { $names }.
page-after-nobody-deals = Kto usiądzie, może rozdać następną partię.
page-after-empty-seat = Jedno miejsce jest wolne: następną partię można rozdać, gdy ktoś tam usiądzie.

## Whether the cards match what was promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Uczciwe rozdanie: sprawdzone
    [broken] To nie jest obiecane rozdanie!
    [unknown] Uczciwe rozdanie: niesprawdzone
   *[checking] Uczciwe rozdanie: sprawdzanie…
}
page-fair-why = Przed rozdaniem serwer potasował karty i podał wszystkim pieczęć: długą liczbę, która pasuje tylko do tej kolejności kart. Teraz, gdy wszystkie karty są odkryte, pieczęć jest obliczana jeszcze raz z tej kolejności i z tajnego słowa, soli. Jeśli jest taka sama, nikt nie mógł podmienić żadnej karty.
# $by: page or server.
page-fair-who = { $by ->
    [server] Przy tym połączeniu twoja przeglądarka nie może obliczać pieczęci, więc zrobił to serwer. Pobierz partię i uruchom „tenback verify”, żeby sprawdzić to samodzielnie.
   *[page] Obliczyła ją twoja przeglądarka, bez pomocy serwera.
}
page-fair-broken = Pieczęć nie pasuje do kart albo jest inna niż ta, którą podano wcześniej: to nie były karty, które obiecano.
page-fair-unknown = Dla tego rozdania niczego nie obiecano albo serwer nie odpowiedział. Pobierz partię i uruchom „tenback verify”, żeby sprawdzić to samodzielnie.
page-fair-seal = Pieczęć

## How a game ended, as the page shows it: with names where they are known.

# $cards: the number of cards in the deck.
page-ending-won = Wygrana: odłożono wszystkie { $cards } kart.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
page-ending-left = { $left ->
    [0] Przegrana, choć nie została żadna karta
    [one] Przegrana, została jedna karta
    [few] Przegrana, zostały { $left } karty
    [many] Przegrana, zostało { $left } kart
   *[other] Przegrana, zostało { $left } karty
}{ $rating ->
    [excellent] : znakomicie!
   *[plain] .
}
page-ending-why-stuck = { $who ->
    [alone] Nie dało się dokończyć tury.
    [you] Nie dało się dokończyć twojej tury.
   *[other] { $name }: nie dało się dokończyć tury.
}
page-ending-why-skull-open = { $who ->
    [alone] Karta „{ command }” nie została zakryta.
    [you] Twoja karta „{ command }” nie została zakryta.
   *[other] { $name }: karta „{ command }” nie została zakryta.
}
page-ending-why-not-three = { $who ->
    [alone] Tura z kartą „{ command }” nie miała dokładnie trzech kart.
    [you] Twoja tura z kartą „{ command }” nie miała dokładnie trzech kart.
   *[other] { $name }: tura z kartą „{ command }” nie miała dokładnie trzech kart.
}
page-ending-why-resigned = { $who ->
    [alone] Partia została poddana.
    [you] Poddajesz partię.
   *[other] { $name } poddaje partię.
}
page-ending-why-out-of-time = { $who ->
    [alone] Skończył się czas.
    [you] Skończył ci się czas.
   *[other] { $name }: skończył się czas.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
page-ending-seat-won-all-laid = { $who ->
    [winner] Wygrywasz: wszystkie twoje karty ({ $cards }) są odłożone.
   *[other] { $winner } wygrywa: wszystkie karty ({ $cards }) są odłożone.
}
page-ending-seat-won-stuck = { $who ->
    [winner] Wygrywasz: { $name } nie może odłożyć dwóch kart.
    [loser] { $winner } wygrywa: nie możesz odłożyć dwóch kart.
   *[other] { $winner } wygrywa: { $name } nie może odłożyć dwóch kart.
}
page-ending-seat-won-disobeyed = { $who ->
    [winner] Wygrywasz: { $name } nie może wykonać rozkazu.
    [loser] { $winner } wygrywa: nie możesz wykonać rozkazu.
   *[other] { $winner } wygrywa: { $name } nie może wykonać rozkazu.
}
page-ending-seat-won-resigned = { $who ->
    [winner] Wygrywasz: { $name } poddaje partię.
    [loser] { $winner } wygrywa: poddajesz partię.
   *[other] { $winner } wygrywa: { $name } poddaje partię.
}
page-ending-seat-won-out-of-time = { $who ->
    [winner] Wygrywasz: przeciwnikowi ({ $name }) skończył się czas.
    [loser] { $winner } wygrywa: skończył ci się czas.
   *[other] { $winner } wygrywa: przeciwnikowi ({ $name }) skończył się czas.
}
