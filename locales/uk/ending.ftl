# Як закінчилася партія.

# $cards: скільки карт у колоді.
ending-won = Перемога: викладено всі { $cards } карт (A13).

# Перше речення про програну партію або єдине, якщо більше нічого не відомо. $left: невикладені карти; $rating:
# excellent або plain.
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

# Поразка та її причина. $seats: скільки грає; $seat: через кого.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Хід не вдалося завершити
   *[other] { seat.start }: хід не вдалося завершити
} (A11, A14).
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Карту «{ command }» не накрито
   *[other] { seat.start }: карту «{ command }» не накрито
} ({ $left ->
    [0] B8
   *[other] B7, B11
}, A14).
ending-lost-not-three = { ending-left } { $seats ->
    [1] У ході з картою «{ command }» було не рівно три карти
   *[other] { seat.start }: у ході з картою «{ command }» було не рівно три карти
} (B9, B11, A14).
ending-lost-resigned = { ending-left } { $seats ->
    [1] Партію здано
   *[other] { seat.start } здає партію
} (A14).
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Час вийшов
   *[other] { seat.start }: час вийшов
} (A14).

# Face to Face. $winner і $seat: місця; $cards: скільки карт у кожній колоді.
ending-seat-won-all-laid = { winner } перемагає: викладено всі { $cards } власних карт (C8).
ending-seat-won-stuck = { winner } перемагає: { seat } не може викласти { $minimum ->
    [2] двох
   *[other] { $minimum }
} карт (C9).
ending-seat-won-disobeyed = { winner } перемагає: { seat } не може виконати вказівки (B4).
ending-seat-won-resigned = { winner } перемагає: { seat } здає партію.
ending-seat-won-out-of-time = { winner } перемагає: { seat } не має більше часу.
