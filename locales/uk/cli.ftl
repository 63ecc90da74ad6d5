# What the program says on the command line.

# $error: the system’s message.
cli-unreadable = Не вдається прочитати: { $error }.
# $file: its name.
cli-no-file = Файлу { $file } немає: перевір назву й теку.
cli-cannot-read-file = Не вдається прочитати { $file }: { $error }. Виправ це або вкажи інший файл.
cli-cannot-write = Не вдається вивести результат: { $error }.
cli-no-chance = Системний генератор випадкових чисел не відповідає: { $error }. Задай --seed, щоб роздати карти із зерна.
# $file: a file name, - for standard input.
cli-no-record = { $file } не містить жодного запису.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, запис { $record }, рядок { $line }: { $why }
cli-perft-game-over = Наприкінці запису партію закінчено: для perft потрібна відкрита.

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = Бота «{ $word }» немає. Вибирай серед { $levels }; крім них, у списку можуть стояти лише no-signals, signals, ms=N, evals=N і network=FILE.
cli-lab-no-bot = Не названо жодного бота. Вибирай серед { $levels }.
cli-lab-bad-budget = «{ $word }» – не бюджет: напиши ms=50, тобто мілісекунди (щонайбільше година), або evals=2000, тобто оцінки.
cli-lab-bad-limit = Бюджет має бути більший за 0 і щонайбільше година.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = Названо { $bots ->
    [1] одного бота
    [one] { $bots } бота
    [few] { $bots } ботів
    [many] { $bots } ботів
   *[other] { $bots } бота
} на { $seats ->
    [1] одне місце
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}: назви одного на всі місця або по одному на кожне.
cli-lab-nobody-uses-network = Мережу задано, але жоден бот у складі нею не користується: це роблять лише expert і master.
# $games (Number), $repeat (Number): how often each deal is played
cli-lab-bad-repeat = { $games } партій не можна поділити на роздачі по { $repeat }. Укажи для --games число, кратне { $repeat }.
# $shard: as written.
cli-lab-bad-shard = «{ $shard }» – не частина: напиши I/N, де I від 1 до N, наприклад 1/4, тобто перша з чотирьох.

# $games: how many were played; $error: the system’s message.
cli-lab-interrupted = Зупинено завчасно: це часткові результати { $games ->
    [1] однієї партії
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}.
cli-lab-journal-failed = Зупинено, бо не вдається записати результати: { $error }. Це часткові результати { $games ->
    [1] однієї партії
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}.
cli-lab-records-failed = Зупинено, бо не вдається записати партії: { $error }. Це часткові результати { $games ->
    [1] однієї партії
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}.
# $file: where the results so far are.
cli-lab-resume = Запусти ту саму команду, щоб продовжити з { $file }.

cli-lab-file-refused = Не вдається використати { $file }: { $error }.
cli-lab-cannot-write-file = Не вдається записати { $file }: { $error }.
cli-lab-file-in-use = { $file } зайнято: у нього пише інший запуск.
cli-lab-file-foreign = { $file } – не файл результатів. Його не змінено; назви інший.
# $what: one of the texts below.
cli-lab-other-experiment = { $file } належить до іншого експерименту: { $what }. Його не змінено; назви інший файл.
# $found: the shard in the file.
cli-lab-other-shard = У { $file } лежить частина { $found } цього експерименту. Його не змінено; назви інший файл.
cli-lab-damaged = { $file }, рядок { $line }: це не результат експерименту з рядка 1.
cli-lab-merge-foreign = { $file } належить до іншого експерименту, ніж перший файл: { $what }.
cli-lab-differs-program = він створений іншою версією або збіркою програми
cli-lab-differs-game = інша гра, кількість місць або параметри
cli-lab-differs-lineups = інші боти, сигнали, бюджети або мережі
cli-lab-differs-games = інша кількість партій
cli-lab-differs-seed = інше зерно
cli-lab-differs-luck = удачу виміряно лише в одному з них
cli-lab-differs-chunks = партії інакше поділено на порції
# $game: the number of a game.
cli-lab-overlap = { $file }: партія { $game } є у двох із цих файлів.
cli-lab-no-files = Назви хоча б один файл.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count ->
    [1] Бракує однієї з { $planned } партій
    [one] Бракує { $count } з { $planned } партій
    [few] Бракує { $count } з { $planned } партій
    [many] Бракує { $count } з { $planned } партій
   *[other] Бракує { $count } з { $planned } партій
}, тож це часткові результати. Бракує партій { $ranges } (рахуючи від 0).

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = У теці { $folder } вже є записи іншого експерименту. Вибери порожню теку.
cli-lab-records-other = У теці { $folder } є записи іншого експерименту: { $what }. Вибери іншу теку.
cli-lab-records-played = У теці { $folder } вже є записи цих партій. Вибери порожню теку або продовж запуск із його файлом --out.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = Ці результати записано без --games-csv, тож окремі партії невідомі. Почни знову з новим файлом --out.
cli-lab-plot-ending = { $file } не закінчується на .svg: графіки зберігаються як SVG. Вибери іншу назву.

