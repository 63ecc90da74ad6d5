# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and are put in quotation marks.

plain-welcome = Tenback. Введи «help», щоб дізнатися, що можна зробити, «quit», щоб вийти.
plain-lobby = Введи «new classic», «new extreme» або «new face-to-face», щоб грати, «games», щоб побачити збережені партії («delete 1» видаляє одну), «learn», щоб повчитися, «rules», щоб прочитати правила.
# A few words after new: as on the command line.
plain-lobby-options = Можна дописати параметри: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Боти: random (Випадковий), greedy (Жадібний), casual (Аматор), regular (Вправний), strong (Сильний), expert (Експерт) і master (Майстер).
# $languages: their codes and own names.
plain-languages = Введи «language» і один із цих кодів, щоб змінити мову: { $languages }.
plain-nothing-to-resume = Немає незавершеної партії, яку можна продовжити: введи «new classic», щоб почати нову.
plain-no-game-before = Ще не зіграно жодної партії: введи «new classic», щоб почати.
# $index: a number to type; $what: the game and its state; $file: a name.
plain-game-open = { $index }: { $what }. Введи «resume { $index }», щоб продовжити цю партію.
plain-game-over = { $index }: { $what }. Введи «replay { $index }», щоб переглянути цю партію.
plain-no-such-game = У списку немає партії { $index }: введи «games».
plain-delete = { $what }. Введи «delete { $index } yes», щоб видалити її назавжди.
plain-deleted = Партію видалено.
plain-dealt = { game }, { tui-list-seats }. Карти роздано.
plain-resumed = { game }, { tui-list-seats }. Партія триває, хід { $turn }.
plain-seats = За столом: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } { $direction ->
    [ascending] зростає
   *[descending] спадає
} і показує { $top }, { $count ->
    [0] у ньому немає карт
    [1] у ньому одна карта
    [one] у ньому { $count } карта
    [few] у ньому { $count } карти
    [many] у ньому { $count } карт
   *[other] у ньому { $count } карти
}.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start } ({ $name }) { $direction ->
    [ascending] зростає
   *[descending] спадає
} і показує { $top }, { $count ->
    [0] у ньому немає карт
    [1] у ньому одна карта
    [one] у ньому { $count } карта
    [few] у ньому { $count } карти
    [many] у ньому { $count } карт
   *[other] у ньому { $count } карти
}.
plain-pile-command = У { pile.locative } видно вказівку «{ command }»: { command-rule }.
plain-stock = { $stock ->
    [0] Стос добору порожній
    [1] У стосі добору одна карта
    [one] У стосі добору { $stock } карта
    [few] У стосі добору { $stock } карти
    [many] У стосі добору { $stock } карт
   *[other] У стосі добору { $stock } карти
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
# $cards: their numbers, and where they fit.
plain-hand = У тебе на руках: { $cards }.
plain-hand-empty = У тебе на руках немає карт.
# One card in the hand. $lays: pile and cost of each move, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } з вказівкою «{ command }»: { $lays }
plain-card-nowhere = нікуди не підходить
plain-card-later = { $card }
plain-card-later-command = { $card } з вказівкою «{ command }»
plain-lay-trick = { $pile } { $cost } (на десять назад)
plain-lay-help = { $pile } { $cost } (допомога)
plain-lay-loses = { $pile } { $cost } (програш)

plain-todo-enough = Введи «end», щоб закінчити хід, або викладай далі.
plain-todo-begin = Хто починає? «begin», якщо ти, «not-me», якщо краще хтось інший.
plain-todo-wish = Хто починає? «begin», «not-me» або «next», якщо тобі однаково.
plain-pass = Тепер { $name }: передай клавіатуру і введи «next».
plain-pass-on = Введи «next» і передай клавіатуру, тепер { $name }.
plain-cleared = Тепер за клавіатурою { $name }.
plain-over = Партію закінчено. Її збережено в { $file }.
plain-over-unkept = Партію закінчено.
plain-bye = До зустрічі.
plain-loses = { $card } у { pile } – це поразка: { lose-why }. Введи «{ $again }», щоб усе одно викласти.
plain-resign = Введи «resign yes», щоб здати партію.
plain-tried = На пробу, потай від інших: { $lays }. { $state ->
    [over] Хід на цьому закінчився б.
    [lost] Партію було б програно.
    [enough] Хід можна було б на цьому закінчити.
   *[more] Треба було б викласти ще карти.
}
plain-what = «{ $text }» тут нічого не означає: введи «help».
plain-signals = Сигнали: «keep off a» (не чіпати), «rather not a» (краще ні), «small steps a» (малі кроки), «go ahead a» (сміливо), а в Extreme «hold skull» (маю череп) і так само stop (стоп), three (3!), mute (тиша), no-back (тільки вперед), one-pile (один стос), draw-one (добери одну).
plain-replay-at = Крок { $step } з { $steps }.
plain-replay-help = «next» (далі), «back» (назад), «turn» (цілий хід), «first» (початок), «last» (кінець), «go 12», «look» (стіл), «view 2» або «view all» (руки), «review» (шанси й оцінки), «mistake» (наступна помилка), «better» (кращий хід), «play», щоб грати далі, «play shuffled» з перетасованим стосом, «quit».

# Help: one line each.
plain-help-lay = «45a» викладає 45 у стос a; можна ввести кілька за раз.
plain-help-end = «end» закінчує хід, «undo» забирає карту, коли граєш наодинці.
plain-help-try = «try 45a 46a» пробує викласти карти потай від інших.
plain-help-hint = «hint» каже, що виклав би майстер.
plain-help-look = «look» описує весь стіл, «piles» – стоси, «hand» – твою руку, «log» – журнал гри.
plain-help-brief = «brief» каже лише, що змінюється і що ще треба зробити; «full» знову описує стіл щоходу.
plain-brief = Стисло: лише те, що змінюється. Решту скажуть «look», «piles» і «hand».
plain-full = Докладно: стіл описується щоходу.
plain-help-rest = «rules» показує правила, «resign» здає партію, «quit» виходить; партію буде збережено.

# A table on a server.
plain-joined = Ти за столом: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = Введи «sit», щоб сісти на вільне місце.
plain-todo-seats-host = Надішли посилання друзям або введи «bot 2 expert», щоб посадити бота на місце 2.
plain-todo-deal = Усі місця зайняті: введи «deal», щоб роздати карти.
plain-todo-wish-there = Хто починає? «begin», якщо хочеш, «not-me», якщо ні, «begin now» починає одразу.
plain-again = «again» роздає наступну партію, «same» – ті самі карти ще раз, «review» розбирає партію, «quit» – вийти з-за столу.
plain-bot-plays = За тебе грає бот: введи «return», щоб повернутися в гру.
plain-vote = { $name } пропонує здатися: введи «yes», щоб здатися, «no», щоб грати далі.
plain-seat-waits = Місце чекатиме на тебе: повертайся з тим самим посиланням.
plain-line-back = Зв’язок відновлено.
# $time: such as 1:30.
plain-clock = Час на цей хід: { $time }.
plain-help-seats = «who» каже, хто де сидить, «sit» або «sit 2» займає місце, «stand» звільняє його, «deal» роздає карти.
plain-help-host = Господар: «bot 2 expert» садить бота на місце, «kick 2» назавжди вилучає того, хто там сидить, «host 2» робить його господарем, «silence 2» і «unsilence 2» вимикає та вмикає йому чат, «close table» закриває стіл для всіх. «invite on» дозволяє сідати лише тим, хто має посилання-запрошення (щоразу з новим посиланням), «invite off» – знову всім.
plain-help-there = «say привіт» пише іншим, «hand-over» дає грати боту, «return» повертає в гру.

# Lessons.
plain-lessons = Уроки: введи, наприклад, «learn basics».
plain-lesson-help = «45a» викладає 45 у стос a, «end» закінчує хід, «keep off a» дає сигнал. «hint» показує хід, «look» описує стіл, «quit» завершує урок.
plain-lesson-next = Введи «next», щоб продовжити.
