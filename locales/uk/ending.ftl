# How a game ended, at the table and in the terminal: with names where they are known.

# $cards: the number of cards in the deck.
ending-won = Перемога: викладено всі { $cards } карт.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
ending-left = { $left ->
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
ending-why-stuck = { $who ->
    [alone] Хід не вдалося завершити.
    [you] Твій хід не вдалося завершити.
   *[other] { $name }: хід не вдалося завершити.
}
ending-why-skull-open = { $who ->
    [alone] Карту «{ command }» не накрито.
    [you] Твою карту «{ command }» не накрито.
   *[other] { $name }: карту «{ command }» не накрито.
}
ending-why-not-three = { $who ->
    [alone] У ході з картою «{ command }» було не рівно три карти.
    [you] У твоєму ході з картою «{ command }» було не рівно три карти.
   *[other] { $name }: у ході з картою «{ command }» було не рівно три карти.
}
ending-why-resigned = { $who ->
    [alone] Партію здано.
    [you] Ти здаєш партію.
   *[other] Команда здала партію; пропозиція: { $name }.
}
ending-why-out-of-time = { $who ->
    [alone] Час вийшов.
    [you] Твій час вийшов.
   *[other] { $name }: час вийшов.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
ending-seat-won-all-laid = { $who ->
    [winner] Ти перемагаєш: усі твої карти ({ $cards }) викладено.
   *[other] { $winner } перемагає: усі карти ({ $cards }) викладено.
}
ending-seat-won-stuck = { $who ->
    [winner] Ти перемагаєш: { $name } не може викласти двох карт.
    [loser] { $winner } перемагає: ти не можеш викласти двох карт.
   *[other] { $winner } перемагає: { $name } не може викласти двох карт.
}
ending-seat-won-disobeyed = { $who ->
    [winner] Ти перемагаєш: { $name } не може виконати вказівки.
    [loser] { $winner } перемагає: ти не можеш виконати вказівки.
   *[other] { $winner } перемагає: { $name } не може виконати вказівки.
}
ending-seat-won-resigned = { $who ->
    [winner] Ти перемагаєш: { $name } здає партію.
    [loser] { $winner } перемагає: ти здаєш партію.
   *[other] { $winner } перемагає: { $name } здає партію.
}
ending-seat-won-out-of-time = { $who ->
    [winner] Ти перемагаєш: у супротивника ({ $name }) вийшов час.
    [loser] { $winner } перемагає: у тебе вийшов час.
   *[other] { $winner } перемагає: у супротивника ({ $name }) вийшов час.
}

# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of ending-fit. $on: the letter of a pile.
ending-fit = { $card } у { $on }
ending-uncovered = Жодна з решти карт не підходить на стос { $on }.
ending-needed = { $needed ->
    [one] Бракувало ще { $needed } карти
    [few] Бракувало ще { $needed } карт
    [many] Бракувало ще { $needed } карт
   *[other] Бракувало ще { $needed } карти
}{ $count ->
    [0] : жодна з решти карт нікуди не підходить.
    [1] ; підходить лише { $fits }.
   *[other] ; підходять лише { $fits }.
}
