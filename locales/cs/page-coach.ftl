# The coach on the page.

# In the menu of a table: one's own coach, and no coach for anybody.
page-coach-on = Zapnout trenéra
page-coach-off = Vypnout trenéra
page-coach-none = Hrát bez trenérů
# In company everybody has to agree. $name: who would like a coach.
page-coach-ask = { $name } chce hrát s trenérem.
page-coach-agree = Souhlasím
page-coach-no = Teď ne
# Beside a name: who has a coach, and who would like one.
page-mate-coach = Trenér
page-mate-coach-waits = Chce trenéra
# On a pile, about the picked card. $points: a number of percentage points.
page-pile-costly = Sníží šanci na výhru o { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
# $name: a player; $coaching: what they decided.
page-log-coaching = { $coaching ->
    [on] { $name }: trenér je zapnutý.
    [agreed] { $name }: souhlas s trenéry.
   *[off] { $name }: hra bez trenéra.
}