# $why: one of the sentences below.
cli-lab-bad-network = Не вдається використати { $file }: { $why }
cli-lab-not-a-network = Це не файл мережі.
cli-lab-network-version = Він має версію { $found } формату, а ця програма читає версію { $needed }. Створи нову мережу командою «tenback train» або прибери цей параметр, щоб узяти вбудовану мережу.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Його шари { $found }, а потрібні { $needed }.
# $found and $needed: the words of two games.
cli-lab-network-game = Його створено для { $found }, а не для { $needed }.
cli-lab-network-damaged = Його пошкоджено: ваг бракує, їх забагато або це не числа.

# $folder: where the network is made.
cli-train-other-course = У { $folder } лежить мережа, почата з іншими параметрами. Назви іншу теку або видали цю.
# $file: the checkpoint.
cli-train-damaged = { $file } пошкоджено. Видали його, щоб почати знову.
# $games: how many were played.
cli-train-interrupted = Зупинено після { $games ->
    [1] однієї партії
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}. Запусти ту саму команду, щоб продовжити з { $folder }.

# Playing. $code: what was asked for; $codes: those available.
cli-unknown-language = Мови «{ $code }» тут немає, тому це англійська. Вибери одну з { $codes } через --lang.
cli-play-nothing-to-resume = Немає незавершеної партії, яку можна продовжити: почни нову через «tenback play».
cli-play-over = Цю партію закінчено: переглянь її через «tenback replay».
cli-play-too-many-bots = Ботів більше, ніж місць: збільш --seats або назви менше ботів.
cli-play-too-many-names = Імен більше, ніж людей: збільш --seats або назви менше.
cli-play-only-bots = Усі місця зайняли боти, тож ти лише дивишся. Щоб грати, збільш --seats або вкажи менше ботів.
cli-play-daily-only = Роздача дня має власну гру, місця й карти: вибери її опцією --deal і не вказуй опцій для ігор.
# Asked before a table is created; the name is typed after it.
cli-play-your-name = Твоє ім’я, яке бачитимуть інші:

# Serving. $link: where to play.
cli-serve-link = Tenback працює за адресою { $link }
# The code to scan is above.
cli-serve-scan = У локальній мережі може долучитися кожен: скануйте цей код або відкрийте { $link }
cli-serve-lan = У локальній мережі може долучитися кожен: { $link }
# $links: further ones, separated by commas.
cli-serve-lan-others = Якщо не виходить, спробуйте { $links }
cli-serve-no-lan = Цей комп’ютер не в локальній мережі: під’єднай його до якоїсь і запусти сервер знову.
# $link: where the server is.
cli-serve-terminal = «tenback play --at { $link } --seats 3» відкриває там стіл для трьох; «tenback play» грає за цією клавіатурою.
# $file: of the database.
cli-serve-seeded = Попередження: карти передбачувані (--deal-seed). Використовуй цей сервер лише для тестів.
cli-serve-invited = Створювати столи можуть лише ті, хто відкрив це посилання: { $link }
cli-serve-local = Створювати столи можна лише на цьому комп’ютері.
cli-serve-kept = Партії зберігаються в { $file }
cli-serve-memory = Партії лише в пам’яті: коли сервер зупиниться, вони зникнуть.
cli-serve-stop = Натисни Ctrl-C, щоб зупинити сервер.
cli-serve-stopping = Сервер зупиняється. Натисни Ctrl-C ще раз, щоб не чекати.
cli-serve-goodbye = До побачення!
cli-serve-goodbye-kept = До побачення! Усі партії збережено.
cli-invite-memory = Сервер, що тримає партії лише в пам’яті, щоразу має нове посилання й показує його під час запуску: вкажи його файл через --database sqlite:FILE.
cli-invite-failed = Запрошення { $file } не вдалося використати: { $error }. Виправ це або запусти команду від імені користувача, під яким працює сервер.

