# Why a table rejects a command: what is wrong, and what to do instead.

table-not-dealt = Карти ще не роздано: спершу роздай.
table-already-dealt = Карти вже роздано: дограй цю партію або відкрий інший стіл.

table-seat-taken = { seat.start } зайняте: вибери вільне.
# Before the deal, or when it is an empty seat’s turn.
table-seat-empty = { seat.start } порожнє: спершу посади туди людину або бота.
table-nobody-to-sit = Скажи, хто має там сісти: людина чи бот.
table-not-a-person = У чаті пишуть лише люди, а на { seat.locative } сидить бот: пиши зі свого місця.
table-nothing-promised = Карти ще не перетасовано: спершу перетасуй.
table-already-seated = Ти вже сидиш за цим столом, на { seat.locative }: спершу встань звідти.
table-knows-another-hand = У цій партії ти знаєш карти на { seat.locative }: сядь туди знову або зачекай на наступну партію.
table-barred = Тебе вилучено з-за цього столу: сядь за інший.
table-bot-plays = На { seat.locative } уже грає бот.
table-no-stand-in = На { seat.locative } жоден бот нікого не замінює: нема до чого вертатися.
table-no-clock = Для цього місця годинник зараз не йде.

table-vote-open = Команда вже голосує, чи здаватися: спершу дай відповідь.
table-already-proposed = За один хід можна запропонувати здатися лише раз.
table-no-vote = Зараз немає за що голосувати.
table-already-answered = Твою відповідь уже враховано: зачекай на інших.
table-hints-off = За цим столом грають без підказок.
table-talk-off = За цим столом грають без розмов: хай говорять твої карти.
table-signals-only = За цим столом є лише сигнали: подай сигнал про стос.
table-muted = Карта «{ command }» у { pile.locative } забороняє будь-які розмови: зачекай, поки її накриють.
# $word: the number as it was written, in the writer’s language.
table-names-a-card = Не надіслано: «{ $word }» може означати карту, а чисел не називають, навіть рахуючи. Скажи інакше, наприклад «не чіпай цього стосу» або «там, будь ласка, малі кроки».
# The number could be a command card of Extreme too. $word: as above.
table-names-a-card-or-command = Не надіслано: «{ $word }» може означати й карту. Якщо йдеться про вказівку, скористайся сигналом «Маю: { command }».
# $most: the maximum number of characters in a message.
table-silenced = Господар вимкнув тобі чат за цим столом.
table-too-long = Не надіслано: у повідомленні може бути не більше ніж { $most ->
    [one] { $most } символ
    [few] { $most } символи
    [many] { $most } символів
   *[other] { $most } символу
}. Скороти його або поділи.
table-nothing-said = Нема чого надсилати: спершу щось напиши.

table-setup-of-other-rules = Ці карти для іншої гри або для іншої кількості місць: роздай карти для цього столу.
table-bad-salt = Сіль роздачі має бути одним рядком без «"]»: вибери іншу.

# What is wrong with a person’s name.
table-name-empty = В імені має бути хоча б одна літера.
# $most: the maximum number of characters in a name.
table-name-too-long = В імені може бути не більше ніж { $most ->
    [one] { $most } символ
    [few] { $most } символи
    [many] { $most } символів
   *[other] { $most } символу
}: вибери коротше.
# $character: what a name may not contain.
table-name-forbidden = В імені не може бути { $character ->
    [semicolon] крапки з комою: прибери її
    [quote] подвійних лапок: прибери їх
   *[invisible] невидимого символу: прибери його
}.
table-name-reserved = Це ім’я схоже на бота або порожнє місце: вибери інше.
