# Що сталося за столом: рядок журналу і речення текстового режиму. $name: хто, з двокрапкою, щоб жодне дієслово не
# мусило з ним узгоджуватися. Це може бути слово «Ти» (tui-you).

# $number: номер ходу.
event-turn = Хід { $number }: { $name }.
event-began = { $name }: перший хід.
# $card, $pile, $cost: крок, наприклад +3.
event-laid = { $name }: { $card } у { pile }, { $cost }.
event-laid-trick = { $name }: { $card } у { pile }, на десять назад!
event-laid-help = { $name }: { $card } у { pile }, допомога супротивнику.
# Та сама карта, з вказівкою.
event-command = На цій карті вказівка «{ command }»: { command-rule }.
event-taken-back = { $name }: { $card } повертається зі { pile.genitive } на руки.
# $count: скільки.
event-drew = { $name }: { $count ->
    [1] добрано одну карту
    [one] добрано { $count } карту
    [few] добрано { $count } карти
    [many] добрано { $count } карт
   *[other] добрано { $count } карти
}.
# $cards: числа на картах.
event-drew-own = Добрано: { $cards }.

event-pile-signal = { $name } про { pile }: { pile-signal }.
event-let-me-begin = { $name }: хочу почати.
event-not-me = { $name }: краще не я.
event-hold = { $name }: маю карту «{ command }».
