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
        [one] Przegrana: została { $left } karta
        [few] Przegrana: zostały { $left } karty
        [many] Przegrana: zostało { $left } kart
       *[other] Przegrana: zostało { $left } karty
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
# The same in Face to Face, where both have a draw pile. $name: the other player.
page-after-undrawn-own = Zostało w twoim stosie dobierania
page-after-undrawn-of = Zostało w stosie dobierania ({ $name })
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
page-after-review = Przeanalizuj partię
page-after-replay = Powtórka
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
