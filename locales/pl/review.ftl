# The review of a finished game.

# Why a record cannot be reviewed.
review-open = Partia jeszcze się nie skończyła: dokończ ją, potem będzie można ją przeanalizować.
review-set-up = Partia zaczyna się od ustawionej pozycji: analizować można tylko partie, które zaczynają się od rozdania.
review-no-reference = Żaden bot nie potrafi ocenić partii z takimi zasadami.
# $file: the picture.
review-one-picture = { $file } może pokazać tylko jedną partię: podaj plik z jednym zapisem albo pomiń --svg.
# $games: how many were reviewed.
review-interrupted = Przerwano przed końcem, liczba przeanalizowanych partii: { $games }.

# How good a turn was. $verdict: its word in JSON.
review-verdict = { $verdict ->
    [great] świetna
    [best] najlepsza
    [good] dobra
    [inaccuracy] niedokładność
    [mistake] błąd
    [blunder] gruby błąd
    [forced] wymuszona
    [decided] przesądzone
   *[unfinished] przerwana
}

# What was worse about a turn than about the best one: each a sentence of its own.
# $card: a number; $name: a player; $step: how far; $count: how many cards.
review-lost-at-once = To oznaczało natychmiastową przegraną.
review-cards-left = Na koniec zostanie przez to przeciętnie o { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} więcej.
review-missed-trick = Kartą { $card } można było na { pile.locative } cofnąć się o dziesięć.
review-signal-ignored = Była prośba o ostrożność na { pile.locative } ({ $name }).
review-long-step = { $card } na { pile.locative } to krok o { $step }.
review-command-laid = Karta „{ command }” mogła poczekać.
review-more-cards = Lepiej było odłożyć o { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} mniej.
review-fewer-cards = Lepiej było odłożyć o { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} więcej.
review-missed-help = Pomoc na { pile.locative } pozwoliłaby uzupełnić rękę.
review-helped = Pomoc na { pile.locative } się nie opłaciła.

# Headings of the table.
review-turn = Tura
review-seat = Miejsce
review-chance = Szansa %
review-luck = Szczęście
review-loss = Strata
review-verdict-heading = Ocena
review-played = Zagrano
review-better = Lepiej

# About the whole game. $file, $record: where it is; $game: the word of the notation.
review-title = { $file }, zapis { $record }: { game }
# The same in a picture. $turn and $percent are on the axes.
review-picture = Szansa na wygraną w kolejnych turach
# $level: who plays on.
review-reference = Szanse zakładają, że na każdym miejscu gra dalej { level }.
# Between opponents. $name: a player or a seat.
review-side = Szanse i szczęście dotyczą: { $name }
review-accuracy = Dokładność
# $name: a player or a seat; $accuracy: in percent.
review-accuracy-seat = { $name } { $accuracy }%
# The parts of the result, in points of win chance.
review-mean = Średnia
review-deal = Rozdanie
review-draws = Dobieranie
review-skill = Gra
review-rest = Reszta
review-result = Wynik
review-adjusted = Bez szczęścia
# $turn: a number.
review-winnable = Do tury { $turn } dało się jeszcze odłożyć wszystkie karty: znaleziono sposób.
review-winnable-unknown = Od żadnej tury nie znaleziono sposobu na odłożenie wszystkich kart.
# $turns: numbers.
review-decisive = Najważniejsze tury: { $turns }
review-decisive-command = Ostatnią turę uniemożliwiła karta „{ command }”.

# About many games. $won of $games were won; $rate, $adjusted, $error: percentages.
review-summary = Wygrane: { $won } z { $games } ({ $rate }%); bez szczęścia: { $adjusted }% ± { $error }
review-summary-accuracy = Średnia dokładność: { $accuracy }%
review-dearest = Najdroższe błędy
# $place: file and record; $lays, $best: in the notation; $loss: in points.
review-dearest-line = { $place }, tura { $turn }, miejsce { $seat }: { $lays }, lepiej { $best } (−{ $loss })
