# What the program says on the command line.

# $error: the system’s message.
cli-unreadable = Nie można odczytać: { $error }.
# $file: its name.
cli-no-file = Nie ma pliku { $file }: sprawdź nazwę i folder.
cli-cannot-read-file = Nie można odczytać { $file }: { $error }. Napraw to albo podaj inny plik.
cli-cannot-write = Nie można wypisać wyniku: { $error }.
cli-no-chance = Systemowy generator losowy nie odpowiada: { $error }. Podaj --seed, żeby rozdać karty z ziarna.
# $file: a file name, - for standard input.
cli-no-record = { $file } nie zawiera żadnego zapisu.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, zapis { $record }, wiersz { $line }: { $why }
cli-perft-game-over = Na końcu zapisu partia jest skończona: perft potrzebuje otwartej.

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = Nie ma bota „{ $word }”. Do wyboru są { $levels }; oprócz nich na liście mogą stać tylko no-signals, signals, ms=N, evals=N i network=FILE.
cli-lab-no-bot = Nie podano żadnego bota. Do wyboru są { $levels }.
cli-lab-bad-budget = „{ $word }” to nie budżet: napisz ms=50, czyli milisekundy (najwyżej godzina), albo evals=2000, czyli oceny.
cli-lab-bad-limit = Budżet musi być większy niż 0 i wynosić najwyżej godzinę.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = Podano { $bots ->
    [one] jednego bota
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}: podaj jednego na wszystkie miejsca albo po jednym na każde.
cli-lab-nobody-uses-network = Podano sieć, ale żaden bot w składzie jej nie używa: robią to tylko expert i master.
# $games (Number), $repeat (Number): how often each deal is played
cli-lab-bad-repeat = Liczby partii { $games } nie da się podzielić na rozdania po { $repeat }. Podaj w --games wielokrotność { $repeat }.
# $shard: as written.
cli-lab-bad-shard = „{ $shard }” to nie część: napisz I/N, gdzie I jest od 1 do N, na przykład 1/4, czyli pierwsza z czterech.

# $games: how many were played; $error: the system’s message.
cli-lab-interrupted = Przerwano przed końcem: to wyniki częściowe z { $games ->
    [one] jednej partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}.
cli-lab-journal-failed = Przerwano, bo nie można zapisać wyników: { $error }. To wyniki częściowe z { $games ->
    [one] jednej partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}.
cli-lab-records-failed = Przerwano, bo nie można zapisać partii: { $error }. To wyniki częściowe z { $games ->
    [one] jednej partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}.
# $file: where the results so far are.
cli-lab-resume = Uruchom to samo polecenie, żeby kontynuować od { $file }.

cli-lab-file-refused = Nie można użyć { $file }: { $error }.
cli-lab-cannot-write-file = Nie można zapisać { $file }: { $error }.
cli-lab-file-in-use = { $file } jest w użyciu: zapisuje do niego inne uruchomienie programu.
cli-lab-file-foreign = { $file } nie jest plikiem wyników. Pozostał bez zmian; podaj inny.
# $what: one of the texts below.
cli-lab-other-experiment = { $file } należy do innego eksperymentu: { $what }. Pozostał bez zmian; podaj inny plik.
# $found: the shard in the file.
cli-lab-other-shard = { $file } zawiera część { $found } tego eksperymentu. Pozostał bez zmian; podaj inny plik.
cli-lab-damaged = { $file }, wiersz { $line }: to nie jest wynik eksperymentu z wiersza 1.
cli-lab-merge-foreign = { $file } należy do innego eksperymentu niż pierwszy plik: { $what }.
cli-lab-differs-program = powstał w innej wersji lub innej kompilacji programu
cli-lab-differs-game = różni się gra, liczba miejsc albo opcje
cli-lab-differs-lineups = różnią się boty, sygnały, budżety albo sieci
cli-lab-differs-games = różni się liczba partii
cli-lab-differs-seed = różni się ziarno
cli-lab-differs-luck = szczęście jest mierzone tylko w jednym z nich
cli-lab-differs-chunks = partie są inaczej podzielone na porcje
# $game: the number of a game.
cli-lab-overlap = { $file }: partia { $game } jest w dwóch z tych plików.
cli-lab-no-files = Podaj co najmniej jeden plik.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count ->
    [one] Brakuje jednej z { $planned } partii
    [few] Brakuje { $count } z { $planned } partii
    [many] Brakuje { $count } z { $planned } partii
   *[other] Brakuje { $count } z { $planned } partii
}, więc to wyniki częściowe. Brakujące partie: { $ranges } (licząc od 0).

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = W folderze { $folder } są już zapisy innego eksperymentu. Wybierz pusty folder.
cli-lab-records-other = W folderze { $folder } są zapisy innego eksperymentu: { $what }. Wybierz inny folder.
cli-lab-records-played = W folderze { $folder } są już zapisy tych partii. Wybierz pusty folder albo wznów przebieg z jego plikiem --out.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = Te wyniki powstały bez --games-csv, więc pojedyncze partie nie są znane. Zacznij od nowa z nowym plikiem --out.
cli-lab-plot-ending = Nazwa { $file } nie kończy się na .svg: wykresy są zapisywane jako SVG. Wybierz inną nazwę.

