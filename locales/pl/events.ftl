# Co wydarzyło się przy stole: wiersz dziennika i zdanie w trybie tekstowym. $name: kto, z dwukropkiem, żeby żaden
# czasownik nie musiał się z tym zgadzać. Może to być słowo „Ty” (tui-you).

# $number: numer tury.
event-turn = Tura { $number }: { $name }.
event-began = { $name }: pierwsza tura.
# $card, $pile, $cost: krok, na przykład +3.
event-laid = { $name }: { $card } na { pile }, { $cost }.
event-laid-trick = { $name }: { $card } na { pile }, dziesięć wstecz!
event-laid-help = { $name }: { $card } na { pile }, pomoc dla przeciwnika.
# Ta sama karta, z rozkazem.
event-command = Na tej karcie jest rozkaz „{ command }”: { command-rule }.
event-taken-back = { $name }: { $card } wraca ze { pile.genitive } na rękę.
# $count: ile.
event-drew = { $name }: { $count ->
    [one] dobrano jedną kartę
    [few] dobrano { $count } karty
    [many] dobrano { $count } kart
   *[other] dobrano { $count } karty
}.
# $cards: liczby na kartach.
event-drew-own = Dobrano: { $cards }.

event-pile-signal = { $name } o { pile.locative }: { pile-signal }.
event-let-me-begin = { $name }: chcę zacząć.
event-not-me = { $name }: wolę nie zaczynać.
event-hold = { $name }: mam kartę „{ command }”.
