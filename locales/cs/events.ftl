# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, followed by a
# colon so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = { $who ->
    [you] Tah { $number }: ty.
   *[other] Tah { $number }: { $name }.
}
event-began = { $who ->
    [you] Začínáš.
   *[other] { $name }: první tah.
}
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } na { pile.acc }, { $cost }.
event-laid-trick = { $name }: { $card } na { pile.acc }, o deset zpět!
event-laid-help = { $name }: { $card } na { pile.acc }, pomoc protihráči.
# The same card with a command on it.
event-command = Příkaz „{ command }“: { command-rule }.
event-taken-back = { $name }: karta { $card } vzata zpět z { pile.gen }.
# $count: how many.
event-drew = { $name }: { $count ->
    [one] dobrána jedna karta
    [few] dobrány { $count } karty
   *[other] dobráno { $count } karet
}.
# $cards: their numbers.
event-drew-own = Dobráno: { $cards }.

event-pile-signal = { $name }: { pile } – { pile-signal }.
event-let-me-begin = { $name }: chci začít.
event-not-me = { $name }: raději ať začne někdo jiný.
event-hold = { $name }: mám kartu s příkazem „{ command }“.

# Why a card would lose the game. $cause: skull-open, not-three or stuck.
lose-why = { $cause ->
    [skull-open] lebku by už nešlo zakrýt
    [not-three] přesně tři karty by už vyložit nešlo
   *[stuck] potom by už nešlo vyložit dost karet
}
