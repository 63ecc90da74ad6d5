# Стіл на екрані. Місця мало: 80 колонок.

# Назви місць.
tui-you = Ти
# Людина без імені, бот. $seat: число.
tui-player = Гравець { $seat }
tui-bot = { level } { $seat }

# Рядок угорі: ліва і права частини, разом 80 колонок. $turn, $stock: карти у відкладеному стосі, $left: ще не викладені.
tui-title = { game } · хід { $turn }
tui-title-dealt = { game } · роздано
tui-stock = відкладений стос { $stock } · викласти ще { $left }
# Face to Face. $own і $other: карти в обох відкладених стосах.
tui-stocks = відкладені стоси: твій { $own }, супротивника { $other }
tui-stocks-seats = відкладені стоси: { $own } і { $other }
tui-trying = на пробу

# У незайманому стосі. $start: число, з якого він починається.
tui-rising = зростає від { $start }
tui-falling = спадає від { $start }

# Що зараз робити: один рядок, не більше ніж 74 колонки. $laid: карти, викладені цього ходу, $more: скільки ще треба.
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
tui-todo-enough = Досить: e закінчує хід, або викладай далі.
tui-todo-tried-out = Хід на цьому закінчився б. y викладає насправді.
tui-todo-tried-lost = Так партію буде програно. u забирає останню карту.
tui-todo-tried-enough = Цього досить. y викладає насправді, або пробуй далі.
tui-todo-wait = Зараз грає { $name }.
tui-todo-thinking = { $name } думає …
tui-todo-begin = Хто починає? Enter: ти. n: краще хтось інший.
tui-todo-wish = Хто починає? i: я. n: не я. Enter: мені однаково.
tui-todo-pass = Enter: передай клавіатуру, тепер { $name }.
tui-todo-over = Партію закінчено.

# Запитання й відповіді нижче мають два рядки по 78 колонок.
# Запитання. Enter – так, Esc – ні, в усіх мовах. $card, $pile.
tui-ask-loses = { $card } у { pile } одразу програє партію: хід тоді не завершити. Enter: усе одно викласти. Esc: ні.
tui-ask-resign = Здати партію? x: так. Esc: ні.
tui-ask-unsaved = Цю партію не збережено, вона зникне. Enter: вийти. Esc: лишитися.

# Відповіді на клавіші. $text: що введено.
tui-enter-first = Enter спершу викладе { $text }.
tui-no-lay = «{ $text }» не читається: введи свою карту і стос, наприклад { $example }.
tui-choose-card = Спершу вибери карту: введи її число або скористайся стрілками.
tui-choose-pile = Спершу вибери стос: a, b, c або d.
tui-no-command = На вибраній карті немає вказівки, про яку можна сказати.
tui-not-your-turn = Зачекай на свій хід.
tui-nothing-tried = На пробу ще нічого не викладено: виклади карту, ніхто цього не бачить.
tui-try-on = Проба: те, що ти зараз викладеш, бачиш лише ти. y викладає насправді, u забирає карту, t спиняє.
tui-try-off = Нічого не викладено.
tui-alone-undo = Наодинці карти можна забирати: просто виклади, u забирає назад.
# $lays: наприклад 45a 46a.
tui-hint = Майстер виклав би { $lays }.
tui-hint-end = Майстер закінчив би тут хід.
tui-hint-wait = Майстер обмірковує …
tui-drawn = Добрано: { $cards }.
# $file, $error: що каже система.
tui-unsaved = Партія триває без збереження: { $file }: { $error }.
tui-no-folder = Партії не зберігаються: для них немає теки. Назви її через --data.
# $why: ціле речення.
tui-broken = { $file } лишається без змін: { $why }
tui-no-record = У ньому немає жодного запису.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = У ньому { $records ->
    [one] лише один запис
    [few] лише { $records } записи
    [many] лише { $records } записів
   *[other] лише { $records } запису
}, запису номер { $wanted } немає.
tui-held = Ця партія відкрита в іншому вікні.
tui-moved = { $file } лишається без змін; партія триває у { $new }.
tui-no-chance = Системний генератор випадкових чисел не відповідає: { $error }. Вибери зерно, щоб роздати карти з нього.

# Що робить клавіша: одне-два короткі слова, в останньому рядку.
tui-key-lay = класти
tui-key-end = кінець
tui-key-try = проба
tui-key-stop = спинити
tui-key-real = насправді
tui-key-undo = забрати
tui-key-hint = порада
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
tui-key-again = переглянути

# Екран передавання.
tui-pass = Передай клавіатуру: тепер { $name }.
tui-pass-ready = { $name }: натисни Enter, коли більше ніхто не дивиться.

# $columns × $rows: скільки треба; $has-columns × $has-rows: скільки є.
tui-too-small = Для Tenback треба { $columns } × { $rows } символів, а тут { $has-columns } × { $has-rows }: збільш вікно або грай з --plain.

# Початковий екран.
tui-motto = Виклади всі карти. Назад – лише рівно на десять.
tui-menu-new = Нова партія
tui-menu-resume = Продовжити партію
tui-menu-replays = Переглянути старі партії
tui-menu-rules = Правила
tui-menu-language = Мова
tui-menu-quit = Вийти
tui-form-game = Гра
tui-form-seats = Місця
tui-form-seat = Місце { $seat }
tui-form-person = людина
tui-form-bot = бот: { level }
tui-form-hand = На руках
tui-form-minimum = Карт за хід
# $cards: скільки; варіант з A18: для профі.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, важче
tui-form-talk = Розмова
tui-form-talk-none = немає
tui-form-talk-signals = сигнали
tui-form-pace = Боти
tui-form-pace-calm = без поспіху
tui-form-pace-fast = одразу
tui-form-seed = Зерно
tui-form-seed-none = немає: свіже тасування
tui-form-deal = Роздати карти
tui-form-stand-in = Які карти мають вказівки – це наша власна заміна, а не те, що надруковано на виданих картах.
tui-list-none = Поки немає жодної.
tui-list-left = { $left ->
    [1] лишилася одна карта
    [one] лишилася { $left } карта
    [few] лишилися { $left } карти
    [many] лишилося { $left } карт
   *[other] лишилося { $left } карти
}
tui-list-seats = { $seats ->
    [1] одне місце
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}
tui-list-won = перемога
tui-list-won-by = перемагає { seat }

