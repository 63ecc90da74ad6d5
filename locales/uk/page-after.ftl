# Сторінка: кінець партії за столом.

## Кінець партії, поруч зі стосами.

# Заголовок, кількома словами: стоїть під аркою. $result: won, excellent або lost; у Face to Face: you для того,
# хто переміг, other для всіх інших; $name: хто переміг. $left: скільки карт лишилося.
page-after-heading = { $result ->
    [won] Перемога!
    [you] Перемога твоя!
    [other] { $name } перемагає
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
# Під заголовком. $laid: скільки карт викладено, $all: скільки їх є.
page-after-laid = Викладено { $laid } з { $all } { $all ->
    [one] карти
    [few] карт
    [many] карт
   *[other] карти
}
# Зображення лінії від 1 до 100 з позначкою для кожної карти; для тих, хто його не бачить.
page-after-picture = { $left ->
    [0] Викладено всі карти.
    [1] Викладено всі карти, крім однієї. Лишилася: { $cards }.
    [one] Не викладено: { $cards }.
    [few] Не викладено: { $cards }.
    [many] Не викладено: { $cards }.
   *[other] Не викладено: { $cards }.
}
page-after-again = Ще одна партія
page-after-same = Ті самі карти
page-after-replay = Перегляд
page-after-turned = Переломні ходи
page-after-download = Завантажити .tgn
page-after-home = На головну
# $names: хто може це зробити, як список: «Ада або Бен».
page-after-who-deals = Наступну партію може роздати: { $names }.
page-after-nobody-deals = Хто сяде за стіл, зможе роздати наступну партію.
page-after-empty-seat = Одне місце вільне: наступну партію можна роздати, коли хтось там сяде.

## Чи були це ті карти, які обіцяно. Слова $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Чесна роздача: перевірено
    [broken] Це не та роздача, яку обіцяно!
    [unknown] Чесна роздача: не перевірено
   *[checking] Чесна роздача: перевіряю …
}
page-fair-why = Перед роздачею сервер перетасував карти й назвав усім печатку: довге число, що підходить лише до цього порядку карт. Тепер, коли всі карти відкрито, печатку обчислюють ще раз із цього порядку й таємного слова, солі. Якщо вона така сама, ніхто не міг підмінити жодної карти.
# $by: page або server.
page-fair-who = { $by ->
    [server] За цього з’єднання твоєму браузеру не можна обчислювати печатки, тож це зробив сервер. Завантаж партію і запусти «tenback verify», щоб перевірити це самостійно.
   *[page] Її обчислив твій браузер, без допомоги сервера.
}
page-fair-broken = Печатка не підходить до карт або не така, яку назвали раніше: це були не ті карти, які обіцяно.
page-fair-unknown = Для цієї роздачі нічого не обіцяно, або не було кого спитати. Завантаж партію і запусти «tenback verify», щоб перевірити це самостійно.
page-fair-seal = Печатка

## Як закінчилася партія, словами сторінки: з іменами, де вони відомі.

# $cards: скільки карт у колоді.
page-ending-won = Перемога: викладено всі { $cards } карт.

# Поразка та її причина. $who: alone для гри наодинці, you для власного ходу, other для ходу того, хто $name.
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
page-ending-lost-stuck = { page-ending-left } { $who ->
    [alone] Хід не вдалося завершити.
    [you] Твій хід не вдалося завершити.
   *[other] { $name }: хід не вдалося завершити.
}
page-ending-lost-skull-open = { page-ending-left } { $who ->
    [alone] Карту «{ command }» не накрито.
    [you] Твою карту «{ command }» не накрито.
   *[other] { $name }: карту «{ command }» не накрито.
}
page-ending-lost-not-three = { page-ending-left } { $who ->
    [alone] У ході з картою «{ command }» було не рівно три карти.
    [you] У твоєму ході з картою «{ command }» було не рівно три карти.
   *[other] { $name }: у ході з картою «{ command }» було не рівно три карти.
}
page-ending-lost-resigned = { page-ending-left } { $who ->
    [alone] Партію здано.
    [you] Ти здаєш партію.
   *[other] { $name } здає партію.
}
page-ending-lost-out-of-time = { page-ending-left } { $who ->
    [alone] Час вийшов.
    [you] Твій час вийшов.
   *[other] { $name }: час вийшов.
}

# Face to Face. $who: хто читає, той winner, loser або ніхто з них (other); $winner і $name: хто переміг і хто програв.
page-ending-seat-won-all-laid = { $who ->
    [winner] Ти перемагаєш: викладено всі { $cards } твоїх карт.
   *[other] { $winner } перемагає: викладено всі { $cards } власних карт.
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
    [winner] Ти перемагаєш: { $name } не має більше часу.
    [loser] { $winner } перемагає: ти не маєш більше часу.
   *[other] { $winner } перемагає: { $name } не має більше часу.
}
