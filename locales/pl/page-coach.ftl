# The coach on the page.

# In the menu of a table: one's own coach, and no coach for anybody.
page-coach-on = Włącz trenera
page-coach-off = Wyłącz trenera
page-coach-none = Graj bez trenerów
# In company everybody has to agree. $name: who would like a coach.
page-coach-ask = { $name } chce grać z trenerem.
page-coach-agree = Zgadzam się
page-coach-no = Nie teraz
# Beside a name: who has a coach, and who would like one.
page-mate-coach = Trener
page-mate-coach-waits = Chce trenera
# On a pile, about the picked card. $points: a number of percentage points.
page-pile-costly = Zmniejsza szansę na wygraną o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# $name: a player; $coaching: what they decided.
page-log-coaching = { $coaching ->
    [on] { $name }: trener włączony.
    [agreed] { $name }: zgoda na trenerów.
   *[off] { $name }: gra bez trenera.
}
