# The help of the command line (`tenback --help`). The English texts are next to the options in crates/tenback/src.
# Commands, options, placeholders such as FILE and the words of lists stay as they are typed. An option shared by several
# commands has its text with the first of them.

usage-heading-usage = Użycie:
usage-heading-commands = Polecenia:
usage-heading-arguments = Argumenty:
usage-heading-options = Opcje:
usage-print-help = Pokaż tę pomoc
usage-print-help-more = Pokaż tę pomoc (więcej: --help)
usage-print-help-summary = Pokaż tę pomoc (krócej: -h)
usage-print-version = Pokaż wersję
# $values: what applies if nothing is given; what can be given.
usage-default = [domyślnie: { $values }]
usage-possible = [możliwe: { $values }]
# $variable: its name.
usage-environment = [środowisko: { $variable }]

usage-tenback = Graj w The Game, Extreme i Face to Face
usage-tenback-long = Bez polecenia tenback uruchamia serwer pod adresem http://localhost:8098 i otwiera stronę w przeglądarce, tak jak `tenback serve`. W terminalu gra się poleceniem `tenback play`.
usage-tenback-lang = Język: en, de, cs, pl albo uk [domyślnie: $TENBACK_LANG, a bez tego ostatnio wybrany, a bez niego język systemu]
usage-help = Pokaż tę pomoc albo pomoc polecenia

usage-play = Graj w terminalu: solo, z botami albo podając sobie klawiaturę
usage-play-game = Która gra albo rozdanie dnia; bez niej otwiera się ekran startowy
usage-play-deal = Które rozdanie dnia [domyślnie: classic-1]
usage-play-seats = Ilu graczy gra [domyślnie: tyle osób i botów, ile podano; solo, a w face-to-face dwoje]
usage-play-bots = Boty na ostatnich miejscach, rozdzielone przecinkami
usage-play-names = Imiona osób na pierwszych miejscach, rozdzielone przecinkami
usage-play-hand = Rozmiar ręki: jak w instrukcji albo o jedną kartę mniej (A18 w docs/RULES.md)
usage-play-minimum = Najmniejsza liczba kart na turę: 2 albo 3 dla profesjonalistów (A18 w docs/RULES.md)
usage-play-talk = Co drużyna może mówić [domyślnie: signals; przy stole na serwerze chat]
usage-play-seed = Rozdaj karty z tego ziarna; inaczej rozdaje systemowy generator losowy
usage-play-resume = Wznów zapisaną partię: ten plik (z innego folderu jest kopiowany) albo ostatnią
usage-play-join = Dołącz przez link do stołu na serwerze
usage-play-at = Otwórz stół do tej gry na serwerze i usiądź przy nim; znajomi dołączą przez link
usage-play-open = Niech stół widzą wszyscy, nie tylko ci z linkiem
usage-play-name = Twoje imię dla innych przy stole [domyślnie: jak ostatnio, inaczej nazwa użytkownika]
usage-play-watch = Tylko oglądaj, bez siadania
usage-play-plain = Wiersze tekstu zamiast ekranu; zawsze, gdy wejście albo wyjście nie jest terminalem
usage-play-mono = Bez kolorów; także z $NO_COLOR
usage-play-ascii = Rysuj tylko znakami ASCII
usage-play-brief = Przy wierszach tekstu: mówić tylko, co się zmienia i co jeszcze trzeba zrobić
usage-play-fast = Boty odkładają karty bez przerw
usage-play-data = Folder na zapisane partie i ustawienia [domyślnie: $TENBACK_DATA, a bez tego systemowy folder danych]
usage-play-examples =
    Przykłady:
      tenback play                                   ekran startowy
      tenback play classic                           The Game, solo
      tenback play extreme --seats 3 --bots expert,expert --seed 7
      tenback play classic --names Ann,Ben           dwie osoby podają sobie klawiaturę
      tenback play face-to-face --bots master        przeciw najsilniejszemu botowi
      tenback play --resume                          wznów ostatnią partię
      tenback play --join LINK                       dosiąść się do stołu na serwerze
      tenback play --join LINK --data DIR            dołączyć jako ktoś inny
      tenback play --seats 3 --at http://localhost:8098  otworzyć tam stół dla znajomych
      tenback play daily                             rozdanie dnia, na serwerze tego komputera
      tenback play daily --deal classic-2 --at URL   we dwoje, na innym serwerze
      tenback play classic --plain                   wiersze tekstu, dla czytnika ekranu albo skryptu

    Każda odłożona karta jest od razu zapisywana w folderze danych: --data, a bez tego $TENBACK_DATA, a bez tego zwykłe miejsce w systemie.

    Na serwerze folder danych oznacza jedną osobę: drugi terminal pokazuje to samo miejsce, a --name zmienia jej imię.