# $why: one of the sentences below.
cli-lab-bad-network = Nie można użyć { $file }: { $why }
cli-lab-not-a-network = To nie jest plik sieci.
cli-lab-network-version = Ma wersję { $found } formatu, a ten program czyta wersję { $needed }. Zrób nową sieć poleceniem „tenback train” albo pomiń tę opcję, żeby użyć sieci wbudowanej.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Warstwy to { $found }, a potrzebne są { $needed }.
# $found and $needed: the words of two games.
cli-lab-network-game = Powstał dla { $found }, nie dla { $needed }.
cli-lab-network-damaged = Jest uszkodzony: wag brakuje, jest ich za dużo albo nie są liczbami.

# $folder: where the network is made.
cli-train-other-course = W { $folder } jest sieć zaczęta z innymi opcjami. Podaj inny folder albo usuń ten.
# $file: the checkpoint.
cli-train-damaged = { $file } jest uszkodzony. Usuń go, żeby zacząć od nowa.
# $games: how many were played.
cli-train-interrupted = Przerwano po { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partii
}. Uruchom to samo polecenie, żeby kontynuować od { $folder }.

# Playing. $code: what was asked for; $codes: those available.
cli-unknown-language = Język „{ $code }” nie jest dostępny, więc jest angielski. Wybierz opcją --lang jeden z: { $codes }.
cli-play-nothing-to-resume = Nie ma niedokończonej partii do wznowienia: zacznij nową przez „tenback play”.
cli-play-over = Ta partia jest skończona: obejrzyj ją przez „tenback replay”.
cli-play-too-many-bots = Botów jest więcej niż miejsc: zwiększ --seats albo podaj mniej botów.
cli-play-too-many-names = Imion jest więcej niż osób: zwiększ --seats albo podaj mniej imion.
cli-play-only-bots = Wszystkie miejsca zajmują boty, więc tylko oglądasz. Aby zagrać, zwiększ --seats albo podaj mniej botów.
cli-play-daily-only = Rozdanie dnia ma własną grę, miejsca i karty: wybierz je opcją --deal i pomiń opcje gier.
# Asked before a table is created; the name is typed after it.
cli-play-your-name = Twoje imię, które zobaczą inni:

# Serving. $link: where to play.
cli-serve-link = Tenback działa pod { $link }
# The code to scan is above.
cli-serve-scan = W sieci lokalnej może dołączyć każdy: zeskanujcie ten kod albo otwórzcie { $link }
cli-serve-lan = W sieci lokalnej może dołączyć każdy: { $link }
# $links: further ones, separated by commas.
cli-serve-lan-others = Jeśli to nie działa, spróbujcie { $links }
cli-serve-no-lan = Ten komputer nie jest w żadnej sieci lokalnej: połącz go z jakąś i uruchom serwer ponownie.
# $link: where the server is.
cli-serve-terminal = „tenback play --at { $link } --seats 3” otwiera tam stół dla trzech osób; „tenback play” gra przy tej klawiaturze.
# $file: of the database.
cli-serve-seeded = Ostrzeżenie: karty są przewidywalne (--deal-seed). Używaj tego serwera tylko do testów.
cli-serve-invited = Stoły mogą zakładać tylko osoby, które otworzyły ten link: { $link }
cli-serve-local = Stoły można zakładać tylko na tym komputerze.
cli-serve-kept = Partie są zapisywane w { $file }
cli-serve-memory = Partie są tylko w pamięci: znikną, gdy serwer się zatrzyma.
cli-serve-stop = Naciśnij Ctrl-C, żeby zatrzymać serwer.
cli-serve-stopping = Serwer się zatrzymuje. Naciśnij Ctrl-C jeszcze raz, żeby nie czekać.
cli-serve-goodbye = Do widzenia!
cli-serve-goodbye-kept = Do widzenia! Wszystkie partie są zapisane.
cli-invite-memory = Serwer, który trzyma partie tylko w pamięci, ma za każdym razem nowy link i wypisuje go przy starcie: podaj jego plik przez --database sqlite:FILE.
cli-invite-failed = Nie można użyć zaproszenia { $file }: { $error }. Napraw to albo uruchom polecenie jako użytkownik, pod którym działa serwer.

