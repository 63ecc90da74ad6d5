# Strona: partie oglądane jeszcze raz. Te teksty są czytane dopiero wtedy.

## Partia oglądana jeszcze raz.

# $game: jak w names.ftl.
page-replay-title = Powtórka: { game }
page-replay-loading = Pobieram partię …
page-replay-dealt = Karty rozdane.
# Gdzie się jest, dla osób, które tego nie widzą. $number: numer tury, $story: co się stało, całe zdania.
page-replay-moment = Tura { $number }. { $story }
page-replay-slider = Moment partii
page-replay-first = Początek
page-replay-turn-back = Tura wstecz
page-replay-back = Krok wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-on = Krok dalej
page-replay-turn-on = Następna tura
page-replay-last = Koniec
page-replay-keys = Klawisze: ← → krok, ↑ ↓ tura, Home i End, spacja odtwarza.
page-replay-turns = Tury
# Pozycja na liście tur. $number: numer tury.
page-replay-turn = Tura { $number }
page-replay-before = Przed pierwszą turą
# Na liście: w tej turze nie odłożono żadnej karty.
page-replay-no-lay = bez karty
page-replay-ten-back = dziesięć wstecz
page-replay-eyes = Czyimi oczami
page-replay-eyes-all = Wszystkie ręce
page-replay-eyes-table = Tylko stół
page-replay-hands = Ręce
# Ręka, której nie widać. $count: ile kart.
page-replay-hidden = { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
# Za nazwą miejsca, które teraz gra.
page-replay-to-move = teraz gra
# Co miejsce powiedziało innym, pod jego kartami. $pile: litera, $signal: jak w names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: jak w names.ftl.
page-replay-holds = mam kartę „{ command }”
# $wish: let-me-begin albo not-me.
page-replay-wish = { $wish ->
    [not-me] wolę nie zaczynać
   *[let-me-begin] chcę zacząć
}
# $count: w stosie albo w stosach dobierania.
page-replay-stock = { $count ->
    [0] Stos dobierania jest pusty
    [one] Do dobrania jedna karta
    [few] Do dobrania { $count } karty
    [many] Do dobrania { $count } kart
   *[other] Do dobrania { $count } karty
}
# Obraz partii: ile toru zużył każdy stos. Dla osób, które go nie widzą. $hops: ile razy stos się cofnął.
page-replay-chart = Ile toru zużył każdy stos, od rozdania do końca. Dziesięć wstecz: { $hops ->
    [0] ani razu
    [one] raz
    [few] { $hops } razy
    [many] { $hops } razy
   *[other] { $hops } razu
}.
page-replay-legend = Wypełnienie: zużyta część toru. Romb: dziesięć wstecz.
# Przed turami, które zużyły najwięcej; dalej przyciski z numerem tury i jej kosztem.
page-replay-dearest = Przełomowe tury
# $number: numer tury, $cost: ile w sumie zużyła, na przykład +38.
page-replay-dear-turn = Tura { $number }: { $cost }
page-replay-copy = Kopiuj link do tej tury
page-replay-copied = Link skopiowany.
page-replay-copy-failed = Link jest w pasku adresu: skopiuj go stamtąd.
page-replay-download = Pobierz .tgn
page-replay-to-table = Do stołu
# Jak skończyła się partia, w dwóch lub trzech słowach. $left: karty, które zostały, $name: kto wygrał.
page-replay-result = { $result ->
    [won] wygrana
    [seat] wygrana: { $name }
    [open] niedokończona
   *[lost] { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
        [many] zostało { $left } kart
       *[other] zostało { $left } karty
    }
}

# $games: ile partii jest w pliku, dwie albo więcej.
page-replay-games = { $games ->
    [one] W tym pliku jest { $games } partia.
    [few] W tym pliku są { $games } partie; to jest pierwsza.
    [many] W tym pliku jest { $games } partii; to jest pierwsza.
   *[other] W tym pliku jest { $games } partii; to jest pierwsza.
}

## Otwieranie zapisu.

page-replay-open = Obejrzyj partię jeszcze raz
page-replay-open-why = Wybierz zapis, czyli plik z końcówką .tgn, albo upuść go gdziekolwiek na tej stronie. Zapis możesz pobrać po każdej partii.
page-replay-choose = Wybierz plik .tgn
page-replay-choose-other = Wybierz inny plik .tgn
page-replay-unreadable = To nie jest partia, którą da się pokazać
page-replay-not-found = Nie udało się pobrać partii
page-replay-try-again = Spróbuj ponownie

## A gdyby: gra dalej od jakiegoś miejsca zapisu.

page-what-if = A gdyby …
# $number: numer tury, od której jest inaczej.
page-what-if-heading = { $number ->
    [0] A gdyby … od rozdania
   *[other] A gdyby … od tury { $number }
}
page-what-if-how = Wybierz kartę, potem stos. Grasz za wszystkich.
page-what-if-here = A gdyby … stąd
page-what-if-begin = Kto zaczyna?
page-what-if-end = Zakończ turę
# $more: karty, które trzeba odłożyć, zanim tura może się skończyć.
page-what-if-owes = Odłóż { more-cards }
page-what-if-undo = Cofnij
page-what-if-bots = Niech grają boty
page-what-if-level = Boty
page-what-if-thinking = Chwila namysłu …
page-what-if-back = Wróć do zapisu
page-what-if-download = Pobierz tę partię
# Dwie etykiety; za nimi stoi, jak skończyła się każda z partii.
page-what-if-record = Zapis
page-what-if-this = Tutaj
