# The page: replays. These texts are loaded only when needed.

## A replay.

# $game: as in names.ftl.
page-replay-title = Powtórka: { game }
page-replay-loading = Wczytywanie partii…
page-replay-dealt = Karty rozdane.
# The current position, for screen readers. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Tura { $number }. { $story }
page-replay-slider = Miejsce w partii
page-replay-first = Na początek
page-replay-turn-back = Poprzednia tura
page-replay-back = Krok wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-on = Krok dalej
page-replay-turn-on = Następna tura
page-replay-last = Na koniec
page-replay-keys = Klawisze: ← → krok, ↑ ↓ tura, Home i End, spacja odtwarza.
page-replay-turns = Tury
# An entry in the list of turns. $number: of the turn.
page-replay-turn = Tura { $number }
page-replay-before = Przed pierwszą turą
# In the list: no card was played in this turn.
page-replay-no-lay = bez karty
page-replay-ten-back = dziesięć wstecz
page-replay-eyes = Widok
page-replay-eyes-all = Wszystkie ręce
page-replay-eyes-table = Bez kart na rękach
page-replay-hands = Ręce
# A hidden hand. $count: the number of cards.
page-replay-hidden = { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
# After the name of the seat whose turn it is.
page-replay-to-move = teraz gra
# What a seat has signalled, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = ma kartę „{ command }”
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] woli nie zaczynać
   *[let-me-begin] chce zacząć
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] Stos dobierania jest pusty
    [one] Do dobrania jedna karta
    [few] Do dobrania { $count } karty
    [many] Do dobrania { $count } kart
   *[other] Do dobrania { $count } karty
}
# A chart of the game: how much room each pile has used. For screen readers. $hops: how often a pile went back.
page-replay-chart = Ile toru zużył każdy stos, od rozdania do końca. Dziesięć wstecz: { $hops ->
    [0] ani razu
    [one] raz
    [few] { $hops } razy
    [many] { $hops } razy
   *[other] { $hops } razu
}.
page-replay-legend = Wypełnienie: zużyta część toru. Romb: dziesięć wstecz.
# A button: shows win chances, mistakes, luck and skill.
page-replay-review = Analiza
page-replay-copy = Kopiuj link do tej tury
page-replay-copied = Link skopiowany.
page-replay-copy-failed = Skopiuj link z paska adresu.
page-replay-download = Pobierz .tgn
page-replay-to-table = Do stołu
# How a game ended, in two or three words. $left: the number of cards left, $name: the winner.
page-replay-result = { $result ->
    [won] wygrana
    [seat] wygrana: { $name }
    [open] w toku
   *[lost] { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
        [many] zostało { $left } kart
       *[other] zostało { $left } karty
    }
}

# $games: the number of games in the file, two or more.
page-replay-games = { $games ->
    [one] W tym pliku jest { $games } partia.
    [few] W tym pliku są { $games } partie; to jest pierwsza.
    [many] W tym pliku jest { $games } partii; to jest pierwsza.
   *[other] W tym pliku jest { $games } partii; to jest pierwsza.
}

## Opening a record.

page-replay-open = Obejrzyj partię
page-replay-open-why = Wybierz zapis (plik .tgn) albo upuść go gdziekolwiek na tej stronie. Możesz go pobrać po każdej partii.
page-replay-choose = Wybierz plik .tgn
page-replay-choose-other = Wybierz inny plik .tgn
page-replay-unreadable = Nie da się pokazać tej partii
page-replay-not-found = Nie udało się wczytać partii
page-replay-try-again = Spróbuj ponownie

## What if: playing on from a position of a record.

page-what-if = A gdyby…
# $number: the turn where the new line starts.
page-what-if-heading = { $number ->
    [0] A gdyby od rozdania
   *[other] A gdyby od tury { $number }
}
page-what-if-how = Wybierz kartę, potem stos. Grasz za wszystkich.
page-what-if-here = A gdyby stąd
page-what-if-begin = Kto zaczyna?
page-what-if-end = Zakończ turę
# $more: cards that must be played before the turn may end.
page-what-if-owes = Odłóż { more-cards }
page-what-if-undo = Cofnij
page-what-if-bots = Niech dograją boty
page-what-if-level = Boty
page-what-if-thinking = Chwila namysłu…
page-what-if-back = Wróć do zapisu
page-what-if-download = Pobierz tę partię
# Two labels; the result of each game follows.
page-what-if-record = Oryginał
page-what-if-this = A gdyby