usage-serve = Udostępnij stoły znajomym: tutaj, w sieci lokalnej albo w internecie
usage-serve-port = Port, na którym serwer nasłuchuje; 0 bierze dowolny wolny
usage-serve-host = Adres albo nazwa, gdzie serwer nasłuchuje [domyślnie: tylko ten komputer]
usage-serve-lan = Nasłuchuj na wszystkich adresach; pokaż link dla sieci lokalnej z kodem do zeskanowania
usage-serve-database = Gdzie zapisywać partie: sqlite:FILE, postgres://USER@HOST/DATABASE albo memory, czyli nigdzie [domyślnie: tenback.db w folderze danych: $TENBACK_DATA, a bez tego systemowe miejsce na dane]
usage-serve-secret-file = Plik z sekretem serwera; jeśli go nie ma, zostanie utworzony [domyślnie: tenback.secret obok bazy danych tenback.db]
usage-serve-public-url = Początek wszystkich linków, na przykład https://play.example.org [domyślnie: adres w przeglądarce]
usage-serve-allowed-hosts = Inne nazwy, pod którymi wolno otwierać serwer, rozdzielone przecinkami
usage-serve-behind-proxy = Ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto od serwera proxy na tym komputerze
usage-serve-trusted-proxies = Zamiast tego ufaj nagłówkom od serwerów proxy pod tymi adresami i w tych sieciach, np. 10.0.0.0/8,fd00::/8
usage-serve-who-may-open = Kto może zakładać stoły: wszyscy, osoby z linkiem z tenback invite albo osoby na tym komputerze
usage-serve-keep-chat = Usuwaj wiadomości czatu po tym czasie, np. 90d [domyślnie: nigdy]
usage-serve-keep-tables = Usuwaj stoły po tym czasie od ostatniego zdarzenia, np. 1y; zakończone partie zostaną [domyślnie: nigdy]
usage-serve-day-starts = Kiedy zaczyna się dzień rozdań dnia, w czasie uniwersalnym (UTC), np. 04:00 albo -02:00 dla dwóch godzin przed północą
usage-serve-node-address = Współdzielić bazę PostgreSQL z innymi serwerami, które znajdą ten pod tym adresem, na przykład 10.0.0.2:9098
usage-serve-node-listen = Oczekiwać innych serwerów zamiast tego tutaj, na przykład 0.0.0.0:9098 w kontenerze [domyślnie: adres z --node-address]
usage-serve-no-open = Nie otwieraj przeglądarki
usage-serve-deal-seed = Rozdawaj przewidywalne karty, tylko do testów: kto zna tę liczbę, zna karty wszystkich
usage-serve-log-format = Format dziennika na standardowym wyjściu błędów: dla ludzi albo dla maszyn (wtedy nic innego nie jest wypisywane)
usage-serve-log = Ile zapisywać w dzienniku [domyślnie: warn w terminalu, poza nim info]
usage-serve-limit-connections = Maksymalna liczba połączeń łącznie
usage-serve-limit-connections-per-address = Maksymalna liczba połączeń z jednego adresu
usage-serve-limit-spectators = Maksymalna liczba widzów przy jednym stole
usage-serve-limit-tables-per-day = Maksymalna liczba stołów, które jedna osoba otwiera w ciągu dnia
usage-serve-limit-people-per-hour = Maksymalna liczba nowych osób z jednego adresu w ciągu godziny
usage-serve-limit-renames-per-hour = Ile razy na godzinę można zmienić imię lub język
usage-serve-limit-requests-per-minute = Maksymalna liczba żądań z jednego adresu w ciągu minuty
usage-serve-limit-messages-per-second = Maksymalna liczba wiadomości jednej osoby na sekundę, chwilowo pięć razy tyle
usage-serve-limit-replays-per-minute = Maksymalna liczba powtórek z jednego adresu w ciągu minuty
usage-serve-limit-bot-games = Maksymalna liczba partii z botami, w które jedna osoba gra naraz
usage-serve-limit-bot-games-per-address = Maksymalna liczba partii z botami z jednego adresu
usage-serve-limit-stored-per-day = Ile jedna osoba może zapisać w ciągu dnia
usage-serve-limit-stored-per-address = Ile można zapisać z jednego adresu w ciągu dnia
usage-serve-limit-table = Maksymalny rozmiar stołu
usage-serve-limit-database = Rozmiar bazy danych, od którego odrzucane są nowe stoły, nowe partie i czat, a trwające partie toczą się dalej; 0 oznacza brak limitu
usage-serve-examples =
    Przykłady:
      tenback serve                                  na tym komputerze, pod http://localhost:8098
      tenback serve --lan                            dla wszystkich w sieci lokalnej, z kodem QR
      tenback serve --port 9000 --database memory    na jeden wieczór: nic nie jest zapisywane
      tenback serve --database postgres://tenback@db.example.org/tenback
      tenback serve --behind-proxy --public-url https://play.example.org --log-format json

    Opcja ma pierwszeństwo przed swoją zmienną środowiskową. Ctrl-C zatrzymuje serwer w porządku: wszystkie partie są zapisane i toczą się dalej, gdy znów ruszy. Kod wyjścia to wtedy 0, 1, gdy nie dało się go uruchomić, 2 przy błędnym użyciu. Jak udostępnić Tenback w internecie, opisuje deploy/README.md.