# Why the server does not start. $error: the system’s message; $address: with the port.
cli-serve-cannot-start = Сервер не може запуститися: { $error }. Закрий інші програми і спробуй ще раз.
cli-serve-in-use = Адресу { $address } вже зайнято; можливо, Tenback там уже працює: відкрий { $link } або вибери інший порт через --port.
cli-serve-no-permission = Ця система не дозволяє тобі слухати на { $address }: вибери через --port порт від 1024.
cli-serve-not-here = { $address } – не адреса цього комп’ютера: вибери через --host ту, що є, або не вказуй --host.
cli-serve-cannot-listen = Слухати на { $address } не вдається: { $error }. Вибери іншу адресу через --host або інший порт через --port.
# $host: as written.
cli-serve-unknown-host = Комп’ютер «{ $host }» невідомий: дай --host адресу цього комп’ютера, наприклад 127.0.0.1, або не вказуй його.
cli-serve-lan-and-host = --lan слухає на всіх адресах, а --host на одній: вибери щось одне.
# $found: what was written as the kind.
cli-serve-bad-database = «{ $found }» – не вид бази даних: напиши --database sqlite:FILE, --database postgres://USER@HOST/DATABASE або --database memory.
cli-serve-no-database-file = Після «sqlite:» нема файлу: назви його, наприклад --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = «{ $url }» – не початок посилання: напиши http:// або https:// і назву, наприклад https://play.example.org, без шляху.
cli-serve-bad-proxy = «{ $found }» – не адреса й не мережа: вкажи після --trusted-proxies адреси й мережі через кому, напр. 127.0.0.1,10.0.0.0/8.
cli-serve-no-data-folder = У цій системі нема теки для даних: назви файл через --database sqlite:FILE.
# $found and $known: versions of the format.
cli-serve-database-newer = Файл { $file } – від новішого Tenback (формат { $found }, цей знає { $known }), і він лишився без змін: онови Tenback або назви інший файл через --database.
cli-serve-database-not-ours = Файл { $file } – база даних іншої програми, і він лишився без змін: назви інший файл через --database.
cli-serve-database-none = Файл { $file } – не база даних, і він лишився без змін: назви інший файл через --database.
cli-serve-database-broken = Файл { $file } пошкоджений, і він лишився без змін: віднови резервну копію або назви інший файл через --database.
cli-serve-database-no-permission = У файл { $file } або в його теку не можна писати: зміни це або назви інший файл через --database.
cli-serve-database-in-use = Файл { $file } відкрив інший сервер: зупини його або назви інший файл через --database.
cli-serve-database-full = На диску нема місця для { $file }: звільни його або назви файл деінде через --database.
cli-serve-database-failed = Файл { $file } не відкривається: { $error }. Виправ це або назви інший файл через --database.
cli-serve-secret-failed = Секрет сервера { $file } не вдалося використати: { $error }. Виправ це; якщо видалити файл, буде створено новий, і підключення, які заблокували господарі, знову зможуть приєднатися.
cli-serve-no-secret-folder = У цій системі нема теки для секрету сервера, а з новим при кожному запуску блокування припинялися б: задай теку через TENBACK_DATA або назви файл через --secret-file.
# A database on a server. $error: in English, from the database.
cli-serve-bad-postgres = Адреса після --database хибна: { $error }. Напиши її так: postgres://USER@HOST/DATABASE.
cli-serve-postgres-newer = База даних { $file } – від новішого Tenback (формат { $found }, цей знає { $known }), і вона лишилася без змін: онови Tenback або назви іншу через --database.
cli-serve-postgres-not-ours = База даних { $file } належить іншій програмі, і вона лишилася без змін: створи порожню для Tenback і назви її через --database.
cli-serve-postgres-in-use = Базою даних { $file } користується інший сервер: зупини його або назви іншу базу через --database.
cli-serve-postgres-full = На сервері бази даних нема місця для { $file }: звільни його або назви іншу базу через --database.
cli-serve-postgres-failed = База даних { $file } не відкривається: { $error }. Виправ це або назви іншу через --database.
cli-serve-postgres-unreachable = Сервер бази даних { $file } недоступний: { $error }. Запусти його або виправ адресу після --database.
cli-serve-postgres-login = Сервер бази даних відхиляє користувача або пароль для { $file }: виправ адресу після --database або задай PGPASSWORD.
cli-serve-postgres-missing = Бази даних { $file } немає: створи її командою «createdb» або назви іншу через --database.
cli-serve-postgres-no-privilege = Користувач бази даних { $file } не може створювати в ній таблиці: зроби його власником або назви іншу базу через --database.
cli-serve-postgres-read-only = База даних { $file } не приймає змін, як резервний сервер: назви основну через --database.
cli-serve-postgres-unsuitable = База даних { $file } не підходить: Tenback потребує PostgreSQL 14 або новішого й кодування UTF8. Назви іншу через --database.
cli-serve-node-needs-postgres = Для --node-address потрібна база даних, спільна для кількох серверів: додай --database postgres://USER@HOST/DATABASE.
cli-serve-bad-node-address = «{ $found }» — не адреса для інших серверів: вкажи вузол і порт, наприклад 10.0.0.2:9098.
cli-serve-node-address-taken = Цю --node-address уже має інший запущений сервер: дай кожному власну або зачекай кілька секунд, якщо він щойно впав.
# $error: in English, from the database.
cli-serve-node-failed = Сервер не може приєднатися до інших, що використовують цю базу даних: { $error }. Перевір базу й запусти його ще раз.

