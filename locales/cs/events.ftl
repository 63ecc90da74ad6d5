# Co se u stolu stalo, jako řádek průběhu i jako věta v textovém režimu. Za $name stojí dvojtečka, aby se s ním žádné
# sloveso nemuselo shodovat; jméno může být i „Ty“ (tui-you).

event-turn = Tah { $number }: { $name }.
event-began = { $name }: první tah.
event-laid = { $name }: { $card } na { pile.acc }, { $cost }.
event-laid-trick = { $name }: { $card } na { pile.acc }, o deset zpět!
event-laid-help = { $name }: { $card } na { pile.acc }, pomoc protihráči.
event-command = Příkaz „{ command }“: { command-rule }.
event-taken-back = { $name }: karta { $card } vzata zpět z { pile.gen }.
event-drew = { $name }: { $count ->
    [one] dobrána jedna karta
    [few] dobrány { $count } karty
   *[other] dobráno { $count } karet
}.
event-drew-own = Dobráno: { $cards }.

event-pile-signal = { $name } k { pile.dat }: { pile-signal }.
event-let-me-begin = { $name }: chci začít.
event-not-me = { $name }: raději ne já.
event-hold = { $name }: mám kartu s příkazem „{ command }“.
