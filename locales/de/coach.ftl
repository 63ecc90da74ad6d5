# The coach: one line before a costly lay, one after a turn.

# A lay. $card: a number; $pile: a letter.
coach-lay = { $card } auf { $pile }
# What something costs. $points: a number of percentage points, at least 1.
coach-points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Gewinnchance
# Before a lay. $better: a lay.
coach-warning = { coach-lay } kostet { coach-points }; besser: { $better }.
coach-warning-end = { coach-lay } kostet { coach-points }; besser: den Zug beenden.
# After a turn. $what: what was worse about it; $better: the lays of a better turn.
coach-remark = { $what ->
    [jump] Dieser Sprung
    [trick] Nicht zehn zurückzugehen
    [signal] Das Signal zu übergehen
   *[turn] Dieser Zug
} hat { coach-points } gekostet; besser: { $better }.
coach-great = Gut gesehen: Jeder andere Zug war deutlich schlechter.

# In the terminal: the key, what the coach does, the line of the help screen, and the one in lines of text.
coach-key = Coach
coach-on = Der Coach ist an: Er warnt vor teuren Karten und kommentiert deine Züge.
coach-on-all = Der Coach ist für alle an dieser Tastatur an.
coach-off = Der Coach ist aus.
coach-help = Coach an oder aus: warnt vor teuren Karten, kommentiert Züge
coach-help-plain = „coach on“ warnt vor teuren Karten, wenn du sie ausprobierst, und kommentiert deine Züge; „coach off“ schaltet das ab.
# At a server, where the others have a say in it.
coach-key-agree = Coach erlauben
coach-on-there = Der Coach fängt an, sobald alle am Tisch einverstanden sind.
coach-agreed = Die anderen dürfen jetzt einen Coach haben.
# In the log. $name: a player.
coach-log-on = { $name }: Coach eingeschaltet.
coach-log-agreed = { $name }: mit Coaches einverstanden.
coach-log-off = { $name }: weiter ohne Coach.
