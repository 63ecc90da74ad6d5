# Tryb tekstowy: wiersze tekstu tam i z powrotem, dla czytników ekranu i skryptów. Całe zdania. Słowa do wpisania są
# w każdym języku takie same i stoją w cudzysłowie.

plain-welcome = Tenback. Wpisz „help”, żeby zobaczyć, co można zrobić, „quit”, żeby wyjść.
plain-lobby = Wpisz „new classic”, „new extreme” albo „new face-to-face”, żeby zagrać, „games”, żeby zobaczyć zapisane partie, „rules”, żeby przeczytać zasady.
# Kilka słów za new: jak w wierszu poleceń.
plain-lobby-options = Za nazwą gry można dopisać: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7.
plain-languages = Wpisz „language” i jeden z tych kodów, żeby zmienić język: { $languages }.
plain-nothing-to-resume = Nie ma otwartej partii do wznowienia: „new classic” zaczyna nową.
# $index: liczba do wpisania; $what: gra i jej stan; $file: nazwa.
plain-game-open = { $index }: { $what }. „resume { $index }” wznawia tę partię.
plain-game-over = { $index }: { $what }. „replay { $index }” pokazuje tę partię.
plain-no-such-game = Na liście nie ma partii { $index }: wpisz „games”.
plain-dealt = { game }, { tui-list-seats }. Karty rozdane.
plain-resumed = { game }, { tui-list-seats }. Partia toczy się dalej, tura { $turn }.
plain-seats = Przy stole: { $names }.

# Stos. $pile: jego litera; $top; $count: ile leży na nim kart; $direction: ascending albo descending.
plain-pile = { pile.start } { $direction ->
    [ascending] rośnie
   *[descending] maleje
} i pokazuje { $top }; { $count ->
    [0] nie leży na nim żadna karta
    [one] leży na nim jedna karta
    [few] leżą na nim { $count } karty
    [many] leży na nim { $count } kart
   *[other] leży na nim { $count } karty
}.
# To samo w Face to Face. $name: czyj to stos.
plain-pile-owned = { pile.start } ({ $name }) { $direction ->
    [ascending] rośnie
   *[descending] maleje
} i pokazuje { $top }; { $count ->
    [0] nie leży na nim żadna karta
    [one] leży na nim jedna karta
    [few] leżą na nim { $count } karty
    [many] leży na nim { $count } kart
   *[other] leży na nim { $count } karty
}.
plain-pile-command = Na { pile.locative } widać rozkaz „{ command }”: { command-rule }.
plain-stock = { $stock ->
    [0] Stos dobierania jest pusty
    [one] W stosie dobierania jest jedna karta
    [few] W stosie dobierania są { $stock } karty
    [many] W stosie dobierania jest { $stock } kart
   *[other] W stosie dobierania jest { $stock } karty
}, do odłożenia { $left ->
    [one] została jeszcze jedna karta
    [few] zostały jeszcze { $left } karty
    [many] zostało jeszcze { $left } kart
   *[other] zostało jeszcze { $left } karty
}.
plain-mate = { $name }: { $cards ->
    [0] brak kart
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} na ręce.
# $cards: liczby na kartach i gdzie pasują.
plain-hand = Twoja ręka: { $cards }.
plain-hand-empty = Twoja ręka jest pusta.
# Jedna karta z ręki. $lays: stos i koszt każdego zagrania, na przykład a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } z rozkazem „{ command }”: { $lays }
plain-card-nowhere = nigdzie nie pasuje
plain-card-later = { $card }
plain-card-later-command = { $card } z rozkazem „{ command }”
plain-lay-trick = { $pile } { $cost } (dziesięć wstecz)
plain-lay-help = { $pile } { $cost } (pomoc)
plain-lay-loses = { $pile } { $cost } (przegrywa)

