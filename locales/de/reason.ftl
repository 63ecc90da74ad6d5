# Warum ein Bot legen würde, was er legen würde: je ein eigener Satz.

reason-only-turn = Einen anderen Zug gibt es nicht.
reason-trick = Auf { pile } gelingt der Rückwärts-Trick.
reason-small-steps = Das sind kleine Schritte.
reason-enough = Es liegt genug: Jede weitere Karte würde Platz kosten.
reason-signal-heeded = { seat.start } bat um Vorsicht auf { pile }.
reason-room-kept = Auf { pile } bleibt Raum für später.
reason-help-given = Die Hilfe auf { pile } füllt die Hand wieder auf.
reason-command-used = Der Befehl „{ command }“ schadet gerade nicht.
reason-endgame-solved = Alle Karten sind jetzt bekannt, und nichts ist besser.
reason-searched = Das lief am besten in { $worlds ->
    [one] einer von hier aus gespielten Partie
   *[other] { $worlds } von hier aus gespielten Partien
}.
