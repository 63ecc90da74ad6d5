# Co je špatně na zapsaném začátku hry. $tag: údaj zápisu, nepřekládá se.

setup-seats = { $tag }: tato hra je pro { $fewest } až { $most } hráčů (A2).
setup-seats-exact = { $tag }: tato hra je právě pro { $most ->
    [one] jednoho hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
} (C1).
setup-hand-size = { $tag }: v ruce musí být { $usual } karet, nebo { $fewer } pro profesionály (A2, A18).
setup-minimum = { $tag }: minimum musí být 2, nebo 3 pro profesionály (A7, A18).
setup-no-options-here = { $tag }: tato hra má počty pevně dané, vynech to (A18, C2, C3).
setup-no-commands-here = { $tag }: příkazové karty má jen Extreme, vynech to (B1).

setup-no-such-seat = { $tag }: místo { $number } tu není, vyber { $seats ->
    [1] místo 1, jediné u stolu
   *[other] jedno z míst 1 až { $seats }
} (A2, C1).

setup-lists = { $tag }: { $wanted ->
    [one] má tu být jeden seznam
    [few] mají tu být { $wanted } seznamy oddělené „;“
   *[other] má tu být { $wanted } seznamů oddělených „;“
}, { $found ->
    [one] je tu jeden
    [few] jsou tu { $found }
   *[other] je jich tu { $found }
} (A1, A2, C1).
setup-entries = { $tag }: { $wanted ->
    [one] má tu být jedno číslo
    [few] mají tu být { $wanted } čísla
   *[other] má tu být { $wanted } čísel
}, { $found ->
    [one] je tu jedno
    [few] jsou tu { $found }
   *[other] je jich tu { $found }
} (A1, C1).

setup-no-such-card = { $tag }: karta { $number } neexistuje, karty jsou { $lowest } až { $highest } (A1, C1).
setup-twice = { $tag }: { $card } je tu dvakrát, ve hře je jen jednou (A1, C1).

setup-miscounted = { $tag }: „{ command.word }“ { $count ->
    [0] není na žádné kartě
    [one] je na jedné kartě
    [few] je na { $count } kartách
   *[other] je na { $count } kartách
}, musí být na { $wanted } (B1).
setup-carries-twice = { $tag }: { $card } je tu dvakrát, karta nese nejvýš jeden příkaz (B1).

setup-without-hands = { $tag }: hromádky patří k sestavené pozici, doplň údaj Hands, nebo vynech tento.
setup-hand-too-large = { $tag }: { seat } má v ruce příliš mnoho karet, smí jich mít nejvýš { $hand } (A2, A18, C2).
setup-empty-hand = { $tag }: { seat } nemá v ruce žádnou kartu, ale kdo začíná nebo má co dobírat, má aspoň jednu (A9, A10).
setup-no-such-top = { $tag }: { pile } nemůže ukazovat { $number }, musí to být karta, nebo číslo, kterým hromádka začíná (A1, C1).
setup-skull-on-top = { $tag }: { pile } ukazuje lebku, ale žádný tah lebkou navrchu nekončí, zvol tedy jinou kartu (B7).
