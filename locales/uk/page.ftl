# The page: the frame around every screen, and the home screen.

# The name of a player who has not chosen one.
page-guest = Гість

## The frame

# Window titles, one per screen.
page-title-home = Tenback: виклади всі карти
page-title-table = Стіл · Tenback
page-title-replay = Перегляд · Tenback
page-title-rules = Правила · Tenback
page-title-learn = Уроки · Tenback
page-title-puzzles = Задачі · Tenback
page-title-daily = Роздача дня · Tenback
page-title-groups = Групи · Tenback
page-title-challenge = Виклик · Tenback
page-title-games = Мої партії · Tenback
page-title-statistics = Статистика · Tenback
page-title-person = Профіль · Tenback
page-title-recover = Інший пристрій · Tenback
page-title-devices = Твої пристрої · Tenback
page-title-privacy = Твої дані · Tenback
page-title-nothing = Не знайдено · Tenback

# The first link of the page, for keyboards and screen readers.
page-skip = Перейти до вмісту
# The logo leads home.
page-to-start = Tenback: на головну
page-home = На головну
page-menu = Меню й налаштування
page-language = Мова
page-theme = Тема
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Світла
    [dark] Темна
   *[system] Як на пристрої
}
# On/off switches.
page-sounds = Звуки
# Whether single letters and digits act at a table, without pressing a button.
page-letter-keys = Гарячі клавіші
page-letter-keys-why = Грай за столом літерами й цифрами, наприклад 5a або e.
page-notify = Сповіщати мене
page-notify-why = Сповіщення, коли твій хід, а ти дивишся деінде.
page-notify-forbidden = Сповіщення заблоковано: дозволь їх для цієї сторінки в налаштуваннях браузера.
# Read out before the reader’s own name.
page-you-are = Твоє ім’я:
page-rename = Змінити ім’я
# A link to what the server keeps about the reader.
page-your-data = Твої дані
page-your-devices = Твої пристрої
page-name = Твоє ім’я
page-save = Зберегти
# $name: the new name.
page-renamed = Тепер твоє ім’я – { $name }
page-close = Закрити
# The name of the region where problems are reported.
page-notice = Повідомлення

page-unreachable = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
# After opening the operator’s link; whether it is valid turns out later.
page-invited = Запрошення збережено: воно спрацює, коли створиш стіл.
page-invitation-invalid = Це посилання-запрошення недійсне. Попроси в оператора чинне.
page-invitation-earlier = Останнє відкрите посилання-запрошення недійсне. Попереднє й далі діє.
# A browser that blocks cookies: a heading, or the first of two sentences.
page-no-cookies = Цій сторінці потрібні файли cookie
page-no-cookies-more = Твій браузер їх блокує, тому сервер тебе не впізнає. Дозволь цій сторінці файли cookie й онови її.
page-not-loaded = Цю частину сторінки не вдалося завантажити. Перевір з’єднання, потім онови сторінку.
page-reload = Оновити
page-broken = Щось пішло не так
page-broken-more = Цей екран не вдається показати. Онови сторінку; якщо це не допоможе, сторінка й сервер, можливо, різних версій.
page-nothing = Тут нічого немає
page-nothing-why = Можливо, посилання неповне або введене з помилкою. Якщо тобі його хтось надіслав, попроси ще раз.

# While a file is dragged over the page.
page-drop-here = Відпусти запис тут, щоб переглянути партію
# $file: the name of the file.
page-record-unreadable = «{ $file }» – не запис: вибери файл, що закінчується на .tgn.
page-record-too-large = Цей файл завеликий: запис має не більше ніж 256 кБ. Партія займає близько 2 кБ, тож це може бути інший файл.

## Home

# The motto, in two lines; the second is set apart.
page-motto = Виклади всі карти.
page-motto-back = Назад – лише рівно на десять.
page-lead = Чотири стоси: два йдуть угору, два – вниз, і вмістити треба всі карти. Грай наодинці, з друзями чи з ботами. Без облікового запису.
page-how = Як у це грати?
# The lessons: a link, and for those who have never looked at them.
page-lessons = Уроки
page-lessons-first = Уперше тут? Навчися граючи
page-puzzles = Задачі
# Links to the deals that everybody plays, and to groups of friends who compare their results.
page-daily = Роздача дня
page-groups = Групи друзів
# Below the name of the link on the start: what it is, and what the reader made of it. $result: as page-result says it.
page-daily-line = Щодня однакові карти для всіх
page-daily-entry-result = { game }: { $result }
page-daily-play = Грати
page-daily-resume = Продовжити
page-daily-entry-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
page-my-games = Мої партії
page-statistics = Статистика
page-my-pages = Твої партії та статистика

