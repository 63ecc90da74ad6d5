# The table on the screen. Space is short: 80 columns. Lines that share a row say so.

# Names of seats.
tui-you = Ty
# A person without a name. $seat: a number.
tui-player = Gracz { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not played yet.
tui-title = { game } · tura { $turn }
tui-title-dealt = { game } · rozdano
tui-stock = stos dobierania { $stock } · { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = stosy dobierania: twój { $own }, przeciwnika { $other }
tui-stocks-seats = stosy dobierania: { $own } i { $other }
tui-trying = na próbę

# On an untouched pile. $start: the number it starts with.
tui-rising = rośnie od { $start }
tui-falling = maleje od { $start }

# What to do now: one line, at most 74 columns. $laid: cards played this turn, $more: how many more are required.
tui-todo-owes = { $laid ->
    [0] Twoja tura: odłóż { $more ->
        [one] jedną kartę
        [few] { $more } karty
        [many] { $more } kart
       *[other] { $more } karty
    }.
   *[other] Odłóż { more-cards }.
}
tui-todo-three = Dokładnie trzy karty w tej turze: odłóż { more-cards }.
tui-todo-skull = Zakryj { command.accusative } na { pile.locative }.
tui-todo-enough = Zakończ turę (e) albo odkładaj dalej.
tui-todo-tried-out = Tura skończyłaby się tu. y: odłóż na serio.
tui-todo-tried-lost = To byłaby przegrana. u: cofnij ostatnią kartę.
tui-todo-tried-enough = To wystarczy. y: odłóż na serio, albo próbuj dalej.
tui-todo-wait = Teraz gra { $name }.
tui-todo-thinking = { $name } myśli…
tui-todo-begin = Kto zaczyna? Enter: ty. n: raczej ktoś inny.
tui-todo-wish = Kto zaczyna? i: ja. n: nie ja. Enter: wszystko mi jedno.
tui-todo-pass = Enter: przekaż klawiaturę, teraz { $name }.
tui-todo-over = Partia skończona.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = { $card } na { pile } oznacza przegraną: { lose-why }. Enter: odłóż mimo to. Esc: nie.
tui-ask-resign = Poddać partię? x: tak. Esc: nie.
tui-ask-resign-team = Zaproponować poddanie partii? Pozostali będą nad tym głosować. x: tak. Esc: nie.
tui-ask-unsaved = Ta partia nie jest zapisana i przepadnie. Enter: wyjdź. Esc: zostań.
tui-ask-delete = Usunąć tę partię na stałe? Enter: tak. Esc: nie.

# Answers to keys. $text: what was typed.
tui-enter-first = Najpierw naciśnij Enter, żeby odłożyć { $text }.
tui-no-lay = „{ $text }” to nie zagranie: wpisz swoją kartę i stos, na przykład { $example }.
tui-choose-card = Najpierw wybierz kartę: wpisz jej liczbę albo użyj strzałek.
tui-choose-pile = Najpierw wybierz stos: a, b, c albo d.
tui-no-command = Na wybranej karcie nie ma rozkazu.
tui-not-your-turn = Poczekaj na swoją turę.
tui-nothing-tried = Nic jeszcze nie wypróbowano: odłóż kartę, nikt tego nie widzi.
tui-try-on = Próba: to, co teraz odłożysz, widzisz tylko ty. y: odłóż na serio. u: cofnij kartę. t: przerwij.
tui-try-off = Niczego nie odłożono.
# $lays: such as 45a 46a.
tui-hint = Mistrz odłożyłby { $lays }.
tui-hint-end = Mistrz zakończyłby tu turę.
tui-hint-wait = Mistrz się zastanawia…
tui-drawn = Dobrano: { $cards }.
# $file, $error: the system’s message.
tui-unsaved = Ta partia toczy się dalej bez zapisu: { $file }: { $error }.
tui-no-folder = Partie nie są zapisywane: nie ma dla nich folderu. Podaj go opcją --data.
# When the program is left in the middle of a game.
tui-kept = Partia jest zapisana: „tenback play --resume” ją wznawia.
tui-not-kept = Nie odłożono żadnej karty, więc ta partia nie jest zapisana.
tui-not-saved = Tej partii nie udało się zapisać.
tui-not-remembered = To ustawienie przepadnie po wyjściu, bo nie można go zapisać: { $error }.
# $why: a whole sentence.
tui-broken = Nie można otworzyć { $file }. { $why }
tui-no-record = Nie ma w nim żadnego zapisu.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Jest w nim { $records ->
    [one] tylko jeden zapis
    [few] tylko { $records } zapisy
    [many] tylko { $records } zapisów
   *[other] tylko { $records } zapisu
}, zapisu numer { $wanted } nie ma.
tui-held = Ta partia jest otwarta w innym oknie.
# $file: where the game was read; $new: where it is saved from now on.
tui-moved = { $file } pozostaje bez zmian; partia toczy się dalej w { $new }.
tui-no-chance = Systemowy generator losowy nie odpowiada: { $error }. Wybierz ziarno, żeby rozdać z niego karty.

# What a key does: one or two short words each, on the last line.
tui-key-lay = odłóż
tui-key-end = koniec tury
tui-key-try = wypróbuj
tui-key-stop = przerwij
tui-key-real = na serio
tui-key-undo = cofnij
tui-key-hint = podpowiedź
tui-key-signal = sygnał
tui-key-hold = mam
tui-key-log = przebieg
tui-key-rules = zasady
tui-key-help = pomoc
tui-key-back = wróć
tui-key-quit = wyjdź
tui-key-choose = wybierz
tui-key-change = zmień
tui-key-open = otwórz
tui-key-step = krok
tui-key-turn = tura
tui-key-view = widok
tui-key-play-on = graj dalej
tui-key-scroll = przewiń
tui-key-yes = tak
tui-key-no = nie
tui-key-pass = przekaż
tui-key-review = analiza
tui-key-summary = podsumowanie
tui-key-mistake = następny błąd
tui-key-better = lepsza tura
tui-key-give-up = poddać
tui-key-go-on = grać dalej
tui-key-delete = usuń
tui-key-read-on = dalej
tui-key-next-lesson = następna lekcja

# The pass screen.
tui-pass = Przekaż klawiaturę: teraz { $name }.
tui-pass-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.

# $columns × $rows: needed; $has-columns × $has-rows: available.
tui-too-small = Tenback potrzebuje { $columns } × { $rows } znaków, a tu jest tylko { $has-columns } × { $has-rows }: powiększ okno albo graj z --plain.

# The start screen.
tui-motto = Odłóż wszystkie karty. Wstecz tylko dokładnie o dziesięć.
tui-menu-new = Nowa partia
tui-menu-resume = Wznów partię
tui-menu-replays = Obejrzyj partię
tui-menu-lessons = Lekcje
tui-menu-rules = Zasady
tui-menu-language = Język
tui-menu-quit = Wyjście
tui-form-game = Gra
tui-form-seats = Gracze
tui-form-seat = Miejsce { $seat }
tui-form-person = osoba
tui-form-bot = bot: { level }
tui-form-hand = Ręka
tui-form-minimum = Karty na turę
# $cards: how many; the harder options of the rules, A18.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, trudniej
tui-form-talk = Rozmowa
tui-form-talk-none = brak
tui-form-talk-signals = sygnały
tui-form-pace = Tempo botów
tui-form-pace-calm = spokojne
tui-form-pace-fast = natychmiastowe
tui-form-seed = Ziarno
tui-form-seed-none = brak: świeże tasowanie
tui-form-deal = Rozdaj karty
tui-form-stand-in = Które karty mają rozkazy, ustalił ten program; na wydanych kartach jest inaczej.
tui-list-none = Nie ma jeszcze żadnej.
tui-list-left = { $left ->
    [one] została jedna karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
tui-list-seats = { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
tui-list-won = wygrana
tui-list-won-you = wygrywasz
tui-list-lost = przegrana
tui-list-won-by = { $name } wygrywa
# Figures of a finished game, and the cards that were never drawn. $cards: their numbers.
tui-end-figures = Tury: { $turns } · dziesięć wstecz: { $backs } · użyte podpowiedzi: { $hints }
tui-end-undrawn = Zostało w stosie dobierania: { $cards }

# Replay. $step of $steps: events.
tui-replay-at = krok { $step } z { $steps }
tui-replay-view = widok: { $name }
tui-replay-all = wszystkie ręce
tui-replay-table = bez kart na rękach
tui-replay-ask = Grać dalej stąd? Enter: z tymi samymi kartami. s: ze stosem dobierania potasowanym na nowo. Esc: nie.
tui-replay-over = Tu partia jest skończona: cofnij się, żeby grać dalej.
tui-replay-start = Karty rozdane.
# Above the log.
tui-log = Przebieg gry
tui-log-empty = Jeszcze nic.

# After a name, before the first turn.
tui-wish-me = chce zacząć
tui-wish-not-me = woli nie zaczynać

# Tables on a server. $server: such as http://192.168.1.5:8098; $error: the system’s message.
tui-menu-join = Dołącz do stołu
tui-join-link = Link
tui-join-name = Imię
tui-join-about = Wklej link, który ci przysłano, i wybierz imię, które zobaczą inni.
tui-join-going = Łączenie z { $server }…
tui-no-server = To nie jest adres serwera: taki adres wygląda jak http://192.168.1.5:8098.
tui-no-link = To nie jest link do stołu. Link wygląda tak: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Skopiuj go w całości.
tui-unreachable = { $server } nie odpowiada ({ $error }). Sprawdź link i zapytaj, czy serwer działa.
tui-unknown-host = Nie można znaleźć { $server }: sprawdź link.
tui-not-tenback = { $server } odpowiada, ale to nie serwer Tenback: sprawdź link.
tui-no-such-table = Na { $server } nie ma takiego stołu: poproś o nowy link.
tui-name-needed = Wybierz imię, które zobaczą inni, na przykład --name Ada.
tui-forgotten = { $server } już cię nie zna: dołącz jeszcze raz albo wróć jako ta sama osoba: tenback devices add
tui-new-again = { $server } nie znał już tego terminala, więc grasz tam od nowa. Aby znów być tą samą osobą, użyj linku z innego urządzenia lub kodu zapasowego: tenback devices add LINK --replace
tui-astray = Wiadomości serwera nie mają tu sensu. Jeden z programów jest za stary: zaktualizuj oba i dołącz ponownie.
tui-identity-unkept = Nie udało się zapisać twojej tożsamości na tym serwerze ({ $error }): następnym razem serwer cię nie rozpozna.
tui-same-person = Jesteś już przy tym stole w innym terminalu; oba pokazują to samo miejsce. Aby dołączyć jako ktoś inny, podaj inny folder: --data FOLDER.
# $old and $new: the names of the same person.
tui-other-name = { $old } ma teraz na tym serwerze imię { $new }. Aby grać jako ktoś inny, podaj inny folder: --data FOLDER.
tui-line-connecting = Łączenie…
tui-line-lost = Połączenie zerwane, kolejna próba za { $seconds } s…

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = Link dla znajomych: { $link }
tui-room-invited = tylko zaproszeni
tui-room-empty = wolne
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (nie ma przy stole)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s na turę
tui-room-lookers = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
tui-form-talk-chat = swobodna
tui-todo-sit = Wybierz wolne miejsce: Enter je zajmuje.
tui-todo-invite = Potrzebujesz zaproszenia: poproś gospodarza o link.
tui-todo-looking = Oglądasz: nie ma wolnego miejsca.
tui-todo-seats = Czekamy na kolejnych graczy.
tui-todo-seats-host = Wyślij link albo b sadza bota na wolnym miejscu: { level } (← →).
tui-todo-deal = Wszystkie miejsca są zajęte: d rozdaje karty.
tui-todo-back = Esc: z powrotem do stołu.
tui-todo-sent = Wysyłanie…
tui-todo-opening = Gracze ustalają, kto zaczyna.
tui-todo-wish-there = Kto zaczyna? i: chcę ja. n: nie ja. b: zaczynam teraz.
tui-todo-wished = Czekamy, co powiedzą inni. b: zaczynam teraz.
tui-todo-bot-plays = Gra za ciebie bot. m: wróć do gry.
tui-todo-late = { $name }: czas minął. m: niech gra bot.
tui-todo-nobody = Na { seat.locative } nikt nie siedzi: w pokazuje miejsca.
tui-todo-again = Partia skończona. a: następna. s: jeszcze raz te same karty.
# The vote on giving up. $name: who proposed it; $seconds: the time left to answer.
tui-todo-vote = { $name } chce poddać partię ({ $seconds } s). y: poddać. n: grać dalej.
tui-todo-vote-wait = Poddać partię? Czekamy na odpowiedź pozostałych…
tui-ask-leave = Odejść od stołu? Miejsce na ciebie poczeka. Enter: odejdź. m: odejdź, niech gra bot. Esc: zostań.
tui-ask-kick = Usunąć na stałe i zablokować przeglądarkę oraz sieć: { $name }? Da się to jednak obejść. Enter: tak. Esc: nie.
# Before what is being typed to the others.
tui-chat-line = Napisz:
tui-key-join = dołącz
tui-key-sit = usiądź
tui-key-stand = wstań
tui-key-bot = bot
tui-key-kick = usuń
tui-key-invite = tylko zaproszeni
tui-key-anyone = wpuść każdego
tui-key-new-link = nowy link
tui-key-chat = czat
tui-key-room = miejsca
tui-key-table = stół
tui-key-another = następna
tui-key-same = te same karty
tui-key-leave = odejdź
tui-key-send = wyślij

# The log of a table on a server. $name: who; $text: what they said.
tui-log-said = { $name }: „{ $text }”
tui-log-seated = { $name }: teraz przy stole.
tui-log-left = { $name }: już nie przy stole.
tui-log-kicked = Gospodarz usunął od stołu: { $name }.
tui-log-unsilenced = { $who ->
    [you] Gospodarz znów włączył ci czat.
   *[other] { $name }: gospodarz znów włączył czat.
}
tui-log-silenced = { $who ->
    [you] Gospodarz wyłączył ci czat.
   *[other] { $name }: gospodarz wyłączył czat.
}
tui-log-host-passed = { $who ->
    [you] Gospodarzem jesteś teraz ty.
   *[other] Gospodarzem jest teraz { $name }.
}
tui-log-handed-over = { $name }: grę przejmuje bot.
tui-log-returned = { $name }: powrót do gry w miejsce bota.
tui-log-time-up = { $name }: czas minął.
tui-log-open = Widzowie są teraz dozwoleni.
tui-log-closed = Widzowie nie są już dozwoleni.
tui-log-invite-on = Żeby zająć miejsce, potrzebny jest teraz link z zaproszeniem.
tui-log-invite-new = Jest nowy link z zaproszeniem.
tui-log-invite-off = Miejsce znów może zająć każdy.
# The vote on giving up: a proposal, the answers to it, and its failure.
tui-log-give-up = { $name }: poddajmy się.
tui-log-agrees = { $name }: tak, poddajmy się.
tui-log-objects = { $name }: nie, grajmy dalej.
tui-log-goes-on = Gramy dalej.
tui-log-hinted = { $name }: użyta podpowiedź.
# $new: the new name.
tui-log-renamed = { $name } ma teraz imię { $new }.

# The help screen at a table on a server: a key on the left, this on the right.
tui-help-chat = napisz coś do innych
tui-help-room = kto gdzie siedzi, i link dla znajomych
tui-help-bot-plays = niech bot gra za ciebie, albo wróć do gry
tui-help-again = po partii: następna albo jeszcze raz te same karty
tui-help-vote = gdy drużyna głosuje nad poddaniem: poddać, grać dalej
tui-help-deal = przy miejscach: rozdaj karty
tui-help-stand = przy miejscach: wstań
tui-help-bot = przy miejscach, jako gospodarz: posadź bota na wybranym
tui-help-kick = przy miejscach, jako gospodarz: usuń gracza
tui-help-invite = przy miejscach, jako gospodarz: miejsca tylko dla zaproszonych albo dla każdego
tui-help-new-link = przy miejscach, jako gospodarz: nowy link z zaproszeniem; stary przestaje działać
