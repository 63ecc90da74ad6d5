# The page: replays. These texts are loaded only when needed.

## A replay.

# $game: as in names.ftl.
page-replay-title = Перегляд: { game }
page-replay-loading = Завантаження партії…
page-replay-dealt = Карти роздано.
# The current position, for screen readers. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Хід { $number }. { $story }
page-replay-slider = Місце в партії
page-replay-first = На початок
page-replay-turn-back = Попередній хід
page-replay-back = Крок назад
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-on = Крок уперед
page-replay-turn-on = Наступний хід
page-replay-last = У кінець
page-replay-keys = Клавіші: ← → крок, ↑ ↓ хід, Home і End, пробіл відтворює.
page-replay-turns = Ходи
# An entry in the list of turns. $number: of the turn.
page-replay-turn = Хід { $number }
page-replay-before = Перед першим ходом
# In the list: no card was played in this turn.
page-replay-no-lay = без карт
page-replay-ten-back = на десять назад
page-replay-eyes = Вигляд
page-replay-eyes-all = Усі руки
page-replay-eyes-table = Без карт на руках
page-replay-hands = На руках
# A hidden hand. $count: the number of cards.
page-replay-hidden = { $count ->
    [0] немає карт
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
# After the name of the seat whose turn it is.
page-replay-to-move = ходить
# What a seat has signalled, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = має карту «{ command }»
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] воліє не починати
   *[let-me-begin] хоче почати
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] Стос добору порожній
    [1] Для добору одна карта
    [one] Для добору { $count } карта
    [few] Для добору { $count } карти
    [many] Для добору { $count } карт
   *[other] Для добору { $count } карти
}
# A chart of the game: how much room each pile has used. For screen readers. $hops: how often a pile went back.
page-replay-chart = Скільки доріжки використав кожен стос, від роздачі до кінця. На десять назад: { $hops ->
    [0] жодного разу
    [1] один раз
    [one] { $hops } раз
    [few] { $hops } рази
    [many] { $hops } разів
   *[other] { $hops } разу
}.
page-replay-legend = Заповнене: використана частина доріжки. Ромб: на десять назад.
# A button: shows win chances, mistakes, luck and skill.
page-replay-review = Розбір
page-replay-copy = Копіювати посилання на хід
page-replay-copied = Посилання скопійовано.
page-replay-copy-failed = Скопіюй посилання з адресного рядка.
page-replay-download = Завантажити .tgn
page-replay-to-table = До столу
# How a game ended, in two or three words. $left: the number of cards left, $name: the winner.
page-replay-result = { $result ->
    [won] перемога
    [seat] перемога: { $name }
    [open] триває
   *[lost] { $left ->
        [1] лишилася одна карта
        [one] лишилася { $left } карта
        [few] лишилися { $left } карти
        [many] лишилося { $left } карт
       *[other] лишилося { $left } карти
    }
}

# $games: the number of games in the file, two or more.
page-replay-games = У цьому файлі { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}; це перша.

## Opening a record.

page-replay-open = Переглянути партію
page-replay-open-why = Вибери запис (файл .tgn) або перетягни його будь-куди на цю сторінку. Його можна завантажити після кожної партії.
page-replay-choose = Вибрати файл .tgn
page-replay-choose-other = Вибрати інший файл .tgn
page-replay-unreadable = Цю партію не вдається показати
page-replay-not-found = Партію не вдалося завантажити
page-replay-try-again = Спробувати ще раз

## What if: playing on from a position of a record.

page-what-if = А якби…
# $number: the turn where the new line starts.
page-what-if-heading = { $number ->
    [0] А якби від роздачі
   *[other] А якби від ходу { $number }
}
page-what-if-how = Вибери карту, потім стос. Ти граєш за всіх.
page-what-if-here = А якби звідси
page-what-if-begin = Хто починає?
page-what-if-end = Закінчити хід
# $more: cards that must be played before the turn may end.
page-what-if-owes = Виклади { more-cards }
page-what-if-undo = Скасувати
page-what-if-bots = Хай дограють боти
page-what-if-level = Боти
page-what-if-thinking = Обмірковування…
page-what-if-back = До запису
page-what-if-download = Завантажити цю партію
# Two labels; the result of each game follows.
page-what-if-record = Оригінал
page-what-if-this = А якби
