# Strona: koniec partii przy stole.

## Koniec partii, obok stosów.

# Nagłówek, w kilku słowach: stoi pod łukiem. $result: won, excellent albo lost. $left: ile kart zostało.
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
# Pod nagłówkiem. $laid: ile kart odłożono, $all: ile ich jest.
page-after-laid = Odłożono { $laid } z { $all } kart
# Liczby z partii; liczba stoi powyżej.
page-after-turns = Tur
page-after-backs = Cofnięć o dziesięć
# Na końcu wszystkie karty są odkryte.
page-after-hands = Karty, które zostały w ręce
page-after-undrawn = Zostały w talii
# Dlaczego nie dało się dokończyć ostatniej tury. $needed: ile kart brakowało; $count: ile ruchów było możliwych; $fits: te jako lista page-after-fit. $on: litera stosu.
page-after-fit = { $card } na { $on }
page-after-needed = { $needed ->
    [one] Brakowało jeszcze jednej karty
    [few] Brakowało jeszcze { $needed } kart
    [many] Brakowało jeszcze { $needed } kart
   *[other] Brakowało jeszcze { $needed } kart
}{ $count ->
    [0] : żadna z pozostałych kart nigdzie nie pasuje.
    [one] ; pasuje tylko { $fits }.
   *[other] ; pasują tylko { $fits }.
}
# Obraz linii od 1 do 100 ze znakiem dla każdej karty; dla osób, które go nie widzą.
page-after-picture = { $left ->
    [0] Odłożono wszystkie karty.
    [one] Odłożono wszystkie karty oprócz jednej. Została: { $cards }.
    [few] Nie odłożono: { $cards }.
    [many] Nie odłożono: { $cards }.
   *[other] Nie odłożono: { $cards }.
}
page-after-again = Następna partia
page-after-same = Te same karty
# Ktoś inny rozdał już następną partię.
page-after-dealt = Zaczęła się nowa partia.
page-after-join = Przejdź do nowej partii
page-after-replay = Powtórka
page-after-turned = Przełomowe tury
page-after-download = Pobierz .tgn
page-after-home = Strona główna
# $names: kto może to zrobić, jako lista: „Ada lub Ben”.
page-after-who-deals = Następną partię może rozdać: { $names }.
page-after-nobody-deals = Kto usiądzie, może rozdać następną partię.
page-after-empty-seat = Jedno miejsce jest wolne: następną partię można rozdać, gdy ktoś tam usiądzie.

## Czy karty były tymi, które obiecano. Słowa $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Uczciwe rozdanie: sprawdzone
    [broken] To nie jest obiecane rozdanie!
    [unknown] Uczciwe rozdanie: niesprawdzone
   *[checking] Uczciwe rozdanie: sprawdzam …
}
page-fair-why = Przed rozdaniem serwer potasował karty i podał wszystkim pieczęć: długą liczbę, która pasuje tylko do tej kolejności kart. Teraz, gdy wszystkie karty są odkryte, pieczęć jest obliczana jeszcze raz z tej kolejności i z tajnego słowa, soli. Jeśli jest taka sama, nikt nie mógł podmienić żadnej karty.
# $by: page albo server.
page-fair-who = { $by ->
    [server] Przy tym połączeniu twoja przeglądarka nie może obliczać pieczęci, więc zrobił to serwer. Pobierz partię i uruchom „tenback verify”, żeby sprawdzić to samodzielnie.
   *[page] Obliczyła ją twoja przeglądarka, bez pomocy serwera.
}
page-fair-broken = Pieczęć nie pasuje do kart albo jest inna niż ta, którą podano wcześniej: to nie były karty, które obiecano.
page-fair-unknown = Dla tego rozdania niczego nie obiecano albo nie było kogo zapytać. Pobierz partię i uruchom „tenback verify”, żeby sprawdzić to samodzielnie.
page-fair-seal = Pieczęć

## Jak skończyła się partia w słowach strony: z imionami, gdzie są znane.

# $cards: ile kart ma talia.
page-ending-won = Wygrana: odłożono wszystkie { $cards } kart.

# Przegrana i jej powód. $who: alone w grze solo, you przy własnej turze, other przy turze osoby $name.
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

# Face to Face. $who: czytający to winner, loser albo nikt z nich (other); $winner i $name: kto wygrał i kto przegrał.
page-ending-seat-won-all-laid = { $who ->
    [winner] Wygrywasz: odłożono wszystkie { $cards } twoich kart.
   *[other] { $winner } wygrywa: odłożono wszystkie { $cards } własnych kart.
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
    [winner] Wygrywasz: { $name } nie ma już czasu.
    [loser] { $winner } wygrywa: nie masz już czasu.
   *[other] { $winner } wygrywa: { $name } nie ma już czasu.
}