# Load. $address: as written.
cli-load-bad-address = «{ $address }» – це не адреса сервера: напиши, наприклад, http://localhost:8098, без https і без шляху.
# $id: of a process.
cli-load-no-process = Процес { $id } не можна виміряти: укажи в --pid номер сервера на цьому комп’ютері або пропусти цей параметр.
# $server: bare, memory or sqlite.
cli-load-not-started = Сервер, який треба виміряти ({ $server }), не запускається; причину каже його власне повідомлення.
# $text: the server’s message.
cli-load-refused = Сервер відмовляє гравцям: { $text } Підвищ його обмеження; їх перелічує «tenback serve --help».
# $fault: what was wrong, in English.
cli-load-fault = Сервер не пройшов перевірки: { $fault }.
# $error: the system’s message.
cli-load-unreachable = Сервер недоступний: { $error }. Перевір, чи він працює.
cli-load-failed = Виміряти не вдалося: { $error }. Усунь причину або спробуй із меншою кількістю з’єднань.
cli-load-interrupted = Зупинено завчасно: це часткові результати.
cli-load-pids = Укажи --pid для кожного --target у тому самому порядку або не вказуй жодного.
# $needed and $allowed: numbers of files.
cli-load-too-few-files = Одному процесу потрібно відкрити стільки файлів: { $needed }, а система дозволяє { $allowed }. Розподіли навантаження за допомогою --processes або підвищ обмеження (ulimit -n).
# $line: as written.
cli-load-bad-announcement = «{ $line }» нічого не оголошує: напиши, наприклад, «kill node=1», «back node=1» або «pause database».
# $file: a folder.
cli-load-no-ledger = У теці { $file } немає придатних для читання записів: { $error }. Укажи теку, у яку писав --ledger.
cli-load-ledger-exists = У теці { $file } вже є записи іншого вимірювання: видали їх або вкажи в --ledger порожню теку.
# $option: as written on the command line.
cli-load-no-effect = Параметр { $option } не діє для кількох цілей, а також із --processes, --switches, --faults чи --ledger: пропусти його.