usage-invite = Pokaż link, który pozwala zakładać stoły na serwerze z --who-may-open invited
usage-invite-renew = Utwórz nowy link: stary przestanie działać, stoły zostaną
usage-invite-database = Baza danych serwera: sqlite:FILE albo postgres://USER@HOST/DATABASE [domyślnie: tenback.db w folderze danych: $TENBACK_DATA, a bez tego systemowe miejsce na dane]
usage-invite-public-url = Początek linku, np. https://play.example.org [domyślnie: ten komputer]
usage-invite-port = Port serwera, dla linku na tym komputerze
usage-invite-examples =
    Przykłady:
      tenback serve --who-may-open invited                     stoły mogą zakładać tylko zaproszeni
      tenback invite --public-url https://play.example.org     link do rozesłania
      tenback invite --renew                                   nowy link: stary przestaje działać

    Sekret leży obok bazy danych. Działający serwer od razu zauważa, że został odnowiony.

usage-devices = Bądź tą samą osobą w tym terminalu i w przeglądarkach: pokaż, dodaj i wyloguj urządzenia
usage-devices-at = Który serwer [domyślnie: jedyny, na którym ten terminal jest zalogowany]
usage-devices-examples =
    Przykłady:
      tenback devices                                gdzie masz zalogowane urządzenia
      tenback devices add LINK                       bądź osobą, która utworzyła ten link w przeglądarce
      tenback devices add 7KQF-9M2X-0ABC-DEFG-HJKM --at http://localhost:8098
      tenback devices link                           link i kod QR dla przeglądarki
      tenback devices rename 2 Laptop
      tenback devices sign-out 1

    W przeglądarce linki i kod zapasowy tworzy się na stronie „Twoje urządzenia”, pod /devices.
usage-devices-add = Zaloguj ten terminal linkiem z innego urządzenia albo kodem zapasowym
usage-devices-add-code = Link albo kod zapasowy razem z --at
usage-devices-add-replace = Przestań być osobą, którą ten terminal był dotąd
usage-devices-link = Wypisz link, który loguje przeglądarkę jako ciebie; działa raz i przez jeden dzień
usage-devices-rename = Nadaj urządzeniu inną nazwę
usage-devices-rename-number = Jego numer na liście
usage-devices-rename-name = Nowa nazwa
usage-devices-sign-out = Wyloguj urządzenie

usage-admin = Zarządzaj serwerem: stoły, osoby, kopie zapasowe
usage-admin-json = Wypisz JSON dla innych programów
usage-admin-yes = Nie pytaj o potwierdzenie
usage-admin-tables = Wypisz, pokaż, zamknij albo usuń stoły
usage-admin-tables-list = Wypisz wszystkie stoły
usage-admin-tables-show = Pokaż stół
usage-admin-tables-show-table = Identyfikator stołu, jak w jego linku
usage-admin-tables-close = Rozłącz wszystkich i trzymaj stół zamknięty
usage-admin-tables-delete = Usuń stół; jego zakończone partie zostaną
usage-admin-people = Wypisz, zablokuj albo usuń osoby
usage-admin-people-list = Wypisz wszystkie osoby
usage-admin-people-ban = Zablokuj osobie dostęp
usage-admin-people-ban-person = Identyfikator osoby, z listy
usage-admin-people-unban = Wpuść osobę z powrotem
usage-admin-people-erase = Usuń osobę ze wszystkim, co napisała; jej partie zostaną
usage-admin-backup = Skopiuj bazę danych do nowego pliku i sprawdź kopię; serwer może działać
usage-admin-backup-file = Plik, który powstanie
usage-admin-restore = Zastąp bazę danych kopią zapasową; serwer musi być zatrzymany
usage-admin-restore-file = Kopia zapasowa
usage-admin-copy = Skopiuj wszystko do innej, pustej bazy danych dowolnego rodzaju; żadnej z nich nie może używać serwer
usage-admin-copy-from = Baza danych do skopiowania: sqlite:FILE albo postgres://USER@HOST/DATABASE
usage-admin-copy-to = Baza danych do wypełnienia: sqlite:FILE albo postgres://USER@HOST/DATABASE
usage-admin-nodes = Wypisać serwery, które współdzielą bazę PostgreSQL, i ich stoły
usage-admin-check = Sprawdź bazę danych i czy każdy stół da się wczytać
usage-admin-stats = Policz stoły, osoby i partie
usage-admin-examples =
    Przykłady:
      tenback admin tables list                    wszystkie stoły z identyfikatorami
      tenback admin tables close k3v9x2aak3v9x2aa  rozłącz wszystkich i trzymaj stół zamknięty
      tenback admin people list --json             wszystkie osoby, dla innych programów
      tenback admin people erase 7k2m9q4w8x3z1     usuń osobę ze wszystkim, co napisała
      tenback admin backup tenback-backup.db       kopia, także gdy serwer działa
      tenback admin copy sqlite:tenback.db postgres://tenback@localhost/tenback

    Działający serwer jest pytany przez gniazdo obok bazy danych (przy PostgreSQL w folderze danych), w przeciwnym razie używana jest baza. Wolno to tylko użytkownikowi, na którego koncie działa serwer, i rootowi. Z --json błąd to obiekt z polem error. Kod wyjścia to 0, jeśli się udało, 1, jeśli nie, 2 przy złym użyciu.

