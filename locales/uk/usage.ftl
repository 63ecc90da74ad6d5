# The help of the command line (`tenback --help`). The English texts are next to the options in crates/tenback/src.
# Commands, options, placeholders such as FILE and the words of lists stay as they are typed. An option shared by several
# commands has its text with the first of them.

usage-heading-usage = Використання:
usage-heading-commands = Команди:
usage-heading-arguments = Аргументи:
usage-heading-options = Параметри:
usage-print-help = Показати цю довідку
usage-print-help-more = Показати цю довідку (більше з --help)
usage-print-help-summary = Показати цю довідку (коротше з -h)
usage-print-version = Показати версію
# $values: what applies if nothing is given; what can be given.
usage-default = [типово: { $values }]
usage-possible = [можливо: { $values }]
# $variable: its name.
usage-environment = [середовище: { $variable }]

usage-tenback = Грай у The Game, Extreme та Face to Face
usage-tenback-long = Без команди tenback запускає сервер за адресою http://localhost:8098 і відкриває сторінку в браузері, як `tenback serve`. У терміналі грають командою `tenback play`.
usage-tenback-lang = Мова: en, de, cs, pl або uk [типово: $TENBACK_LANG, інакше останньо вибрана, інакше мова системи]
usage-help = Показати цю довідку або довідку команди

usage-play = Грати в терміналі: наодинці, з ботами або передаючи клавіатуру
usage-play-game = Яка гра або роздача дня; без неї відкривається початковий екран
usage-play-deal = Яка роздача дня [типово: classic-1]
usage-play-seats = Скільки гравців [типово: стільки людей і ботів, скільки названо; наодинці, а у face-to-face удвох]
usage-play-bots = Боти на останніх місцях, через кому
usage-play-names = Імена людей на перших місцях, через кому
usage-play-hand = Скільки карт на руках: як у правилах або на одну менше (A18 у docs/RULES.md)
usage-play-minimum = Найменше карт за хід: 2 або, для профі, 3 (A18 у docs/RULES.md)
usage-play-talk = Що може казати команда [типово: signals; за столом на сервері chat]
usage-play-seed = Роздати карти з цього зерна; інакше роздає системний генератор випадкових чисел
usage-play-resume = Продовжити збережену партію: цей файл (з іншої теки він копіюється) або останню
usage-play-join = Долучитися за посиланням до столу на сервері
usage-play-at = Відкрити стіл для цієї гри на сервері й сісти там; друзі прийдуть за посиланням
usage-play-open = Нехай стіл бачать усі, а не лише ті, хто має посилання
usage-play-name = Твоє ім’я для інших за столом [типово: як минулого разу, інакше ім’я користувача]
usage-play-watch = Лише дивитися, не сідаючи
usage-play-plain = Рядки тексту замість екрана; завжди, коли вхід або вихід – не термінал
usage-play-mono = Без кольорів; також із $NO_COLOR
usage-play-ascii = Малювати лише символами ASCII
usage-play-brief = Для рядків тексту: казати лише, що змінюється і що ще треба зробити
usage-play-fast = Боти викладають без пауз
usage-play-data = Тека для збережених партій і налаштувань [типово: $TENBACK_DATA, інакше системна тека даних]
usage-play-examples =
    Приклади:
      tenback play                                   початковий екран
      tenback play classic                           The Game, наодинці
      tenback play extreme --seats 3 --bots expert,expert --seed 7
      tenback play classic --names Ann,Ben           двоє передають клавіатуру
      tenback play face-to-face --bots master        проти найсильнішого бота
      tenback play --resume                          продовжити останню партію
      tenback play --join LINK                       сісти за стіл на сервері
      tenback play --join LINK --data DIR            долучитися як хтось інший
      tenback play --seats 3 --at http://localhost:8098  відкрити там стіл для друзів
      tenback play daily                             роздача дня, на сервері цього комп’ютера
      tenback play daily --deal classic-2 --at URL   удвох, на іншому сервері
      tenback play classic --plain                   рядки тексту, для читача екрана або скрипту

    Кожну викладену карту програма одразу зберігає в теці даних: --data, інакше $TENBACK_DATA, інакше звичне місце системи.

    На сервері тека даних – це одна людина: другий термінал показує те саме місце, а --name змінює її ім’я.

