# Що не так із записаним початком партії. $tag: тег нотації, його не перекладають.

# $fewest і $most: скільки людей може грати.
setup-seats = { $tag }: ця гра для { $fewest }–{ $most } гравців (A2).
setup-seats-exact = { $tag }: ця гра рівно для { $most } гравців (C1).
# $usual і $fewer: два можливі розміри руки.
setup-hand-size = { $tag }: карт на руках має бути { $usual } або, для профі, { $fewer } (A2, A18).
setup-minimum = { $tag }: мінімум має бути 2 або, для профі, 3 (A7, A18).
setup-no-options-here = { $tag }: у цієї гри завжди власні числа, прибери цей тег (A18, C2, C3).
setup-no-commands-here = { $tag }: карти з вказівками є лише в Extreme, прибери цей тег (B1).

# $number: назване місце; $seats: скільки їх є.
setup-no-such-seat = { $tag }: місця { $number } немає, вибери { $seats ->
    [1] місце 1, єдине
   *[other] місце від 1 до { $seats }
} (A2, C1).

# $wanted і $found: кількість списків або карт у списку.
setup-lists = { $tag }: { $wanted ->
    [1] потрібен один список
    [one] потрібен { $wanted } список, розділяй «;»
    [few] потрібні { $wanted } списки, розділені «;»
    [many] потрібно { $wanted } списків, розділених «;»
   *[other] потрібно { $wanted } списку
}, а тут { $found ->
    [0] немає жодного
    [1] лише один
    [one] { $found }
    [few] { $found }
    [many] { $found }
   *[other] { $found }
} (A1, A2, C1).
setup-entries = { $tag }: { $wanted ->
    [one] потрібне { $wanted } число
    [few] потрібні { $wanted } числа
    [many] потрібно { $wanted } чисел
   *[other] потрібно { $wanted } числа
}, а тут { $found ->
    [0] немає жодного
    [1] лише одне
    [one] { $found }
    [few] { $found }
    [many] { $found }
   *[other] { $found }
} (A1, C1).

# $lowest і $highest: карти цієї гри.
setup-no-such-card = { $tag }: карти { $number } немає, є карти від { $lowest } до { $highest } (A1, C1).
setup-twice = { $tag }: { $card } стоїть двічі, а така карта одна (A1, C1).

# $count: на скількох картах є вказівка; $wanted: на скількох має бути.
setup-miscounted = { $tag }: вказівка «{ command }» { $count ->
    [0] не стоїть на жодній карті
    [1] стоїть на одній карті
    [one] стоїть на { $count } карті
    [few] стоїть на { $count } картах
    [many] стоїть на { $count } картах
   *[other] стоїть на { $count } карти
}, а має стояти на { $wanted } (B1).
setup-carries-twice = { $tag }: { $card } стоїть двічі, а на карті щонайбільше одна вказівка (B1).

setup-without-hands = { $tag }: стоси належать до розставленої позиції, додай тег Hands або прибери цей.
setup-hand-too-large = { $tag }: { seat } має забагато карт, найбільше може бути { $hand } (A2, A18, C2).
setup-empty-hand = { $tag }: { seat } не має жодної карти, а хто починає або має звідки добирати, має хоча б одну (A9, A10).
setup-no-such-top = { $tag }: { pile } не може показувати { $number }, це має бути карта або число, з якого стос починається (A1, C1).
setup-skull-on-top = { $tag }: у { pile.locative } видно карту «{ command }», а так не закінчується жоден хід, тож вибери іншу карту (B7).
