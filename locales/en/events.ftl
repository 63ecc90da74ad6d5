# What happened at a table, as a line of the log and as a sentence of the plain mode. $name: who did it, followed by a
# colon so that no verb has to agree with it. The name may be the word for “you” (tui-you).

# $number: of the turn.
event-turn = { $who ->
    [you] Turn { $number }: you.
   *[other] Turn { $number }: { $name }.
}
event-began = { $who ->
    [you] You go first.
   *[other] { $name }: first turn.
}
# $card, $pile, $cost: the step, such as +3.
event-laid = { $name }: { $card } on { pile }, { $cost }.
event-laid-trick = { $name }: { $card } on { pile }, ten back!
event-laid-help = { $name }: { $card } on { pile }, helping the opponent.
# The same card with a command on it.
event-command = That card has the command “{ command }”: { command-rule }.
event-taken-back = { $name }: took back { $card } from { pile }.
# $count: how many.
event-drew = { $name }: drew { $count ->
    [one] one card
   *[other] { $count } cards
}.
# $cards: their numbers.
event-drew-own = Drawn: { $cards }.

event-pile-signal = { $name }: { pile } – { pile-signal }.
event-let-me-begin = { $name }: let me go first.
event-not-me = { $name }: I’d rather not go first.
event-hold = { $name }: I hold a card with “{ command }”.

# Why a card would lose the game. $cause: skull-open, not-three or stuck.
lose-why = { $cause ->
    [skull-open] the skull could not be covered
    [not-three] exactly three cards would not be possible
   *[stuck] you could not play enough cards after it
}
