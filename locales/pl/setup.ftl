# What is wrong with the start of a game as written down. $tag: the tag of the notation, never translated.

# $fewest and $most: the number of players.
setup-seats = { $tag }: ta gra jest dla { $fewest }–{ $most } osób.
setup-seats-exact = { $tag }: ta gra jest dokładnie dla { $most } osób.
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: rozmiar ręki musi wynosić { $usual } albo { $fewer } dla profesjonalistów.
setup-minimum = { $tag }: minimum musi wynosić 2 albo 3 dla profesjonalistów.
setup-no-options-here = { $tag }: ta gra ma zawsze własne liczby, pomiń ten znacznik.
setup-no-commands-here = { $tag }: karty rozkazów są tylko w Extreme, pomiń ten znacznik.

# $number: the seat given; $seats: how many there are.
setup-no-such-seat = { $tag }: nie ma miejsca { $number }, wybierz { $seats ->
    [1] miejsce 1, jedyne
   *[other] miejsce od 1 do { $seats }
}.

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: { $wanted ->
    [one] potrzebna jest jedna lista
    [few] potrzebne są { $wanted } listy rozdzielone „;”
    [many] potrzeba { $wanted } list rozdzielonych „;”
   *[other] potrzeba { $wanted } listy
}, znaleziono: { $found }.
setup-entries = { $tag }: { $wanted ->
    [one] potrzebna jest jedna liczba
    [few] potrzebne są { $wanted } liczby
    [many] potrzeba { $wanted } liczb
   *[other] potrzeba { $wanted } liczby
}, znaleziono: { $found }.

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: nie ma karty { $number }, są karty od { $lowest } do { $highest }.
setup-twice = { $tag }: { $card } występuje dwa razy, a taka karta jest jedna.

# $count: the number of cards with the command; $wanted: how many there should be; $command: the word of the notation.
setup-miscounted = { $tag }: „{ $command }” musi być na { $wanted } kartach, znaleziono: { $count }.
setup-carries-twice = { $tag }: { $card } występuje dwa razy, a na karcie jest najwyżej jeden rozkaz.

setup-without-hands = { $tag }: stosy podaje się tylko razem z rękami, dodaj znacznik Hands albo pomiń ten.
setup-hand-too-large = { $tag }: { seat } ma za dużo kart, najwięcej może być { $hand }.
setup-empty-hand = { $tag }: { seat } nie ma żadnej karty, a kto zaczyna albo ma co dobierać, ma przynajmniej jedną.
setup-no-such-top = { $tag }: { pile } nie może pokazywać { $number }, to musi być karta albo liczba, od której stos się zaczyna.
setup-skull-on-top = { $tag }: na { pile.locative } widać kartę „{ command }”, a żadna tura się tak nie kończy, więc wybierz inną kartę.
