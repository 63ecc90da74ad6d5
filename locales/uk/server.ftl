# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = Сервер тебе ще не знає: спершу вибери ім’я.
server-host-only = Це може лише господар: попроси його.
server-not-seated = Ти лише дивишся: спершу сядь.
server-bot-plays = За тебе грає бот: спершу повернися в гру.
# Only a player who is late can be replaced by the others.
server-not-late = На { seat.locative } час ще не вийшов, тож пустити туди бота може лише той, хто там сидить, або господар: трохи зачекай.
server-table-full = За цим столом усі місця зайняті: дивися або відкрий власний стіл.
server-stale = За столом щойно сталося щось інше: глянь іще раз, а тоді вирішуй.
server-no-such-table = Це посилання не веде до жодного столу: перевір його або попроси нове.
server-table-closed = Цей стіл закрито: створи новий.
server-banned = Оператор цього сервера заблокував тебе: якщо це помилка, звернися до нього.
server-no-spectators = За цим столом глядачі не дозволені: сядь, якщо є вільне місце, або попроси його.
server-no-record = Тут ще нема завершеної партії: повернися, коли вона скінчиться.
server-cards-known = За стіл сів хтось, хто не знає цих карт, а супротивник знає: роздай нові.
server-deal-in-play = Цими картами саме грають ще раз: розбір буде доступний, щойно та партія скінчиться.
server-newcomer = Ти щойно за столом: коли роздавати й коли здаватися, вирішують ті, хто вже грав, або господар.
server-barred-from = Господар вилучив когось, хто користувався цим браузером або твоєю мережею, тож більше ніхто звідти не може приєднатися до цього столу. Якщо це не ти, попроси господаря створити новий стіл.
server-invite-needed = За цей стіл сідають лише за запрошенням: попроси в господаря чинне посилання-запрошення.
# $why: in English, for people who write a program that talks to the server.
server-unreadable = Сервер не може прочитати це повідомлення: { $why }. Надішли його так, як описує /api/openapi.json.
# $most: the maximum number of bytes in a message.
server-too-big = Це повідомлення задовге, сервер читає не більше ніж { $most ->
    [one] { $most } байт
    [few] { $most } байти
    [many] { $most } байтів
   *[other] { $most } байта
}: надсилай менше за раз.
server-hello-first = Перше повідомлення має бути hello, і лише перше: почни з нього, один раз.
server-enough-said = Сигнали, підказки й скасування ходів у цій партії вичерпано. З наступною роздачею отримаєш нові.
# $wait: in seconds.
server-too-fast = Це було зашвидко: спробуй ще раз за { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунди
    [many] { $wait } секунд
   *[other] { $wait } секунди
}.
server-too-many-tables = Сьогодні в тебе вже забагато відкритих столів: грай за котримось із них або відкрий наступний завтра.
server-too-many-connections = Відкрито забагато з’єднань: закрий вікно, яке тобі не потрібне, або спробуй пізніше.
server-too-many-spectators = Дивиться вже забагато людей: спробуй пізніше.
server-too-many-bot-games = Ти граєш з ботами забагато партій одночасно: спершу заверши одну з них.
server-too-many-data-requests = Твої дані вже готуються або видаляються: зачекай, доки це завершиться.
server-too-many-devices = Більше пристроїв додати не можна: спершу вийди на одному з них.
server-too-much-today = Одна людина чи одне підключення не може зберегти на цьому сервері більше за день. Розпочаті партії тривають; спробуй знову завтра.
server-too-much-table = Цей стіл заповнений: стільки тут уже зіграно й сказано. Завершіть партію, а потім відкрийте новий стіл.
server-too-much-database = На цьому сервері зараз немає місця для нових столів, партій і повідомлень. Розпочаті партії тривають.
server-foreign-origin = Цей запит прийшов з іншого сайту: відкрий сторінку цього сервера і спробуй там.
server-foreign-host = Цей сервер не працює під таким іменем: відкрий його за власною адресою. Оператор може дозволити це ім’я за допомогою --public-url або --allowed-hosts.
server-bad-recovery = Цей код не діє: можливо, у ньому помилка, його вже використано, він застарів або є новіший. Створи нове посилання на пристрої, де вже виконано вхід, або перевір резервний код.
server-no-such-device = Такого пристрою немає: можливо, на ньому вже виконано вихід.
server-last-device = Це твій єдиний пристрій, а резервного коду немає: спершу створи його, інакше увійти знову буде неможливо.
server-invited-only = Столи тут можуть створювати лише ті, кого запросив оператор: попроси посилання-запрошення або приєднайся до столу друзів.
server-local-only = Столи можна створювати лише на комп’ютері, на якому працює цей сервер: приєднайся до столу за його посиланням.
server-bad-clock = Час на хід має бути від 5 до 3600 секунд: вибери щось у цих межах.
server-team-clock = У цій грі всі грають разом, і ніхто не програє через час: вимкни це або грай у Face to Face.
server-not-stored = Зберегти це не вдалося, тож цього не сталося: спробуй ще раз. Якщо знову не вийде, скажи тому, хто тримає сервер.
server-internal = На сервері щось пішло не так. Адміністратор побачить це в журналі; спробуй ще раз.
server-no-such-page = За цією адресою нічого нема: перевір посилання або почни з головної сторінки.
server-no-such-puzzle = Такої задачі немає: перевір посилання або розв’яжи іншу.
# $line: of the record, $why: a whole sentence.
server-bad-record = Рядок { $line }: { $why }
# $most: the maximum number of steps that can be shown.
server-too-many-moments = У цій партії забагато кроків, показати можна щонайбільше { $most }: прибери частину сигналів.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = Хід «{ $word }» не вдається прочитати: напиши число і стос, наприклад 45a, або end, take-back, або begin і місце.
# $last: the number of the last step.
server-no-such-moment = Такого кроку в партії немає: вибери якийсь від 0 до { $last }.
server-nothing-to-advise = Зараз нема чого порадити: запитай знову, коли буде твій хід.
server-shutting-down = Сервер саме зупиняється: спробуй ще раз за хвилину.
server-unreachable = Сервер, на якому працює цей стіл, зараз недоступний: спробуй ще раз за кілька секунд.

# Why a connection ends.
server-bye-restart = Сервер перезапускається. З’єднання відновиться саме.
server-bye-moved = Стіл переїжджає на інший сервер. З’єднання відновиться саме.
server-bye-kicked = Господар вилучив тебе з-за цього столу: сядь за інший.
server-bye-no-spectators = За цим столом глядачі більше не дозволені: попроси місце.
server-bye-unheard = З’єднання було відкрите, але hello не надійшло вчасно: під’єднайся знову.
server-bye-abuse = Сервер відхилив забагато повідомлень із цього з’єднання: зачекай хвилину, а тоді під’єднайся знову.
server-bye-closed = Цей стіл закрито: створи новий.

# What a link shows where it is shared, such as in a chat.
server-preview-home = Tenback: виклади всі карти
server-preview-table = Запрошення до столу в Tenback
server-preview-replay = Перегляд партії в Tenback
server-preview-rules = Правила гри в Tenback
server-preview-description = Виклади всі карти на два висхідні та два спадні стоси: The Game, Extreme і Face to Face, наодинці, з друзями чи з ботами. Без облікового запису.

# The default name of a new device. $browser and $system are names such as Firefox and Linux. At most 24 characters in all.
server-device-browser = { $browser } ({ $system })
server-device-terminal = Термінал
server-device-other = Пристрій
