# What is wrong with the start of a game as written down. $tag: the tag of the notation, never translated.

# $fewest and $most: the number of players.
setup-seats = { $tag }: ця гра для { $fewest }–{ $most } гравців.
setup-seats-exact = { $tag }: ця гра рівно для { $most } гравців.
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: карт на руках має бути { $usual } або, для профі, { $fewer }.
setup-minimum = { $tag }: мінімум має бути 2 або, для профі, 3.
setup-no-options-here = { $tag }: у цієї гри завжди власні числа, прибери цей тег.
setup-no-commands-here = { $tag }: карти вказівок є лише в Extreme, прибери цей тег.

# $number: the seat given; $seats: how many there are.
setup-no-such-seat = { $tag }: місця { $number } немає, вибери { $seats ->
    [1] місце 1, єдине
   *[other] місце від 1 до { $seats }
}.

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: { $wanted ->
    [1] потрібен один список
    [one] потрібен { $wanted } список, розділяй «;»
    [few] потрібні { $wanted } списки, розділені «;»
    [many] потрібно { $wanted } списків, розділених «;»
   *[other] потрібно { $wanted } списку
}, знайдено: { $found }.
setup-entries = { $tag }: { $wanted ->
    [one] потрібне { $wanted } число
    [few] потрібні { $wanted } числа
    [many] потрібно { $wanted } чисел
   *[other] потрібно { $wanted } числа
}, знайдено: { $found }.

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: карти { $number } немає, є карти від { $lowest } до { $highest }.
setup-twice = { $tag }: { $card } трапляється двічі, а така карта одна.

# $count: the number of cards with the command; $wanted: how many there should be; $command: the word of the notation.
setup-miscounted = { $tag }: «{ $command }» має бути на { $wanted } картах, знайдено: { $count }.
setup-carries-twice = { $tag }: { $card } трапляється двічі, а на карті щонайбільше одна вказівка.

setup-without-hands = { $tag }: стоси вказують лише разом із картами на руках, додай тег Hands або прибери цей.
setup-hand-too-large = { $tag }: { seat } має забагато карт, найбільше може бути { $hand }.
setup-empty-hand = { $tag }: { seat } не має жодної карти, а хто починає або має звідки добирати, має хоча б одну.
setup-no-such-top = { $tag }: { pile } не може показувати { $number }, це має бути карта або число, з якого стос починається.
setup-skull-on-top = { $tag }: у { pile.locative } видно карту «{ command }», а так не закінчується жоден хід, тож вибери іншу карту.
