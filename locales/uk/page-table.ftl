# Сторінка: стіл. Написи на кнопках короткі; сторінку відкривають і на телефонах.

# Двоє людей з однаковим іменем. $seat: номер місця.
page-same-name = { $name } ({ $seat })
# Гравець, який не назвав імені.
page-guest-seat = { page-guest } { $seat }
# Власне місце як ім’я: в events.ftl після нього двокрапка.
page-you = Ти
# Бот. $seat: номер його місця, щоб розрізняти двох.
page-bot-name = { level } { $seat }
# Який це бот, кількома словами. $level: його рівень.
page-bot-character = { $level ->
    [random] грає, що підходить
    [greedy] завжди обирає найменший крок
    [casual] грає як людина, часом щось пропускає
    [expert] планує наперед, рідко дає сигнали
   *[master] бачить найдалі, не поспішає
}

# Журнал. $name: хто, з двокрапкою; $text: що сказано.
page-log-said = { $name }: «{ $text }»
page-log-seated = { $name }: тепер за столом.
page-log-left = { $name }: вже не за столом.
page-log-kicked = { $name }: господар вигнав з-за столу.
page-log-handed-over = { $name }: далі грає бот.
page-log-returned = { $name }: знову тут замість бота.
page-log-time-up = { $name }: час вийшов.
page-log-open = Інші можуть дивитися.
page-log-closed = Інші більше не можуть дивитися.
page-log-dealt = Карти роздано.

# Вхід.
page-table-looking = Шукаю стіл …
page-table-connecting = З’єднання …
page-table-unreachable = Сервер не відповідає.
page-table-again = Спробувати ще раз
page-table-home = На головну
# Чому за цей стіл не можна: заголовки.
page-table-gone = Такого столу немає
page-table-gone-more = Попроси нове посилання або відкрий власний стіл.
page-table-kicked = Тебе вигнали з-за столу
page-table-closed = Тут не можна лише дивитися
page-table-closed-more = Усі місця зайняті, а за цим столом грають без глядачів.
page-table-stranger = Ти тепер граєш на іншому пристрої
page-table-stranger-more = Цей браузер тебе вже не знає. Зайди як хтось новий або перейди назад із того пристрою.
page-table-over = З’єднання закінчилося

# Друг відкриває посилання. $game – це гра; $free: скільки місць вільно; $names: хто за столом.
page-greet = Сідай грати: { game }
page-greet-there = За столом: { $names }.
page-greet-nobody = Ще нікого немає.
page-greet-free = { $free ->
    [0] Вільних місць немає.
    [1] Є одне вільне місце.
    [one] Є { $free } вільне місце.
    [few] Є { $free } вільні місця.
    [many] Є { $free } вільних місць.
   *[other] Є { $free } вільного місця.
}
page-greet-name = Твоє ім’я
page-greet-sit = Сісти
page-greet-look = Лише дивитися

# Зв’язок, у вузькій смужці.
page-line-lost = Зв’язок втрачено. Нова спроба за { $seconds } с …
page-line-trying = Зв’язок втрачено. Нова спроба …
page-line-now = Спробувати зараз
page-line-back = Зв’язок відновлено.

# Місця: хто де сидить до роздачі.
page-room = Місця
page-room-heading = { game } для { $seats ->
    [1] одного гравця
    [one] { $seats } гравця
    [few] { $seats } гравців
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
page-room-empty = вільне
page-room-host = господар
page-room-you = ти
page-room-away = не тут
page-room-bot = бот
# За цю людину грає бот.
page-room-stand-in = далі грає бот
page-room-take = Зайняти місце
page-room-stand = Встати
# Для господаря. $name: хто. Те, що читається вголос, починається з напису на кнопці (page-room-kick).
page-room-place = Посадити бота
page-room-place-level = Сила бота на { seat.locative }
page-room-kick = Вигнати
page-room-kick-name = Вигнати: { $name }
page-room-kick-sure = Вигнати з-за цього столу назавжди: { $name }?
page-room-kick-no = Лишити
page-room-link = Надішли це посилання друзям
# Для господаря без імені.
page-room-name = Твоє ім’я, щоб друзі знали, хто їх запрошує
# Під посиланням. $command: що ввести в терміналі.
page-room-only-here = Це посилання відкриє лише цей комп’ютер. Щоб долучилися інші, запусти сервер командою { $command } або за публічною адресою.
page-room-share = Поділитися
page-room-look = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
page-room-allow = Інші можуть дивитися
page-room-forbid = Інші не можуть дивитися
page-room-deal = Роздати карти
page-room-missing = { $count ->
    [1] Чекаємо ще на одного гравця
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
page-room-missing-host = { $count ->
    [1] Є одне вільне місце: надішли посилання або посади бота
    [one] Є { $count } вільне місце: надішли посилання або посади ботів
    [few] Є { $count } вільні місця: надішли посилання або посади ботів
    [many] Є { $count } вільних місць: надішли посилання або посади ботів
   *[other] Є { $count } вільного місця: надішли посилання або посади ботів
}
page-room-sit-first = Займи місце, щоб грати
page-room-full = Ти дивишся: усі місця зайняті
page-room-agreed = Домовлено
# Про що домовлено за цим столом, по рядку.
page-room-talk = { $talk ->
    [none] Без розмов і сигналів
    [signals] Сигнали, але без чату
   *[chat] Сигнали й чат
}
page-room-talk-duel = { $talk ->
    [chat] Чат
   *[other] Без розмов
}
page-room-guard = Чат затримує те, що називає карту
page-room-clock = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
} на хід
page-room-clock-loses = { page-room-clock }; хто грає довше, програє
page-room-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
} на руках
page-room-minimum = { $cards ->
    [1] Щонайменше одна карта за хід
    [one] Щонайменше { $cards } карта за хід
    [few] Щонайменше { $cards } карти за хід
    [many] Щонайменше { $cards } карт за хід
   *[other] Щонайменше { $cards } карти за хід
}