usage-serve = Запропонувати столи друзям: тут, у локальній мережі або в інтернеті
usage-serve-port = Порт, на якому слухає сервер; 0 бере будь-який вільний
usage-serve-host = Адреса або назва, де слухає сервер [типово: лише цей комп’ютер]
usage-serve-lan = Слухати на всіх адресах; показати посилання для локальної мережі з кодом, який можна сканувати
usage-serve-database = Де зберігати партії: sqlite:FILE, postgres://USER@HOST/DATABASE або memory, тобто ніде [типово: tenback.db у теці даних: $TENBACK_DATA, інакше системне місце для даних]
usage-serve-secret-file = Файл із секретом сервера; якщо його немає, буде створено [типово: tenback.secret поруч із базою даних tenback.db]
usage-serve-public-url = Початок усіх посилань, наприклад https://play.example.org [типово: адреса в браузері]
usage-serve-allowed-hosts = Інші імена, за якими можна відкривати сервер, через кому
usage-serve-behind-proxy = Довіряти заголовкам X-Forwarded-For і X-Forwarded-Proto від проксі на цьому комп’ютері
usage-serve-trusted-proxies = Натомість довіряти заголовкам від проксі з цих адрес і мереж, напр. 10.0.0.0/8,fd00::/8
usage-serve-who-may-open = Хто може створювати столи: усі, люди з посиланням від tenback invite або люди на цьому комп’ютері
usage-serve-keep-chat = Видаляти повідомлення чату через цей час, напр. 90d [типово: ніколи]
usage-serve-keep-tables = Видаляти столи через цей час після останньої події, напр. 1y; завершені партії залишаться [типово: ніколи]
usage-serve-day-starts = Коли починається день щоденних роздач за всесвітнім часом (UTC), напр. 04:00 або -02:00 – за дві години до півночі
usage-serve-node-address = Спільно з іншими серверами користуватися базою PostgreSQL; вони знаходять цей за цією адресою, наприклад 10.0.0.2:9098
usage-serve-node-listen = Чекати на інші сервери натомість тут, наприклад 0.0.0.0:9098 у контейнері [за замовчуванням: адреса з --node-address]
usage-serve-no-open = Не відкривати браузер
usage-serve-deal-seed = Роздавати передбачувані карти, лише для тестів: хто знає це число, знає карти всіх
usage-serve-log-format = Формат журналу на стандартному виході помилок: для людей або для машин (тоді більше нічого не виводиться)
usage-serve-log = Скільки писати в журнал [типово: warn у терміналі, інакше info]
usage-serve-limit-connections = Найбільша кількість з’єднань загалом
usage-serve-limit-connections-per-address = Найбільша кількість з’єднань з однієї адреси
usage-serve-limit-spectators = Найбільша кількість глядачів за одним столом
usage-serve-limit-tables-per-day = Найбільша кількість столів, які одна людина відкриває за день
usage-serve-limit-people-per-hour = Найбільша кількість нових людей з однієї адреси за годину
usage-serve-limit-renames-per-hour = Скільки разів за годину гравець може змінити ім’я або мову
usage-serve-limit-requests-per-minute = Найбільша кількість запитів з однієї адреси за хвилину
usage-serve-limit-messages-per-second = Найбільша кількість повідомлень однієї людини за секунду, на мить уп’ятеро більше
usage-serve-limit-replays-per-minute = Найбільша кількість переглядів партій з однієї адреси за хвилину
usage-serve-limit-bot-games = Найбільша кількість партій з ботами, які одна людина грає одночасно
usage-serve-limit-bot-games-per-address = Найбільша кількість партій з ботами з однієї адреси
usage-serve-limit-stored-per-day = Скільки одна людина може зберегти за день
usage-serve-limit-stored-per-address = Скільки можна зберегти з однієї адреси за день
usage-serve-limit-table = Найбільший розмір столу
usage-serve-limit-database = Розмір бази даних, від якого нові столи, нові партії й чат відхиляються, а розпочаті партії тривають; 0 — без обмеження
usage-serve-examples =
    Приклади:
      tenback serve                                  на цьому комп’ютері: http://localhost:8098
      tenback serve --lan                            для всіх у локальній мережі, з QR-кодом
      tenback serve --port 9000 --database memory    на один вечір: нічого не зберігається
      tenback serve --database postgres://tenback@db.example.org/tenback
      tenback serve --behind-proxy --public-url https://play.example.org --log-format json

    Параметр важить більше за свою змінну середовища. Ctrl-C зупиняє сервер як слід: усі партії збережено, і вони підуть далі, коли він знову запрацює. Код виходу тоді 0, 1, якщо він не зміг запуститися, 2 за хибного використання. Як запропонувати Tenback в інтернеті, описує deploy/README.md.

