# How a game ended.

# $cards: the number of cards in the deck.
ending-won = Перемога: викладено всі { $cards } карт.

# The first sentence of a lost game, or all of it if nothing more is known. $left: cards not played; $rating: excellent or plain.
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

# A lost game, and why. $seats: the number of players; $seat: whose turn it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Хід не вдалося завершити.
   *[other] { seat.start }: хід не вдалося завершити.
}
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Карту «{ command }» не накрито.
   *[other] { seat.start }: карту «{ command }» не накрито.
}
ending-lost-not-three = { ending-left } { $seats ->
    [1] У ході з картою «{ command }» було не рівно три карти.
   *[other] { seat.start }: у ході з картою «{ command }» було не рівно три карти.
}
ending-lost-resigned = { ending-left } { $seats ->
    [1] Ти здаєш партію.
   *[other] { seat.start } здає партію.
}
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Твій час вийшов.
   *[other] { seat.start }: час вийшов.
}

# Face to Face. $winner and $seat: seats; $cards: the number of cards in each deck.
ending-seat-won-all-laid = { winner } перемагає: усі карти ({ $cards }) викладено.
ending-seat-won-stuck = { winner } перемагає: { seat } не може викласти { $minimum ->
    [2] двох
   *[other] { $minimum }
} карт.
ending-seat-won-disobeyed = { winner } перемагає: { seat } не може виконати вказівки.
ending-seat-won-resigned = { winner } перемагає: { seat } здає партію.
ending-seat-won-out-of-time = { winner } перемагає: у супротивника ({ seat }) вийшов час.
