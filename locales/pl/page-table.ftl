# The page: the table. Texts on buttons are short, because the page is used on phones, too.

# A player who has not chosen a name.
page-guest-seat = { page-guest } { $seat }
# The reader’s own seat, as a name: events.ftl puts a colon after it.
page-you = Ty
# The log. $name: who; $text: what they said. The name may be page-you.
page-log-said = { $name }: „{ $text }”
# In Face to Face: a card that helps the reader. $card, $pile.
page-log-helped = { $name }: { $card } na { pile }, pomoc dla ciebie.
page-log-seated = { $name }: teraz przy stole.
page-log-left = { $name }: już nie przy stole.
page-log-kicked = Gospodarz usunął od stołu: { $name }.
page-log-unsilenced = { $who ->
    [you] Gospodarz znów włączył ci czat.
   *[other] { $name }: gospodarz znów włączył czat.
}
page-log-silenced = { $who ->
    [you] Gospodarz wyłączył ci czat.
   *[other] { $name }: gospodarz wyłączył czat.
}
page-log-host-passed = { $who ->
    [you] Gospodarzem jesteś teraz ty.
   *[other] Gospodarzem jest teraz { $name }.
}
page-log-handed-over = { $name }: grę przejmuje bot.
page-log-returned = { $name }: powrót do gry w miejsce bota.
page-log-time-up = { $name }: czas minął.
page-log-give-up-rejected = Drużyna gra dalej.
page-log-open = Widzowie są teraz dozwoleni.
page-log-closed = Widzowie nie są już dozwoleni.
page-log-invite-on = Żeby zająć miejsce, potrzebny jest teraz link z zaproszeniem.
page-log-invite-new = Jest nowy link z zaproszeniem.
page-log-invite-off = Miejsce znów może zająć każdy.
page-log-dealt = Karty rozdane.

# Entering.
page-table-looking = Szukanie stołu…
page-table-connecting = Łączenie…
page-table-unreachable = Serwer nie odpowiada.
page-table-again = Spróbuj ponownie
page-table-home = Strona główna
# Why the reader cannot be at this table: headings.
page-table-gone = Ten stół nie istnieje
page-table-gone-more = Poproś o nowy link albo otwórz własny stół.
page-table-kicked = Usunięto cię od stołu
page-table-shut = Ten stół został zamknięty
page-table-banned = Dostęp zablokowany
page-table-closed = Bez widzów
page-table-closed-more = Wszystkie miejsca są zajęte, a widzowie nie są tu dozwoleni.
page-table-invite = Tylko dla zaproszonych
page-table-barred = Nie możesz dołączyć do tego stołu
page-table-stranger = To urządzenie zostało wylogowane
page-table-stranger-more = Dołącz jako nowa osoba albo zaloguj się ponownie linkiem z innego urządzenia lub kodem zapasowym.
page-table-over = Połączenie zostało zamknięte

# A friend who opens a link. $game is a game; $free: the number of empty seats; $names: who is there.
page-greet = Zagraj w { game }
page-greet-there = Przy stole: { $names }.
page-greet-nobody = Nikogo jeszcze nie ma.
page-greet-free = { $free ->
    [0] Nie ma wolnych miejsc.
    [one] Jedno miejsce jest wolne.
    [few] { $free } miejsca są wolne.
    [many] { $free } miejsc jest wolnych.
   *[other] { $free } miejsca jest wolne.
}
page-greet-name = Twoje imię
page-greet-sit = Dołącz
page-greet-look = Tylko oglądaj

# The connection, in a slim bar.
page-line-lost = Połączenie zerwane. Kolejna próba za { $seconds } s…
page-line-trying = Połączenie zerwane. Kolejna próba…
page-line-now = Spróbuj teraz
page-line-back = Połączenie wróciło.

