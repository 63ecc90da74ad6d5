# The page: the table. Texts on buttons are short, because the page is used on phones, too.

# A player who has not chosen a name.
page-guest-seat = { page-guest } { $seat }
# The reader’s own seat, as a name: events.ftl puts a colon after it.
page-you = Ти
# The log. $name: who; $text: what they said. The name may be page-you.
page-log-said = { $name }: «{ $text }»
# In Face to Face: a card that helps the reader. $card, $pile.
page-log-helped = { $name }: { $card } у { pile }, допомога тобі.
page-log-seated = { $name }: тепер за столом.
page-log-left = { $name }: вже не за столом.
page-log-kicked = Господар вилучив з-за столу: { $name }.
page-log-unsilenced = { $who ->
    [you] Господар знову ввімкнув тобі чат.
   *[other] { $name }: господар знову ввімкнув чат.
}
page-log-silenced = { $who ->
    [you] Господар вимкнув тобі чат.
   *[other] { $name }: господар вимкнув чат.
}
page-log-host-passed = { $who ->
    [you] Тепер господар — ти.
   *[other] Тепер господар — { $name }.
}
page-log-handed-over = { $name }: гру перебирає бот.
page-log-returned = { $name }: знову в грі замість бота.
page-log-time-up = { $name }: час вийшов.
page-log-give-up-rejected = Команда грає далі.
page-log-open = Тепер глядачі дозволені.
page-log-closed = Глядачі більше не дозволені.
page-log-invite-on = Щоб сісти, тепер потрібне посилання-запрошення.
page-log-invite-new = Є нове посилання-запрошення.
page-log-invite-off = Тепер знову може сісти будь-хто.
page-log-dealt = Карти роздано.

# Entering.
page-table-looking = Пошук столу…
page-table-connecting = З’єднання…
page-table-unreachable = Сервер не відповідає.
page-table-again = Спробувати ще раз
page-table-home = На головну
# Why the reader cannot be at this table: headings.
page-table-gone = Такого столу не існує
page-table-gone-more = Попроси нове посилання або відкрий власний стіл.
page-table-kicked = Тебе вилучено
page-table-shut = Цей стіл закрито
page-table-banned = Доступ заборонено
page-table-closed = Глядачі тут не дозволені
page-table-closed-more = Усі місця зайняті, а глядачі за цим столом не дозволені.
page-table-invite = Лише за запрошенням
page-table-barred = Тобі не можна за цей стіл
page-table-stranger = На цьому пристрої виконано вихід
page-table-stranger-more = Долучися як новий гравець або увійди знову за посиланням з іншого пристрою чи за резервним кодом.
page-table-over = З’єднання закрито

# A friend who opens a link. $game is a game; $free: the number of empty seats; $names: who is there.
page-greet = Запрошуємо зіграти: { game }
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
page-greet-sit = Долучитися
page-greet-look = Лише дивитися

# The connection, in a slim bar.
page-line-lost = Зв’язок втрачено. Нова спроба за { $seconds } с…
page-line-trying = Зв’язок втрачено. Нова спроба…
page-line-now = Спробувати зараз
page-line-back = Зв’язок відновлено.

# The room: who sits where before the cards are dealt.
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
page-room-away = не на зв’язку
page-room-bot = бот
# A bot plays for this person.
page-room-stand-in = грає бот
page-room-take = Зайняти місце
page-room-stand = Встати
# For the host. $name: who. What is read out begins with what the button shows (page-room-kick).
page-room-place = Додати бота
page-room-place-level = Рівень бота на { seat.locative }
page-room-kick = Вилучити
page-room-kick-name = Вилучити: { $name }
page-room-kick-sure = Вилучити з-за цього столу назавжди: { $name }?
# $invite: only, if an invite link is needed to take a seat.
page-room-kick-reach = { $invite ->
    [only] Ніхто новий із цього браузера чи мережі теж не приєднається. Посилання-запрошення буде нове.
   *[none] Ніхто новий із цього браузера чи мережі теж не приєднається. Хто дуже захоче, може все ж знайти спосіб: тоді допоможе посилання-запрошення.
}
page-room-kick-no = Скасувати
page-menu-close-title = Закрити цей стіл?
page-menu-close-sure = Він закриється для всіх назавжди.
# Follows the sentence above during a game.
page-menu-close-game = Незакінчена партія завершиться без результату.
page-menu-close = Закрити стіл
page-room-silenced = без чату
page-room-unsilence-name = Увімкнути чат: { $name }
page-room-unsilence = Увімкнути чат
page-room-silence-name = Вимкнути чат: { $name }
page-room-silence = Вимкнути чат
page-room-pass-host-name = Зробити господарем: { $name }
page-room-pass-host = Зробити господарем
page-room-link = Надішли це посилання друзям
page-room-invite-note = Сісти може лише той, хто відкриє це посилання. Нове посилання скасує це; хто вже сидить, залишається.
page-room-invite-new = Нове посилання
page-room-invite-needed = За цей стіл сідають лише за запрошенням: попроси в господаря чинне посилання-запрошення.
# For a host who has not chosen a name.
page-room-name = Твоє ім’я, щоб друзі знали, хто їх запрошує
# Under the link. $command: what to type in a terminal.
page-room-only-here = Це посилання працює лише на цьому комп’ютері. Щоб долучилися інші, запусти сервер командою { $command } або за публічною адресою.
page-room-share = Поділитися
page-room-look = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
page-room-allow = Глядачі дозволені
page-room-forbid = Без глядачів
page-room-deal = Роздати карти
page-room-missing = { $count ->
    [1] Чекаємо ще на одного гравця
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
page-room-missing-host = { $count ->
    [1] Є одне вільне місце: надішли посилання або додай бота
    [one] Є { $count } вільне місце: надішли посилання або додай ботів
    [few] Є { $count } вільні місця: надішли посилання або додай ботів
    [many] Є { $count } вільних місць: надішли посилання або додай ботів
   *[other] Є { $count } вільного місця: надішли посилання або додай ботів
}
page-room-sit-first = Займи місце, щоб грати
page-room-full = Ти дивишся: усі місця зайняті
page-room-agreed = Правила столу
# The settings of this table, one line each.
page-room-talk = { $talk ->
    [none] Без розмов і сигналів
    [signals] Сигнали, але без чату
   *[chat] Сигнали й чат
}
page-room-talk-duel = { $talk ->
    [chat] Чат
   *[other] Без чату
}
page-room-guard = Повідомлення, що називають карту, блокуються
page-room-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
} на хід
page-room-clock = { page-room-seconds }; потім гру може перебрати бот
page-room-clock-loses = { page-room-seconds }; хто перевищить час, програє
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
page-room-hints = Підказки дозволені
page-room-no-hints = Без підказок

