# Co jest nie tak z zapisanym początkiem partii. $tag: znacznik notacji, nigdy nie tłumaczony.

# $fewest i $most: ile osób może grać.
setup-seats = { $tag }: ta gra jest dla { $fewest }–{ $most } osób (A2).
setup-seats-exact = { $tag }: ta gra jest dokładnie dla { $most } osób (C1).
# $usual i $fewer: dwa możliwe rozmiary ręki.
setup-hand-size = { $tag }: rozmiar ręki musi wynosić { $usual } albo { $fewer } dla profesjonalistów (A2, A18).
setup-minimum = { $tag }: minimum musi wynosić 2 albo 3 dla profesjonalistów (A7, A18).
setup-no-options-here = { $tag }: ta gra ma zawsze własne liczby, pomiń ten znacznik (A18, C2, C3).
setup-no-commands-here = { $tag }: karty rozkazów są tylko w Extreme, pomiń ten znacznik (B1).

# $number: podane miejsce; $seats: ile ich jest.
setup-no-such-seat = { $tag }: nie ma miejsca { $number }, wybierz { $seats ->
    [1] miejsce 1, jedyne
   *[other] miejsce od 1 do { $seats }
} (A2, C1).

# $wanted i $found: liczby list albo kart na liście.
setup-lists = { $tag }: { $wanted ->
    [one] potrzebna jest jedna lista
    [few] potrzebne są { $wanted } listy rozdzielone „;”
    [many] potrzeba { $wanted } list rozdzielonych „;”
   *[other] potrzeba { $wanted } listy
}, a { $found ->
    [0] nie ma żadnej
    [one] jest jedna
    [few] są { $found }
    [many] jest { $found }
   *[other] jest { $found }
} (A1, A2, C1).
setup-entries = { $tag }: { $wanted ->
    [one] potrzebna jest jedna liczba
    [few] potrzebne są { $wanted } liczby
    [many] potrzeba { $wanted } liczb
   *[other] potrzeba { $wanted } liczby
}, a { $found ->
    [0] nie ma żadnej
    [one] jest jedna
    [few] są { $found }
    [many] jest { $found }
   *[other] jest { $found }
} (A1, C1).

# $lowest i $highest: karty tej gry.
setup-no-such-card = { $tag }: nie ma karty { $number }, są karty od { $lowest } do { $highest } (A1, C1).
setup-twice = { $tag }: { $card } występuje dwa razy, a taka karta jest jedna (A1, C1).

# $count: na ilu kartach jest rozkaz; $wanted: na ilu ma być.
setup-miscounted = { $tag }: rozkaz „{ command }” { $count ->
    [0] nie stoi na żadnej karcie
    [one] stoi na jednej karcie
    [few] stoi na { $count } kartach
    [many] stoi na { $count } kartach
   *[other] stoi na { $count } karty
}, a ma stać na { $wanted } (B1).
setup-carries-twice = { $tag }: { $card } występuje dwa razy, a na karcie jest najwyżej jeden rozkaz (B1).

setup-without-hands = { $tag }: stosy należą do ustawionej pozycji, dodaj znacznik Hands albo pomiń ten.
setup-hand-too-large = { $tag }: { seat } ma za dużo kart, najwięcej może być { $hand } (A2, A18, C2).
setup-empty-hand = { $tag }: { seat } nie ma żadnej karty, a kto zaczyna albo ma co dobierać, ma przynajmniej jedną (A9, A10).
setup-no-such-top = { $tag }: { pile } nie może pokazywać { $number }, to musi być karta albo liczba, od której stos się zaczyna (A1, C1).
setup-skull-on-top = { $tag }: na { pile.locative } widać kartę „{ command }”, a żadna tura się tak nie kończy, więc wybierz inną kartę (B7).
