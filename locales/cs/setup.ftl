# What is wrong with the start of a game as written down. $tag: the tag of the notation, never translated.

# $fewest and $most: the number of players.
setup-seats = { $tag }: tato hra je pro { $fewest } až { $most } hráčů.
setup-seats-exact = { $tag }: tato hra je právě pro { $most ->
    [one] jednoho hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
}.
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: v ruce musí být { $usual } karet, nebo { $fewer } pro profesionály.
setup-minimum = { $tag }: minimum musí být 2, nebo 3 pro profesionály.
setup-no-options-here = { $tag }: tato hra má počty pevně dané, vynech to.
setup-no-commands-here = { $tag }: příkazové karty má jen Extreme, vynech to.

# $number: the seat given; $seats: how many there are.
setup-no-such-seat = { $tag }: místo { $number } tu není, vyber { $seats ->
    [1] místo 1, jediné u stolu
   *[other] některé z míst 1 až { $seats }
}.

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: { $wanted ->
    [one] má tu být jeden seznam
    [few] mají tu být { $wanted } seznamy oddělené „;“
   *[other] má tu být { $wanted } seznamů oddělených „;“
}, nalezeno: { $found }.
setup-entries = { $tag }: { $wanted ->
    [one] má tu být jedno číslo
    [few] mají tu být { $wanted } čísla
   *[other] má tu být { $wanted } čísel
}, nalezeno: { $found }.

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: karta { $number } neexistuje, karty jsou { $lowest } až { $highest }.
setup-twice = { $tag }: { $card } je tu dvakrát, ve hře je jen jednou.

# $count: the number of cards with the command; $wanted: how many there should be; $command: the word of the notation.
setup-miscounted = { $tag }: „{ $command }“ musí být na { $wanted } kartách, nalezeno: { $count }.
setup-carries-twice = { $tag }: { $card } je tu dvakrát, karta nese nejvýš jeden příkaz.

setup-without-hands = { $tag }: hromádky se udávají jen s kartami v rukou, doplň údaj Hands, nebo vynech tento.
setup-hand-too-large = { $tag }: { seat } má v ruce příliš mnoho karet, smí jich mít nejvýš { $hand }.
setup-empty-hand = { $tag }: { seat } nemá v ruce žádnou kartu, ale kdo začíná nebo má co dobírat, má aspoň jednu.
setup-no-such-top = { $tag }: { pile } nemůže ukazovat { $number }, musí to být karta, nebo číslo, kterým hromádka začíná.
setup-skull-on-top = { $tag }: { pile } ukazuje lebku, ale žádný tah lebkou navrchu nekončí, zvol tedy jinou kartu.
