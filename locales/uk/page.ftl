# Сторінка: рамка довкола кожного екрана і головний екран.

# Ім’я того, хто не назвав іншого.
page-guest = Гість

## Рамка

# Заголовки вікна, для кожного екрана.
page-title-home = Tenback: виклади всі карти
page-title-table = Стіл · Tenback
page-title-replay = Перегляд · Tenback
page-title-rules = Правила · Tenback
page-title-recover = Інший пристрій · Tenback
page-title-nothing = Тут нічого немає · Tenback

# Перше посилання сторінки, для клавіатур і читачів екрана.
page-skip = Перейти до вмісту
# Логотип веде на головну.
page-to-start = Tenback: на головну
page-menu = Меню й налаштування
page-language = Мова
page-theme = Світла чи темна тема
# $theme: light, dark або system.
page-theme-name = { $theme ->
    [light] Світла
    [dark] Темна
   *[system] Як на пристрої
}
# Перемикачі.
page-sounds = Звуки
# Чи діють за столом окремі літери й цифри без натискання кнопки.
page-letter-keys = Клавіші-літери
page-notify = Сповіщення
page-notify-forbidden = Цей браузер не дозволяє сторінці надсилати тобі сповіщення: дозволь їх у налаштуваннях браузера.
# Читається перед власним іменем.
page-you-are = Твоє ім’я:
page-rename = Змінити ім’я
page-name = Твоє ім’я
page-save = Зберегти
# $name: нове ім’я.
page-renamed = Твоє ім’я тут: { $name }
page-close = Закрити
# Назва ділянки, де кажуть про негаразди.
page-notice = Повідомлення

page-unreachable = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
# Браузер, що не зберігає cookie: заголовок або перше з двох речень.
page-no-cookies = Цій сторінці потрібні файли cookie
page-no-cookies-more = Твій браузер їх для неї не зберігає, тому сервер тебе не впізнає. Дозволь цій сторінці файли cookie й онови її.
page-not-loaded = Цю частину сторінки не вдалося завантажити. Перевір з’єднання, потім онови сторінку.
page-reload = Оновити
page-broken = Тут щось не так
page-broken-more = Цей екран не вдається показати. Онови його; якщо це не допоможе, сторінка й сервер, можливо, різних версій.
page-nothing = Тут нічого немає
page-nothing-why = Можливо, посилання обрізане або введене з помилкою. Якщо тобі його хтось дав, попроси ще раз.

# Над сторінкою висить файл.
page-drop-here = Відпусти запис тут, щоб переглянути партію
# $file: назва файлу.
page-record-unreadable = «{ $file }» – не запис: вибери файл, що закінчується на .tgn.
page-record-too-large = Цей файл завеликий: запис має не більше ніж 256 кБ. Партія займає близько 2 кБ; може, це інший файл?

## Головний екран

# Девіз у два рядки; другий виділено.
page-motto = Виклади всі карти.
page-motto-back = Назад – лише рівно на десять.
page-lead = The Game, Extreme і Face to Face. Без реєстрації, просто грай.

page-offline = Сервер недоступний. Правила читати можна; для столів і перегляду потрібен сервер. Сторінка сама спробує ще раз.

# Назва ділянки з великими кнопками.
page-play = Грати
page-which-game = Яка гра
# По рядку про кожну гру. $game: слово нотації.
page-game-line = { $game ->
    [classic] Чотири стоси, одна команда
    [extreme] Карти, що дають вказівки
   *[face-to-face] Двоє гравців, одна перемога
}

page-alone = Грати наодинці
page-alone-line = { $game ->
    [face-to-face] проти слабкого бота
   *[other] ти і чотири стоси
}
page-bots = Грати з ботами
# $company: хто ще там сидить, наприклад «експерт, експерт».
page-bots-line = { $game ->
    [face-to-face] супротивник: { $company }
   *[other] ти, { $company }
}
page-friends = Грати з друзями
page-friends-line = надішлеш їм посилання
# Далі числа від 2 до 5 на вибір.
page-how-many = Скільки вас?

page-options = Параметри
page-options-bots = З ботами: хто там сидить
page-options-talk = Розмова і гості
page-options-rules = Для профі
# Хто займає місце, якщо не бот. $company: friend або nobody.
page-company = { $company ->
    [friend] хтось із друзів
   *[nobody] немає
}
page-talk = Розмова
# $talk: none, signals або chat.
page-talk-level = { $talk ->
    [none] немає
    [signals] сигнали
   *[chat] сигнали й чат
}
page-guard = Чат затримує те, що називає карту
page-spectators = Інші можуть дивитися
page-open = Показати у списку відкритих столів
page-three-cards = Три карти за хід
page-fewer-cards = На одну карту менше на руках у кожного
page-clock = Час на хід
# $seconds: на хід, 0 – без обмеження; $minutes: те саме в хвилинах.
page-clock-seconds = { $seconds ->
    [0] без обмеження
    [30] 30 секунд
    [60] одна хвилина
   *[other] { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
}
page-clock-loses = Час вийшов – партію програно

page-my-tables = Твої столи
page-open-tables = Відкриті столи
page-no-open-tables = Зараз жоден стіл не чекає на гравців. Відкрий власний і покажи його у списку: глянь у параметри.
# Як далеко зайшла гра за столом. $stage: waiting, playing або over.
page-stage = { $stage ->
    [waiting] чекає
    [playing] триває гра
   *[over] закінчено
}
# $free: скільки місць вільно.
page-free = { $free ->
    [1] одне вільне місце
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
# Бот у списку імен. $bot: наскільки сильно він грає.
page-bot = { $bot } (бот)
page-just-now = щойно
# $count: скільки їх усього.
page-show-all = Показати всі ({ $count })

page-rules = Правила
page-record = Переглянути запис партії
page-record-how = Перетягни файл .tgn будь-куди на цю сторінку або вибери його.
page-record-choose = Вибрати файл
page-device = Перейти на інший пристрій
page-device-how = Відкрий посилання на іншому пристрої і грай там далі, зі своїм іменем і на своїх місцях. Цей пристрій тоді буде від’єднано.
page-device-make = Створити посилання
page-device-link = Посилання для іншого пристрою
page-copy = Копіювати
page-copied = Скопійовано
# На кнопці замість «Копіювати»: посилання в полі поруч.
page-copy-failed = Скопіюй його з поля

## Посилання з іншого пристрою

page-recover = Грати далі тут?
page-recover-how = Хто створив це посилання, той грає далі тут, з тим самим іменем і на тих самих місцях. Пристрій, з якого воно, буде від’єднано. Посилання діє один раз.
# $name: хто зараз цей браузер.
page-recover-loses = Твоє ім’я на цьому пристрої: { $name }. Після цього до місць під цим іменем звідси вже не повернутися.
page-recover-do = Грати далі тут
page-recover-not = Не треба
page-recover-no-code = У цьому посиланні немає коду. Створи нове на іншому пристрої.