usage-invite = Показати посилання, яке дозволяє створювати столи на сервері з --who-may-open invited
usage-invite-renew = Зробити нове посилання: старе перестане діяти, столи залишаться
usage-invite-database = База даних сервера: sqlite:FILE або postgres://USER@HOST/DATABASE [типово: tenback.db у теці даних: $TENBACK_DATA, інакше системне місце для даних]
usage-invite-public-url = Початок посилання, напр. https://play.example.org [типово: цей комп’ютер]
usage-invite-port = Порт сервера, для посилання на цьому комп’ютері
usage-invite-examples =
    Приклади:
      tenback serve --who-may-open invited                     створювати столи можуть лише запрошені
      tenback invite --public-url https://play.example.org     посилання, щоб роздати
      tenback invite --renew                                   нове посилання: старе перестає діяти

    Секрет лежить поруч із базою даних. Сервер, що працює, одразу помічає, що його оновлено.

usage-devices = Бути тією самою людиною в цьому терміналі й у браузерах: показати, додати пристрої, вийти на них
usage-devices-at = Який сервер [типово: єдиний, на який у цьому терміналі є вхід]
usage-devices-examples =
    Приклади:
      tenback devices                                де виконано вхід
      tenback devices add LINK                       бути людиною, що створила це посилання у браузері
      tenback devices add 7KQF-9M2X-0ABC-DEFG-HJKM --at http://localhost:8098
      tenback devices link                           посилання й QR-код для браузера
      tenback devices rename 2 Laptop
      tenback devices sign-out 1

    У браузері посилання й резервний код створюють на сторінці «Твої пристрої», за адресою /devices.
usage-devices-add = Увійти в цьому терміналі за посиланням з іншого пристрою або за резервним кодом
usage-devices-add-code = Посилання або резервний код разом із --at
usage-devices-add-replace = Більше не бути людиною, якою цей термінал є досі
usage-devices-link = Вивести посилання, за яким у браузері входять як ти; воно діє один раз і один день
usage-devices-rename = Дати пристрою іншу назву
usage-devices-rename-number = Його номер у списку
usage-devices-rename-name = Нова назва
usage-devices-sign-out = Вийти на пристрої

usage-admin = Керувати сервером: столи, люди, резервні копії
usage-admin-json = Вивести JSON для інших програм
usage-admin-yes = Не питати підтвердження
usage-admin-tables = Показати список столів, один стіл, закрити або видалити
usage-admin-tables-list = Показати всі столи
usage-admin-tables-show = Показати стіл
usage-admin-tables-show-table = Ідентифікатор столу, як у його посиланні
usage-admin-tables-close = Від’єднати всіх і тримати стіл закритим
usage-admin-tables-delete = Видалити стіл; його завершені партії залишаться
usage-admin-people = Показати список людей, заблокувати або видалити
usage-admin-people-list = Показати всіх людей
usage-admin-people-ban = Заблокувати людину
usage-admin-people-ban-person = Ідентифікатор людини зі списку
usage-admin-people-unban = Знову впустити людину
usage-admin-people-erase = Видалити людину з усім, що вона написала; її партії залишаться
usage-admin-backup = Скопіювати базу даних у новий файл і перевірити копію; сервер може працювати
usage-admin-backup-file = Файл, який буде записано
usage-admin-restore = Замінити базу даних резервною копією; сервер має бути зупинений
usage-admin-restore-file = Резервна копія
usage-admin-copy = Скопіювати все в іншу, порожню базу даних будь-якого виду; жодною з них не має користуватися сервер
usage-admin-copy-from = База даних, яку копіюють: sqlite:FILE або postgres://USER@HOST/DATABASE
usage-admin-copy-to = База даних, яку заповнюють: sqlite:FILE або postgres://USER@HOST/DATABASE
usage-admin-nodes = Показати сервери, що спільно користуються базою PostgreSQL, та їхні столи
usage-admin-check = Перевірити базу даних і чи завантажується кожен стіл
usage-admin-stats = Порахувати столи, людей і партії
usage-admin-examples =
    Приклади:
      tenback admin tables list                    усі столи з ідентифікаторами
      tenback admin tables close k3v9x2aak3v9x2aa  від’єднати всіх і тримати стіл закритим
      tenback admin people list --json             усі люди, для інших програм
      tenback admin people erase 7k2m9q4w8x3z1     видалити людину з усім, що вона написала
      tenback admin backup tenback-backup.db       копія, навіть коли сервер працює
      tenback admin copy sqlite:tenback.db postgres://tenback@localhost/tenback

    Запущений сервер питають через сокет поруч із базою даних (для PostgreSQL – у теці даних), інакше використовується сама база. Це може лише користувач, під яким працює сервер, і root. З --json помилка – це об’єкт із полем error. Код виходу 0, якщо вдалося, 1, якщо ні, 2 за неправильного використання.