plain-todo-enough = Wystarczy: „end” kończy turę, albo odkładaj dalej.
plain-todo-begin = Kto zaczyna? „begin”, jeśli ty, „not-me”, jeśli raczej ktoś inny.
plain-todo-wish = Kto zaczyna? „begin”, „not-me” albo „next”, jeśli ci wszystko jedno.
plain-pass = Teraz { $name }: przekaż klawiaturę i wpisz „next”.
plain-pass-on = Wpisz „next” i przekaż klawiaturę, teraz { $name }.
plain-cleared = Przy klawiaturze jest teraz { $name }.
plain-over = Partia skończona. Jest zapisana w { $file }.
plain-over-unkept = Partia skończona.
plain-kept = Partia jest zapisana: „resume” albo „tenback play --resume” ją wznawia.
plain-bye = Do zobaczenia.
plain-loses = { $card } na { pile } od razu przegrywa partię. Wpisz „{ $again }”, żeby mimo to odłożyć tę kartę.
plain-resign = „resign yes” poddaje partię.
plain-tried = Na próbę, bez wiedzy innych: { $lays }. { $state ->
    [over] Tura by się tu skończyła.
    [lost] Partia byłaby przegrana.
    [enough] Turę można by tu zakończyć.
   *[more] Trzeba by odłożyć jeszcze więcej kart.
}
plain-what = „{ $text }” nic tu nie znaczy: wpisz „help”.
# Nazwy rozkazów są tłumaczone tylko na ekranie, więc obok stoją słowa do wpisania.
plain-signals = Sygnały: „keep-off a” (nie ruszać), „rather-not a” (raczej nie), „small-steps a” (małe kroki), „go-ahead a” (śmiało), a w Extreme „hold skull” (mam czaszkę) i tak samo stop, three (trójka), mute (cisza), no-back (naprzód), one-pile (1 stos), draw-one (dobór 1).
plain-replay-at = Krok { $step } z { $steps }.
plain-replay-help = „next”, „back”, „first”, „last”, „go 12”, „view 2”, „view all”, „play”, żeby grać dalej, „play shuffled”, „quit”.

# Pomoc: po jednym wierszu.
plain-help-lay = „45a” odkłada 45 na stos a; można wpisać kilka zagrań po kolei.
plain-help-end = „end” kończy turę, „undo” cofa kartę, gdy grasz solo.
plain-help-try = „try 45a 46a” wypróbowuje zagrania bez wiedzy innych.
plain-help-hint = „hint” mówi, co odłożyłby mistrz.
plain-help-look = „look” opisuje cały stół, „hand” twoją rękę, „log” to, co się wydarzyło.
plain-help-rest = „rules”, „resign”, „quit”; partia zostaje zapisana.

# Stół gdzie indziej.
plain-joined = Jesteś przy stole: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = „sit” zajmuje wolne miejsce.
plain-todo-seats-host = Wyślij link znajomym albo wpisz „bot 2 expert”, żeby posadzić bota na miejscu 2.
plain-todo-deal = Wszyscy siedzą: „deal” rozdaje karty.
plain-todo-wish-there = Kto zaczyna? „begin”, jeśli chcesz, „not-me”, jeśli nie, „begin now” zaczyna od razu.
plain-again = „again” rozdaje następną grę, „same” jeszcze raz te same karty, „quit” odchodzi.
plain-bot-plays = Gra za ciebie bot: „return”, żeby znowu grać bez niego.
plain-seat-waits = Miejsce na ciebie poczeka: wróć z tym samym linkiem.
plain-line-back = Połączenie wróciło.
plain-clock = Czas na tę turę: { $time }.
plain-help-seats = „who” mówi, kto gdzie siedzi, „sit” albo „sit 2” zajmuje miejsce, „stand” je zwalnia, „deal” rozdaje karty.
plain-help-host = Jako gospodarz: „bot 2 expert” sadza bota na miejscu, „kick 2” odsyła tego, kto tam siedzi.
plain-help-there = „say cześć” mówi do innych, „hand-over” pozwala grać botowi, „return” odbiera miejsce.
