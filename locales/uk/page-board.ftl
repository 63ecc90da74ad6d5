# The page: the board, the hand and what a player can do with them. Space is short: a phone is 40 letters wide.

# Next to the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = зростає
page-pile-falling = спадає
page-pile-rising-from = зростає від { $start }
page-pile-falling-from = спадає від { $start }
# The number of cards on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] без карт
    [1] одна карта
    [one] { $height } карта
    [few] { $height } карти
    [many] { $height } карт
   *[other] { $height } карти
}
# Face to Face: the owner of a pile. $seat: for spectators.
page-pile-yours = твій
page-pile-theirs = супротивника
# A move that loses the game: next to its cost.
page-lay-loses = програш
# What a card on the opponent’s pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [1] повертає супротивнику одне число; поповнюєш руку до шести
    [one] повертає супротивнику { $back } число; поповнюєш руку до шести
    [few] повертає супротивнику { $back } числа; поповнюєш руку до шести
    [many] повертає супротивнику { $back } чисел; поповнюєш руку до шести
   *[other] повертає супротивнику { $back } числа; поповнюєш руку до шести
}

# Names that are read aloud. $side: yours, theirs or none; $direction: rising or falling; $top: what it shows.
page-pile-name = { $side ->
    [yours] Твій { pile }
    [theirs] { pile.start } супротивника
   *[none] { pile.start }
}, { $direction ->
    [rising] зростає
   *[falling] спадає
}, показує { $top }, { page-pile-height }.
# After that name. $card: the selected card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: на десять назад!
page-pile-loses = { $card }: { $cost }, програш.
page-pile-closed = { $card } не підходить.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card in the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, найдешевше { $cost } у { pile }
page-card-back = { $card }, на десять назад у { pile.locative }!
page-card-loses = { $card }, будь-де програш
page-card-nowhere = { $card }, нікуди не підходить
# The same for a command card.
page-card-command = { command }: { page-command-about }

# Regions, for screen readers.
page-board-hand = У тебе на руках
page-board-piles = Стоси
page-board-actions = Дії

# What to do now: one or two short lines. $name: whose turn it is; $laid: cards played this turn; $more: how many
# more are required.
page-todo-wait = Ходить { $name }
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
page-todo-enough = Закінчи хід або викладай далі
page-todo-try = Проба: викладай, ніхто не бачить
page-todo-tried-enough = Цього досить: виклади по-справжньому або пробуй далі
page-todo-tried-complete = Хід тут закінчиться: викласти по-справжньому?
page-todo-tried-lost = Так партію буде програно: скасуй
page-todo-dealt = Карти роздано
page-todo-over = Партію закінчено

# Buttons: one to three short words each.
page-turn-end = Закінчити хід
page-turn-more = Виклади ще { $more }
page-turn-take-back = Забрати
page-trial-start = Спробувати
page-trial-lay = Так і зіграти
page-trial-undo = Скасувати
page-trial-stop = Спинити
page-hint-ask = Підказка
# Above the board while a turn is tried out.
page-trial-on = Проба

# A losing move asks first. $card, $pile.
page-lay-ask = { $card } у { pile } – це миттєва поразка.
page-lay-anyway = Усе одно викласти
page-lay-no = Ні

# A hint. $lays: such as 45a 46a; the reasons follow below.
page-hint-lays = Майстер виклав би { $lays }
page-hint-end = Майстер закінчив би тут хід
page-hint-wait = Майстер обмірковує…
page-hint-busy = Зараз багато гравців просять підказки. Твоя ще буде…
page-hint-close = Закрити підказку

# What is typed so far. $text: digits.
page-board-typed = { $text }… потім a, b, c або d
page-board-unheld = { $text } немає в тебе на руках.
# The draw pile, two short lines. $stock: its cards; $left: cards not played yet. The last: the opponent’s.
page-board-stock = Для добору { $stock }
page-board-left = { $left ->
    [one] Лишилася { $left } карта
    [few] Лишилися { $left } карти
    [many] Лишилося { $left } карт
   *[other] Лишилося { $left } карти
}
page-board-stock-theirs = Супротивник { $stock }

# The first turn: what to do first, then next; and when a pile was picked before a card.
page-todo-card = Вибери карту, потім стос
page-todo-pile = Тепер вибери стос
page-todo-card-first = Спершу вибери карту, потім стос

# What the marks on the tracks and on the cards mean, a few words each. The first: what all of them are called.
page-legend = Позначки
page-legend-fits = твоя карта, зараз підходить
page-legend-faint = сюди не підходить
page-legend-edge = позначка на карті: від низької до високої
page-legend-pair = різниця: десять
# Read aloud after a card. $other: a card of the hand that is ten higher or lower.
page-card-pair = На десять відрізняється від { $other }
# A lay of a hint. $card, $pile: such as 45 on a.
page-hint-lay = { $card } у { $pile }

# Face to Face, the line between the halves: the rule, then what happened in this turn.
page-facing-rule = Одна карта за хід може допомогти супротивнику; тоді поповнюєш руку до шести.
page-facing-given = Ти допомагаєш супротивнику: наприкінці ходу поповнюєш руку до шести.
page-facing-got = Супротивник допомагає тобі й поповнює руку до шести.
# Read aloud after a card: where it would help the opponent least. $back: numbers; $pile.
page-card-gift = { $back ->
    [1] або у { pile.locative } повертає супротивнику одне число
    [one] або у { pile.locative } повертає супротивнику { $back } число
    [few] або у { pile.locative } повертає супротивнику { $back } числа
    [many] або у { pile.locative } повертає супротивнику { $back } чисел
   *[other] або у { pile.locative } повертає супротивнику { $back } числа
}

# What a command card does, before it is played: one sentence. $command: the word of the notation.
page-command-about = { $command ->
    [stop] Хід після неї одразу закінчується.
    [skull] Накрий її ще цього ходу, інакше партію програно.
    [three] Цього ходу викладаєш рівно три карти.
    [mute] Поки вона зверху: без розмов і сигналів.
    [no-back] Поки вона зверху, ніхто не ходить на десять назад.
    [one-pile] Поки вона зверху, усі карти ходу йдуть в один стос.
   *[draw-one] Поки вона зверху, добирають лише одну карту.
}

# Before a card goes on a pile that others asked to keep off. $name: who.
page-pile-keep-off = Прохання ({ $name }): не чіпати

# Why a move loses, after a colon. $cause: the word of the protocol. Then the question before such a move.
page-lay-why = { $card } у { pile } – це поразка: { lose-why }.