usage-learn = Ucz się, grając: lekcje z trenerem
usage-learn-lesson = Która lekcja; bez niej otwiera się lista lekcji
usage-learn-examples =
    Przykłady:
      tenback learn                   lista lekcji
      tenback learn basics            jak grać w The Game
      tenback learn extreme --plain   wiersze tekstu, dla czytników ekranu i skryptów

usage-replay = Odtwórz partię krok po kroku i graj dalej z dowolnego miejsca
usage-replay-file = Plik z zapisami
usage-replay-record = Który zapis w pliku, licząc od 1
usage-replay-examples =
    Przykłady:
      tenback replay game.tgn
      tenback replay games.tgn --record 3
      tenback deal --seed 7 > deal.tgn && tenback replay deal.tgn    potem p gra właśnie tymi kartami

usage-history = Twoje zakończone partie: filtry, odtwarzanie, analizy, statystyki, eksport
usage-history-at = Twoje partie na tym serwerze zamiast zapisanych na tym komputerze
usage-history-game = Tylko ta gra
usage-history-seats = Tylko partie z tą liczbą graczy
usage-history-result = Tylko wygrane albo tylko przegrane partie
usage-history-with = Tylko partie z kimś, kto ma to w imieniu
usage-history-since = Tylko partie od danego dnia albo z ostatnich dni, tygodni lub lat: 2026-11-01, 30d, 12w lub 1y
usage-history-until = Tylko partie do danego dnia włącznie
usage-history-page = Która strona listy
usage-history-limit = Partii na stronę [domyślnie: 50; z --csv i --json wszystkie]
usage-history-replay = Odtwórz krok po kroku partię o tym numerze na liście; 1 to ostatnia
usage-history-review = Przeanalizuj partię o tym numerze na liście
usage-history-statistics = Wyniki według gry i liczby graczy: wygrane, pozostałe karty, serie
usage-history-json = Wypisz jeden obiekt JSON na partię zamiast tabeli
usage-history-csv = Wypisz na każdą partię wiersz wartości rozdzielonych przecinkami zamiast tabeli
usage-history-tgn = Wypisz zapisy wszystkich tych partii
usage-history-out = Pisz do tego pliku zamiast na standardowe wyjście
usage-history-examples =
    Przykłady:
      tenback history                                partie na tym komputerze, najpierw ostatnia
      tenback history --at http://localhost:8098     twoje partie na serwerze
      tenback history --game extreme --result won --since 30d
      tenback history --with Ben --page 2            następne 50 partii z Benem
      tenback history --replay                       ostatnia partia krok po kroku
      tenback history --at URL --review 3            szansa na wygraną w trzeciej partii tej listy
      tenback history --statistics                   jak często wygrywasz i ile kart zostaje
      tenback history --tgn --out games.tgn          wszystkie zapisy w jednym pliku
      tenback history --json | jq .left              jeden wiersz JSON na partię

    To, co grasz w tym terminalu, jest zapisywane na tym komputerze, także partie na serwerach. Na serwerze są też partie z przeglądarki, jeśli jesteś tam tą samą osobą.

