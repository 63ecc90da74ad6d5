# The page: statistics of the reader, and public profiles.

# Nothing to show yet; a button below leads to the games.
page-statistics-none = Твоя статистика почнеться з першої завершеної партії. Зіграй!
# The same on the profile of somebody else.
page-statistics-none-yet = Поки що жодної завершеної партії.
# The name of the region to choose a game and a number of players from.
page-statistics-choose = Вибери гру
page-statistics-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
page-statistics-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}

## Key figures.

page-statistics-played = Зіграні партії
page-statistics-won = Виграні партії
page-statistics-streak = Перемоги поспіль
# $streak: the most wins in a row so far.
page-statistics-longest = рекорд: { $streak }
page-statistics-backs = На десять назад
# $number: such as 2.1.
page-statistics-per-game = { $number } на партію

## How often games are won.

page-statistics-rate = Частка перемог
page-statistics-rate-won = Виграно
page-statistics-rate-adjusted = Без удачі
# The ends of an interval, with percent signs.
page-statistics-interval = від { $low } до { $high }
page-statistics-interval-why = Лінія навколо кожної точки – 95-відсотковий довірчий інтервал: що більше партій, то вона коротша.
# $count: the games for which it is known.
page-statistics-adjusted-why = { $count ->
    [one] «Без удачі» – це частка перемог із середніми картами, обчислена за { $count } партією.
    [few] «Без удачі» – це частка перемог із середніми картами, обчислена за { $count } партіями.
    [many] «Без удачі» – це частка перемог із середніми картами, обчислена за { $count } партіями.
   *[other] «Без удачі» – це частка перемог із середніми картами, обчислена за { $count } партіями.
}
page-statistics-adjusted-later = Частка без удачі з’явиться тут згодом: сервер обчислює її для кожної партії, коли має час.

## Cards left.

page-statistics-left = Скільки карт лишилося
# In Face to Face only one’s own cards count.
page-statistics-left-own = Скільки твоїх карт лишилося
# $left: half of the games had at most this many.
page-statistics-median = { $left ->
    [0] Щонайменше в половині партій не лишилося жодної карти.
    [one] У половині партій лишилася щонайбільше { $left } карта.
    [few] У половині партій лишилося щонайбільше { $left } карти.
    [many] У половині партій лишилося щонайбільше { $left } карт.
   *[other] У половині партій лишилося щонайбільше { $left } карти.
}
# In a table, behind the number of cards of one game.
page-statistics-this-game = ця партія
# In the chart, above the bar of one game. $left: its cards.
page-statistics-mark = ця партія: { $left }

## Accuracy.

page-statistics-accuracy = Точність
page-statistics-accuracy-none = Розбери свої партії, щоб побачити, наскільки точно ти граєш.
# $count: how many games the average is over.
page-statistics-accuracy-why = { $count ->
    [one] Кожна точка – розібрана партія.
    [few] Кожна точка – розібрана партія; лінія – середнє за останні { $count }.
    [many] Кожна точка – розібрана партія; лінія – середнє за останні { $count }.
   *[other] Кожна точка – розібрана партія; лінія – середнє за останні { $count }.
}
# The heading of a column with dates.
page-statistics-game-of = Партія

# For screen readers. $title: the heading of the chart.
page-statistics-picture = { $title }: графік. Числа – в таблиці під ним.
# Opens the table.
page-statistics-table = Як таблиця

## With whom.

page-statistics-with = З ким
page-statistics-against = Проти кого
# Headings of columns: who, how many games, how many of them were won.
page-statistics-name = Ім’я
page-statistics-count = Партії
page-statistics-wins = Виграно

## The public profile.

page-statistics-public = Публічний профіль
# A switch.
page-statistics-publish = Показувати мою статистику всім, хто має посилання
page-statistics-public-why = Профіль показує твоє ім’я й цю статистику, але не те, з ким ти граєш. Його можна вимкнути будь-коли.
page-statistics-now-public = Твій профіль публічний.
page-statistics-now-private = Твій профіль більше не публічний.
page-statistics-link = Посилання на твій профіль
page-statistics-look = Переглянути профіль
# $day: a date.
page-statistics-since = Грає тут від { $day }
# The window’s title.
page-statistics-title-of = { $name } · Tenback
# Somebody who has no public profile, or nobody.
page-statistics-no-profile = Тут немає публічного профілю
