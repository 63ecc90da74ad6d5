# The table on the screen. Space is short: 80 columns. Lines that share a row say so.

# Names of seats.
tui-you = Ти
# A person without a name. $seat: a number.
tui-player = Гравець { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not played yet.
tui-title = { game } · хід { $turn }
tui-title-dealt = { game } · роздано
tui-stock = стос добору { $stock } · { $left ->
    [one] лишилася { $left } карта
    [few] лишилися { $left } карти
    [many] лишилося { $left } карт
   *[other] лишилося { $left } карти
}
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = стоси добору: твій { $own }, супротивника { $other }
tui-stocks-seats = стоси добору: { $own } і { $other }
tui-trying = проба

# On an untouched pile. $start: the number it starts with.
tui-rising = зростає від { $start }
tui-falling = спадає від { $start }

# What to do now: one line, at most 74 columns. $laid: cards played this turn, $more: how many more are required.
tui-todo-owes = { $laid ->
    [0] Твій хід: виклади { $more ->
        [1] одну карту
        [one] { $more } карту
        [few] { $more } карти
        [many] { $more } карт
       *[other] { $more } карти
    }.
   *[other] Виклади { more-cards }.
}
tui-todo-three = Рівно три карти за цей хід: виклади { more-cards }.
tui-todo-skull = Накрий { command } у { pile.locative }.
tui-todo-enough = Закінчи хід (e) або викладай далі.
tui-todo-tried-out = Хід на цьому закінчився б. y: викласти по-справжньому.
tui-todo-tried-lost = Так партію буде програно. u: забрати останню карту.
tui-todo-tried-enough = Цього досить. y: викласти по-справжньому, або пробуй далі.
tui-todo-wait = Ходить { $name }.
tui-todo-thinking = { $name } думає…
tui-todo-begin = Хто починає? Enter: ти. n: краще хтось інший.
tui-todo-wish = Хто починає? i: я. n: не я. Enter: мені однаково.
tui-todo-pass = Enter: передай клавіатуру, тепер { $name }.
tui-todo-over = Партію закінчено.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = { $card } у { pile } – це поразка: { lose-why }. Enter: усе одно викласти. Esc: ні.
tui-ask-resign = Здати партію? x: так. Esc: ні.
tui-ask-resign-team = Запропонувати здатися? Решта проголосує. x: так. Esc: ні.
tui-ask-unsaved = Цю партію не збережено, вона зникне. Enter: вийти. Esc: лишитися.
tui-ask-delete = Видалити цю партію назавжди? Enter: так. Esc: ні.

# Answers to keys. $text: what was typed.
tui-enter-first = Спершу натисни Enter, щоб викласти { $text }.
tui-no-lay = «{ $text }» – не хід: введи свою карту і стос, наприклад { $example }.
tui-choose-card = Спершу вибери карту: введи її число або скористайся стрілками.
tui-choose-pile = Спершу вибери стос: a, b, c або d.
tui-no-command = На вибраній карті немає вказівки.
tui-not-your-turn = Зачекай на свій хід.
tui-nothing-tried = Ще нічого не спробувано: виклади карту, ніхто цього не бачить.
tui-try-on = Проба: те, що ти зараз викладеш, бачиш лише ти. y: викласти по-справжньому. u: забрати карту. t: спинити.
tui-try-off = Нічого не викладено.
# $lays: such as 45a 46a.
tui-hint = Майстер виклав би { $lays }.
tui-hint-end = Майстер закінчив би тут хід.
tui-hint-wait = Майстер обмірковує…
tui-drawn = Добрано: { $cards }.
# $file, $error: the system’s message.
tui-unsaved = Партія триває без збереження: { $file }: { $error }.
tui-no-folder = Партії не зберігаються: для них немає теки. Назви її через --data.
# When the program is left in the middle of a game.
tui-kept = Партію збережено: «tenback play --resume» її продовжує.
tui-not-kept = Не викладено жодної карти, тож цю партію не збережено.
tui-not-saved = Цю партію не вдалося зберегти.
tui-not-remembered = Це діятиме лише до виходу, бо налаштування не вдається зберегти: { $error }.
# $why: a whole sentence.
tui-broken = Не вдається відкрити { $file }. { $why }
tui-no-record = У ньому немає жодного запису.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = У ньому { $records ->
    [1] лише один запис
    [one] лише { $records } запис
    [few] лише { $records } записи
    [many] лише { $records } записів
   *[other] лише { $records } запису
}, запису номер { $wanted } немає.
tui-held = Ця партія відкрита в іншому вікні.
# $file: where the game was read; $new: where it is saved from now on.
tui-moved = { $file } лишається без змін; партія триває у { $new }.
tui-no-chance = Системний генератор випадкових чисел не відповідає: { $error }. Вибери зерно, щоб роздати карти з нього.

# What a key does: one or two short words each, on the last line.
tui-key-lay = класти
tui-key-end = кінець
tui-key-try = проба
tui-key-stop = спинити
tui-key-real = всерйоз
tui-key-undo = забрати
tui-key-hint = підказка
tui-key-signal = сигнал
tui-key-hold = маю
tui-key-log = журнал
tui-key-rules = правила
tui-key-help = довідка
tui-key-back = назад
tui-key-quit = вийти
tui-key-choose = вибрати
tui-key-change = змінити
tui-key-open = відкрити
tui-key-step = крок
tui-key-turn = хід
tui-key-view = вигляд
tui-key-play-on = грати далі
tui-key-scroll = гортати
tui-key-yes = так
tui-key-no = ні
tui-key-pass = передати
tui-key-review = розбір
tui-key-summary = підсумок
tui-key-mistake = наступна помилка
tui-key-better = кращий хід
tui-key-give-up = здатися
tui-key-go-on = грати далі
tui-key-delete = видалити
tui-key-read-on = далі
tui-key-next-lesson = наступний урок

# The pass screen.
tui-pass = Передай клавіатуру: тепер { $name }.
tui-pass-ready = { $name }: натисни Enter, коли більше ніхто не дивиться.

# $columns × $rows: needed; $has-columns × $has-rows: available.
tui-too-small = Для Tenback треба { $columns } × { $rows } символів, а тут лише { $has-columns } × { $has-rows }: збільш вікно або грай з --plain.

# The start screen.
tui-motto = Виклади всі карти. Назад – лише рівно на десять.
tui-menu-new = Нова партія
tui-menu-resume = Продовжити партію
tui-menu-replays = Переглянути партію
tui-menu-lessons = Уроки
tui-menu-rules = Правила
tui-menu-language = Мова
tui-menu-quit = Вийти
tui-form-game = Гра
tui-form-seats = Гравці
tui-form-seat = Місце { $seat }
tui-form-person = людина
tui-form-bot = бот: { level }
tui-form-hand = На руках
tui-form-minimum = Карт за хід
# $cards: how many; the harder options of the rules, A18.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, важче
tui-form-talk = Розмова
tui-form-talk-none = немає
tui-form-talk-signals = сигнали
tui-form-pace = Темп ботів
tui-form-pace-calm = спокійний
tui-form-pace-fast = миттєвий
tui-form-seed = Зерно
tui-form-seed-none = немає: свіже тасування
tui-form-deal = Роздати карти
tui-form-stand-in = Які карти мають вказівки, визначає ця програма; на виданих картах інакше.
tui-list-none = Поки немає жодної.
tui-list-left = { $left ->
    [1] лишилася одна карта
    [one] лишилася { $left } карта
    [few] лишилися { $left } карти
    [many] лишилося { $left } карт
   *[other] лишилося { $left } карти
}
tui-list-seats = { $seats ->
    [1] один гравець
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
tui-list-won = перемога
tui-list-won-you = ти перемагаєш
tui-list-lost = поразка
tui-list-won-by = { $name } перемагає
# Figures of a finished game, and the cards that were never drawn. $cards: their numbers.
tui-end-figures = Ходи: { $turns } · на десять назад: { $backs } · використані підказки: { $hints }
tui-end-undrawn = Лишилося у стосі добору: { $cards }

# Replay. $step of $steps: events.
tui-replay-at = крок { $step } з { $steps }
tui-replay-view = вигляд: { $name }
tui-replay-all = усі руки
tui-replay-table = без карт на руках
tui-replay-ask = Грати далі звідси? Enter: з тими самими картами. s: з перетасованим стосом добору. Esc: ні.
tui-replay-over = Тут партію закінчено: повернися назад, щоб грати далі.
tui-replay-start = Карти роздано.
# Above the log.
tui-log = Журнал гри
tui-log-empty = Ще нічого.

# After a name, before the first turn.
tui-wish-me = хоче почати
tui-wish-not-me = воліє не починати

# Tables on a server. $server: such as http://192.168.1.5:8098; $error: the system’s message.
tui-menu-join = Долучитися до столу
tui-join-link = Посилання
tui-join-name = Ім’я
tui-join-about = Встав посилання, яке тобі надіслали, і вибери ім’я, яке бачитимуть інші.
tui-join-going = З’єднання з { $server }…
tui-no-server = Це не адреса сервера: така адреса виглядає як http://192.168.1.5:8098.
tui-no-link = Це не посилання на стіл. Воно має такий вигляд: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Скопіюй його повністю.
tui-unreachable = { $server } не відповідає ({ $error }). Перевір посилання і спитай, чи працює сервер.
tui-unknown-host = Не вдається знайти { $server }: перевір посилання.
tui-not-tenback = { $server } відповідає, але це не сервер Tenback: перевір посилання.
tui-no-such-table = На { $server } немає такого столу: попроси нове посилання.
tui-name-needed = Вибери ім’я, яке бачитимуть інші, наприклад --name Ada.
tui-forgotten = { $server } тебе вже не знає: долучися ще раз або повернися тією самою людиною: tenback devices add
tui-new-again = { $server } більше не знав цього термінала, тож ти там як новий гравець. Щоб знову бути тією самою людиною, скористайся посиланням з іншого пристрою або резервним кодом: tenback devices add LINK --replace
tui-astray = Повідомлення сервера тут не мають сенсу. Одна з програм застаріла: онови обидві й долучися ще раз.
tui-identity-unkept = Не вдалося зберегти твою ідентичність на цьому сервері ({ $error }): наступного разу він тебе не впізнає.
tui-same-person = Ти вже за цим столом в іншому терміналі; обидва показують те саме місце. Щоб долучитися як хтось інший, вкажи іншу теку: --data ТЕКА.
# $old and $new: the names of the same person.
tui-other-name = { $old } має тепер на цьому сервері ім’я { $new }. Щоб грати як хтось інший, вкажи іншу теку: --data ТЕКА.
tui-line-connecting = З’єднання…
tui-line-lost = Зв’язок втрачено, нова спроба за { $seconds } с…

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = Посилання для друзів: { $link }
tui-room-invited = за запрошенням
tui-room-empty = вільне
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (не на зв’язку)
tui-stand-in = { $name } (бот)
tui-room-clock = { $seconds } с на хід
tui-room-lookers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
tui-form-talk-chat = вільна
tui-todo-sit = Вибери вільне місце: Enter займає його.
tui-todo-invite = Потрібне запрошення: попроси в господаря посилання.
tui-todo-looking = Ти дивишся: вільних місць немає.
tui-todo-seats = Чекаємо на інших гравців.
tui-todo-seats-host = Надішли посилання, або b садить бота на вільне місце: { level } (← →).
tui-todo-deal = Усі місця зайняті: d роздає карти.
tui-todo-back = Esc: назад до столу.
tui-todo-sent = Надсилання…
tui-todo-opening = Гравці домовляються, хто починає.
tui-todo-wish-there = Хто починає? i: хочу я. n: не я. b: починаю зараз.
tui-todo-wished = Чекаємо, що скажуть інші. b: починаю зараз.
tui-todo-bot-plays = За тебе грає бот. m: повернутися в гру.
tui-todo-late = { $name }: час вийшов. m: хай грає бот.
tui-todo-nobody = На { seat.locative } нікого немає: w показує місця.
tui-todo-again = Партію закінчено. a: ще одна. s: ті самі карти ще раз.
# The vote on giving up. $name: who proposed it; $seconds: the time left to answer.
tui-todo-vote = { $name } пропонує здатися ({ $seconds } с). y: здатися. n: грати далі.
tui-todo-vote-wait = Здатися? Чекаємо на відповідь решти…
tui-ask-leave = Вийти з-за столу? Місце чекатиме на тебе. Enter: вийти. m: вийти, хай грає бот. Esc: лишитися.
tui-ask-kick = Вилучити назавжди й заблокувати браузер і мережу: { $name }? Це все ж можна обійти. Enter: так. Esc: ні.
# Before what is being typed to the others.
tui-chat-line = Написати:
tui-key-join = долучитися
tui-key-sit = сісти
tui-key-stand = встати
tui-key-bot = бот
tui-key-kick = вилучити
tui-key-invite = за запрошенням
tui-key-anyone = пускати всіх
tui-key-new-link = нове посилання
tui-key-chat = чат
tui-key-room = місця
tui-key-table = стіл
tui-key-another = ще одна
tui-key-same = ті самі карти
tui-key-leave = вийти
tui-key-send = надіслати

# The log of a table on a server. $name: who; $text: what they said.
tui-log-said = { $name }: «{ $text }»
tui-log-seated = { $name }: тепер за столом.
tui-log-left = { $name }: вже не за столом.
tui-log-kicked = Господар вилучив з-за столу: { $name }.
tui-log-unsilenced = { $who ->
    [you] Господар знову ввімкнув тобі чат.
   *[other] { $name }: господар знову ввімкнув чат.
}
tui-log-silenced = { $who ->
    [you] Господар вимкнув тобі чат.
   *[other] { $name }: господар вимкнув чат.
}
tui-log-host-passed = { $who ->
    [you] Тепер господар — ти.
   *[other] Тепер господар — { $name }.
}
tui-log-handed-over = { $name }: гру перебирає бот.
tui-log-returned = { $name }: знову в грі замість бота.
tui-log-time-up = { $name }: час вийшов.
tui-log-open = Тепер глядачі дозволені.
tui-log-closed = Глядачі більше не дозволені.
tui-log-invite-on = Щоб сісти, тепер потрібне посилання-запрошення.
tui-log-invite-new = Є нове посилання-запрошення.
tui-log-invite-off = Тепер знову може сісти будь-хто.
# The vote on giving up: a proposal, the answers to it, and its failure.
tui-log-give-up = { $name }: здаймося.
tui-log-agrees = { $name }: так, здаймося.
tui-log-objects = { $name }: ні, граймо далі.
tui-log-goes-on = Гра триває.
tui-log-hinted = { $name }: використано підказку.
# $new: the new name.
tui-log-renamed = { $name } тепер має ім’я { $new }.

# The help screen at a table on a server: a key on the left, this on the right.
tui-help-chat = написати щось іншим
tui-help-room = хто де сидить, і посилання для друзів
tui-help-bot-plays = хай за тебе грає бот, або повернися в гру
tui-help-again = після партії: ще одна або ті самі карти ще раз
tui-help-vote = коли команда голосує, чи здатися: здатися, грати далі
tui-help-deal = біля місць: роздати карти
tui-help-stand = біля місць: встати
tui-help-bot = біля місць, господар: посадити бота на вибране місце
tui-help-kick = біля місць, господар: вилучити гравця
tui-help-invite = біля місць, господар: місця лише за запрошенням або для всіх
tui-help-new-link = біля місць, господар: нове посилання-запрошення; старе більше не діє
