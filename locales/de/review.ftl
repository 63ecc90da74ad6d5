# The review of a finished game.

# Why a record cannot be reviewed.
review-open = Die Partie ist noch nicht zu Ende: Spiel sie fertig, dann lässt sie sich analysieren.
review-set-up = Die Partie beginnt mit einer aufgebauten Stellung: Analysieren lassen sich nur Partien, die mit dem Austeilen beginnen.
review-no-reference = Kein Bot kann eine Partie mit diesen Regeln beurteilen.
# $file: the picture.
review-one-picture = { $file } kann nur eine Partie zeigen: Nenne eine Datei mit einer einzigen Aufzeichnung, oder lass --svg weg.
# $games: how many were reviewed.
review-interrupted = Vorzeitig beendet: { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
} analysiert.

# How good a turn was. $verdict: its word in JSON.
review-verdict = { $verdict ->
    [great] stark
    [best] bester Zug
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
    [blunder] grober Fehler
    [forced] erzwungen
    [decided] entschieden
   *[unfinished] abgebrochen
}

# What was worse about a turn than about the best one: each a sentence of its own.
# $card: a number; $name: a player; $step: how far; $count: how many cards.
review-lost-at-once = Damit war die Partie sofort verloren.
review-cards-left = Dadurch { $count ->
    [one] bleibt am Ende etwa eine Karte
   *[other] bleiben am Ende etwa { $count } Karten
} mehr übrig.
review-missed-trick = Mit { $card } wäre es auf { pile } zehn zurück gegangen.
review-signal-ignored = { $name } hatte um Vorsicht auf { pile } gebeten.
review-long-step = { $card } auf { pile } war ein Schritt um { $step }.
review-command-laid = Der Befehl „{ command }“ hätte warten können.
review-more-cards = { $count ->
    [one] Eine Karte weniger wäre
   *[other] { $count } Karten weniger wären
} besser gewesen.
review-fewer-cards = { $count ->
    [one] Eine Karte mehr wäre
   *[other] { $count } Karten mehr wären
} besser gewesen.
review-missed-help = Eine Hilfe auf { pile } hätte die Hand wieder aufgefüllt.
review-helped = Die Hilfe auf { pile } hat sich nicht gelohnt.

# Headings of the table.
review-turn = Zug
review-seat = Platz
review-chance = Chance %
review-luck = Glück
review-loss = Verlust
review-verdict-heading = Urteil
review-played = Gespielt
review-better = Besser

# About the whole game. $file, $record: where it is; $game: the word of the notation.
review-title = { $file }, Aufzeichnung { $record }: { game }
# The same in a picture. $turn and $percent are on the axes.
review-picture = Gewinnchance nach Zügen
# $level: who plays on.
review-reference = Die Gewinnchancen gelten, wenn auf jedem Platz { level } weiterspielt.
# Between opponents. $name: a player or a seat.
review-side = Gewinnchancen und Glück gelten für: { $name }
review-accuracy = Genauigkeit
# $name: a player or a seat; $accuracy: in percent.
review-accuracy-seat = { $name } { $accuracy } %
# The parts of the result, in points of win chance.
review-mean = Durchschnitt
review-deal = Austeilen
review-draws = Nachziehen
review-skill = Spiel
review-rest = Rest
review-result = Ergebnis
review-adjusted = Ohne Glück
# $turn: a number.
review-winnable = Bis Zug { $turn } hätten noch alle Karten abgelegt werden können: Ein Weg dazu wurde gefunden.
review-winnable-unknown = Es wurde von keinem Zug aus ein Weg gefunden, alle Karten abzulegen.
# $turns: numbers.
review-decisive = Wichtigste Züge: { $turns }
review-decisive-command = Der letzte Zug scheiterte an „{ command }“.

# About many games. $won of $games were won; $rate, $adjusted, $error: percentages.
review-summary = { $won } von { $games } Partien gewonnen ({ $rate } %); ohne Glück: { $adjusted } % ± { $error }
review-summary-accuracy = Mittlere Genauigkeit: { $accuracy } %
review-dearest = Die teuersten Fehler
# $place: file and record; $lays, $best: in the notation; $loss: in points.
review-dearest-line = { $place }, Zug { $turn }, Platz { $seat }: { $lays }, besser { $best } (−{ $loss })