usage-review = Przeanalizuj zakończone partie: szansa na wygraną w turach, lepsze tury, szczęście i umiejętności
usage-review-files = Pliki z zakończonymi partiami; `-` to standardowe wejście
usage-review-seat = Tylko tury tego miejsca; we face-to-face także jego szanse
usage-review-ms = Czas procesora na turę w milisekundach, na kosztowne tury więcej
usage-review-evals = Liczba ocen na turę, na kosztowne tury więcej: każdy komputer dojdzie do tego samego wyniku [domyślnie: 2400]
usage-review-json = Wypisz jeden obiekt JSON na zapis zamiast tabel
usage-review-csv = Wypisz na każdą turę wiersz wartości rozdzielonych przecinkami zamiast tabel
usage-review-svg = Narysuj szansę na wygraną w partii, ze znacznikami przy kosztownych turach
usage-review-threads = Ile wątków liczy [domyślnie: jeden na każdy rdzeń]
usage-review-examples =
    Przykłady:
      tenback review game.tgn                        każda tura, szczęście i umiejętności
      tenback review game.tgn --svg game.svg         szansa na wygraną jako obraz
      tenback review games/*.tgn --seat 1            własne partie: dokładność i najdroższe błędy
      tenback review game.tgn --json --evals 20000   do skryptów, dokładniej

    Kod wyjścia to 0, gdy przeanalizowano wszystkie zapisy, 1, gdy któregoś się nie udało, 2 przy błędnym użyciu, 130 po Ctrl-C. Liczby objaśnia docs/REVIEW.md.

usage-puzzles = Rozwiązuj zagadki z dokładnie jednym rozwiązaniem lub znajdź nowe
usage-puzzles-today = Zacznij od zagadki dnia
usage-puzzles-theme = Tylko zagadki na temat: ten-back, chain, order, commands lub race
usage-puzzles-id = Zacznij od tej zagadki
usage-puzzles-make = Znajdź zagadki w partiach botów
usage-puzzles-make-seed = Ziarno: to samo ziarno znajduje te same zagadki
usage-puzzles-make-count = Liczba zagadek: mieszanka The Game solo i we dwoje, Extreme i Face to Face
usage-puzzles-make-out = Plik do zapisania; skompresowany, jeśli jego nazwa kończy się na .gz
usage-puzzles-check = Udowodnij zagadki ponownie prostym przeszukiwaniem
usage-puzzles-check-file = Plik z zagadkami, skompresowany lub nie; domyślnie zagadki dołączone do programu
usage-puzzles-examples =
    Przykłady:
      tenback puzzles                                            rozwiązuj, z rankingiem Glicko-2
      tenback puzzles --today                                    zagadka dnia
      tenback puzzles --theme chain --plain                      wiersze tekstu, tylko łańcuchy trików
      tenback puzzles make --seed 2 --count 100 --out mine.tgn   znajdź nowe w partiach botów
      tenback puzzles check mine.tgn                             udowodnij je ponownie

    Co jest zagadką, wyjaśnia docs/PUZZLES.md.

usage-verify = Sprawdź zapisy według zasad; wypisz dla każdego wiersz JSON
usage-verify-long = Kod wyjścia to 0, gdy wszystkie zapisy są poprawne, 1, gdy któryś nie jest, 2 przy błędnym użyciu. Zapisy i odpowiedzi opisuje docs/NOTATION.md.
usage-verify-files = Pliki z zapisami; `-` to standardowe wejście
usage-verify-examples =
    Przykłady:
      tenback verify game.tgn                        jeden plik
      tenback verify games/*.tgn                     wszystkie zapisy z folderu
      tenback deal --seed 7 | tenback verify -       ze standardowego wejścia

usage-perft = Policz ciągi 1, 2 … N działań od końca każdego zapisu
usage-perft-depth = Licz ciągi 1, 2 … N działań
usage-perft-files = Zapisy, na których końcu partia jest otwarta; `-` to standardowe wejście
usage-perft-examples =
    Przykłady:
      tenback perft --depth 3 game.tgn               trzy liczby: dla 1, 2 i 3 akcji
      tenback deal --seed 7 | tenback perft --depth 4 -  ze standardowego wejścia

usage-deal = Potasuj i rozdaj nową partię; wypisz ją jako zapis
usage-deal-long = Karty i miejsce, które zaczyna, wybiera systemowy generator losowy albo ziarno. Zapis zawiera sól i zobowiązanie, więc rozdanie można ogłosić przed partią i sprawdzić po niej.
usage-deal-game = Która gra
usage-deal-seats = Ilu graczy gra [domyślnie: 1; face-to-face: 2]
usage-deal-seed = Rozdaj karty z tego ziarna, do eksperymentów; inaczej rozdaje systemowy generator losowy
usage-deal-examples =
    Przykłady:
      tenback deal                                   The Game dla jednej osoby
      tenback deal extreme --seats 3 --seed 7        za każdym razem te same karty
      tenback deal > game.tgn && tenback replay game.tgn  potem p gra

usage-simulate = Niech boty rozegrają wiele partii; zmierz, jak im idzie
usage-simulate-bots = Kto gra: jedna nazwa na wszystkie miejsca albo lista według miejsc, rozdzielona przecinkami
usage-simulate-bots-long = random: cokolwiek dozwolonego. greedy: najmniejszy krok, najpierw dziesięć wstecz. casual: szybko i po ludzku. regular: wyuczona ocena z błędami i przeoczeniami. strong: tylko nieliczne błędy. expert: bez błędów, bez przeszukiwania. master: do tego przeszukiwanie, zob. --ms i --evals. Na liście mogą też być słowa no-signals, ms=N, evals=N i network=FILE.
usage-simulate-named-game = Która gra, jako opcja
usage-simulate-hand = Rozmiar ręki: jak w instrukcji albo o jedną kartę mniej, także jako -1 (A18 w docs/RULES.md)
usage-simulate-games = Ile partii
usage-simulate-repeat = Zagraj każde rozdanie N razy z innymi losowymi wyborami, żeby zobaczyć, jak trudne są rozdania; --games liczy wszystkie partie
usage-simulate-seed = Ziarno: to samo ziarno daje te same rozdania
usage-simulate-ms = Jak długo mistrz może myśleć nad turą, w milisekundach czasu procesora [domyślnie: 10]
usage-simulate-evals = Ile pozycji mistrz może ocenić na turę: wtedy każdy komputer gra te same partie
usage-simulate-no-signals = Drużyna nie daje sobie sygnałów
usage-simulate-network = Niech expert i master grają według tej sieci zamiast tych, które są w programie
usage-simulate-luck-adjusted = Mierz też szczęście w rozdaniach i dobieranych kartach, żeby odsetek wygranych miał węższy przedział; trwa dłużej
usage-simulate-threads = Ile wątków gra [domyślnie: jeden na każdy rdzeń]
usage-simulate-shard = Graj tylko część I z N, licząc od 1; `tenback merge` łączy pliki z --out
usage-simulate-out = Zapisuj tu wyniki na bieżąco; to samo polecenie z tym samym plikiem rusza dalej tam, gdzie przerwano
usage-simulate-json = Wypisz jeden obiekt JSON zamiast tabeli
usage-simulate-csv = Wypisz wartości rozdzielone przecinkami zamiast tabeli
usage-simulate-plot = Narysuj rozkład pozostałych kart
usage-simulate-reliability = Narysuj podawane szanse na wygraną na tle odsetka wygranych partii
usage-simulate-budget-plot = Narysuj odsetek wygranych składów z różnymi limitami (ms=N lub evals=N)
usage-simulate-difficulty = Narysuj, jak często wygrywano każde rozdanie (zob. --repeat)
usage-simulate-games-csv = Zapisz jeden wiersz na partię: numer, ziarno, skład, wygrana, pozostałe karty, tury, triki, sekundy, bez szczęścia
usage-simulate-records = Zapisz każdą partię w tym folderze: po jednym pliku na każdą porcję partii
usage-simulate-examples =
    Przykłady:
      Tysiąc partii trzech ekspertów, którzy ze sobą rozmawiają:
        tenback simulate --seats 3 --bots expert
      To samo dla mistrzów z 50 ms na turę, jako JSON, z zapisami dla `tenback verify`:
        tenback simulate --seats 3 --bots master --ms 50 --games 2000 --json --records games/
      Jak często expert wygrywa z greedy? Zaczynają na zmianę; odsetek wygranych dotyczy miejsca 1:
        tenback simulate face-to-face --bots expert,greedy --games 10000
      Jak trudne są rozdania? Sto z nich, każde zagrane 50 razy przez bota, który popełnia błędy:
        tenback simulate --bots strong --games 5000 --repeat 50 --difficulty deals.svg
      Długi przebieg, który można przerwać przez Ctrl-C i wznowić tym samym poleceniem:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out five.jsonl
      Po ćwiartce na każdym z czterech komputerów, i całość:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out 1.jsonl --shard 1/4
        tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl

    Kod wyjścia to 0, gdy rozegrano wszystkie partie, 1, gdy czegoś nie można było zapisać, 2 przy błędnym użyciu, 130 po Ctrl-C. Wyniki częściowe są wypisywane w każdym przypadku. Wypisywane dane i pliki opisuje docs/LAB.md.

usage-compare = Niech kilka składów botów zagra te same rozdania; zmierz różnicę
usage-compare-bots = Skład, z którym porównuje się pozostałe
usage-compare-vs = Kolejny skład; można podać kilka razy
usage-compare-examples =
    Skład to lista nazw według miejsc albo jedna nazwa na wszystkie, i to, co różni się od pozostałych opcji: no-signals, ms=N, evals=N, network=FILE.

    Przykłady:
      Ile jest warte przeszukiwanie?
        tenback compare --seats 3 --bots expert --vs master,ms=10
      Ile są warte sygnały?
        tenback compare --seats 4 --bots expert,no-signals --vs expert --games 20000
      Która z dwóch sieci jest lepsza i jak daleko każdej do greedy?
        tenback compare --seats 2 --bots greedy --vs expert,network=old.net --vs expert,network=new.net
      Ile jest warta milisekunda?
        tenback compare --bots expert --vs master,ms=5 --vs master,ms=50 --budget-plot time.svg
      Kto na miejscu 1 lepiej radzi sobie z greedy?
        tenback compare face-to-face --bots expert,greedy --vs master,greedy

    Wszystkie składy grają te same rozdania, więc szczęście się znosi, a małą różnicę widać po niewielu partiach.

usage-merge = Połącz wyniki z kilku komputerów
usage-merge-long = Pliki muszą pochodzić z tego samego eksperymentu i nie mogą mieć wspólnych partii. Gdy brakuje partii, program podaje których, wypisuje wyniki częściowe i kończy z kodem 1.
usage-merge-files = Pliki, które `simulate` albo `compare` zapisało przez --out
usage-merge-examples =
    Przykłady:
      tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl  cztery komputery
      tenback merge *.jsonl --json > all.json        do skryptów

usage-train = Wytrenuj przez grę z samym sobą sieć, według której grają expert i master
usage-train-seed = Ziarno
usage-train-all = Wytrenuj wszystkie wbudowane sieci, każdą w osobnym folderze
usage-train-games = Ile partii z samym sobą [domyślnie: 70000, z --from 30000, z --all tyle, ile potrzebuje każda sieć]
usage-train-every = Po ilu partiach zdać sprawę i zapisać stan
usage-train-from = Zacznij od tej sieci, utworzonej dla dowolnej liczby miejsc albo gry tego samego rodzaju
usage-train-out = Folder na sieć, jej krzywą uczenia i punkt kontrolny
usage-train-examples =
    Przykłady:
      Sieć dla trzech miejsc w Extreme:
        tenback train extreme --seats 3 --seed 1 --out extreme-3
      To samo dla czterech miejsc, od tego, czego nauczyły się trzy:
        tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
      Wszystkie wbudowane sieci po kolei, w jedną noc:
        tenback train --all --seed 1 --out networks
      Jak dobra jest?
        tenback compare extreme --seats 3 --bots expert --vs expert,network=extreme-3/network.net

    Ctrl-C zapisuje stan i przerywa; to samo polecenie rusza stamtąd dalej. To samo ziarno daje tę samą sieć. W folderze są network.net, network.txt (jak powstała), curve.csv, curve.svg i checkpoint.bin.

usage-bench = Zmierz szybkość zasad na jednym rdzeniu
usage-bench-millis = Mierz każdy wiersz przez tyle milisekund
usage-bench-examples =
    Przykłady:
      tenback bench                                  tabela prędkości
      tenback bench --millis 5000                    wolniej, ale dokładniej

usage-load = Zmierz, ile wytrzyma serwer: czas odpowiedzi, czas procesora i pamięć; każda wiadomość jest sprawdzana
usage-load-seats = Ilu graczy siedzi przy stole [domyślnie: 4; face-to-face: 2]
usage-load-tables = Ile stołów
usage-load-watchers = Ilu widzów jest przy każdym stole; dostają każdy ruch
usage-load-idle = Ile dodatkowych połączeń otworzyć przed partiami, żeby zmierzyć pamięć bezczynnego [domyślnie: 1000; przy kilku celach lub procesach 0 i pozostają do końca]
usage-load-rate = Ile ruchów na sekundę przy wszystkich stołach razem [domyślnie: tyle, na ile serwer odpowiada]
usage-load-think = Ile milisekund gracz myśli przed ruchem
usage-load-ramp = W ciągu ilu milisekund otwierają się stoły [domyślnie: 0]
usage-load-seconds = Przez ile sekund mierzyć każdy serwer w każdej rundzie
usage-load-rounds = Ile rund; w każdej mierzy się po kolei wszystkie serwery [domyślnie: 5]
usage-load-store = Mierz tylko serwer z tym magazynem danych
usage-load-postgres = Zmierz też serwer z tą bazą PostgreSQL, na przykład postgres://localhost/load; zostanie wypełniona partiami
usage-load-targets = Mierz serwer pod tym adresem, zamiast uruchamiać własny; kilka razy dla serwerów ze wspólnymi stołami
usage-load-pids = Numer procesu tego serwera, żeby zmierzyć jego czas procesora i pamięć; przy kilku celach po jednym dla każdego, w tej samej kolejności
usage-load-processes = Z ilu procesów pochodzi obciążenie; z tą opcją albo przy kilku celach odbywa się jeden pomiar bez serwera porównawczego
usage-load-switches = Ilu klientów na sekundę łączy się z następnym celem
usage-load-faults = Czytaj zapowiedzi awarii ze standardowego wejścia, na przykład „kill node=1” i „back node=1”
usage-load-grace = Przez ile sekund po zapowiedzianej awarii mogą się zrywać połączenia, a polecenia pozostawać bez odpowiedzi
usage-load-ledger = Zapisz wszystko, co potwierdzono i widziano, w plikach w tym folderze
usage-load-verify = Porównaj pliki z --ledger z bazą danych, gdy serwery są zatrzymane
usage-load-database = Baza danych do porównania, na przykład sqlite:FILE
usage-load-generator = Wytwarzaj część obciążenia według standardowego wejścia; tak uruchamia się kolejne procesy
usage-load-folder = Folder na bazy danych mierzonych serwerów [domyślnie: folder na pliki tymczasowe]
usage-load-bare = Tylko wysyłaj wiadomości z tego pliku; tak uruchamia się serwer porównawczy
usage-load-examples =
    Przykłady:
      100 stołów po cztery osoby, tak szybko, jak odpowiada serwer, bez bazy danych i z SQLite:
        tenback load
      Zwykły dzień małego serwera: 20 stołów, 30 ruchów na sekundę, dwoje widzów przy stole:
        tenback load --tables 20 --rate 30 --watchers 2 --think 500 --seconds 30 --rounds 1
      Pamięć wielu bezczynnych połączeń:
        tenback load --tables 200 --idle 4000 --seconds 1
      Serwer, który już działa; do czasu procesora i pamięci trzeba znać jego proces:
        tenback load --target http://localhost:8098 --pid 4711 --tables 10
      Serwery ze wspólnymi stołami, między którymi przechodzą klienci, z dwóch procesów:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --processes 2 --tables 300 --switches 20 --seconds 60
      60 000 bezczynnych połączeń i pamięć obu serwerów:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --pid 4711 --pid 4712 --processes 4 --tables 1 --idle 60000 --seconds 1
      Serwery, które skrypt zabija po zapowiedzi; potem porównanie z bazą danych:
        kill-nodes | tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --faults --ledger told --seconds 300
        tenback load --verify told --database sqlite:tenback.db

    Każda wiadomość jest sprawdzana: zdarzenia po kolei i bez luk, widoki, które z nich wynikają, żadnych kart, których odbiorca nie może znać. Serwer porównawczy (bare) wysyła nagrane wiadomości tej samej partii i nie robi nic więcej. Działający serwer musi przyjąć tyle osób i połączeń z jednego adresu (limity wymienia „tenback serve --help”).

    Przy kilku celach albo z --processes, --switches, --faults lub --ledger odbywa się jeden pomiar bez serwera porównawczego. Klienci, którzy stracą połączenie, łączą się z następnym celem z tym, co mają, i powtarzają to, co zostało bez odpowiedzi. W Linuksie połączenia z własnym komputerem pochodzą z wielu adresów (127.1.x.y). Zapowiadaj awarie z wyprzedzeniem, każdą w osobnym wierszu: kill, pause lub stop, później back, zawsze z node=N w kolejności celów albo z database. Połączenie utracone bez zapowiedzi to błąd. Raport podaje też czas od każdej awarii do następnego ruchu przy stołach, gdzie gracz został odłączony albo musiał powtórzyć polecenie.

    Kod wyjścia to 0, jeśli zmierzono wszystko, 1, jeśli serwer zawiódł albo wysłał coś złego, 2 przy błędnym użyciu, 130 po Ctrl-C. To, co zmierzono do tej chwili, zostaje wypisane.

usage-completions = Wypisz skrypt, który uzupełnia w powłoce polecenia i opcje
usage-completions-shell = Która powłoka
usage-completions-examples =
    Przykłady:
      tenback completions bash > ~/.local/share/bash-completion/completions/tenback
      tenback completions zsh > ~/.zfunc/_tenback
      tenback completions fish > ~/.config/fish/completions/tenback.fish

usage-man = Wypisz stronę podręcznika
usage-man-out = Zapisz w tym folderze stronę programu i stronę każdego polecenia
usage-man-examples =
    Przykłady:
      tenback man | man -l -
      tenback man --out ~/.local/share/man/man1    strona dla każdego polecenia
