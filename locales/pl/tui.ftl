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
