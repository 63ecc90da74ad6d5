# The page: puzzles. What a puzzle asks for, and what is wrong with a move, comes from the server.

page-puzzles-lead = Pozice s právě jedním řešením a důkaz, že jiné není. Vyřeš je, podívej se proč a pokračuj.
page-puzzles-unrated = Tvé hodnocení začíná na 1500. Počítá se jen první pokus o úlohu.
page-puzzles-rating = Tvé hodnocení: { $rating } ± { $deviation }
# $solved of $tried: first attempts.
page-puzzles-results = Napoprvé vyřešeno { $solved } z { $tried }.
# After the rating of somebody the server does not know.
page-puzzles-here = Ukládá se v tomto prohlížeči.
page-puzzles-today = Úloha dne
page-puzzles-difficulty = obtížnost { $difficulty }
# Behind the puzzle of the day.
page-puzzles-badge-solved = vyřešeno
page-puzzles-badge-tried = vyzkoušeno
page-puzzles-themes = Témata
# Below the name of a theme. $theme: as for puzzles-theme.
page-puzzles-about = { $theme ->
    [ten-back] jedna karta jde přesně o deset zpět
    [chain] několik karet jde o deset zpět
    [order] žádná cesta zpět: rozhoduje pořadí a hromádky
    [commands] Extreme s kartami příkazů
    [race] Face to Face: výhra hned nebo proti každé odpovědi
   *[all] směs podle tvého hodnocení
}
page-puzzles-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}

# One puzzle. $id: letters and digits.
page-puzzles-title = Úloha { $id }
page-puzzles-all = Všechny úlohy
page-puzzles-loading = Úloha se načítá…
page-puzzles-other-hand = Druhá ruka
page-puzzles-their-hand = Ruka protihráče
# Read aloud: the box with the task, and the list of moves.
page-puzzles-task = Zadání a výsledek
page-puzzles-solution = Řešení krok za krokem
page-puzzles-right = Zatím správně.
page-puzzles-solved = Vyřešeno!
page-puzzles-again = Tohle nebyl tvůj první pokus, takže se nepočítá.
# $change: such as +12.
page-puzzles-change = Tvé hodnocení: { $rating } ({ $change }).
page-puzzles-show = Ukázat řešení
page-puzzles-retry = Zkusit znovu
page-puzzles-next = Další úloha
page-puzzles-share = Kopírovat odkaz
