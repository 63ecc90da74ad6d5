# Текстовий режим: рядки тексту туди й назад, для читачів екрана і скриптів. Цілі речення. Слова, які треба вводити,
# однакові в усіх мовах і стоять у лапках.

plain-welcome = Tenback. Введи «help», щоб дізнатися, що можна зробити, «quit», щоб вийти.
plain-lobby = Введи «new classic», «new extreme» або «new face-to-face», щоб грати, «games», щоб побачити збережені партії, «rules», щоб прочитати правила.
# Кілька слів після new: як у командному рядку.
plain-lobby-options = Після назви гри можна дописати: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7.
plain-languages = Введи «language» і один із цих кодів, щоб змінити мову: { $languages }.
plain-nothing-to-resume = Немає відкритої партії, яку можна продовжити: «new classic» починає нову.
# $index: число, яке треба ввести; $what: гра та її стан; $file: назва.
plain-game-open = { $index }: { $what }. «resume { $index }» продовжує цю партію.
plain-game-over = { $index }: { $what }. «replay { $index }» показує цю партію.
plain-no-such-game = У списку немає партії { $index }: введи «games».
plain-dealt = { game }, { tui-list-seats }. Карти роздано.
plain-resumed = { game }, { tui-list-seats }. Партія триває, хід { $turn }.
plain-seats = За столом: { $names }.

# Стос. $pile: його літера; $top; $count: скільки в ньому карт; $direction: ascending або descending.
plain-pile = { pile.start } { $direction ->
    [ascending] зростає
   *[descending] спадає
} і показує { $top }; { $count ->
    [0] у ньому немає карт
    [1] у ньому одна карта
    [one] у ньому { $count } карта
    [few] у ньому { $count } карти
    [many] у ньому { $count } карт
   *[other] у ньому { $count } карти
}.
# Те саме у Face to Face. $name: чий стос.
plain-pile-owned = { pile.start } ({ $name }) { $direction ->
    [ascending] зростає
   *[descending] спадає
} і показує { $top }; { $count ->
    [0] у ньому немає карт
    [1] у ньому одна карта
    [one] у ньому { $count } карта
    [few] у ньому { $count } карти
    [many] у ньому { $count } карт
   *[other] у ньому { $count } карти
}.
plain-pile-command = У { pile.locative } видно вказівку «{ command }»: { command-rule }.
plain-stock = { $stock ->
    [0] Відкладений стос порожній
    [1] У відкладеному стосі одна карта
    [one] У відкладеному стосі { $stock } карта
    [few] У відкладеному стосі { $stock } карти
    [many] У відкладеному стосі { $stock } карт
   *[other] У відкладеному стосі { $stock } карти
}, викласти лишилося { $left ->
    [1] одну карту
    [one] { $left } карту
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карти
}.
plain-mate = { $name }: { $cards ->
    [0] немає карт
    [1] одна карта
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
} на руках.
# $cards: числа на картах і куди вони підходять.
plain-hand = У тебе на руках: { $cards }.
plain-hand-empty = У тебе на руках немає карт.
# Одна карта з руки. $lays: стос і ціна кожної викладки, наприклад a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } з вказівкою «{ command }»: { $lays }
plain-card-nowhere = нікуди не підходить
plain-card-later = { $card }
plain-card-later-command = { $card } з вказівкою «{ command }»
plain-lay-trick = { $pile } { $cost } (на десять назад)
plain-lay-help = { $pile } { $cost } (допомога)
plain-lay-loses = { $pile } { $cost } (програє)

plain-todo-enough = Досить: «end» закінчує хід, або викладай далі.
plain-todo-begin = Хто починає? «begin», якщо ти, «not-me», якщо краще хтось інший.
plain-todo-wish = Хто починає? «begin», «not-me» або «next», якщо тобі однаково.
plain-pass = Тепер { $name }: передай клавіатуру і введи «next».
plain-pass-on = Введи «next» і передай клавіатуру, тепер { $name }.
plain-cleared = Тепер за клавіатурою { $name }.
plain-over = Партію закінчено. Її збережено в { $file }.
plain-over-unkept = Партію закінчено.
plain-kept = Партію збережено: «resume» або «tenback play --resume» її продовжує.
plain-bye = До зустрічі.
plain-loses = { $card } у { pile } одразу програє партію. Введи «{ $again }», щоб усе-таки викласти цю карту.
plain-resign = «resign yes» здає партію.
plain-tried = На пробу, потай від інших: { $lays }. { $state ->
    [over] Хід на цьому закінчився б.
    [lost] Партію було б програно.
    [enough] Хід можна було б на цьому закінчити.
   *[more] Треба було б викласти ще карти.
}
plain-what = «{ $text }» тут нічого не означає: введи «help».
# Назви вказівок перекладено лише на екрані, тому поруч стоять слова, які треба вводити.
plain-signals = Сигнали: «keep-off a» (не чіпати), «rather-not a» (краще ні), «small-steps a» (малі кроки), «go-ahead a» (сміливо), а в Extreme «hold skull» (маю череп) і так само stop (стоп), three (трійка), mute (тиша), no-back (вперед), one-pile (1 стос), draw-one (добір 1).
plain-replay-at = Крок { $step } з { $steps }.
plain-replay-help = «next», «back», «first», «last», «go 12», «view 2», «view all», «play», щоб грати далі, «play shuffled», «quit».

# Довідка: по одному рядку.
plain-help-lay = «45a» викладає 45 у стос a; можна ввести кілька поспіль.
plain-help-end = «end» закінчує хід, «undo» забирає карту, коли граєш наодинці.
plain-help-try = «try 45a 46a» пробує викласти карти потай від інших.
plain-help-hint = «hint» каже, що виклав би майстер.
plain-help-look = «look» описує весь стіл, «hand» твою руку, «log» те, що сталося.
plain-help-rest = «rules», «resign», «quit»; партію буде збережено.

# Стіл деінде.
plain-joined = Ти за столом: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = «sit» — сісти на вільне місце.
plain-todo-seats-host = Надішли посилання друзям або введи «bot 2 expert», щоб посадити бота на місце 2.
plain-todo-deal = Усі сидять: «deal» роздає карти.
plain-todo-wish-there = Хто починає? «begin», якщо хочеш, «not-me», якщо ні, «begin now» починає одразу.
plain-again = «again» роздає нову гру, «same» — ті самі карти ще раз, «quit» — піти.
plain-bot-plays = За тебе грає бот: «return», щоб грати далі без нього.
plain-seat-waits = Місце чекатиме на тебе: повертайся з тим самим посиланням.
plain-line-back = Зв’язок відновлено.
plain-clock = Час на цей хід: { $time }.
plain-help-seats = «who» каже, хто де сидить, «sit» або «sit 2» займає місце, «stand» звільняє його, «deal» роздає карти.
plain-help-host = Господар: «bot 2 expert» садить бота на місце, «kick 2» виганяє того, хто там сидить.
plain-help-there = «say привіт» говорить з іншими, «hand-over» дає грати боту, «return» повертає місце.
