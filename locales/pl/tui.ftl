# Stół na ekranie. Miejsca jest mało: 80 kolumn.

# Nazwy miejsc.
tui-you = Ty
# Osoba bez imienia, bot. $seat: liczba.
tui-player = Gracz { $seat }
tui-bot = { level } { $seat }

# Wiersz na górze: lewa i prawa strona, razem 80 kolumn. $turn, $stock: karty w stosie dobierania, $left: karty jeszcze
# nieodłożone.
tui-title = { game } · tura { $turn }
tui-title-dealt = { game } · rozdano
tui-stock = stos dobierania { $stock } · do odłożenia { $left }
# Face to Face. $own i $other: karty w obu stosach dobierania.
tui-stocks = stosy dobierania: twój { $own }, przeciwnika { $other }
tui-stocks-seats = stosy dobierania: { $own } i { $other }
tui-trying = na próbę

# Na nietkniętym stosie. $start: liczba, od której się zaczyna.
tui-rising = rośnie od { $start }
tui-falling = maleje od { $start }

# Co teraz zrobić: jeden wiersz, najwyżej 74 kolumny. $laid: karty odłożone w tej turze, $more: ile jeszcze trzeba.
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
tui-todo-enough = Wystarczy: e kończy turę, albo odkładaj dalej.
tui-todo-tried-out = Tura by się tu skończyła. y odkłada naprawdę.
tui-todo-tried-lost = Tak partia będzie przegrana. u cofa ostatnią kartę.
tui-todo-tried-enough = To by wystarczyło. y odkłada naprawdę, albo próbuj dalej.
tui-todo-wait = Teraz gra { $name }.
tui-todo-thinking = { $name } myśli …
tui-todo-begin = Kto zaczyna? Enter: ty. n: raczej ktoś inny.
tui-todo-wish = Kto zaczyna? i: ja. n: nie ja. Enter: wszystko mi jedno.
tui-todo-pass = Enter: przekaż klawiaturę, teraz { $name }.
tui-todo-over = Partia skończona.

# Pytania i odpowiedzi poniżej mają dwa wiersze po 78 kolumn.
# Pytania. Enter znaczy tak, Esc nie, w każdym języku. $card, $pile.
tui-ask-loses = { $card } na { pile } od razu przegrywa partię: tury nie da się wtedy dokończyć. Enter: odłóż mimo to. Esc: nie.
tui-ask-resign = Poddać partię? x: tak. Esc: nie.
tui-ask-unsaved = Ta partia nie jest zapisana i przepadnie. Enter: wyjdź. Esc: zostań.

# Odpowiedzi na klawisze. $text: co wpisano.
tui-enter-first = Enter najpierw odłoży { $text }.
tui-no-lay = „{ $text }” to nie zagranie: wpisz swoją kartę i stos, na przykład { $example }.
tui-choose-card = Najpierw wybierz kartę: wpisz jej liczbę albo użyj strzałek.
tui-choose-pile = Najpierw wybierz stos: a, b, c albo d.
tui-no-command = Na wybranej karcie nie ma rozkazu, o którym można by powiedzieć.
tui-not-your-turn = Poczekaj na swoją turę.
tui-nothing-tried = Na próbę nic jeszcze nie odłożono: odłóż kartę, nikt tego nie widzi.
tui-try-on = Próba: to, co teraz odłożysz, widzisz tylko ty. y odkłada naprawdę, u cofa kartę, t przerywa.
tui-try-off = Niczego nie odłożono.
tui-alone-undo = W grze solo karty można cofać: po prostu odłóż, u cofa.
# $lays: na przykład 45a 46a.
tui-hint = Mistrz odłożyłby { $lays }.
tui-hint-end = Mistrz zakończyłby tu turę.
tui-hint-wait = Mistrz się zastanawia …
tui-drawn = Dobrano: { $cards }.
# $file, $error: co mówi system.
tui-unsaved = Ta partia toczy się dalej bez zapisu: { $file }: { $error }.
tui-no-folder = Partie nie są zapisywane: nie ma dla nich folderu. Podaj go opcją --data.
# $why: całe zdanie.
tui-broken = { $file } pozostaje bez zmian: { $why }
tui-no-record = Nie ma w nim żadnego zapisu.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Jest w nim { $records ->
    [one] tylko jeden zapis
    [few] tylko { $records } zapisy
    [many] tylko { $records } zapisów
   *[other] tylko { $records } zapisu
}, zapisu numer { $wanted } nie ma.
tui-held = Ta partia jest otwarta w innym oknie.
tui-moved = { $file } pozostaje bez zmian; partia toczy się dalej w { $new }.
tui-no-chance = Systemowy generator losowy nie odpowiada: { $error }. Wybierz ziarno, żeby rozdać z niego karty.