usage-learn = Учитися граючи: уроки з тренером
usage-learn-lesson = Який урок; без нього відкриється список уроків
usage-learn-examples =
    Приклади:
      tenback learn                   список уроків
      tenback learn basics            як грати в The Game
      tenback learn extreme --plain   рядки тексту, для програм читання з екрана й скриптів

usage-replay = Переглянути партію крок за кроком і продовжити з будь-якого місця
usage-replay-file = Файл із записами
usage-replay-record = Який запис файлу, рахуючи від 1
usage-replay-examples =
    Приклади:
      tenback replay game.tgn
      tenback replay games.tgn --record 3
      tenback deal --seed 7 > deal.tgn && tenback replay deal.tgn    потім p грає саме цими картами

usage-history = Твої завершені партії: фільтри, перегляд, розбір, статистика, експорт
usage-history-at = Твої партії на цьому сервері замість збережених на цьому комп’ютері
usage-history-game = Лише ця гра
usage-history-seats = Лише партії з такою кількістю гравців
usage-history-result = Лише виграні або лише програні партії
usage-history-with = Лише партії з кимось, чиє ім’я містить це
usage-history-since = Лише партії від певного дня або за останні дні, тижні чи роки: 2026-11-01, 30d, 12w або 1y
usage-history-until = Лише партії до певного дня включно
usage-history-page = Яка сторінка списку
usage-history-limit = Партій на сторінку [типово: 50; з --csv і --json усі]
usage-history-replay = Переглянути крок за кроком партію з цим номером у списку; 1 – остання
usage-history-review = Розібрати партію з цим номером у списку
usage-history-statistics = Результати за грою й кількістю гравців: перемоги, скільки карт лишилося, серії
usage-history-json = Вивести один об’єкт JSON на партію замість таблиці
usage-history-csv = Вивести на кожну партію рядок значень через кому замість таблиці
usage-history-tgn = Вивести записи всіх цих партій
usage-history-out = Писати до цього файлу замість стандартного виводу
usage-history-examples =
    Приклади:
      tenback history                                партії на цьому комп’ютері, спершу остання
      tenback history --at http://localhost:8098     твої партії на сервері
      tenback history --game extreme --result won --since 30d
      tenback history --with Ben --page 2            наступні 50 партій із Ben
      tenback history --replay                       остання партія крок за кроком
      tenback history --at URL --review 3            шанс на перемогу в третій партії того списку
      tenback history --statistics                   як часто ти виграєш і скільки карт лишається
      tenback history --tgn --out games.tgn          усі записи в одному файлі
      tenback history --json | jq .left              один рядок JSON на партію

    Усе, що ти граєш у цьому терміналі, зберігається на цьому комп’ютері, також партії на серверах. На сервері є й партії з браузера, якщо ти там та сама людина.

