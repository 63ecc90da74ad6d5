# Strona: stół. Napisy na przyciskach są krótkie; strona działa też na telefonach.

# Dwie osoby o tym samym imieniu. $seat: numer miejsca.
page-same-name = { $name } ({ $seat })
# Gracz, który nie podał imienia.
page-guest-seat = { page-guest } { $seat }
# Własne miejsce jako imię: w events.ftl stoi za nim dwukropek.
page-you = Ty
# Bot. $seat: numer jego miejsca, żeby odróżnić dwa boty.
page-bot-name = { level } { $seat }
# Jaki jest bot, w kilku słowach. $level: jego poziom.
page-bot-character = { $level ->
    [random] gra, co akurat pasuje
    [greedy] zawsze wybiera najmniejszy krok
    [casual] gra jak człowiek, czasem coś przeoczy
    [expert] planuje naprzód, rzadko daje sygnały
   *[master] widzi najdalej, nie spieszy się
}

# Dziennik. $name: kto, z dwukropkiem; $text: co ktoś powiedział.
page-log-said = { $name }: „{ $text }”
page-log-seated = { $name }: teraz przy stole.
page-log-left = { $name }: już nie przy stole.
page-log-kicked = { $name }: gospodarz odesłał od stołu.
page-log-handed-over = { $name }: dalej gra bot.
page-log-returned = { $name }: z powrotem w miejsce bota.
page-log-time-up = { $name }: czas minął.
page-log-open = Inni mogą się przyglądać.
page-log-closed = Inni nie mogą się już przyglądać.
page-log-dealt = Karty rozdane.

# Wejście.
page-table-looking = Szukam stołu …
page-table-connecting = Łączę …
page-table-unreachable = Serwer nie odpowiada.
page-table-again = Spróbuj ponownie
page-table-home = Na stronę główną
# Dlaczego nie można być przy tym stole: nagłówki.
page-table-gone = Tego stołu nie ma
page-table-gone-more = Poproś o nowy link albo otwórz własny stół.
page-table-kicked = Odesłano cię od stołu
page-table-closed = Tu nie można się przyglądać
page-table-closed-more = Wszystkie miejsca są zajęte, a przy tym stole gra się bez widzów.
page-table-stranger = Grasz teraz na innym urządzeniu
page-table-stranger-more = Ta przeglądarka już cię nie zna. Wejdź jako ktoś nowy albo przenieś się z powrotem z tamtego urządzenia.
page-table-over = Połączenie zakończone

# Ktoś znajomy otwiera link. $game to gra; $free: ile miejsc jest wolnych; $names: kto jest przy stole.
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
page-greet-sit = Usiądź
page-greet-look = Tylko popatrz

# Połączenie, w wąskim pasku.
page-line-lost = Połączenie zerwane. Kolejna próba za { $seconds } s …
page-line-trying = Połączenie zerwane. Kolejna próba …
page-line-now = Spróbuj teraz
page-line-back = Połączenie wróciło.

# Miejsca: kto gdzie siedzi przed rozdaniem.
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
page-room-away = poza stołem
page-room-bot = bot
# Bot gra za tę osobę.
page-room-stand-in = dalej gra bot
page-room-take = Zajmij miejsce
page-room-stand = Wstań
# Dla gospodarza. $name: kto. To, co czytane na głos, zaczyna się od napisu na przycisku (page-room-kick).
page-room-place = Posadź bota
page-room-place-level = Siła bota na { seat.locative }
page-room-kick = Odeślij
page-room-kick-name = Odeślij: { $name }
page-room-kick-sure = Odesłać od tego stołu na zawsze: { $name }?
page-room-kick-no = Zostaw
page-room-link = Wyślij ten link znajomym
# Dla gospodarza bez imienia.
page-room-name = Twoje imię, żeby znajomi wiedzieli, kto ich zaprasza
# Pod linkiem. $command: co wpisać w terminalu.
page-room-only-here = Ten link otworzy tylko ten komputer. Aby inni mogli dołączyć, uruchom serwer poleceniem { $command } albo pod adresem publicznym.
page-room-share = Udostępnij
page-room-look = { $count ->
    [0] Nikt się nie przygląda
    [one] Jedna osoba się przygląda
    [few] { $count } osoby się przyglądają
    [many] { $count } osób się przygląda
   *[other] { $count } osoby się przygląda
}
page-room-allow = Inni mogą się przyglądać
page-room-forbid = Nikt inny nie może się przyglądać
page-room-deal = Rozdaj karty
page-room-missing = { $count ->
    [one] Czekamy na jeszcze jedną osobę
    [few] Czekamy na jeszcze { $count } osoby
    [many] Czekamy na jeszcze { $count } osób
   *[other] Czekamy na jeszcze { $count } osoby
}
page-room-missing-host = { $count ->
    [one] Jedno miejsce jest wolne: wyślij link albo posadź bota
    [few] { $count } miejsca są wolne: wyślij link albo posadź boty
    [many] { $count } miejsc jest wolnych: wyślij link albo posadź boty
   *[other] { $count } miejsca jest wolne: wyślij link albo posadź boty
}
page-room-sit-first = Zajmij miejsce, żeby grać
page-room-full = Przyglądasz się: wszystkie miejsca są zajęte
page-room-agreed = Ustalenia
# Co ustalono przy tym stole, po jednym wierszu.
page-room-talk = { $talk ->
    [none] Bez rozmów i sygnałów
    [signals] Sygnały, ale bez czatu
   *[chat] Sygnały i czat
}
page-room-talk-duel = { $talk ->
    [chat] Czat
   *[other] Bez rozmów
}
page-room-guard = Czat zatrzymuje to, co zdradza kartę
page-room-clock = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} na turę
page-room-clock-loses = { page-room-clock }; kto gra dłużej, przegrywa
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

