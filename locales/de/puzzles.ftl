# Puzzles.

# What `tenback puzzles make` says. $count: how many were found; $file: where they are.
puzzles-made = { $count ->
    [one] Ein Rätsel steht
   *[other] { $count } Rätsel stehen
} in { $file }.
puzzles-interrupted = Vorzeitig beendet: { $count ->
    [one] Ein Rätsel steht
   *[other] { $count } Rätsel stehen
} in { $file }.

# What `tenback puzzles check` says. $count: how many were proved.
puzzles-proved = { $count ->
    [one] Ein Rätsel ist bewiesen.
   *[other] { $count } Rätsel sind bewiesen.
}
# $id: the puzzle; $why: what is wrong with it.
puzzles-unproved = Rätsel { $id }: { $why ->
    [position] Das ist keine Stellung für ein Rätsel dieser Art.
    [solution] Die Lösung ist nicht die beste.
    [not-unique] Es gibt noch eine Lösung.
    [runner] Der zweitbeste Zug ist nicht so gut, wie die Aufzeichnung sagt.
   *[other] Der Beweis würde zu lange dauern.
}
# Why a record is not a puzzle. $number: its number in the file; $tag: a name such as Rating.
puzzles-no-tag = Aufzeichnung { $number } ist kein Rätsel: Die Angabe { $tag } fehlt oder ist ungültig.
puzzles-over = Aufzeichnung { $number } ist kein Rätsel: Das Spiel ist schon vor der ersten Karte zu Ende.

# What a puzzle asks for. $cards: those to be drawn.
puzzles-task-line = Lege alle Karten ab. Es gibt nur einen Weg.
puzzles-task-first-lay = Finde die erste Karte und ihren Stapel: Nur danach lassen sich noch alle Karten ablegen.
puzzles-task-both = Du siehst beide Hände und spielst für beide.
puzzles-task-draw = Finde den Zug, der am häufigsten gewinnt. Noch zu ziehen, Reihenfolge unbekannt: { $cards }.
puzzles-task-duel = Finde den Zug, der sofort gewinnt. Du siehst beide Hände.
puzzles-task-duel-forced = Finde den Zug, der gegen jede Antwort gewinnt. Du siehst beide Hände.

# What is wrong with an answer: each a sentence. $cards: numbers; $line: lays.
puzzles-loses = Damit ist das Spiel sofort verloren.
puzzles-unplayable = Falsch: { $count ->
    [one] Die { $cards } lässt sich nie mehr ablegen.
   *[other] { $cards } lassen sich nie mehr ablegen.
}
puzzles-no-way = Falsch: Mit den übrigen Karten geht es jetzt in keiner Reihenfolge mehr auf.
puzzles-no-win = Falsch: Kein Zug, der so beginnt, gewinnt.
puzzles-answer = Falsch: Die Gegenseite kann mit { $line } antworten.
# $left and $best: percent.
puzzles-fewer = Falsch: Von hier aus gewinnen höchstens { $left } % der Möglichkeiten, mit der Lösung { $best } %.

# Why the solution is the only one. $best and $second: percent.
puzzles-proof-line = Anders geht es nicht: In anderer Reihenfolge oder auf anderen Stapeln bleibt eine Karte übrig, die nirgends mehr passt.
puzzles-proof-first-lay = Nach jeder anderen ersten Karte bleibt eine übrig, die nirgends mehr passt.
puzzles-proof-draw = Dieser Zug gewinnt bei { $best } % der Möglichkeiten, der nächstbeste bei { $second } %.
puzzles-proof-duel = Kein anderer Zug gewinnt sofort.
puzzles-proof-duel-forced = Nach jedem anderen Zug hat die Gegenseite eine Antwort, die den Sieg verhindert.

# In the terminal. $id: the puzzle; $themes: their names.
puzzles-title = Rätsel { $id } · { $rating } · { $themes }
puzzles-right = Bisher richtig.
puzzles-solved = Gelöst!
puzzles-solution = Die Lösung: { $line }.
# $rating with its $deviation; $solved of $tried: first attempts.
puzzles-your-rating = Deine Wertung: { $rating } ± { $deviation } ({ $solved } von { $tried } im ersten Versuch gelöst).
puzzles-unsaved = Dein Fortschritt lässt sich nicht speichern: { $error }.
puzzles-unknown = Ein Rätsel { $id } gibt es nicht.
puzzles-todo-then = n: das nächste Rätsel. u: dieses noch einmal.
puzzles-then = „next“ gibt das nächste Rätsel, „again“ dieses noch einmal.
puzzles-help = Tippe Karten mit Stapel wie „45a 44b“, „end“ für das Ende eines Zugs, „look“ für den Tisch, „solution“, „again“, „next“, „today“, „rating“, „theme“ mit ten-back, chain, order, commands, race oder all, „quit“.
puzzles-key-solution = Lösung
puzzles-key-again = noch mal
puzzles-key-next = weiter
puzzles-key-theme = Thema
puzzles-key-today = heute
tui-menu-puzzles = Rätsel