# Replays of the games that were played at this table before.
page-earlier = Попередні партії
page-earlier-game = Партія { $number }

# Who goes first.
page-begin = Хто починає?
page-begin-me = Хочу почати
page-begin-not-me = Не я
page-begin-now = Починаю зараз
page-begin-how = «{ page-begin-me }» – лише побажання. «{ page-begin-now }» починає гру.
page-begin-look = Гравці домовляються, хто починає.
page-begin-wished = Чекаємо, що скажуть інші.
# At a table with bots only.
page-begin-bots = Боти вже сказали, чого хочуть. Один дотик – і гра починається.
page-begin-first = Починаю я
page-begin-let-bots = Нехай вирішать боти
page-wish-me = хоче почати
page-wish-not-me = краще ні
page-wish-none = ще думає
page-wish-either = байдуже

# The strip above the board, after the name of the game. $turn: a number.
page-bar-turn = хід { $turn }
page-bar-menu = Стіл
page-bar-seats = Місця й посилання
page-bar-talk = Чат і журнал
page-bar-log = Журнал гри
# $count: the number of unread lines.
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
page-bar-leave = Вийти з-за столу
page-clock-left = ще { $seconds } с
page-clock-short = Швидше: { $seconds } с
page-clock-up = Час вийшов

# Team mates. $count: cards in hand.
page-mates = За столом
page-mate-cards = { $count ->
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
page-mate-turn = ходить
page-mate-your-turn = твій хід
page-mate-late = час вийшов
page-mate-hand-over = Хай бот грає за гравця { $name }

# Questions.
page-resign-sure = Здати партію?
page-resign-team = Решта проголосує.
page-resign-alone = Важить, скільки карт лишилося.
page-resign-duel = Переможе супротивник.
page-resign-yes = Здати партію
page-resign-no = Грати далі
page-leave-sure = Вийти з-за столу?
page-leave-more = Місце чекатиме на тебе: відкрий посилання ще раз, щоб грати далі.
page-leave-yes = Вийти
page-leave-no = Лишитися

# A vote of the team on giving up.
page-vote = { $who ->
    [you] Ти пропонуєш здатися.
   *[other] { $name } пропонує здатися.
}
page-vote-wait = Чекаємо на решту…
page-leave-bot = Вийти, хай грає бот

# Signals. $name: who; pile: about which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Сигнал про { pile }
page-signal-heading = Скажи команді про { pile }
page-signal-stands = Твій сигнал діє до кінця твого наступного ходу.
page-signal-muted = Зверху лежить карта «тиша»: без розмов і сигналів.
page-hold-button = Маю…
page-hold-heading = Скажи команді: маю карту з вказівкою…

# Talk.
page-chat-say = Скажи щось
page-chat-send = Надіслати
page-chat-earlier = Показати попередні повідомлення
page-chat-none = За цим столом грають без розмов.
page-chat-signals = За цим столом є лише сигнали: торкнися стосу.
page-chat-look = Глядачі не можуть писати в чат.
page-chat-silenced = Господар вимкнув тобі чат.
page-chat-bot = За тебе грає бот: повернися в гру, щоб писати.
page-chat-left = { $count ->
    [1] Лишився один символ
    [one] Лишився { $count } символ
    [few] Лишилися { $count } символи
    [many] Лишилося { $count } символів
   *[other] Лишилося { $count } символу
}
page-log = Журнал гри
page-log-empty = Ще нічого.
page-log-show = Показати журнал
page-log-hide = Сховати журнал
page-sent = Надсилання…

# Announced by screen readers, and the title of the window.
page-told-turn = Твій хід.
page-told-away = { $name }: не на зв’язку.
page-told-there = { $name }: знову на зв’язку.
page-told-lost = Зв’язок втрачено. Нова спроба.
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
page-notify-body = За столом чекають на тебе.
