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
        [one] Поразка: лишилася { $left } карта
        [few] Поразка: лишилися { $left } карти
        [many] Поразка: лишилося { $left } карт
       *[other] Поразка: лишилося { $left } карти
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
# The same in Face to Face, where both have a draw pile. $name: the other player.
page-after-undrawn-own = Лишилося у твоєму стосі добору
page-after-undrawn-of = Лишилося у стосі добору ({ $name })
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
page-after-review = Розібрати партію
page-after-replay = Перегляд
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
