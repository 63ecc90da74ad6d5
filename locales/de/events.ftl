# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, followed by a
# colon so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = { $who ->
    [you] Zug { $number }: du.
   *[other] Zug { $number }: { $name }.
}
event-began = { $who ->
    [you] Du beginnst.
   *[other] { $name }: erster Zug.
}
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } auf { pile }, { $cost }.
event-laid-trick = { $name }: { $card } auf { pile }, zehn zurück!
event-laid-help = { $name }: { $card } auf { pile }, als Hilfe fürs Gegenüber.
# The same card with a command on it.
event-command = Befehl „{ command }“: { command-rule }.
event-taken-back = { $name }: { $card } von { pile } zurückgenommen.
# $count: how many.
event-drew = { $name }: { $count ->
    [one] eine Karte nachgezogen
   *[other] { $count } Karten nachgezogen
}.
# $cards: their numbers.
event-drew-own = Nachgezogen: { $cards }.

event-pile-signal = { $name }: { pile } – { pile-signal }.
event-let-me-begin = { $name }: Lasst mich beginnen.
event-not-me = { $name }: Lieber nicht ich.
event-hold = { $name }: Ich habe eine Karte mit „{ command }“.

# Why a card would lose the game. $cause: skull-open, not-three or stuck.
lose-why = { $cause ->
    [skull-open] der Schädel ließe sich nicht mehr abdecken
    [not-three] genau drei Karten wären nicht mehr möglich
   *[stuck] danach könntest du nicht genug Karten legen
}