# The room: who sits where before the cards are dealt.
page-room = Miejsca
page-room-heading = { game } dla { $seats ->
    [one] jednej osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osoby
}
page-room-empty = wolne
page-room-host = gospodarz
page-room-you = ty
page-room-away = nie ma przy stole
page-room-bot = bot
# A bot plays for this person.
page-room-stand-in = gra bot
page-room-take = Zajmij miejsce
page-room-stand = Wstań
# For the host. $name: who. What is read out begins with what the button shows (page-room-kick).
page-room-place = Dodaj bota
page-room-place-level = Poziom bota na { seat.locative }
page-room-kick = Usuń
page-room-kick-name = Usuń: { $name }
page-room-kick-sure = Usunąć od tego stołu na stałe: { $name }?
# $invite: only, if an invite link is needed to take a seat.
page-room-kick-reach = { $invite ->
    [only] Nie dołączy też nikt nowy z tej przeglądarki ani z tej sieci. Link z zaproszeniem będzie nowy.
   *[none] Nie dołączy też nikt nowy z tej przeglądarki ani z tej sieci. Kto się uprze, może mimo to znaleźć sposób: wtedy pomoże link z zaproszeniem.
}
page-room-kick-no = Anuluj
page-menu-close-title = Zamknąć ten stół?
page-menu-close-sure = Zamknie się dla wszystkich i na dobre.
# Follows the sentence above during a game.
page-menu-close-game = Trwająca partia skończy się bez wyniku.
page-menu-close = Zamknij stół
page-room-silenced = bez czatu
page-room-unsilence-name = Włącz czat: { $name }
page-room-unsilence = Włącz czat
page-room-silence-name = Wyłącz czat: { $name }
page-room-silence = Wyłącz czat
page-room-pass-host-name = Mianuj gospodarzem: { $name }
page-room-pass-host = Mianuj gospodarzem
page-room-link = Wyślij ten link znajomym
page-room-invite-note = Miejsce może zająć tylko ten, kto otworzy ten link. Nowy link unieważnia ten; kto już siedzi, zostaje.
page-room-invite-new = Nowy link
page-room-invite-needed = Do tego stołu potrzebne jest zaproszenie: poproś gospodarza o aktualny link z zaproszeniem.
# For a host who has not chosen a name.
page-room-name = Twoje imię, żeby znajomi wiedzieli, kto ich zaprasza
# Under the link. $command: what to type in a terminal.
page-room-only-here = Ten link działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom serwer poleceniem { $command } albo pod adresem publicznym.
page-room-share = Udostępnij
page-room-look = { $count ->
    [0] Brak widzów
    [one] Jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
page-room-allow = Widzowie dozwoleni
page-room-forbid = Bez widzów
page-room-deal = Rozdaj karty
page-room-missing = { $count ->
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $count } osoby
    [many] Czekamy na jeszcze { $count } osób
   *[other] Czekamy na jeszcze { $count } osoby
}
page-room-missing-host = { $count ->
    [one] Jedno miejsce jest wolne: wyślij link albo dodaj bota
    [few] { $count } miejsca są wolne: wyślij link albo dodaj boty
    [many] { $count } miejsc jest wolnych: wyślij link albo dodaj boty
   *[other] { $count } miejsca jest wolne: wyślij link albo dodaj boty
}
page-room-sit-first = Zajmij miejsce, żeby grać
page-room-full = Oglądasz: wszystkie miejsca są zajęte
page-room-agreed = Zasady stołu
# The settings of this table, one line each.
page-room-talk = { $talk ->
    [none] Bez rozmów i sygnałów
    [signals] Sygnały, ale bez czatu
   *[chat] Sygnały i czat
}
page-room-talk-duel = { $talk ->
    [chat] Czat
   *[other] Bez czatu
}
page-room-guard = Wiadomości zdradzające kartę są blokowane
page-room-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} na turę
page-room-clock = { page-room-seconds }; potem grę może przejąć bot
page-room-clock-loses = { page-room-seconds }; kto przekroczy czas, przegrywa
page-room-hand = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} na ręce
page-room-minimum = { $cards ->
    [one] Co najmniej jedna karta na turę
    [few] Co najmniej { $cards } karty na turę
    [many] Co najmniej { $cards } kart na turę
   *[other] Co najmniej { $cards } karty na turę
}
page-room-hints = Podpowiedzi są dozwolone
page-room-no-hints = Bez podpowiedzi

# Replays of the games that were played at this table before.
page-earlier = Wcześniejsze partie
page-earlier-game = Partia { $number }

