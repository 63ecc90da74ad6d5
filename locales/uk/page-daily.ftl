# The page: the deals of a day, their calendar and their rankings.

page-daily-loading = Завантаження…
page-daily-retry = Спробувати ще раз
page-daily-lead = Шість роздач на день, однакових для всіх. У кожній рахується перша спроба.
# Behind the date: of today, how long it lasts, and of a past day.
page-daily-hours-left = ще { $hours } год { $minutes } хв
page-daily-minutes-left = ще { $minutes } хв
page-daily-archive = Минулий день: гра для задоволення, вона вже не враховується.
page-daily-today = Сьогоднішні роздачі

# The deals, and how the reader stands with each.
page-daily-deals = Роздачі
page-daily-ranking = Таблиця
page-daily-begun = триває
page-daily-team = з друзями, за посиланням
# $count: how many people or teams.
page-daily-finished = { $count ->
    [0] ще ніхто не дограв
    [one] зіграно { $count } раз
    [few] зіграно { $count } рази
    [many] зіграно { $count } разів
   *[other] зіграно { $count } раза
}
page-daily-unranked = не враховується
page-daily-place = місце { $rank } з { $of }
page-daily-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}

# The reader’s own record: days in a row, a rating with its interval, and a calendar.
page-daily-own = Твої дні
page-daily-streak = Серія
page-daily-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
page-daily-longest = { $count ->
    [one] найдовша: { $count } день
    [few] найдовша: { $count } дні
    [many] найдовша: { $count } днів
   *[other] найдовша: { $count } дня
}
page-daily-rating = Рейтинг (наодинці)
# The interval of a rating, and how many deals it comes from.
page-daily-interval = від { $low } до { $high },
page-daily-rated = { $count ->
    [one] за { $count } роздачу
    [few] за { $count } роздачі
    [many] за { $count } роздач
   *[other] за { $count } роздачі
}
page-daily-unrated = після першої роздачі наодинці
# What the dots of a calendar mean.
page-daily-dot = { $result ->
    [won] перемога
   *[lost] дограно
}
page-daily-earlier = Попередній місяць
page-daily-later = Наступний місяць

# Rankings of a month and of a deal. $month: such as “November 2026”.
page-daily-month = Таблиця місяця: { $month }
page-daily-month-empty = Результатів ще немає: день зараховується, коли його роздачі відкриють, через дві години після його кінця.
page-daily-empty = У цій таблиці ще нікого немає.
page-daily-which = Роздача
page-daily-among = Серед
page-daily-everybody = усіх
page-daily-make-group = Порівняти з друзями
# The columns: place, name, result, days, points.
page-daily-rank = Місце
page-daily-who = Хто
page-daily-result = Результат
page-daily-column-days = Дні
page-daily-column-points = Бали
# The reader’s own row. $name: the name, or all names of the team.
page-daily-you = { $name } (ти)
# Below a table that leaves out the middle. $shown of $total rows.
page-daily-of-all = Показано { $shown } з { $total } місць.

# How it works.
page-daily-about = Як це працює
page-daily-about-same = Усі грають тими самими картами за однакових умов: одна спроба, без підказок, без скасування ходів, а боти думають для всіх однаково довго. Де це нічого не змінює, дехто отримує карти в дзеркальному вигляді (101 − n).
page-daily-about-score = Бали показують, яку частку інших, разом із ботами, вдалося випередити: 100, якщо ніхто не зіграв так добре, 50 – посередині; за рівних результатів бали діляться.
page-daily-about-sealed = Карти перетасовано й запечатано заздалегідь. Через дві години після кінця дня їх відкривають, і кожен може перевірити, що нічого не змінено.
page-daily-worth = Чого варта ця таблиця?
page-daily-worth-more = Тут не треба реєструватися, тож не можна завадити комусь зіграти ще раз під іншим іменем або послухати друга, який уже грав. Великою таблицею варто тішитися як грою. Довіряти можна таблиці серед друзів.
# A link that follows the sentence above.
page-daily-groups = Групи друзів
page-daily-seals = Печатки на сьогодні й завтра
page-daily-seals-how = Кожна печатка – це SHA-256, що підходить лише до одного порядку карт. Коли роздачу відкрито, карти й сіль є в записі партії: печатку перевіряє повтор, а також «tenback verify».
page-daily-seals-today = Сьогодні
page-daily-seals-tomorrow = Завтра

# The ranking of one deal: before it can be seen, and the reader’s own result.
page-daily-closed = Таблиця ще закрита.
page-daily-closed-why = Вона відкриється, коли ти дограєш цю роздачу. Так ніхто заздалегідь нічого не дізнається про карти.
# $time: such as “Thursday 02:00”.
page-daily-opens = Для всіх вона відкриється: { $time }.
page-daily-opened = Карти вже відкрито. Зіграти ними можна, але це вже не враховується.
page-daily-own-result = Твій результат
page-daily-review = Аналіз партії
page-daily-replay = Повтор
# $percent: of the games of bots with these cards.
page-daily-difficulty = Наскільки це складно? Боти виграли цими картами { $percent } % партій.
page-daily-points-how = Бали: частка інших, разом із ботами, у кого вийшло гірше; рівний результат рахується за половину.