usage-review = Розібрати зіграні партії: шанс на перемогу за ходами, кращі ходи, удача й уміння
usage-review-files = Файли зі зіграними партіями; `-` – це стандартний вхід
usage-review-seat = Лише ходи цього місця; у face-to-face також його шанси
usage-review-ms = Час процесора на хід у мілісекундах, на дорогі ходи більше
usage-review-evals = Кількість оцінок на хід, на дорогі ходи більше: кожен комп’ютер дійде того самого результату [типово: 2400]
usage-review-json = Вивести один об’єкт JSON на запис замість таблиць
usage-review-csv = Вивести на кожен хід рядок значень через кому замість таблиць
usage-review-svg = Намалювати шанс на перемогу в партії, з позначками біля дорогих ходів
usage-review-threads = Скільки потоків рахує [типово: по одному на ядро]
usage-review-examples =
    Приклади:
      tenback review game.tgn                        кожен хід, удача й уміння
      tenback review game.tgn --svg game.svg         шанс на перемогу як малюнок
      tenback review games/*.tgn --seat 1            власні партії: точність і найдорожчі помилки
      tenback review game.tgn --json --evals 20000   для скриптів, точніше

    Код виходу 0, якщо розібрано всі записи, 1, якщо якийсь не вдалося, 2 за хибного використання, 130 після Ctrl-C. Числа пояснює docs/REVIEW.md.

usage-puzzles = Розв’язувати задачі з єдиним розв’язком або знайти нові
usage-puzzles-today = Почати із задачі дня
usage-puzzles-theme = Лише задачі на тему ten-back, chain, order, commands або race
usage-puzzles-id = Почати з цієї задачі
usage-puzzles-make = Знайти задачі в партіях ботів
usage-puzzles-make-seed = Зерно: те саме зерно знаходить ті самі задачі
usage-puzzles-make-count = Кількість задач: суміш The Game для одного й для двох, Extreme та Face to Face
usage-puzzles-make-out = Файл для запису; стиснутий, якщо його назва закінчується на .gz
usage-puzzles-check = Довести задачі ще раз простим перебором
usage-puzzles-check-file = Файл із задачами, стиснутий чи ні; інакше задачі з комплекту програми
usage-puzzles-examples =
    Приклади:
      tenback puzzles                                            розв’язувати, з рейтингом Glicko-2
      tenback puzzles --today                                    задача дня
      tenback puzzles --theme chain --plain                      рядками тексту, лише ланцюги трюків
      tenback puzzles make --seed 2 --count 100 --out mine.tgn   знайти нові в партіях ботів
      tenback puzzles check mine.tgn                             довести їх ще раз

    Що вважається задачею, сказано в docs/PUZZLES.md.

usage-verify = Перевірити записи за правилами; для кожного вивести рядок JSON
usage-verify-long = Код виходу 0, якщо всі записи правильні, 1, якщо якийсь ні, 2 за хибного використання. Записи й відповіді описує docs/NOTATION.md.
usage-verify-files = Файли із записами; `-` – це стандартний вхід
usage-verify-examples =
    Приклади:
      tenback verify game.tgn                        один файл
      tenback verify games/*.tgn                     усі записи з теки
      tenback deal --seed 7 | tenback verify -       зі стандартного вводу

usage-perft = Порахувати послідовності 1, 2 … N дій від кінця кожного запису
usage-perft-depth = Рахувати послідовності 1, 2 … N дій
usage-perft-files = Записи, наприкінці яких партія відкрита; `-` – це стандартний вхід
usage-perft-examples =
    Приклади:
      tenback perft --depth 3 game.tgn               три числа: для 1, 2 і 3 дій
      tenback deal --seed 7 | tenback perft --depth 4 -  зі стандартного вводу

usage-deal = Перетасувати й роздати нову партію; вивести її як запис
usage-deal-long = Карти й місце, яке починає, дає системний генератор випадкових чисел або зерно. Запис містить сіль і зобов’язання, тож роздачу можна пообіцяти перед партією і перевірити після неї.
usage-deal-game = Яка гра
usage-deal-seats = Скільки гравців [типово: 1; face-to-face: 2]
usage-deal-seed = Роздати карти з цього зерна, для експериментів; інакше роздає системний генератор випадкових чисел
usage-deal-examples =
    Приклади:
      tenback deal                                   The Game на одного
      tenback deal extreme --seats 3 --seed 7        щоразу ті самі карти
      tenback deal > game.tgn && tenback replay game.tgn  потім p грає

usage-simulate = Дати ботам зіграти багато партій і виміряти, як їм ведеться
usage-simulate-bots = Хто грає: одна назва на всі місця або список за місцями, через кому
usage-simulate-bots-long = random: будь-що дозволене. greedy: найменший крок, спершу на десять назад. casual: швидко й по-людськи. regular: вивчена оцінка з помилками й недоглядами. strong: помилок мало. expert: без помилок, без пошуку. master: ще й пошук, див. --ms і --evals. У списку можуть бути й слова no-signals, ms=N, evals=N і network=FILE.
usage-simulate-named-game = Яка гра, як параметр
usage-simulate-hand = Скільки карт на руках: як у правилах або на одну менше, також як -1 (A18 у docs/RULES.md)
usage-simulate-games = Скільки партій
usage-simulate-repeat = Зіграти кожну роздачу N разів з іншими випадковими рішеннями, щоб побачити, наскільки роздачі важкі; --games рахує всі партії
usage-simulate-seed = Зерно: те саме зерно дає ті самі роздачі
usage-simulate-ms = Як довго майстер може думати над ходом, у мілісекундах часу процесора [типово: 10]
usage-simulate-evals = Скільки позицій майстер може оцінити за хід: тоді кожен комп’ютер грає ті самі партії
usage-simulate-no-signals = Гравці команди не дають одне одному сигналів
usage-simulate-network = Нехай expert і master грають за цією мережею, а не за тими, що є в програмі
usage-simulate-luck-adjusted = Вимірювати також удачу роздач і добору, щоб частка перемог мала вужчий інтервал; триває довше
usage-simulate-threads = Скільки потоків грає [типово: по одному на ядро]
usage-simulate-shard = Грати лише частину I з N, рахуючи від 1; `tenback merge` з’єднує файли з --out
usage-simulate-out = Записувати сюди результати одразу; та сама команда з тим самим файлом продовжить, де зупинилася
usage-simulate-json = Вивести один об’єкт JSON замість таблиці
usage-simulate-csv = Вивести значення через кому замість таблиці
usage-simulate-plot = Намалювати розподіл карт, що лишилися
usage-simulate-reliability = Намалювати названі шанси на перемогу проти частки виграних партій
usage-simulate-budget-plot = Намалювати частку перемог складів із різними лімітами (ms=N або evals=N)
usage-simulate-difficulty = Намалювати, як часто вигравали кожну роздачу (див. --repeat)
usage-simulate-games-csv = Записати по рядку на партію: номер, зерно, склад, виграш, залишок, ходи, трюки, секунди, без удачі
usage-simulate-records = Записати кожну партію в цю теку: по одному файлу на кожну порцію партій
usage-simulate-examples =
    Приклади:
      Тисяча партій трьох експертів, які розмовляють між собою:
        tenback simulate --seats 3 --bots expert
      Те саме для майстрів із 50 мс на хід, як JSON, із записами для `tenback verify`:
        tenback simulate --seats 3 --bots master --ms 50 --games 2000 --json --records games/
      Як часто expert перемагає greedy? Місця починають по черзі; частка перемог стосується місця 1:
        tenback simulate face-to-face --bots expert,greedy --games 10000
      Наскільки важкі роздачі? Сто роздач, кожну 50 разів грає бот, який помиляється:
        tenback simulate --bots strong --games 5000 --repeat 50 --difficulty deals.svg
      Довгий запуск, який можна зупинити через Ctrl-C і продовжити тією самою командою:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out five.jsonl
      По чверті на кожному з чотирьох комп’ютерів, і ціле:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out 1.jsonl --shard 1/4
        tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl

    Код виходу 0, якщо зіграно всі партії, 1, якщо щось не вдалося записати, 2 за хибного використання, 130 після Ctrl-C. Часткові результати програма виводить у будь-якому разі. Вивід і файли описує docs/LAB.md.

usage-compare = Дати кільком складам ботів зіграти ті самі роздачі й виміряти різницю
usage-compare-bots = Склад, з яким порівнюють інші
usage-compare-vs = Ще один склад; можна задати кілька разів
usage-compare-examples =
    Склад – це список назв за місцями або одна назва на всі, і те, що відрізняється від решти параметрів: no-signals, ms=N, evals=N, network=FILE.

    Приклади:
      Чого вартий пошук?
        tenback compare --seats 3 --bots expert --vs master,ms=10
      Чого варті сигнали?
        tenback compare --seats 4 --bots expert,no-signals --vs expert --games 20000
      Яка з двох мереж краща і як далеко кожна від greedy?
        tenback compare --seats 2 --bots greedy --vs expert,network=old.net --vs expert,network=new.net
      Чого варта мілісекунда?
        tenback compare --bots expert --vs master,ms=5 --vs master,ms=50 --budget-plot time.svg
      Хто на місці 1 краще грає проти greedy?
        tenback compare face-to-face --bots expert,greedy --vs master,greedy

    Усі склади грають ті самі роздачі, тож удача взаємно знищується, і малу різницю видно вже за небагато партій.

usage-merge = З’єднати результати з кількох комп’ютерів
usage-merge-long = Файли мають бути з того самого експерименту й не мати спільних партій. Якщо партій бракує, програма скаже яких, виведе часткові результати й завершиться з кодом 1.
usage-merge-files = Файли, які `simulate` або `compare` записали через --out
usage-merge-examples =
    Приклади:
      tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl  чотири комп’ютери
      tenback merge *.jsonl --json > all.json        для скриптів

usage-train = Натренувати грою із собою мережу, за якою грають expert і master
usage-train-seed = Зерно
usage-train-all = Натренувати всі вбудовані мережі, кожну у власній теці
usage-train-games = Скільки партій із собою [типово: 70000, з --from 30000, з --all стільки, скільки потребує кожна мережа]
usage-train-every = Після скількох партій звітувати й зберігати
usage-train-from = Почати з цієї мережі, створеної для будь-якої кількості місць або гри того самого роду
usage-train-out = Тека для мережі, її кривої навчання і контрольної точки
usage-train-examples =
    Приклади:
      Мережа для трьох місць в Extreme:
        tenback train extreme --seats 3 --seed 1 --out extreme-3
      Те саме для чотирьох місць, від того, чого навчилися три:
        tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
      Усі вбудовані мережі одну за одною, за одну ніч:
        tenback train --all --seed 1 --out networks
      Наскільки вона добра?
        tenback compare extreme --seats 3 --bots expert --vs expert,network=extreme-3/network.net

    Ctrl-C зберігає і зупиняє; та сама команда продовжить звідти. Те саме зерно дає ту саму мережу. У теці лежать network.net, network.txt (як її створено), curve.csv, curve.svg і checkpoint.bin.

usage-bench = Виміряти швидкість правил на одному ядрі
usage-bench-millis = Вимірювати кожен рядок стільки мілісекунд
usage-bench-examples =
    Приклади:
      tenback bench                                  таблиця швидкостей
      tenback bench --millis 5000                    повільніше, але точніше

usage-load = Виміряти, що витримає сервер: час відповіді, час процесора й пам’ять; перевіряється кожне повідомлення
usage-load-seats = Скільки гравців за столом [типово: 4; face-to-face: 2]
usage-load-tables = Скільки столів
usage-load-watchers = Скільки глядачів за кожним столом; вони отримують кожен хід
usage-load-idle = Скільки ще з’єднань відкрити перед партіями, щоб виміряти пам’ять бездіяльного [типово: 1000; для кількох цілей або процесів 0, і вони лишаються до кінця]
usage-load-rate = Скільки ходів за секунду за всіма столами разом [типово: на скільки відповідає сервер]
usage-load-think = Скільки мілісекунд гравець думає перед ходом
usage-load-ramp = За скільки мілісекунд відкриваються столи [типово: 0]
usage-load-seconds = Скільки секунд вимірювати кожен сервер у кожному раунді
usage-load-rounds = Скільки раундів; у кожному по черзі вимірюються всі сервери [типово: 5]
usage-load-store = Вимірювати лише сервер із цим сховищем
usage-load-postgres = Виміряти також сервер із цією базою PostgreSQL, наприклад postgres://localhost/load; вона заповниться партіями
usage-load-targets = Вимірювати сервер за цією адресою, а не запускати свій; кілька разів для серверів зі спільними столами
usage-load-pids = Номер процесу цього сервера, щоб виміряти його час процесора й пам’ять; для кількох цілей по одному на кожну, у тому самому порядку
usage-load-processes = Зі скількох процесів надходить навантаження; із цим параметром або з кількома цілями відбувається одне вимірювання без сервера для порівняння
usage-load-switches = Скільки клієнтів за секунду переходить до наступної цілі
usage-load-faults = Читати оголошення збоїв зі стандартного вводу, наприклад «kill node=1» і «back node=1»
usage-load-grace = Скільки секунд після оголошеного збою з’єднання можуть обриватися, а команди лишатися без відповіді
usage-load-ledger = Записувати все, що було підтверджено й побачено, у файли в цій теці
usage-load-verify = Порівняти файли з --ledger із базою даних, коли сервери зупинено
usage-load-database = База даних для порівняння, наприклад sqlite:FILE
usage-load-generator = Створювати частину навантаження за вказівками зі стандартного вводу; так запускаються додаткові процеси
usage-load-folder = Тека для баз даних вимірюваних серверів [типово: тека для тимчасових файлів]
usage-load-bare = Лише надсилати повідомлення з цього файлу; так запускається сервер для порівняння
usage-load-examples =
    Приклади:
      100 столів по четверо, так швидко, як відповідає сервер, без бази даних і з SQLite:
        tenback load
      Звичайний день малого сервера: 20 столів, 30 ходів за секунду, двоє глядачів за столом:
        tenback load --tables 20 --rate 30 --watchers 2 --think 500 --seconds 30 --rounds 1
      Пам’ять багатьох бездіяльних з’єднань:
        tenback load --tables 200 --idle 4000 --seconds 1
      Сервер, який уже працює; для часу процесора й пам’яті треба знати його процес:
        tenback load --target http://localhost:8098 --pid 4711 --tables 10
      Сервери зі спільними столами, між якими переходять клієнти, з двох процесів:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --processes 2 --tables 300 --switches 20 --seconds 60
      60 000 бездіяльних з’єднань і пам’ять обох серверів:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --pid 4711 --pid 4712 --processes 4 --tables 1 --idle 60000 --seconds 1
      Сервери, які скрипт убиває після оголошення; потім порівняння з базою даних:
        kill-nodes | tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --faults --ledger told --seconds 300
        tenback load --verify told --database sqlite:tenback.db

    Перевіряється кожне повідомлення: події по порядку й без пропусків, вигляд гри, що з них випливає, жодних карт, яких отримувач не має знати. Сервер для порівняння (bare) надсилає записані повідомлення тієї самої партії й більше нічого не робить. Запущений сервер має пускати стільки людей і з’єднань з однієї адреси (обмеження перелічує «tenback serve --help»).

    Якщо цілей кілька або задано --processes, --switches, --faults чи --ledger, відбувається одне вимірювання без сервера для порівняння. Клієнти, що втратили з’єднання, під’єднуються до наступної цілі з тим, що мають, і повторюють те, що лишилося без відповіді. У Linux з’єднання з власним комп’ютером надходять із багатьох адрес (127.1.x.y). Оголошуй збої заздалегідь, по одному в рядку: kill, pause або stop, пізніше back, завжди з node=N за порядком цілей або з database. З’єднання, втрачене без оголошення, вважається помилкою. Звіт подає й час від кожного збою до наступного ходу за столами, де гравця від’єднало або довелося повторити команду.

    Код завершення – 0, якщо виміряно все, 1, якщо сервер відмовив або надіслав щось хибне, 2 за неправильного виклику, 130 після Ctrl-C. Те, що встигли виміряти, буде виведено.

usage-completions = Вивести скрипт, який доповнює команди й параметри в оболонці
usage-completions-shell = Яка оболонка
usage-completions-examples =
    Приклади:
      tenback completions bash > ~/.local/share/bash-completion/completions/tenback
      tenback completions zsh > ~/.zfunc/_tenback
      tenback completions fish > ~/.config/fish/completions/tenback.fish

usage-man = Вивести сторінку довідника
usage-man-out = Записати в цю теку сторінку програми та сторінку кожної команди
usage-man-examples =
    Приклади:
      tenback man | man -l -
      tenback man --out ~/.local/share/man/man1    сторінка для кожної команди
