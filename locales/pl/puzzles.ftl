# Puzzles.

# What `tenback puzzles make` says. $count: how many were found; $file: where they are.
puzzles-made = { $count ->
    [one] { $count } zagadka jest
    [few] { $count } zagadki są
    [many] { $count } zagadek jest
   *[other] { $count } zagadki jest
} w pliku { $file }.
puzzles-interrupted = Przerwano przed końcem: { $count ->
    [one] { $count } zagadka jest
    [few] { $count } zagadki są
    [many] { $count } zagadek jest
   *[other] { $count } zagadki jest
} w pliku { $file }.

# What `tenback puzzles check` says. $count: how many were proved.
puzzles-proved = { $count ->
    [one] Udowodniono { $count } zagadkę.
    [few] Udowodniono { $count } zagadki.
    [many] Udowodniono { $count } zagadek.
   *[other] Udowodniono { $count } zagadki.
}
# $id: the puzzle; $why: what is wrong with it.
puzzles-unproved = Zagadka { $id }: { $why ->
    [position] to nie jest pozycja na zagadkę tego rodzaju.
    [solution] rozwiązanie nie jest najlepsze.
    [not-unique] istnieje inne rozwiązanie.
    [runner] druga najlepsza tura nie jest tak dobra, jak podaje zapis.
   *[other] dowód trwałby zbyt długo.
}
# Why a record is not a puzzle. $number: its number in the file; $tag: a name such as Rating.
puzzles-no-tag = Zapis { $number } nie jest zagadką: brakuje znacznika { $tag } lub jest on nieprawidłowy.
puzzles-over = Zapis { $number } nie jest zagadką: partia kończy się przed pierwszą kartą.

# What a puzzle asks for. $cards: those to be drawn.
puzzles-task-line = Odłóż wszystkie karty. Jest na to tylko jeden sposób.
puzzles-task-first-lay = Znajdź pierwszą kartę i jej stos: tylko po niej da się jeszcze odłożyć wszystkie karty.
puzzles-task-both = Widzisz obie ręce i grasz za obie.
puzzles-task-draw = Znajdź turę, która wygrywa najczęściej. Do dobrania, w nieznanej kolejności: { $cards }.
puzzles-task-duel = Znajdź turę, która od razu wygrywa. Widzisz obie ręce.
puzzles-task-duel-forced = Znajdź turę, która wygrywa przy każdej odpowiedzi. Widzisz obie ręce.

# What is wrong with an answer: each a sentence. $cards: numbers; $line: lays.
puzzles-loses = To natychmiastowa przegrana.
puzzles-unplayable = Źle: { $count ->
    [one] karty { $cards } nie da się już odłożyć.
    [few] kart { $cards } nie da się już odłożyć.
    [many] kart { $cards } nie da się już odłożyć.
   *[other] kart { $cards } nie da się już odłożyć.
}
puzzles-no-way = Źle: pozostałych kart nie da się już odłożyć w żadnej kolejności.
puzzles-no-win = Źle: żadna tura z takim początkiem nie wygrywa.
puzzles-answer = Źle: przeciwnik może odpowiedzieć: { $line }.
# $left and $best: percent.
puzzles-fewer = Źle: stąd wygrywa najwyżej { $left }% możliwości, a z rozwiązaniem { $best }%.

# Why the solution is the only one. $best and $second: percent.
puzzles-proof-line = Inaczej się nie da: w innej kolejności lub na innych stosach zostaje karta, której nie można już odłożyć.
puzzles-proof-first-lay = Po każdej innej pierwszej karcie zostaje karta, której nie można już odłożyć.
puzzles-proof-draw = Ta tura wygrywa przy { $best }% możliwych dobrań, druga najlepsza przy { $second }%.
puzzles-proof-duel = Żadna inna tura nie wygrywa od razu.
puzzles-proof-duel-forced = Po każdej innej turze przeciwnik ma odpowiedź, która uniemożliwia wygraną.

# In the terminal. $id: the puzzle; $themes: their names.
puzzles-title = zagadka { $id } · { $rating } · { $themes }
puzzles-right = Na razie dobrze.
puzzles-solved = Rozwiązane!
puzzles-solution = Rozwiązanie: { $line }.
# $rating with its $deviation; $solved of $tried: first attempts.
puzzles-your-rating = Twój ranking: { $rating } ± { $deviation } (za pierwszym razem rozwiązano { $solved } z { $tried }).
puzzles-unsaved = Nie można zapisać twoich postępów: { $error }.
puzzles-unknown = Nie ma zagadki { $id }.
puzzles-todo-then = n: następna zagadka. u: ta sama jeszcze raz.
puzzles-then = „next” daje następną zagadkę, „again” tę samą jeszcze raz.
puzzles-help = Wpisuj karty ze stosem, na przykład „45a 44b”, „end” kończy turę, „look” pokazuje stół, poza tym „solution”, „again”, „next”, „today”, „rating”, „theme” z ten-back, chain, order, commands, race lub all, „quit”.
puzzles-key-solution = rozwiązanie
puzzles-key-again = od nowa
puzzles-key-next = następna
puzzles-key-theme = temat
puzzles-key-today = na dziś
tui-menu-puzzles = Zagadki
