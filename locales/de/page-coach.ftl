# The coach on the page.

# In the menu of a table: one's own coach, and no coach for anybody.
page-coach-on = Coach einschalten
page-coach-off = Coach ausschalten
page-coach-none = Ohne Coaches spielen
# In company everybody has to agree. $name: who would like a coach.
page-coach-ask = { $name } möchte mit einem Coach spielen.
page-coach-agree = Einverstanden
page-coach-no = Jetzt nicht
# Beside a name: who has a coach, and who would like one.
page-mate-coach = Coach
page-mate-coach-waits = Möchte einen Coach
# On a pile, about the picked card. $points: a number of percentage points.
page-pile-costly = Kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Gewinnchance
# $name: a player; $coaching: what they decided.
page-log-coaching = { $coaching ->
    [on] { $name }: Coach eingeschaltet.
    [agreed] { $name }: mit Coaches einverstanden.
   *[off] { $name }: weiter ohne Coach.
}
