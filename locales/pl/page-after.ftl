# Strona: koniec partii przy stole.

## Koniec partii, obok stosów.

# Nagłówek, w kilku słowach: stoi pod łukiem. $result: won, excellent albo lost; w Face to Face: you albo other,
# z punktu widzenia tej osoby, albo seat dla kogoś, kto się tylko przygląda. $left: ile kart zostało.
page-after-heading = { $result ->
    [won] Wygrana!
    [you] Wygrywasz!
    [other] Dobra gra
    [seat] Partia skończona
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