page-offline = Сервер недоступний. Правила можна читати й так; для столів і перегляду потрібен сервер. Сторінка пробує далі.

# The name of the region with the big buttons.
page-play = Грати
page-which-game = Вибери гру
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Чотири стоси, одна команда
    [extreme] З картами вказівок
   *[face-to-face] Двоє гравців, один переможець
}

page-alone = { $game ->
    [face-to-face] Грати зі слабким ботом
   *[other] Грати наодинці
}
page-alone-line = { $game ->
    [face-to-face] швидка партія на пробу
   *[other] ти і чотири стоси
}
page-bots = { $game ->
    [face-to-face] Грати з ботом
   *[other] Грати з ботами
}
# $company: who else plays, such as “Expert, Expert”.
page-bots-line = { $game ->
    [face-to-face] супротивник: { $company }
   *[other] ти, { $company }
}
page-friends = { $game ->
    [face-to-face] Грати з другом
   *[other] Грати з друзями
}
page-friends-line = надішлеш їм посилання
# Followed by the numbers 2 to 5 to choose from.
page-how-many = Ти й твої друзі

page-options = Параметри
page-options-bots = Боти за столом
page-options-talk = Розмова й глядачі
page-options-rules = Для профі
# Who gets a seat if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] ще хтось
   *[nobody] ніхто
}
page-talk = Розмова
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] немає
    [signals] сигнали
    [only-chat] чат
   *[chat] сигнали й чат
}
page-guard = Блокувати повідомлення, що називають карту
page-spectators = Дозволити глядачів
page-invite-only = Місця лише за запрошенням
page-open = Показати у списку відкритих столів
page-open-invite = Столів лише за запрошенням у списку немає.
page-three-cards = Три карти за хід
page-fewer-cards = На одну карту менше на руках у кожного
page-clock = Час на хід
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
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
page-clock-loses = Хто перевищить час, програє
# Чи можна просити підказку. Зазвичай: у команді та проти бота.
page-hints = Підказки
page-hints-choice = { $hints ->
    [yes] дозволені
    [no] заборонені
   *[usual] у команді та проти ботів
}

page-my-tables = Твої столи
# On a phone, above the big buttons: leads to a game in progress.
page-go-on = Грати далі
page-open-tables = Відкриті столи
page-no-open-tables = Зараз жоден стіл не чекає на гравців. Відкрий власний і покажи його у списку: глянь у параметри.
# The state of a table. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] чекає
    [playing] триває
   *[over] завершено
}
# Гра чекає на читача; і чим вона скінчилася. $result: won, lost із $left картами або lost-to у Face to Face.
page-your-turn = твій хід
page-result = { $result ->
    [won] перемога
    [lost-to] поразка
   *[lost] { $left ->
        [one] поразка, лишилася { $left } карта
        [few] поразка, лишилися { $left } карти
        [many] поразка, лишилося { $left } карт
       *[other] поразка, лишилося { $left } карт
    }
}
# $free: the number of empty seats.
page-free = { $free ->
    [1] одне вільне місце
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
# A bot in a list of names. $bot: its level.
page-bot = { $bot } (бот)
page-just-now = щойно
# $count: the total.
page-show-all = Показати всі ({ $count })

page-rules = Правила
page-record = Переглянути партію
page-record-how = Перетягни файл .tgn будь-куди на цю сторінку або вибери його.
page-record-choose = Вибрати файл
page-device = Твої пристрої
page-device-how = Грай далі на іншому пристрої зі своїм іменем і на своїх місцях та переглянь, де виконано вхід.
page-device-open = Показати пристрої
page-copy = Копіювати
page-copied = Скопійовано
# On the button, in place of “Copy”: the link is in a field next to it.
page-copy-failed = Скопіюй його з поля
# Sends a text or a link by what the device has for that; and, on the same button, that it could not be copied.
page-send = Поділитися
page-send-failed = Не вдалося скопіювати
