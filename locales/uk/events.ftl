# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, followed by a
# colon so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = { $who ->
    [you] Хід { $number }: ти.
   *[other] Хід { $number }: { $name }.
}
event-began = { $who ->
    [you] Ти починаєш.
   *[other] { $name }: перший хід.
}
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } у { pile }, { $cost }.
event-laid-trick = { $name }: { $card } у { pile }, на десять назад!
event-laid-help = { $name }: { $card } у { pile }, допомога супротивнику.
# The same card with a command on it.
event-command = Вказівка «{ command }»: { command-rule }.
event-taken-back = { $name }: { $card } повертається зі { pile.genitive } на руки.
# $count: how many.
event-drew = { $name }: { $count ->
    [1] добрано одну карту
    [one] добрано { $count } карту
    [few] добрано { $count } карти
    [many] добрано { $count } карт
   *[other] добрано { $count } карти
}.
# $cards: their numbers.
event-drew-own = Добрано: { $cards }.

event-pile-signal = { $name }: { pile } – { pile-signal }.
event-let-me-begin = { $name }: хочу почати.
event-not-me = { $name }: краще хай почне хтось інший.
event-hold = { $name }: маю карту «{ command }».

# Why a card would lose the game. $cause: skull-open, not-three or stuck.
lose-why = { $cause ->
    [skull-open] череп уже не вдалося б накрити
    [not-three] рівно трьох карт уже не вдалося б викласти
   *[stuck] після неї не вдалося б викласти достатньо карт
}
