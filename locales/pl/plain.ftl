# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and are put in quotation marks.

plain-welcome = Tenback. Wpisz „help”, żeby zobaczyć, co można zrobić, „quit”, żeby wyjść.
plain-lobby = Wpisz „new classic”, „new extreme” albo „new face-to-face”, żeby zagrać, „games”, żeby zobaczyć zapisane partie („delete 1” usuwa jedną), „learn”, żeby się uczyć, „rules”, żeby przeczytać zasady.
# A few words after new: as on the command line.
plain-lobby-options = Można dopisać opcje: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Boty to random (Losowy), greedy (Zachłanny), casual (Amator), regular (Wprawny), strong (Silny), expert (Ekspert) i master (Mistrz).
# $languages: their codes and own names.
plain-languages = Wpisz „language” i jeden z tych kodów, żeby zmienić język: { $languages }.
plain-nothing-to-resume = Nie ma niedokończonej partii do wznowienia: wpisz „new classic”, żeby zacząć nową.
plain-no-game-before = Nie rozegrano jeszcze żadnej partii: wpisz „new classic”, żeby zacząć.
# $index: a number to type; $what: the game and its state; $file: a name.
plain-game-open = { $index }: { $what }. Wpisz „resume { $index }”, żeby wznowić tę partię.
plain-game-over = { $index }: { $what }. Wpisz „replay { $index }”, żeby obejrzeć tę partię.
plain-no-such-game = Na liście nie ma partii { $index }: wpisz „games”.
plain-delete = { $what }. Wpisz „delete { $index } yes”, żeby usunąć ją na stałe.
plain-deleted = Partia została usunięta.
plain-dealt = { game }, { tui-list-seats }. Karty rozdane.
plain-resumed = { game }, { tui-list-seats }. Partia toczy się dalej, tura { $turn }.
plain-seats = Przy stole: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } { $direction ->
    [ascending] rośnie
   *[descending] maleje
} i pokazuje { $top }, { $count ->
    [0] bez kart
    [one] jest na nim jedna karta
    [few] są na nim { $count } karty
    [many] jest na nim { $count } kart
   *[other] jest na nim { $count } karty
}.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start } ({ $name }) { $direction ->
    [ascending] rośnie
   *[descending] maleje
} i pokazuje { $top }, { $count ->
    [0] bez kart
    [one] jest na nim jedna karta
    [few] są na nim { $count } karty
    [many] jest na nim { $count } kart
   *[other] jest na nim { $count } karty
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
# $cards: their numbers, and where they fit.
plain-hand = Twoja ręka: { $cards }.
plain-hand-empty = Twoja ręka jest pusta.
# One card in the hand. $lays: pile and cost of each move, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } z rozkazem „{ command }”: { $lays }
plain-card-nowhere = nigdzie nie pasuje
plain-card-later = { $card }
plain-card-later-command = { $card } z rozkazem „{ command }”
plain-lay-trick = { $pile } { $cost } (dziesięć wstecz)
plain-lay-help = { $pile } { $cost } (pomoc)
plain-lay-loses = { $pile } { $cost } (przegrana)

plain-todo-enough = Wpisz „end”, żeby zakończyć turę, albo odkładaj dalej.
plain-todo-begin = Kto zaczyna? „begin”, jeśli ty, „not-me”, jeśli raczej ktoś inny.
plain-todo-wish = Kto zaczyna? „begin”, „not-me” albo „next”, jeśli ci wszystko jedno.
plain-pass = Teraz { $name }: przekaż klawiaturę i wpisz „next”.
plain-pass-on = Wpisz „next” i przekaż klawiaturę, teraz { $name }.
plain-cleared = Przy klawiaturze jest teraz { $name }.
plain-over = Partia skończona. Jest zapisana w { $file }.
plain-over-unkept = Partia skończona.
plain-bye = Do zobaczenia.
plain-loses = { $card } na { pile } oznacza przegraną: { lose-why }. Wpisz „{ $again }”, żeby mimo to ją odłożyć.
plain-resign = Wpisz „resign yes”, żeby poddać partię.
plain-tried = Na próbę, bez wiedzy innych: { $lays }. { $state ->
    [over] Tura by się tu skończyła.
    [lost] Partia byłaby przegrana.
    [enough] Turę można by tu zakończyć.
   *[more] Trzeba by odłożyć jeszcze więcej kart.
}
plain-what = „{ $text }” nic tu nie znaczy: wpisz „help”.
plain-signals = Sygnały: „keep off a” (nie ruszać), „rather not a” (raczej nie), „small steps a” (małe kroki), „go ahead a” (śmiało), a w Extreme „hold skull” (mam czaszkę) i tak samo stop, three (3!), mute (cisza), no-back (tylko naprzód), one-pile (jeden stos), draw-one (dobierz jedną).
plain-replay-at = Krok { $step } z { $steps }.
plain-replay-help = „next” (dalej), „back” (wstecz), „turn” (cała tura), „first” (początek), „last” (koniec), „go 12”, „look” (stół), „view 2” albo „view all” (ręce), „review” (szanse i oceny), „mistake” (następny błąd), „better” (lepsza tura), „play”, żeby grać dalej, „play shuffled” z potasowanym stosem, „quit”.

# Help: one line each.
plain-help-lay = „45a” odkłada 45 na stos a; można wpisać kilka zagrań naraz.
plain-help-end = „end” kończy turę, „undo” cofa kartę, gdy grasz solo.
plain-help-try = „try 45a 46a” wypróbowuje zagrania bez wiedzy innych.
plain-help-hint = „hint” mówi, co odłożyłby mistrz.
plain-help-look = „look” opisuje cały stół, „piles” stosy, „hand” twoją rękę, „log” przebieg gry.
plain-help-brief = „brief” mówi tylko, co się zmienia i co jeszcze trzeba zrobić; „full” znów opisuje stół w każdej turze.
plain-brief = Krótko: mówione jest tylko to, co się zmienia. Resztę powiedzą „look”, „piles” i „hand”.
plain-full = Szczegółowo: stół jest opisywany w każdej turze.
plain-help-rest = „rules” pokazuje zasady, „resign” poddaje partię, „quit” kończy; partia zostaje zapisana.

# A table on a server.
plain-joined = Jesteś przy stole: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = Wpisz „sit”, żeby zająć wolne miejsce.
plain-todo-seats-host = Wyślij link znajomym albo wpisz „bot 2 expert”, żeby posadzić bota na miejscu 2.
plain-todo-deal = Wszystkie miejsca są zajęte: wpisz „deal”, żeby rozdać karty.
plain-todo-wish-there = Kto zaczyna? „begin”, jeśli chcesz, „not-me”, jeśli nie, „begin now” zaczyna od razu.
plain-again = „again” rozdaje następną partię, „same” jeszcze raz te same karty, „review” analizuje partię, „quit” odchodzi od stołu.
plain-bot-plays = Gra za ciebie bot: wpisz „return”, żeby wrócić do gry.
plain-vote = { $name } proponuje poddać partię: wpisz „yes”, żeby poddać, „no”, żeby grać dalej.
plain-seat-waits = Miejsce na ciebie poczeka: wróć z tym samym linkiem.
plain-line-back = Połączenie wróciło.
# $time: such as 1:30.
plain-clock = Czas na tę turę: { $time }.
plain-help-seats = „who” mówi, kto gdzie siedzi, „sit” albo „sit 2” zajmuje miejsce, „stand” je zwalnia, „deal” rozdaje karty.
plain-help-host = Jako gospodarz: „bot 2 expert” sadza bota na miejscu, „kick 2” usuwa na dobre osobę, która tam siedzi, „host 2” mianuje ją gospodarzem, „silence 2” i „unsilence 2” wyłącza i włącza jej czat, „close table” zamyka stół dla wszystkich. „invite on” pozwala zająć miejsce tylko osobom z linkiem z zaproszeniem (za każdym razem z nowym linkiem), „invite off” znów każdemu.
plain-help-there = „say cześć” pisze do innych, „hand-over” pozwala grać botowi, „return” wraca do gry.

# Lessons.
plain-lessons = Lekcje: wpisz na przykład „learn basics”.
plain-lesson-help = „45a” odkłada 45 na stos a, „end” kończy turę, „keep off a” daje sygnał. „hint” pokazuje ruch, „look” opisuje stół, „quit” kończy lekcję.
plain-lesson-next = Wpisz „next”, żeby przejść dalej.
