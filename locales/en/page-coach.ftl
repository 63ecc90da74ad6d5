# The coach on the page.

# In the menu of a table: one's own coach, and no coach for anybody.
page-coach-on = Turn coach on
page-coach-off = Turn coach off
page-coach-none = Play without coaches
# In company everybody has to agree. $name: who would like a coach.
page-coach-ask = { $name } would like to play with a coach.
page-coach-agree = Agree
page-coach-no = Not now
# Beside a name: who has a coach, and who would like one.
page-mate-coach = Coach
page-mate-coach-waits = Wants a coach
# On a pile, about the picked card. $points: a number of percentage points.
page-pile-costly = Costs { $points ->
    [one] one point
   *[other] { $points } points
} of win chance
# $name: a player; $coaching: what they decided.
page-log-coaching = { $coaching ->
    [on] { $name }: switched the coach on.
    [agreed] { $name }: agreed to coaches.
   *[off] { $name }: playing without a coach.
}