# `tenback admin`. $file: a path; $error: a whole sentence without its full stop.
cli-admin-memory = Сервером, що тримає партії лише в пам’яті, керувати не можна: назви файл через --database sqlite:FILE.
cli-admin-nothing = Сервер не працює, і бази даних { $file } немає: назви іншу через --database.
cli-admin-no-permission = Тобі не можна користуватися { $file }: запусти це від імені користувача, під яким працює сервер, або від root.
cli-admin-no-answer = Сервер на { $file } не відповідає: { $error }. Поглянь у його журнал і спробуй ще раз.
cli-admin-strange = Запущений сервер – це інша версія Tenback: перезапусти його і спробуй ще раз.
cli-admin-no-such-table = Такого столу немає: «tenback admin tables list» показує всі.
cli-admin-no-such-person = Такої людини немає: «tenback admin people list» показує всіх.
# $why: in English, from the database.
cli-admin-store-failed = Не вдалося: { $why }. Можливо, більше скаже «tenback admin check».
cli-admin-needs-yes = Це не можна скасувати, а термінала, щоб запитати, немає: додай --yes, якщо впевненість є.
# $what: what is about to happen; $id: of the table or person, or a file.
cli-admin-sure = { $what ->
    [close] Закрити стіл { $id } назавжди?
    [delete] Видалити стіл { $id } назавжди?
    [erase] Видалити людину { $id } назавжди з усім, що вона написала?
   *[restore] Замінити базу даних файлом { $id }?
}
# The possible answers, as a hint; then those that mean yes, in lower case.
cli-admin-yes-or-no = т/Н
cli-admin-yes = т так
cli-admin-not-done = Нічого не змінено.
cli-admin-done = { $what ->
    [close] Стіл { $id } закрито.
    [delete] Стіл { $id } видалено.
    [ban] Людину { $id } заблоковано.
    [unban] Людину { $id } розблоковано.
   *[erase] Людину { $id } видалено.
}
cli-admin-backed-up = { $file } – перевірена копія бази даних.
# $aside: a file.
cli-admin-restored = Резервну копію відновлено. Попередня база даних тепер { $aside }.
cli-admin-restored-new = Резервну копію відновлено.
cli-admin-exists = Файл { $file } уже є: вибери іншу назву.
cli-admin-postgres-backup = Базу даних PostgreSQL зберігають і відновлюють її власними засобами: скористайся pg_dump і pg_restore.
# Copying. $file: the target; $why: in English, from the database.
cli-admin-copied = До { $file } скопійовано: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } столу
}, { $people ->
    [one] { $people } людину
    [few] { $people } людини
    [many] { $people } людей
   *[other] { $people } людини
} і { $games ->
    [one] { $games } завершену партію
    [few] { $games } завершені партії
    [many] { $games } завершених партій
   *[other] { $games } завершеної партії
}.
# $from and $to: files.
cli-admin-copy-beside = Скопіюй також { $from } до { $to }, для того самого користувача й так, щоб ніхто інший не міг його читати.
cli-admin-copy-not-empty = База { $file } не порожня, і вона лишилася без змін: назви порожню базу даних для копії.
cli-admin-copy-failed = Копія в { $file } неповна: { $why }. Видали її, виправ це й спробуй ще раз.
cli-admin-no-nodes = Цю базу даних використовує лише один сервер.
cli-admin-checked = { $damaged ->
    [0] База даних справна; { $tables ->
        [one] її { $tables } стіл завантажується
        [few] її { $tables } столи завантажуються
        [many] її { $tables } столів завантажуються
       *[other] її { $tables } столу завантажується
    }.
   *[other] База даних справна, але деякі столи не завантажуються: { $damaged } з { $tables }.
}
# Labels of columns and lines.
cli-admin-label = { $what ->
    [node] Вузол
    [address] Адреса
    [lease] Оренда
    [table] Стіл
    [tables] Столи
    [closed] Закриті столи
    [host] Господар
    [created] Від
    [updated] Остання подія
    [events] Події
    [game] Гра
    [stage] Стан
    [players] Гравці
    [person] Людина
    [people] Люди
    [name] Ім’я
    [language] Мова
    [banned] Заблоковано з
    [banned-people] Заблоковані люди
    [finished] Завершені партії
    [bytes] Байти
   *[oldest] Найстаріший стіл
}
