# Сторінка: стоси, рука і що з ними роблять. Місця мало: телефон має завширшки 40 літер.

# Біля літери стосу. $start: число, з якого починається незайманий стос.
page-pile-rising = зростає
page-pile-falling = спадає
page-pile-rising-from = зростає від { $start }
page-pile-falling-from = спадає від { $start }
# Скільки карт у стосі, для читання вголос.
page-pile-height = { $height ->
    [0] незайманий
    [1] одна карта
    [one] { $height } карта
    [few] { $height } карти
    [many] { $height } карт
   *[other] { $height } карти
}
# Face to Face: чий стос.
page-pile-yours = твій
page-pile-theirs = чужий
# Викладка, що програє партію: біля її ціни.
page-lay-loses = програє
# Що зробить карта у стосі супротивника. $back: скільки чисел вона йому повертає.
page-pile-gift = { $back ->
    [1] повертає супротивнику одне число; добираєш до шести
    [one] повертає супротивнику { $back } число; добираєш до шести
    [few] повертає супротивнику { $back } числа; добираєш до шести
    [many] повертає супротивнику { $back } чисел; добираєш до шести
   *[other] повертає супротивнику { $back } числа; добираєш до шести
}

# Назви для читання вголос. $side: yours, theirs або none; $direction: rising або falling; $top: що показує стос.
page-pile-name = { $side ->
    [yours] Твій { pile }
    [theirs] { pile.start } супротивника
   *[none] { pile.start }
}, { $direction ->
    [rising] зростає
   *[falling] спадає
}, показує { $top }, { page-pile-height }.
# Після цієї назви. $card: вибрана карта; $cost: наприклад +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: на десять назад!
page-pile-loses = { $card }: { $cost }, програє партію.
page-pile-closed = { $card } не підходить.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# Карта з руки. $card: її число; $pile, $cost: де вона коштує найменше і скільки.
page-card-plain = { $card }
page-card-cost = { $card }, найдешевше { $cost } у { pile }
page-card-back = { $card }, на десять назад у { pile.locative }!
page-card-loses = { $card }, будь-де програє партію
page-card-nowhere = { $card }, нікуди не підходить
# Те саме для карти з вказівкою.
page-card-command = { command }: { page-command-about }

# Назви ділянок, для тих, хто їх не бачить.
page-board-hand = У тебе на руках
page-board-piles = Стоси
page-board-actions = Що можна зробити

# Що зараз робити: один-два короткі рядки. $name: хто зараз грає; $laid: карти, викладені цього ходу; $more: скільки ще
# треба.
page-todo-wait = Зараз грає: { $name }
page-todo-owes = { $laid ->
    [0] Твій хід: виклади { $more ->
        [1] одну карту
        [one] { $more } карту
        [few] { $more } карти
        [many] { $more } карт
       *[other] { $more } карти
    }
   *[other] Виклади { more-cards }
}
page-todo-three = Рівно три карти за цей хід: виклади { more-cards }
page-todo-skull = Накрий { command } у { pile.locative }
page-todo-enough = Досить: закінчуй хід або викладай далі
page-todo-try = Проба: викладай, ніхто не бачить
page-todo-tried-enough = Досить: виклади насправді або пробуй далі
page-todo-tried-complete = Хід тут закінчиться: викласти насправді?
page-todo-tried-lost = Це програє партію: забери карту
page-todo-dealt = Карти роздано
page-todo-over = Партію закінчено

# Кнопки: одне-три короткі слова.
page-turn-end = Закінчити хід
page-turn-more = Виклади ще { $more }
page-turn-take-back = Забрати
page-trial-start = Проба
page-trial-lay = Викласти насправді
page-trial-undo = Забрати
page-trial-stop = Спинити
page-hint-ask = Порада
# Над стосами, коли хід лише пробують.
page-trial-on = На пробу

# Викладка, що програє, спершу питає. $card, $pile.
page-lay-ask = { $card } у { pile } одразу програє партію.
page-lay-anyway = Усе одно викласти
page-lay-no = Ні

# Порада. $lays: наприклад 45a 46a; під нею стоять причини.
page-hint-lays = Майстер виклав би { $lays }
page-hint-end = Майстер закінчив би тут хід
page-hint-wait = Майстер обмірковує …
page-hint-busy = Зараз багато гравців просять поради. Твоя ще буде…
page-hint-close = Закрити пораду

# Що введено досі. $text: цифри.
page-board-typed = { $text } … потім a, b, c або d
page-board-unheld = { $text } немає в тебе на руках.
# Відкладений стос, два короткі рядки. $stock: його карти; $left: ще не викладені карти. Останній: супротивника.
page-board-stock = Для добору { $stock }
page-board-left = Викласти ще { $left }
page-board-stock-theirs = Супротивник { $stock }

# Перший хід: що зробити спершу, що потім; і коли стос вибрано раніше за карту.
page-todo-card = Вибери карту, потім стос
page-todo-pile = Тепер вибери стос
page-todo-card-first = Спершу вибери карту, потім стос

# Що означають позначки на доріжках і картах, по кілька слів. Перше: як вони разом називаються.
page-legend = Позначки
page-legend-fits = твоя карта, зараз підходить
page-legend-faint = сюди не підходить
page-legend-edge = на карті: наскільки вона висока
page-legend-pair = різниця: десять
# Читається вголос після карти. $other: карта на руках, на десять більша чи менша.
page-card-pair = На десять відрізняється від { $other }
# Карта з поради. $card, $pile: наприклад 45 у a.
page-hint-lay = { $card } у { $pile }

# Face to Face, рядок між половинами: правило, потім що сталося цього ходу.
page-facing-rule = Одна карта за хід може допомогти супротивнику; тоді добираєш до шести.
page-facing-given = Допомогу викладено: наприкінці ходу добираєш до шести.
page-facing-got = Супротивник допомагає тобі й добирає до шести.
# Читається вголос після карти: де вона найменше допоможе супротивнику. $back: числа; $pile.
page-card-gift = { $back ->
    [1] або у { pile.locative } повертає супротивнику одне число
    [one] або у { pile.locative } повертає супротивнику { $back } число
    [few] або у { pile.locative } повертає супротивнику { $back } числа
    [many] або у { pile.locative } повертає супротивнику { $back } чисел
   *[other] або у { pile.locative } повертає супротивнику { $back } числа
}

# Що робить карта з вказівкою, перш ніж її викласти: одне речення. $command: слово нотації.
page-command-about = { $command ->
    [stop] Хід після неї одразу закінчується.
    [skull] Накрий її ще цього ходу, інакше партію програно.
    [three] Цього ходу викладаєш рівно три карти.
    [mute] Поки вона зверху: без розмов і сигналів.
    [no-back] Поки вона зверху, ніхто не ходить на десять назад.
    [one-pile] Поки вона зверху, усі карти ходу йдуть в один стос.
   *[draw-one] Поки вона зверху, добирають лише одну карту.
}

# Перш ніж карта ляже у стос, якого інші просять не чіпати. $name: хто.
page-pile-keep-off = Прохання ({ $name }): не чіпати

# Чому викладка програє, після двокрапки. $cause: слово протоколу. Потім запитання перед такою викладкою.
page-lose-why = { $cause ->
    [skull-open] череп уже не вдалося б накрити
    [not-three] рівно трьох карт уже не вдалося б викласти
   *[stuck] після неї не вдалося б викласти достатньо карт
}
page-lay-why = { $card } у { pile } програє партію: { page-lose-why }.