# Co robi klawisz: po jednym lub dwa krótkie słowa, w ostatnim wierszu.
tui-key-lay = odłóż
tui-key-end = koniec tury
tui-key-try = próba
tui-key-stop = przerwij
tui-key-real = naprawdę
tui-key-undo = cofnij
tui-key-hint = rada
tui-key-signal = sygnał
tui-key-hold = mam
tui-key-log = log
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
tui-key-again = obejrzyj

# Ekran przekazania.
tui-pass = Przekaż klawiaturę: teraz { $name }.
tui-pass-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.

# $columns × $rows: ile potrzeba; $has-columns × $has-rows: ile jest.
tui-too-small = Tenback potrzebuje { $columns } × { $rows } znaków, a tu jest { $has-columns } × { $has-rows }: powiększ okno albo graj z --plain.

# Ekran startowy.
tui-motto = Odłóż wszystkie karty. Wstecz tylko o równe dziesięć.
tui-menu-new = Nowa partia
tui-menu-resume = Wznów partię
tui-menu-replays = Obejrzyj dawne partie
tui-menu-rules = Zasady
tui-menu-language = Język
tui-menu-quit = Wyjście
tui-form-game = Gra
tui-form-seats = Miejsca
tui-form-seat = Miejsce { $seat }
tui-form-person = osoba
tui-form-bot = bot: { level }
tui-form-hand = Ręka
tui-form-minimum = Karty na turę
# $cards: ile; wariant z A18: dla profesjonalistów.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, trudniej
tui-form-talk = Rozmowa
tui-form-talk-none = brak
tui-form-talk-signals = sygnały
tui-form-pace = Boty
tui-form-pace-calm = bez pośpiechu
tui-form-pace-fast = od razu
tui-form-seed = Ziarno
tui-form-seed-none = brak: świeże tasowanie
tui-form-deal = Rozdaj karty
tui-form-stand-in = Które karty mają rozkazy, to nasz własny zestaw zastępczy, nie to, co widać na wydanych kartach.
tui-list-none = Nie ma jeszcze żadnej.
tui-list-left = { $left ->
    [one] została jedna karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
tui-list-seats = { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
tui-list-won = wygrana
tui-list-won-by = wygrywa { seat }

# Powtórka. $step z $steps: zdarzenia.
tui-replay-at = krok { $step } z { $steps }
tui-replay-view = widok: { $name }
tui-replay-all = wszystkie ręce
tui-replay-table = bez kart w rękach
tui-replay-ask = Grać dalej stąd? Enter: z tymi samymi kartami. s: ze stosem dobierania potasowanym na nowo. Esc: nie.
tui-replay-over = Tu partia jest skończona: cofnij się, żeby grać dalej.
tui-replay-start = Karty rozdane.
# Nad dziennikiem.
tui-log = Co się działo
tui-log-empty = Jeszcze nic.

# Za imieniem, przed początkiem.
tui-wish-me = chce zacząć
tui-wish-not-me = woli nie zaczynać

# Stoły gdzie indziej.
tui-menu-join = Dosiądź się do stołu
tui-join-link = Link
tui-join-name = Imię
tui-join-about = Wklej link, który ci przysłano, i napisz, jak inni mają cię nazywać.
tui-join-going = Łączę z { $server } …
tui-no-server = To nie jest adres serwera: wygląda jak http://192.168.1.5:8098.
tui-no-link = To nie jest link do stołu. Link wygląda tak: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Skopiuj go w całości.
tui-unreachable = { $server } nie odpowiada ({ $error }). Sprawdź link i zapytaj, czy serwer działa.
tui-not-tenback = { $server } odpowiada, ale to nie serwer Tenback: sprawdź link.
tui-no-such-table = Na { $server } nie ma takiego stołu: poproś o nowy link.
tui-name-needed = Powiedz, jak inni mają cię nazywać: podaj imię (--name).
tui-forgotten = { $server } już cię nie zna: dosiądź się jeszcze raz.
tui-astray = Serwer mówi coś, co nie może być prawdą. Jeden z programów jest za stary: zaktualizuj oba i wróć.
tui-identity-unkept = Nie udało się zachować tego, po czym serwer cię rozpoznaje ({ $error }): następnym razem będziesz dla niego kimś innym.
tui-line-connecting = Łączę …
tui-line-lost = Połączenie zerwane, kolejna próba za { $seconds } s …

tui-room-title = { game } · { tui-list-seats }
tui-room-link = Link dla znajomych: { $link }
tui-room-empty = nikt
tui-away = { $name } (poza stołem)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s na turę
tui-room-lookers = { $count ->
    [one] jedna osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osoby patrzy
}
tui-form-talk-chat = swobodne
tui-todo-sit = Wybierz wolne miejsce: Enter siada.
tui-todo-looking = Przyglądasz się: nie ma wolnego miejsca.
tui-todo-seats = Czekamy, aż ktoś zajmie wolne miejsca.
tui-todo-seats-host = Wyślij link albo b sadza bota na wolnym miejscu: { level } (← →).
tui-todo-deal = Wszyscy siedzą: d rozdaje karty.
tui-todo-back = Esc: z powrotem do stołu.
tui-todo-sent = Wysłano …
tui-todo-opening = Ustalają, kto zaczyna.
tui-todo-wish-there = Kto zaczyna? i: chętnie ja. n: nie ja. b: zaczynam teraz.
tui-todo-wished = Inni jeszcze nie powiedzieli, kto zaczyna. b: zaczynam teraz.
tui-todo-bot-plays = Gra za ciebie bot. m: znowu gram sam(a).
tui-todo-late = { $name }: czas minął. m: niech dalej gra bot.
tui-todo-nobody = Na miejscu { $seat } nikt nie siedzi: w pokazuje miejsca.
tui-todo-over-there = Koniec gry. a: następna. s: jeszcze raz te same karty.
tui-ask-leave = Odejść od stołu? Miejsce na ciebie poczeka. Enter: odejdź. m: odejdź, dalej gra bot. Esc: zostań.
tui-ask-kick = Odesłać od tego stołu na zawsze: { $name }? Enter: tak. Esc: nie.
tui-chat-line = Powiedz:
tui-key-join = dosiądź się
tui-key-sit = usiądź
tui-key-stand = wstań
tui-key-bot = bot
tui-key-kick = odeślij
tui-key-chat = rozmowa
tui-key-room = miejsca
tui-key-table = stół
tui-key-another = następna
tui-key-same = te same karty
tui-key-leave = odejdź
tui-key-send = wyślij

tui-log-said = { $name }: „{ $text }”
tui-log-seated = { $name }: teraz przy stole.
tui-log-left = { $name }: już nie przy stole.
tui-log-kicked = { $name }: gospodarz odesłał od stołu.
tui-log-handed-over = { $name }: dalej gra bot.
tui-log-returned = { $name }: z powrotem w miejsce bota.
tui-log-time-up = { $name }: czas minął.
tui-log-open = Inni mogą się przyglądać.
tui-log-closed = Inni nie mogą się już przyglądać.

tui-help-chat = powiedz coś innym
tui-help-room = kto gdzie siedzi; tam też link dla znajomych
tui-help-bot-plays = niech bot gra za ciebie, albo znowu graj bez niego
tui-help-again = po grze: następna albo jeszcze raz te same karty
tui-help-deal = przy miejscach: rozdaj karty
tui-help-stand = przy miejscach: wstań
tui-help-bot = przy miejscach, jako gospodarz: posadź bota na wybranym
tui-help-kick = przy miejscach, jako gospodarz: odeślij kogoś
