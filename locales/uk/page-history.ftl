# The page: the reader’s finished games.

# Somebody who has not finished a game yet; a button below leads to the games.
page-history-none = Тут буде кожна партія, яку ти завершиш, з переглядом і розбором. Зіграй першу!

## Filters above the list.

# The name of the region, and of the button that opens it on a phone.
page-history-filters = Фільтри
# Each with the words for no filter.
page-history-game = Гра
page-history-any-game = усі ігри
page-history-seats = Кількість гравців
page-history-any-seats = будь-яка
page-history-result = Результат
page-history-any-result = усі результати
# $result: won or lost.
page-history-results = { $result ->
    [won] перемоги
   *[lost] поразки
}
page-history-when = Час
page-history-any-time = будь-коли
# $days: 7, 30 or 365.
page-history-days = { $days ->
    [7] останні 7 днів
    [30] останні 30 днів
   *[365] останні 12 місяців
}
# Brings two fields, for the first and the last day.
page-history-dates = між датами
page-history-since = Від
page-history-until = До
# A field for a name, or a part of one.
page-history-with = З ким
page-history-clear = Очистити фільтри

## The list.

# $count: all games that pass the filters.
page-history-count = { $count ->
    [0] Нічого не знайдено
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
# Followed by links: .tgn, CSV, JSON.
page-history-export = Завантажити
# $result: won or lost.
page-history-outcome = { $result ->
    [won] Перемога
   *[lost] Поразка
}
# $left: cards; $rating: excellent for a loss with few cards left.
page-history-left = { $rating ->
    [excellent] { $left ->
        [one] лишилася { $left }: чудово
        [few] лишилися { $left }: чудово
        [many] лишилося { $left }: чудово
       *[other] лишилося { $left }: чудово
    }
   *[plain] { $left ->
        [0] усе викладено
        [one] лишилася { $left } карта
        [few] лишилися { $left } карти
        [many] лишилося { $left } карт
       *[other] лишилося { $left } карти
    }
}
page-history-players = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
page-history-alone = наодинці
# Face to Face. $names: the opponent.
page-history-against = супротивник: { $names }
# A bot that finished the game in the place of a person. $bot: its level.
page-history-replaced = { $name } (дограв бот { $bot })
# $accuracy: with its percent sign.
page-history-accuracy = точність { $accuracy }
# What is special about a game.
page-history-harder = суворіші правила
page-history-uncounted = не враховано у статистиці
# $day: a date.
page-history-daily = роздача дня, { $day }
page-history-challenge = виклик
page-history-replay = Перегляд
page-history-review = Розбір
page-history-more = Показати більше
# $shown of $count are listed.
page-history-shown = Показано { $shown } з { $count }