# Who goes first.
page-begin = Kto zaczyna?
page-begin-me = Chcę zacząć
page-begin-not-me = Wolę nie
page-begin-now = Zaczynam teraz
page-begin-how = „{ page-begin-me }” to tylko życzenie. „{ page-begin-now }” rozpoczyna grę.
page-begin-look = Gracze ustalają, kto zaczyna.
page-begin-wished = Czekamy, co powiedzą inni.
# At a table with bots only.
page-begin-bots = Boty powiedziały już, co wolą. Jedno dotknięcie zaczyna grę.
page-begin-first = Ja zaczynam
page-begin-let-bots = Niech zdecydują boty
page-wish-me = chce zacząć
page-wish-not-me = woli nie
page-wish-none = jeszcze myśli
page-wish-either = wszystko jedno

# The strip above the board, after the name of the game. $turn: a number.
page-bar-turn = tura { $turn }
page-bar-menu = Stół
page-bar-seats = Miejsca i link
page-bar-talk = Czat i przebieg
page-bar-log = Przebieg gry
# $count: the number of unread lines.
page-bar-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
page-bar-rules = Zasady
page-bar-bot = Niech bot gra za mnie
page-bar-return = Wróć do gry
page-bar-bot-plays = Gra za ciebie bot.
page-bar-resign = Poddaj partię
page-bar-leave = Odejdź od stołu
page-clock-left = jeszcze { $seconds } s
page-clock-short = Szybko: { $seconds } s
page-clock-up = Czas minął

# Team mates. $count: cards in hand.
page-mates = Przy stole
page-mate-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
page-mate-turn = teraz gra
page-mate-your-turn = twoja tura
page-mate-late = czas minął
page-mate-hand-over = Niech bot gra za gracza { $name }

# Questions.
page-resign-sure = Poddać partię?
page-resign-team = Pozostali będą nad tym głosować.
page-resign-alone = Liczy się, ile kart zostało.
page-resign-duel = Wygra przeciwnik.
page-resign-yes = Poddaj partię
page-resign-no = Graj dalej
page-leave-sure = Odejść od stołu?
page-leave-more = Miejsce na ciebie poczeka: otwórz link jeszcze raz, żeby grać dalej.
page-leave-yes = Odejdź
page-leave-no = Zostań

# A vote of the team on giving up.
page-vote = { $who ->
    [you] Proponujesz poddać partię.
   *[other] { $name } proponuje poddać partię.
}
page-vote-wait = Czekamy na pozostałych…
page-leave-bot = Odejdź, niech gra bot

# Signals. $name: who; pile: about which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Sygnał o { pile.locative }
page-signal-heading = Powiedz drużynie o { pile.locative }
page-signal-stands = Twój sygnał obowiązuje do końca twojej następnej tury.
page-signal-muted = Na wierzchu leży karta „cisza”: bez rozmów i sygnałów.
page-hold-button = Mam…
page-hold-heading = Powiedz drużynie: mam kartę z rozkazem…

# Talk.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-earlier = Pokaż wcześniejsze wiadomości
page-chat-none = Przy tym stole gra się bez rozmów.
page-chat-signals = Przy tym stole są tylko sygnały: dotknij stosu.
page-chat-look = Widzowie nie mogą pisać na czacie.
page-chat-silenced = Gospodarz wyłączył ci czat.
page-chat-bot = Gra za ciebie bot: wróć do gry, żeby pisać.
page-chat-left = { $count ->
    [one] Został jeden znak
    [few] Zostały { $count } znaki
    [many] Zostało { $count } znaków
   *[other] Zostało { $count } znaku
}
page-log = Przebieg gry
page-log-empty = Jeszcze nic.
page-log-show = Pokaż przebieg
page-log-hide = Ukryj przebieg
page-sent = Wysyłanie…

# Announced by screen readers, and the title of the window.
page-told-turn = Twoja tura.
page-told-away = { $name }: nie ma przy stole.
page-told-there = { $name }: przy stole.
page-told-lost = Połączenie zerwane. Kolejna próba.
page-told-back = Połączenie wróciło.
page-told-missed = { $count ->
    [one] Tymczasem wydarzyła się jedna rzecz.
    [few] Tymczasem wydarzyły się { $count } rzeczy.
    [many] Tymczasem wydarzyło się { $count } rzeczy.
   *[other] Tymczasem wydarzyło się { $count } rzeczy.
}
page-title-turn = ● Twoja tura – Tenback
page-table-title = { game } – Tenback
page-notify-body = Stół na ciebie czeka.
