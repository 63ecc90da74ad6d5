# The page: puzzles. What a puzzle asks for, and what is wrong with a move, comes from the server.

page-puzzles-lead = Stellungen mit genau einer Lösung, und der Beweis, dass es keine andere gibt. Löse sie, sieh, warum, und weiter geht’s.
page-puzzles-unrated = Deine Wertung beginnt bei 1500. Nur dein erster Versuch bei einem Rätsel zählt.
page-puzzles-rating = Deine Wertung: { $rating } ± { $deviation }
# $solved of $tried: first attempts.
page-puzzles-results = { $solved } von { $tried } im ersten Versuch gelöst.
# After the rating of somebody the server does not know.
page-puzzles-here = Sie wird in diesem Browser gespeichert.
page-puzzles-today = Rätsel des Tages
page-puzzles-difficulty = Schwierigkeit { $difficulty }
# Behind the puzzle of the day.
page-puzzles-badge-solved = gelöst
page-puzzles-badge-tried = versucht
page-puzzles-themes = Themen
# Below the name of a theme. $theme: as for puzzles-theme.
page-puzzles-about = { $theme ->
    [ten-back] eine Karte geht genau zehn zurück
    [chain] mehrere Karten gehen zehn zurück
    [order] kein Weg zurück: Reihenfolge und Stapel entscheiden
    [commands] Extreme mit seinen Befehlskarten
    [race] Face to Face: sofort gewinnen oder gegen jede Antwort
   *[all] eine Mischung, die zu deiner Wertung passt
}
page-puzzles-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}

# One puzzle. $id: letters and digits.
page-puzzles-title = Rätsel { $id }
page-puzzles-all = Alle Rätsel
page-puzzles-loading = Das Rätsel wird geladen …
page-puzzles-other-hand = Die andere Hand
page-puzzles-their-hand = Die Hand der Gegenseite
# Read aloud: the box with the task, and the list of moves.
page-puzzles-task = Aufgabe und Ergebnis
page-puzzles-solution = Die Lösung, Zug für Zug
page-puzzles-right = Bisher richtig.
page-puzzles-solved = Gelöst!
page-puzzles-again = Das war nicht dein erster Versuch, darum zählt er nicht.
# $change: such as +12.
page-puzzles-change = Deine Wertung: { $rating } ({ $change }).
page-puzzles-show = Lösung zeigen
page-puzzles-retry = Noch einmal versuchen
page-puzzles-next = Nächstes Rätsel
page-puzzles-share = Link kopieren
