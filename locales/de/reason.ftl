# Why a bot would make a move: each a sentence of its own.

# $worlds: the number of possible games that were played out; $name: a player or a bot; $percent, $next: chances to win.
reason-chance = Gewinnchance: { $percent } %.
reason-chance-next = Gewinnchance: { $percent } %, beim nächstbesten Zug { $next } %.
reason-only-turn = Einen anderen Zug gibt es nicht.
reason-trick = Auf { pile } geht es genau zehn zurück.
reason-small-steps = Das sind kleine Schritte.
reason-enough = Das reicht: Jede weitere Karte würde nur Raum kosten.
reason-signal-heeded = { $name } bat um Vorsicht auf { pile }.
reason-room-kept = Auf { pile } bleibt Raum für später.
reason-help-given = Die Hilfe auf { pile } füllt deine Hand wieder auf.
reason-command-used = Der Befehl „{ command }“ schadet gerade nicht.
reason-endgame-solved = Alle Karten sind jetzt bekannt, und nichts ist besser.
reason-searched = Das lief am besten in { $worlds ->
    [one] einer von hier aus gespielten Partie
   *[other] { $worlds } von hier aus gespielten Partien
}.