# Why the server does not start. $error: the system’s message; $address: with the port.
cli-serve-cannot-start = Serwera nie da się uruchomić: { $error }. Zamknij inne programy i spróbuj ponownie.
cli-serve-in-use = Adres { $address } jest już zajęty; może Tenback już tam działa: otwórz { $link } albo wybierz inny port przez --port.
cli-serve-no-permission = Ten system nie pozwala ci nasłuchiwać na { $address }: wybierz przez --port port od 1024 wzwyż.
cli-serve-not-here = { $address } nie jest adresem tego komputera: wybierz przez --host taki, który jest, albo pomiń --host.
cli-serve-cannot-listen = Nie da się nasłuchiwać na { $address }: { $error }. Wybierz inny adres przez --host albo inny port przez --port.
# $host: as written.
cli-serve-unknown-host = Komputer „{ $host }” jest nieznany: podaj w --host adres tego komputera, na przykład 127.0.0.1, albo pomiń tę opcję.
cli-serve-lan-and-host = --lan nasłuchuje na wszystkich adresach, a --host na jednym: wybierz jedno z dwojga.
# $found: what was written as the kind.
cli-serve-bad-database = „{ $found }” to nie rodzaj bazy danych: napisz --database sqlite:FILE, --database postgres://USER@HOST/DATABASE albo --database memory.
cli-serve-no-database-file = Za „sqlite:” nie ma pliku: podaj jakiś, na przykład --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = „{ $url }” to nie początek linku: napisz http:// albo https:// i nazwę, na przykład https://play.example.org, bez ścieżki.
cli-serve-bad-proxy = „{ $found }” nie jest adresem ani siecią: podaj po --trusted-proxies adresy i sieci rozdzielone przecinkami, np. 127.0.0.1,10.0.0.0/8.
cli-serve-no-data-folder = Ten system nie ma folderu na dane: podaj plik przez --database sqlite:FILE.
# $found and $known: versions of the format.
cli-serve-database-newer = Plik { $file } pochodzi z nowszego Tenback (format { $found }, ten zna { $known }) i pozostał bez zmian: zaktualizuj Tenback albo podaj inny plik przez --database.
cli-serve-database-not-ours = Plik { $file } to baza danych innego programu i pozostał bez zmian: podaj inny plik przez --database.
cli-serve-database-none = Plik { $file } nie jest bazą danych i pozostał bez zmian: podaj inny plik przez --database.
cli-serve-database-broken = Plik { $file } jest uszkodzony i pozostał bez zmian: przywróć kopię zapasową albo podaj inny plik przez --database.
cli-serve-database-no-permission = Do pliku { $file } albo jego folderu nie wolno zapisywać: zmień to albo podaj inny plik przez --database.
cli-serve-database-in-use = Plik { $file } jest otwarty na innym serwerze: zatrzymaj tamten albo podaj inny plik przez --database.
cli-serve-database-full = Na dysku nie ma już miejsca na { $file }: zwolnij trochę albo podaj plik gdzie indziej przez --database.
cli-serve-database-failed = Nie da się otworzyć { $file }: { $error }. Napraw to albo podaj inny plik przez --database.
cli-serve-secret-failed = Nie można użyć sekretu serwera { $file }: { $error }. Napraw to; jeśli usuniesz plik, powstanie nowy, a łącza zablokowane przez gospodarzy znów będą mogły dołączać.
cli-serve-no-secret-folder = Ten system nie ma folderu na sekret serwera, a z nowym przy każdym uruchomieniu blokady przestałyby działać: ustaw TENBACK_DATA na folder albo podaj plik przez --secret-file.
# A database on a server. $error: in English, from the database.
cli-serve-bad-postgres = Adres po --database jest nieprawidłowy: { $error }. Napisz go tak: postgres://USER@HOST/DATABASE.
cli-serve-postgres-newer = Baza danych { $file } pochodzi z nowszego Tenback (format { $found }, ten zna { $known }) i pozostała bez zmian: zaktualizuj Tenback albo podaj inną przez --database.
cli-serve-postgres-not-ours = Baza danych { $file } należy do innego programu i pozostała bez zmian: utwórz pustą dla Tenback i podaj ją przez --database.
cli-serve-postgres-in-use = Bazy danych { $file } używa inny serwer: zatrzymaj go albo podaj inną bazę przez --database.
cli-serve-postgres-full = Serwer bazy danych nie ma już miejsca na { $file }: zwolnij trochę albo podaj inną bazę przez --database.
cli-serve-postgres-failed = Nie da się otworzyć bazy danych { $file }: { $error }. Napraw to albo podaj inną przez --database.
cli-serve-postgres-unreachable = Serwer bazy danych { $file } jest nieosiągalny: { $error }. Uruchom go albo popraw adres po --database.
cli-serve-postgres-login = Serwer bazy danych odrzuca użytkownika albo hasło do { $file }: popraw adres po --database albo ustaw PGPASSWORD.
cli-serve-postgres-missing = Nie ma bazy danych { $file }: utwórz ją poleceniem „createdb” albo podaj inną przez --database.
cli-serve-postgres-no-privilege = Użytkownik bazy danych { $file } nie może tworzyć w niej tabel: uczyń go właścicielem albo podaj inną bazę przez --database.
cli-serve-postgres-read-only = Baza danych { $file } nie przyjmuje zmian, jak serwer zapasowy: podaj główną przez --database.
cli-serve-postgres-unsuitable = Bazy danych { $file } nie da się użyć: Tenback wymaga PostgreSQL 14 lub nowszego i kodowania UTF8. Podaj inną przez --database.
cli-serve-node-needs-postgres = --node-address wymaga bazy danych, którą serwery mogą współdzielić: dodaj --database postgres://USER@HOST/DATABASE.
cli-serve-bad-node-address = „{ $found }” nie jest adresem dla innych serwerów: podaj host i port, na przykład 10.0.0.2:9098.
cli-serve-node-address-taken = Inny działający serwer ma już ten --node-address: każdemu daj własny albo poczekaj kilka sekund, jeśli właśnie uległ awarii.
# $error: in English, from the database.
cli-serve-node-failed = Serwer nie może dołączyć do pozostałych, które używają tej bazy danych: { $error }. Sprawdź bazę i uruchom go ponownie.