# Перегляд. $step з $steps: події.
tui-replay-at = крок { $step } з { $steps }
tui-replay-view = бачить { $name }
tui-replay-all = усі руки
tui-replay-table = без карт у руках
tui-replay-ask = Грати далі звідси? Enter: з тими самими картами. s: відкладений стос перетасувати. Esc: ні.
tui-replay-over = Тут партію закінчено: повернися назад, щоб грати далі.
tui-replay-start = Карти роздано.
# Над журналом.
tui-log = Що сталося
tui-log-empty = Ще нічого.

# Після імені, перед початком.
tui-wish-me = хоче почати
tui-wish-not-me = воліє не починати

# Столи деінде.
tui-menu-join = Сісти за стіл
tui-join-link = Посилання
tui-join-name = Ім’я
tui-join-about = Встав посилання, яке тобі надіслали, і напиши, як тебе мають звати інші.
tui-join-going = З’єднання з { $server } …
tui-no-server = Це не адреса сервера: вона виглядає як http://192.168.1.5:8098.
tui-no-link = Це не посилання на стіл. Воно має такий вигляд: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Скопіюй його повністю.
tui-unreachable = { $server } не відповідає ({ $error }). Перевір посилання і спитай, чи працює сервер.
tui-not-tenback = { $server } відповідає, але це не сервер Tenback: перевір посилання.
tui-no-such-table = На { $server } немає такого столу: попроси нове посилання.
tui-name-needed = Скажи, як тебе мають звати інші: вкажи ім’я (--name).
tui-forgotten = { $server } тебе вже не знає: сядь за стіл ще раз.
tui-astray = Сервер каже те, чого не може бути. Одна з програм застаріла: онови обидві й повернися.
tui-identity-unkept = Не вдалося зберегти те, за чим сервер тебе впізнає ({ $error }): наступного разу ти для нього хтось інший.
tui-line-connecting = З’єднання …
tui-line-lost = Зв’язок втрачено, нова спроба за { $seconds } с …

tui-room-title = { game } · { tui-list-seats }
tui-room-link = Посилання для друзів: { $link }
tui-room-empty = нікого
tui-away = { $name } (не тут)
tui-stand-in = { $name } (бот)
tui-room-clock = { $seconds } с на хід
tui-room-lookers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
tui-form-talk-chat = вільно
tui-todo-sit = Вибери вільне місце: Enter — сісти.
tui-todo-looking = Ти дивишся: вільних місць немає.
tui-todo-seats = Чекаємо, поки хтось займе вільні місця.
tui-todo-seats-host = Надішли посилання, або b садить бота на вільне місце: { level } (← →).
tui-todo-deal = Усі сидять: d роздає карти.
tui-todo-back = Esc: назад до столу.
tui-todo-sent = Надіслано …
tui-todo-opening = Вони домовляються, хто починає.
tui-todo-wish-there = Хто починає? i: можна я. n: не я. b: починаю зараз.
tui-todo-wished = Інші ще не сказали, хто починає. b: починаю зараз.
tui-todo-bot-plays = За тебе грає бот. m: грати далі без нього.
tui-todo-late = { $name }: час вийшов. m: хай далі грає бот.
tui-todo-nobody = На місці { $seat } нікого немає: w показує місця.
tui-todo-over-there = Гру завершено. a: ще одна. s: ті самі карти ще раз.
tui-ask-leave = Залишити стіл? Місце чекатиме на тебе. Enter: піти. m: піти, а далі грає бот. Esc: лишитися.
tui-ask-kick = Вигнати з-за цього столу назавжди: { $name }? Enter: так. Esc: ні.
tui-chat-line = Сказати:
tui-key-join = сісти
tui-key-sit = сісти
tui-key-stand = встати
tui-key-bot = бот
tui-key-kick = вигнати
tui-key-chat = розмова
tui-key-room = місця
tui-key-table = стіл
tui-key-another = ще одна
tui-key-same = ті самі карти
tui-key-leave = піти
tui-key-send = надіслати

tui-log-said = { $name }: «{ $text }»
tui-log-seated = { $name }: тепер за столом.
tui-log-left = { $name }: вже не за столом.
tui-log-kicked = { $name }: господар вигнав з-за столу.
tui-log-handed-over = { $name }: далі грає бот.
tui-log-returned = { $name }: знову тут замість бота.
tui-log-time-up = { $name }: час вийшов.
tui-log-open = Інші можуть дивитися.
tui-log-closed = Інші більше не можуть дивитися.

tui-help-chat = сказати щось іншим
tui-help-room = хто де сидить; там і посилання для друзів
tui-help-bot-plays = хай за тебе грає бот, або грай далі без нього
tui-help-again = після гри: ще одна або ті самі карти ще раз
tui-help-deal = біля місць: роздати карти
tui-help-stand = біля місць: встати
tui-help-bot = біля місць, господар: посадити бота на вибране місце
tui-help-kick = біля місць, господар: вигнати когось
