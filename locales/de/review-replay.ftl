# The review while a game is replayed in the terminal.

# The verdict on a turn, its loss and its luck are joined by dots.
# $turn: a number; $name: a player; $verdict: its word in JSON.
review-at-turn = Zug { $turn }, { $name }: { review-verdict }
# $points: of win chance, with one decimal.
review-points-lost = { $points } Punkte verloren
# $points: with a sign.
review-draw-luck = Glück { $points }
# $percent: a whole number.
review-chance-now = Gewinnchance { $percent } %
review-progress = Analyse { $percent } %
review-progress-of = Die Partie wird analysiert, die teuersten Züge zuerst: { $percent } % fertig.
review-incomplete = Ein Teil der Analyse ist fehlgeschlagen: Hier ist der Rest.

# About the turn on the screen: each a sentence of its own.
review-pending = Dieser Zug ist noch nicht analysiert.
review-no-turn = Hier wurde kein Zug gespielt: Geh zu einem anderen Schritt.
# $lays: in the notation; $best, $value: chances to win in percent.
review-better-turn = Besser: { $lays } ({ $best } % statt { $value } %).
# The same in a game that can hardly be won any more.
review-better-lays = Besser: { $lays }.
review-none-better = Es wurde kein besserer Zug gefunden.
review-no-choice = Es gab keine andere Wahl.
review-hopeless = Die Partie war so gut wie entschieden, egal mit welchem Zug.
review-cut-short = Der Zug wurde nicht beendet und deshalb nicht bewertet.

# About the whole game.
review-no-mistakes = Es wurden keine Fehler gefunden.
review-no-mistakes-yet = Bisher keine Fehler; die Analyse läuft noch.
review-only-mistake = Das ist der einzige Fehler.
review-page = Analyse
review-costly = Züge, die Gewinnchance gekostet haben