# Load. $address: as written.
cli-load-bad-address = „{ $address }” to nie adres serwera: podaj na przykład http://localhost:8098, bez https i bez ścieżki.
# $id: of a process.
cli-load-no-process = Procesu { $id } nie da się zmierzyć: podaj w --pid numer serwera na tym komputerze albo pomiń tę opcję.
# $server: bare, memory or sqlite.
cli-load-not-started = Mierzony serwer ({ $server }) się nie uruchamia; przyczynę podaje jego własny komunikat.
# $text: the server’s message.
cli-load-refused = Serwer odrzuca graczy: { $text } Podnieś jego limity; wymienia je „tenback serve --help”.
# $fault: what was wrong, in English.
cli-load-fault = Serwer nie przeszedł kontroli: { $fault }.
# $error: the system’s message.
cli-load-unreachable = Serwer jest nieosiągalny: { $error }. Sprawdź, czy działa.
cli-load-failed = Pomiar się nie udał: { $error }. Usuń przyczynę albo spróbuj z mniejszą liczbą połączeń.
cli-load-interrupted = Przerwano przed końcem: to wyniki częściowe.
cli-load-pids = Podaj --pid dla każdego --target, w tej samej kolejności, albo żadnego.
# $needed and $allowed: numbers of files.
cli-load-too-few-files = Jeden proces musiałby otworzyć tyle plików: { $needed }, a system pozwala na { $allowed }. Rozdziel obciążenie za pomocą --processes albo podnieś limit (ulimit -n).
# $line: as written.
cli-load-bad-announcement = „{ $line }” niczego nie zapowiada: napisz na przykład „kill node=1”, „back node=1” albo „pause database”.
# $file: a folder.
cli-load-no-ledger = W folderze { $file } nie ma czytelnych zapisów: { $error }. Podaj folder, do którego pisało --ledger.
cli-load-ledger-exists = W folderze { $file } są już zapisy z innego pomiaru: usuń je albo podaj w --ledger pusty folder.
# $option: as written on the command line.
cli-load-no-effect = Opcja { $option } nie działa przy kilku celach ani z --processes, --switches, --faults lub --ledger: pomiń ją.

