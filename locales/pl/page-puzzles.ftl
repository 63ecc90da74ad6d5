# The page: puzzles. What a puzzle asks for, and what is wrong with a move, comes from the server.

page-puzzles-lead = Pozycje z dokładnie jednym rozwiązaniem i dowodem, że innego nie ma. Rozwiąż, zobacz dlaczego i graj dalej.
page-puzzles-unrated = Twój ranking zaczyna się od 1500. Liczy się tylko pierwsza próba rozwiązania zagadki.
page-puzzles-rating = Twój ranking: { $rating } ± { $deviation }
# $solved of $tried: first attempts.
page-puzzles-results = Za pierwszym razem rozwiązano { $solved } z { $tried }.
# After the rating of somebody the server does not know.
page-puzzles-here = Jest zapisany w tej przeglądarce.
page-puzzles-today = Zagadka dnia
page-puzzles-difficulty = trudność { $difficulty }
# Behind the puzzle of the day.
page-puzzles-badge-solved = rozwiązana
page-puzzles-badge-tried = po próbie
page-puzzles-themes = Tematy
# Below the name of a theme. $theme: as for puzzles-theme.
page-puzzles-about = { $theme ->
    [ten-back] jedna karta cofa się dokładnie o dziesięć
    [chain] kilka kart cofa się o dziesięć
    [order] bez cofania: decydują kolejność i stosy
    [commands] Extreme z kartami rozkazów
    [race] Face to Face: wygrana od razu albo przy każdej odpowiedzi
   *[all] mieszanka dobrana do twojego rankingu
}
page-puzzles-count = { $count ->
    [one] jedna zagadka
    [few] { $count } zagadki
    [many] { $count } zagadek
   *[other] { $count } zagadki
}

# One puzzle. $id: letters and digits.
page-puzzles-title = Zagadka { $id }
page-puzzles-all = Wszystkie zagadki
page-puzzles-loading = Wczytywanie zagadki…
page-puzzles-other-hand = Druga ręka
page-puzzles-their-hand = Ręka przeciwnika
# Read aloud: the box with the task, and the list of moves.
page-puzzles-task = Zadanie i wynik
page-puzzles-solution = Rozwiązanie krok po kroku
page-puzzles-right = Na razie dobrze.
page-puzzles-solved = Rozwiązane!
page-puzzles-again = To nie była twoja pierwsza próba, więc się nie liczy.
# $change: such as +12.
page-puzzles-change = Twój ranking: { $rating } ({ $change }).
page-puzzles-show = Pokaż rozwiązanie
page-puzzles-retry = Spróbuj ponownie
page-puzzles-next = Następna zagadka
page-puzzles-share = Kopiuj link
