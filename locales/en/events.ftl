# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, with a colon
# behind it, so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = Turn { $number }: { $name }.
event-began = { $name }: the first turn.
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } on { pile }, { $cost }.
event-laid-trick = { $name }: { $card } on { pile }, ten back!
event-laid-help = { $name }: { $card } on { pile }, a help for the opponent.
# The same card with a command on it.
event-command = That card carries { command }: { command-rule }.
event-taken-back = { $name }: { $card } taken back from { pile }.
# $count: how many.
event-drew = { $name }: { $count ->
    [one] one card drawn
   *[other] { $count } cards drawn
}.
# $cards: their numbers.
event-drew-own = Drawn: { $cards }.

event-pile-signal = { $name } about { pile }: { pile-signal }.
event-let-me-begin = { $name }: let me begin.
event-not-me = { $name }: rather not me.
event-hold = { $name }: I hold a card with { command }.
