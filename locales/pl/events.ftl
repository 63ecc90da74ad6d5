# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, followed by a
# colon so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = { $who ->
    [you] Tura { $number }: ty.
   *[other] Tura { $number }: { $name }.
}
event-began = { $who ->
    [you] Zaczynasz.
   *[other] { $name }: pierwsza tura.
}
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } na { pile }, { $cost }.
event-laid-trick = { $name }: { $card } na { pile }, dziesięć wstecz!
event-laid-help = { $name }: { $card } na { pile }, pomoc dla przeciwnika.
# The same card with a command on it.
event-command = Rozkaz „{ command }”: { command-rule }.
event-taken-back = { $name }: { $card } wraca ze { pile.genitive } na rękę.
# $count: how many.
event-drew = { $name }: { $count ->
    [one] dobrano jedną kartę
    [few] dobrano { $count } karty
    [many] dobrano { $count } kart
   *[other] dobrano { $count } karty
}.
# $cards: their numbers.
event-drew-own = Dobrano: { $cards }.

event-pile-signal = { $name }: { pile } – { pile-signal }.
event-let-me-begin = { $name }: chcę zacząć.
event-not-me = { $name }: wolę nie zaczynać.
event-hold = { $name }: mam kartę „{ command }”.

# Why a card would lose the game. $cause: skull-open, not-three or stuck.
lose-why = { $cause ->
    [skull-open] czaszki nie dałoby się już zakryć
    [not-three] nie dałoby się już odłożyć dokładnie trzech kart
   *[stuck] potem nie dałoby się odłożyć dość kart
}
