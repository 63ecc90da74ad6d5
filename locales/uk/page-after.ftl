# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Перемога!
    [excellent] { $left ->
        [one] Лишилася { $left }: чудово!
        [few] Лишилися { $left }: чудово!
        [many] Лишилося { $left }: чудово!
       *[other] Лишилося { $left }: чудово!
    }
   *[lost] { $left ->
        [one] Лишилася { $left } карта
        [few] Лишилися { $left } карти
        [many] Лишилося { $left } карт
       *[other] Лишилося { $left } карти
    }
}
# Under the heading. $laid: cards played, $all: cards in the deck.
page-after-laid = Викладено { $laid } з { $all } { $all ->
    [one] карти
    [few] карт
    [many] карт
   *[other] карти
}
# Key figures of the game; the number is above.
page-after-turns = Ходи
page-after-backs = На десять назад
page-after-hints = Використані підказки
# All hands are shown once the game is over.
page-after-hands = Карти, що лишилися на руках
page-after-undrawn = Лишилося у стосі добору
# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of page-after-fit. $on: the letter of a pile.
page-after-fit = { $card } у { $on }
page-after-needed = { $needed ->
    [one] Бракувало ще { $needed } карти
    [few] Бракувало ще { $needed } карт
    [many] Бракувало ще { $needed } карт
   *[other] Бракувало ще { $needed } карти
}{ $count ->
    [0] : жодна з решти карт нікуди не підходить.
    [1] ; підходить лише { $fits }.
   *[other] ; підходять лише { $fits }.
}
# A picture of the line from 1 to 100 with a mark for each card; for screen readers.
page-after-picture = { $left ->
    [0] Викладено всі карти.
    [1] Викладено всі карти, крім однієї. Лишилася: { $cards }.
    [one] Решта карт: { $cards }.
    [few] Решта карт: { $cards }.
    [many] Решта карт: { $cards }.
   *[other] Решта карт: { $cards }.
}
page-after-again = Ще одна партія
page-after-same = Ті самі карти
# Somebody else has dealt while the reader still looked at the end.
page-after-dealt = Почалася нова партія.
page-after-join = Перейти до нової партії
page-after-replay = Перегляд
page-after-turned = Переломні ходи
page-after-download = Завантажити .tgn
page-after-home = На головну
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = Наступну партію може роздати: { $names }.
page-after-nobody-deals = Хто сяде за стіл, зможе роздати наступну партію.
page-after-empty-seat = Одне місце вільне: наступну партію можна роздати, коли хтось там сяде.

## Whether the cards match what was promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Чесна роздача: перевірено
    [broken] Це не та роздача, яку обіцяно!
    [unknown] Чесна роздача: не перевірено
   *[checking] Чесна роздача: перевірка…
}
page-fair-why = Перед роздачею сервер перетасував карти й назвав усім печатку: довге число, що підходить лише до цього порядку карт. Тепер, коли всі карти відкрито, печатку обчислюють ще раз із цього порядку й таємного слова, солі. Якщо вона така сама, ніхто не міг підмінити жодної карти.
# $by: page or server.
page-fair-who = { $by ->
    [server] За такого з’єднання твій браузер не може обчислити печатку, тож це зробив сервер. Завантаж партію і запусти «tenback verify», щоб перевірити це самостійно.
   *[page] Її обчислив твій браузер, без допомоги сервера.
}
page-fair-broken = Печатка не підходить до карт або не така, яку назвали раніше: це були не ті карти, які обіцяно.
page-fair-unknown = Для цієї роздачі нічого не обіцяно, або сервер не відповів. Завантаж партію і запусти «tenback verify», щоб перевірити це самостійно.
page-fair-seal = Печатка

## How a game ended, as the page shows it: with names where they are known.

# $cards: the number of cards in the deck.
page-ending-won = Перемога: викладено всі { $cards } карт.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
page-ending-left = { $left ->
    [0] Поразка, хоча не лишилося жодної карти
    [1] Поразка, лишилася одна карта
    [one] Поразка, лишилася { $left } карта
    [few] Поразка, лишилися { $left } карти
    [many] Поразка, лишилося { $left } карт
   *[other] Поразка, лишилося { $left } карти
}{ $rating ->
    [excellent] : чудово!
   *[plain] .
}
page-ending-why-stuck = { $who ->
    [alone] Хід не вдалося завершити.
    [you] Твій хід не вдалося завершити.
   *[other] { $name }: хід не вдалося завершити.
}
page-ending-why-skull-open = { $who ->
    [alone] Карту «{ command }» не накрито.
    [you] Твою карту «{ command }» не накрито.
   *[other] { $name }: карту «{ command }» не накрито.
}
page-ending-why-not-three = { $who ->
    [alone] У ході з картою «{ command }» було не рівно три карти.
    [you] У твоєму ході з картою «{ command }» було не рівно три карти.
   *[other] { $name }: у ході з картою «{ command }» було не рівно три карти.
}
page-ending-why-resigned = { $who ->
    [alone] Партію здано.
    [you] Ти здаєш партію.
   *[other] { $name } здає партію.
}
page-ending-why-out-of-time = { $who ->
    [alone] Час вийшов.
    [you] Твій час вийшов.
   *[other] { $name }: час вийшов.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
page-ending-seat-won-all-laid = { $who ->
    [winner] Ти перемагаєш: усі твої карти ({ $cards }) викладено.
   *[other] { $winner } перемагає: усі карти ({ $cards }) викладено.
}
page-ending-seat-won-stuck = { $who ->
    [winner] Ти перемагаєш: { $name } не може викласти двох карт.
    [loser] { $winner } перемагає: ти не можеш викласти двох карт.
   *[other] { $winner } перемагає: { $name } не може викласти двох карт.
}
page-ending-seat-won-disobeyed = { $who ->
    [winner] Ти перемагаєш: { $name } не може виконати вказівки.
    [loser] { $winner } перемагає: ти не можеш виконати вказівки.
   *[other] { $winner } перемагає: { $name } не може виконати вказівки.
}
page-ending-seat-won-resigned = { $who ->
    [winner] Ти перемагаєш: { $name } здає партію.
    [loser] { $winner } перемагає: ти здаєш партію.
   *[other] { $winner } перемагає: { $name } здає партію.
}
page-ending-seat-won-out-of-time = { $who ->
    [winner] Ти перемагаєш: у супротивника ({ $name }) вийшов час.
    [loser] { $winner } перемагає: у тебе вийшов час.
   *[other] { $winner } перемагає: у супротивника ({ $name }) вийшов час.
}
