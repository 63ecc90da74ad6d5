# The review of a finished game.

# Why a record cannot be reviewed.
review-open = Партія ще не закінчилася: дограй її, тоді її можна буде розібрати.
review-set-up = Партія починається з підготовленої позиції: розібрати можна лише партії, що починаються з роздачі.
review-no-reference = Жоден бот не вміє оцінити партію з такими правилами.
# $file: the picture.
review-one-picture = { $file } може показати лише одну партію: вкажи файл з одним записом або не пиши --svg.
# $games: how many were reviewed.
review-interrupted = Зупинено достроково, кількість розібраних партій: { $games }.

# How good a turn was. $verdict: its word in JSON.
review-verdict = { $verdict ->
    [great] чудовий
    [best] найкращий
    [good] добрий
    [inaccuracy] неточність
    [mistake] помилка
    [blunder] груба помилка
    [forced] вимушений
    [decided] вирішено
   *[unfinished] незавершений
}

# What was worse about a turn than about the best one: each a sentence of its own.
# $card: a number; $name: a player; $step: how far; $count: how many cards.
review-lost-at-once = Це була миттєва поразка.
review-cards-left = Через це наприкінці лишиться приблизно на { $count ->
    [1] одну карту
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} більше.
review-missed-trick = Картою { $card } можна було піти на десять назад у { pile.locative }.
review-signal-ignored = Було прохання берегти { pile } ({ $name }).
review-long-step = { $card } у { pile.locative } – це крок на { $step }.
review-command-laid = Карта «{ command }» могла зачекати.
review-more-cards = Краще було викласти на { $count ->
    [1] одну карту
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} менше.
review-fewer-cards = Краще було викласти на { $count ->
    [1] одну карту
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} більше.
review-missed-help = Допомога у { pile.locative } дала б змогу поповнити руку.
review-helped = Допомога у { pile.locative } себе не виправдала.

# Headings of the table.
review-turn = Хід
review-seat = Місце
review-chance = Шанс %
review-luck = Удача
review-loss = Втрата
review-verdict-heading = Оцінка
review-played = Зіграно
review-better = Краще

# About the whole game. $file, $record: where it is; $game: the word of the notation.
review-title = { $file }, запис { $record }: { game }
# The same in a picture. $turn and $percent are on the axes.
review-picture = Шанс на перемогу за ходами
# $level: who plays on.
review-reference = Шанси подано за умови, що далі на кожному місці грає { level }.
# Between opponents. $name: a player or a seat.
review-side = Шанси й удача стосуються: { $name }
review-accuracy = Точність
# $name: a player or a seat; $accuracy: in percent.
review-accuracy-seat = { $name } { $accuracy } %
# The parts of the result, in points of win chance.
review-mean = Середнє
review-deal = Роздача
review-draws = Добір
review-skill = Гра
review-rest = Решта
review-result = Результат
review-adjusted = Без удачі
# $turn: a number.
review-winnable = До ходу { $turn } ще можна було викласти всі карти: спосіб знайдено.
review-winnable-unknown = З жодного ходу не знайдено способу викласти всі карти.
# $turns: numbers.
review-decisive = Найважливіші ходи: { $turns }
review-decisive-command = Останньому ходу завадила карта «{ command }».

# About many games. $won of $games were won; $rate, $adjusted, $error: percentages.
review-summary = Перемоги: { $won } з { $games } ({ $rate } %); без удачі: { $adjusted } % ± { $error }
review-summary-accuracy = Середня точність: { $accuracy } %
review-dearest = Найдорожчі помилки
# $place: file and record; $lays, $best: in the notation; $loss: in points.
review-dearest-line = { $place }, хід { $turn }, місце { $seat }: { $lays }, краще { $best } (−{ $loss })
