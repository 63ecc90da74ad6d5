# The coach on the page.

# In the menu of a table: one's own coach, and no coach for anybody.
page-coach-on = Увімкнути тренера
page-coach-off = Вимкнути тренера
page-coach-none = Грати без тренерів
# In company everybody has to agree. $name: who would like a coach.
page-coach-ask = { $name } хоче грати з тренером.
page-coach-agree = Погоджуюся
page-coach-no = Не зараз
# Beside a name: who has a coach, and who would like one.
page-mate-coach = Тренер
page-mate-coach-waits = Хоче тренера
# On a pile, about the picked card. $points: a number of percentage points.
page-pile-costly = Зменшує шанс на перемогу на { $points ->
    [1] один пункт
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}
# $name: a player; $coaching: what they decided.
page-log-coaching = { $coaching ->
    [on] { $name }: тренера увімкнено.
    [agreed] { $name }: згода на тренерів.
   *[off] { $name }: гра без тренера.
}
