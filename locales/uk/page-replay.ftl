# Сторінка: партії, які переглядають. Ці тексти читаються лише тоді.

## Партія, яку переглядають.

# $game: як у names.ftl.
page-replay-title = Перегляд: { game }
page-replay-loading = Завантажую партію …
page-replay-dealt = Карти роздано.
# Де ти зараз, для тих, хто цього не бачить. $number: номер ходу, $story: що сталося, цілими реченнями.
page-replay-moment = Хід { $number }. { $story }
page-replay-slider = Момент партії
page-replay-first = Початок
page-replay-turn-back = Хід назад
page-replay-back = Крок назад
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-on = Крок уперед
page-replay-turn-on = Наступний хід
page-replay-last = Кінець
page-replay-keys = Клавіші: ← → крок, ↑ ↓ хід, Home і End, пробіл відтворює.
page-replay-turns = Ходи
# Рядок у списку ходів. $number: номер ходу.
page-replay-turn = Хід { $number }
page-replay-before = Перед першим ходом
# У списку: цього ходу не викладено жодної карти.
page-replay-no-lay = без карт
page-replay-ten-back = на десять назад
page-replay-eyes = Чиїми очима
page-replay-eyes-all = Усі руки
page-replay-eyes-table = Лише стіл
page-replay-hands = На руках
# Рука, якої не видно. $count: скільки карт.
page-replay-hidden = { $count ->
    [0] немає карт
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
# Після назви місця, яке зараз грає.
page-replay-to-move = зараз грає
# Що місце сказало іншим, під його картами. $pile: літера, $signal: як у names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: як у names.ftl.
page-replay-holds = маю карту «{ command }»
# $wish: let-me-begin або not-me.
page-replay-wish = { $wish ->
    [not-me] краще не я
   *[let-me-begin] хочу почати
}
# $count: у відкладеному стосі або стосах.
page-replay-stock = { $count ->
    [0] Відкладений стос порожній
    [1] Для добору одна карта
    [one] Для добору { $count } карта
    [few] Для добору { $count } карти
    [many] Для добору { $count } карт
   *[other] Для добору { $count } карти
}
# Зображення партії: скільки доріжки використав кожен стос. Для тих, хто його не бачить. $hops: скільки разів
# стос ішов назад.
page-replay-chart = Скільки доріжки використав кожен стос, від роздачі до кінця. На десять назад: { $hops ->
    [0] жодного разу
    [1] один раз
    [one] { $hops } раз
    [few] { $hops } рази
    [many] { $hops } разів
   *[other] { $hops } разу
}.
page-replay-legend = Заповнене: використана частина доріжки. Ромб: на десять назад.
# Перед ходами, що використали найбільше; далі кнопки з номером ходу та його ціною.
page-replay-dearest = Переломні ходи
# $number: номер ходу, $cost: скільки він використав разом, наприклад +38.
page-replay-dear-turn = Хід { $number }: { $cost }
page-replay-copy = Копіювати посилання на хід
page-replay-copied = Посилання скопійовано.
page-replay-copy-failed = Посилання в адресному рядку: скопіюй його звідти.
page-replay-download = Завантажити .tgn
page-replay-to-table = До столу
# Як закінчилася партія, двома-трьома словами. $left: карти, що лишилися, $name: хто переміг.
page-replay-result = { $result ->
    [won] перемога
    [seat] перемога: { $name }
    [open] ще не закінчено
   *[lost] { $left ->
        [1] лишилася одна карта
        [one] лишилася { $left } карта
        [few] лишилися { $left } карти
        [many] лишилося { $left } карт
       *[other] лишилося { $left } карти
    }
}

# $games: скільки партій у файлі, дві або більше.
page-replay-games = У цьому файлі { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}; це перша.

## Відкрити запис.

page-replay-open = Переглянути партію
page-replay-open-why = Вибери запис, тобто файл, що закінчується на .tgn, або перетягни його будь-куди на цю сторінку. Запис можна завантажити після кожної партії.
page-replay-choose = Вибрати файл .tgn
page-replay-choose-other = Вибрати інший файл .tgn
page-replay-unreadable = Це не партія, яку можна показати
page-replay-not-found = Партію не вдалося завантажити
page-replay-try-again = Спробувати ще раз

## А якби: грати далі з якогось місця запису.

page-what-if = А якби …
# $number: номер ходу, з якого все інакше.
page-what-if-heading = { $number ->
    [0] А якби … від роздачі
   *[other] А якби … від ходу { $number }
}
page-what-if-how = Вибери карту, потім стос. Ти граєш за всіх.
page-what-if-here = А якби … звідси
page-what-if-begin = Хто починає?
page-what-if-end = Закінчити хід
# $more: карти, які треба викласти, перш ніж хід може закінчитися.
page-what-if-owes = Виклади { more-cards }
page-what-if-undo = Забрати
page-what-if-bots = Хай грають боти
page-what-if-level = Боти
page-what-if-thinking = Думаю …
page-what-if-back = До запису
page-what-if-download = Завантажити цю партію
# Два підписи; після них стоїть, як закінчилася кожна з партій.
page-what-if-record = Запис
page-what-if-this = Тут