# Powtórki partii, które rozegrano przy tym stole wcześniej.
page-earlier = Wcześniejsze partie
page-earlier-game = Partia { $number }

# Kto zaczyna.
page-begin = Kto zaczyna?
page-begin-me = Chcę zacząć
page-begin-not-me = Wolę nie
page-begin-now = Zaczynam teraz
page-begin-how = „{ page-begin-me }” to tylko życzenie. „{ page-begin-now }” rozpoczyna grę.
page-begin-look = Ustalają, kto zaczyna.
page-begin-wished = Powiedziane. Teraz czekamy na innych.
# Przy stole z samymi botami.
page-begin-bots = Boty powiedziały już, co wolą. Jedno dotknięcie zaczyna grę.
page-begin-first = Ja zaczynam
page-begin-let-bots = Niech zdecydują boty
# Własne słowa każdej osoby, pod jej imieniem.
page-wish-me = chcę zacząć
page-wish-not-me = wolę nie
page-wish-none = jeszcze myślę
page-wish-either = wszystko jedno

# Pasek nad stosami, za nazwą gry. $turn: liczba.
page-bar-turn = tura { $turn }
page-bar-menu = Stół
page-bar-seats = Miejsca i link
page-bar-talk = Czat i dziennik
page-bar-log = Co się działo
# $count: ile wierszy nie jest jeszcze przeczytanych.
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

# Drużyna. $count: karty na ręce.
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
page-mate-hand-over = Niech gra bot: { $name }
page-mate-hand-over-short = Niech gra bot

# Pytania.
page-resign-sure = Poddać partię?
page-resign-team = Przegra ją cała drużyna.
page-resign-alone = Liczy się, ile kart zostało.
page-resign-duel = Wygra przeciwnik.
page-resign-yes = Poddaj
page-resign-no = Graj dalej
page-leave-sure = Odejść od stołu?
page-leave-more = Miejsce na ciebie poczeka: otwórz link jeszcze raz, żeby grać dalej.
page-leave-yes = Odejdź
page-leave-no = Zostań
page-leave-bot = Odejdź, dalej gra bot

# Sygnały. $name: kto; pile: o którym stosie.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Sygnał o { pile.locative }
page-signal-heading = Powiedz drużynie o { pile.locative }
page-signal-stands = Sygnał obowiązuje do końca twojej następnej tury.
page-signal-muted = Na wierzchu leży karta „cisza”: bez rozmów i sygnałów.
page-hold-button = Mam …
page-hold-heading = Powiedz drużynie: mam kartę …

# Rozmowa.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-none = Przy tym stole gra się bez rozmów.
page-chat-signals = Przy tym stole są tylko sygnały: dotknij stosu.
page-chat-look = Kto się przygląda, nie może pisać.
page-chat-bot = Gra za ciebie bot: wróć do gry, żeby pisać.
page-chat-left = { $count ->
    [one] Został jeden znak
    [few] Zostały { $count } znaki
    [many] Zostało { $count } znaków
   *[other] Zostało { $count } znaku
}
page-log = Co się działo
page-log-empty = Jeszcze nic.
page-log-show = Pokaż przebieg
page-log-hide = Ukryj przebieg
page-sent = Wysłano …

# Czytane na głos i tytuł okna.
page-told-turn = Twoja tura.
page-told-away = { $name }: poza stołem.
page-told-there = { $name }: przy stole.
page-told-lost = Połączenie zerwane. Trwa kolejna próba.
page-told-back = Połączenie wróciło.
page-told-missed = { $count ->
    [one] Tymczasem wydarzyła się jedna rzecz.
    [few] Tymczasem wydarzyły się { $count } rzeczy.
    [many] Tymczasem wydarzyło się { $count } rzeczy.
   *[other] Tymczasem wydarzyło się { $count } rzeczy.
}
page-title-turn = ● Twoja tura – Tenback
page-table-title = { game } – Tenback
page-notify-body = Drużyna na ciebie czeka.