# Перегляд партій, які вже грали за цим столом.
page-earlier = Попередні партії
page-earlier-game = Партія { $number }

# Хто починає.
page-begin = Хто починає?
page-begin-me = Хочу почати
page-begin-not-me = Не я
page-begin-now = Починаю зараз
page-begin-how = «{ page-begin-me }» – лише побажання. «{ page-begin-now }» починає гру.
page-begin-look = Вони домовляються, хто починає.
page-begin-wished = Сказано. Тепер чекаємо на інших.
# За столом лише з ботами.
page-begin-bots = Боти вже сказали, що воліють. Один дотик – і гра починається.
page-begin-first = Починаю я
page-begin-let-bots = Нехай вирішать боти
# Власні слова кожного, під іменем.
page-wish-me = хочу почати
page-wish-not-me = краще не я
page-wish-none = ще думаю
page-wish-either = байдуже

# Смужка над стосами, після назви гри. $turn: число.
page-bar-turn = хід { $turn }
page-bar-menu = Стіл
page-bar-seats = Місця й посилання
page-bar-talk = Чат і журнал
page-bar-log = Що сталося
# $count: скільки рядків ще не прочитано.
page-bar-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
page-bar-rules = Правила
page-bar-bot = Хай за мене грає бот
page-bar-return = Повернутися в гру
page-bar-bot-plays = За тебе грає бот.
page-bar-resign = Здати партію
page-bar-leave = Залишити стіл
page-clock-left = ще { $seconds } с
page-clock-short = Швидше: { $seconds } с
page-clock-up = Час вийшов

# Команда. $count: карти на руках.
page-mates = За столом
page-mate-cards = { $count ->
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
page-mate-turn = зараз грає
page-mate-your-turn = твій хід
page-mate-late = час вийшов
page-mate-hand-over = Хай грає бот: { $name }
page-mate-hand-over-short = Хай грає бот

# Запитання.
page-resign-sure = Здати партію?
page-resign-team = Її програє вся команда.
page-resign-alone = Важить, скільки карт лишилося.
page-resign-duel = Переможе супротивник.
page-resign-yes = Здати
page-resign-no = Грати далі
page-leave-sure = Залишити стіл?
page-leave-more = Місце чекатиме на тебе: відкрий посилання ще раз, щоб грати далі.
page-leave-yes = Піти
page-leave-no = Лишитися
page-leave-bot = Піти, далі грає бот

# Сигнали. $name: хто; pile: про який стос.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Сигнал про { pile }
page-signal-heading = Скажи команді про { pile }
page-signal-stands = Сигнал діє до кінця твого наступного ходу.
page-signal-muted = Зверху лежить карта «тиша»: без розмов і сигналів.
page-hold-button = Маю …
page-hold-heading = Скажи команді: маю карту …

# Розмова.
page-chat-say = Скажи щось
page-chat-send = Надіслати
page-chat-none = За цим столом грають без розмов.
page-chat-signals = За цим столом є лише сигнали: торкнися стосу.
page-chat-look = Глядачі не можуть писати.
page-chat-bot = За тебе грає бот: повернися в гру, щоб писати.
page-chat-left = { $count ->
    [1] Лишився один символ
    [one] Лишився { $count } символ
    [few] Лишилися { $count } символи
    [many] Лишилося { $count } символів
   *[other] Лишилося { $count } символу
}
page-log = Що сталося
page-log-empty = Ще нічого.
page-log-show = Показати перебіг
page-log-hide = Сховати перебіг
page-sent = Надіслано …

# Читається вголос, і заголовок вікна.
page-told-turn = Твій хід.
page-told-away = { $name }: не тут.
page-told-there = { $name }: тут.
page-told-lost = Зв’язок втрачено. Триває нова спроба.
page-told-back = Зв’язок відновлено.
page-told-missed = { $count ->
    [1] Тим часом сталася одна подія.
    [one] Тим часом сталася { $count } подія.
    [few] Тим часом сталися { $count } події.
    [many] Тим часом сталося { $count } подій.
   *[other] Тим часом сталося { $count } події.
}
page-title-turn = ● Твій хід – Tenback
page-table-title = { game } – Tenback
page-notify-body = Команда чекає на тебе.