# `tenback admin`. $file: a path; $error: a whole sentence without its full stop.
cli-admin-memory = Serwerem, który trzyma partie tylko w pamięci, nie da się zarządzać: podaj plik przez --database sqlite:FILE.
cli-admin-nothing = Żaden serwer nie działa i nie ma bazy danych { $file }: podaj inną przez --database.
cli-admin-no-permission = Nie wolno Ci używać { $file }: uruchom to jako użytkownik, na którego koncie działa serwer, albo jako root.
cli-admin-no-answer = Serwer pod { $file } nie odpowiada: { $error }. Zajrzyj do jego dziennika i spróbuj ponownie.
cli-admin-strange = Działający serwer to inna wersja Tenbacka: uruchom go ponownie i spróbuj jeszcze raz.
cli-admin-no-such-table = Nie ma takiego stołu: „tenback admin tables list” pokazuje wszystkie.
cli-admin-no-such-person = Nie ma takiej osoby: „tenback admin people list” pokazuje wszystkie.
# $why: in English, from the database.
cli-admin-store-failed = Nie udało się: { $why }. Więcej może powiedzieć „tenback admin check”.
cli-admin-needs-yes = Tego nie da się cofnąć, a nie ma terminala, żeby zapytać: dodaj --yes, jeśli masz pewność.
# $what: what is about to happen; $id: of the table or person, or a file.
cli-admin-sure = { $what ->
    [close] Zamknąć stół { $id } na zawsze?
    [delete] Usunąć stół { $id } na zawsze?
    [erase] Usunąć osobę { $id } na zawsze, ze wszystkim, co napisała?
   *[restore] Zastąpić bazę danych plikiem { $id }?
}
# The possible answers, as a hint; then those that mean yes, in lower case.
cli-admin-yes-or-no = t/N
cli-admin-yes = t tak
cli-admin-not-done = Nic się nie zmieniło.
cli-admin-done = { $what ->
    [close] Stół { $id } jest zamknięty.
    [delete] Stół { $id } jest usunięty.
    [ban] Osoba { $id } jest zablokowana.
    [unban] Osoba { $id } nie jest już zablokowana.
   *[erase] Osoba { $id } jest usunięta.
}
cli-admin-backed-up = { $file } to sprawdzona kopia bazy danych.
# $aside: a file.
cli-admin-restored = Kopia zapasowa jest przywrócona. Poprzednia baza danych to teraz { $aside }.
cli-admin-restored-new = Kopia zapasowa jest przywrócona.
cli-admin-exists = { $file } już istnieje: wybierz inną nazwę.
cli-admin-postgres-backup = Bazę danych PostgreSQL archiwizuje się i przywraca jej własnymi narzędziami: użyj pg_dump i pg_restore.
# Copying. $file: the target; $why: in English, from the database.
cli-admin-copied = Skopiowano do { $file }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $people ->
    [one] 1 osobę
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
} i { $games ->
    [one] 1 zakończoną partię
    [few] { $games } zakończone partie
    [many] { $games } zakończonych partii
   *[other] { $games } zakończonej partii
}.
# $from and $to: files.
cli-admin-copy-beside = Skopiuj też { $from } do { $to }, dla tego samego użytkownika i tak, by nikt inny nie mógł go czytać.
cli-admin-copy-not-empty = Baza { $file } nie jest pusta i pozostała bez zmian: jako cel podaj pustą bazę danych.
cli-admin-copy-failed = Kopia w { $file } jest niepełna: { $why }. Usuń ją, napraw to i spróbuj jeszcze raz.
cli-admin-no-nodes = Tej bazy danych używa tylko jeden serwer.
cli-admin-checked = { $damaged ->
    [0] Baza danych jest w porządku; { $tables ->
        [one] jej 1 stół daje się wczytać
        [few] jej { $tables } stoły dają się wczytać
        [many] jej { $tables } stołów daje się wczytać
       *[other] jej { $tables } stołu daje się wczytać
    }.
   *[other] Baza danych jest w porządku, ale niektórych stołów nie da się wczytać: { $damaged } z { $tables }.
}
# Labels of columns and lines.
cli-admin-label = { $what ->
    [node] Węzeł
    [address] Adres
    [lease] Dzierżawa
    [table] Stół
    [tables] Stoły
    [closed] Zamknięte stoły
    [host] Gospodarz
    [created] Od
    [updated] Ostatnie zdarzenie
    [events] Zdarzenia
    [game] Gra
    [stage] Stan
    [players] Gracze
    [person] Osoba
    [people] Osoby
    [name] Imię
    [language] Język
    [banned] Blokada od
    [banned-people] Zablokowane osoby
    [finished] Zakończone partie
    [bytes] Bajty
   *[oldest] Najstarszy stół
}
