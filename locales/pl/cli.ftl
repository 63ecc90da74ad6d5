# Co program mówi w wierszu poleceń.

# $error: co mówi system.
cli-unreadable = Nie można odczytać: { $error }.
cli-cannot-write = Nie można wypisać wyniku: { $error }.
cli-no-chance = Systemowy generator losowy nie odpowiada: { $error }. Podaj --seed, żeby rozdać karty z ziarna.
# $file: nazwa pliku, - to standardowe wejście.
cli-no-record = { $file }: nie ma tu żadnego zapisu.
# $file, $record: numer zapisu, $line: wiersz pliku, $why: całe zdanie.
cli-record-refused = { $file }, zapis { $record }, wiersz { $line }: { $why }
cli-perft-game-over = Na końcu zapisu partia jest skończona: perft potrzebuje otwartej.

# Laboratorium: simulate, compare, merge, train.

# $word: jak napisano; $levels: nazwy wszystkich botów.
cli-lab-unknown-bot = Nie ma bota „{ $word }”. Do wyboru są { $levels }; oprócz nich na liście mogą stać tylko no-signals, signals, ms=N, evals=N i network=FILE.
cli-lab-no-bot = Nie podano żadnego bota. Do wyboru są { $levels }.
cli-lab-bad-budget = „{ $word }” to nie budżet: napisz ms=50, czyli milisekundy (najwyżej godzina), albo evals=2000, czyli oceny.
cli-lab-bad-limit = Budżet musi być większy niż 0 i wynosić najwyżej godzinę.
# $bots: ile botów podano; $seats: ile miejsc gra.
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
cli-lab-nobody-uses-network = Podano sieć, ale nikt w składzie jej nie używa: robią to tylko expert i master.
# $shard: jak napisano.
cli-lab-bad-shard = „{ $shard }” to nie część: napisz I/N, gdzie I jest od 1 do N, na przykład 1/4, czyli pierwsza z czterech.

# $games: ile partii rozegrano; $error: co mówi system.
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
# $file: gdzie są dotychczasowe wyniki.
cli-lab-resume = To samo polecenie rusza dalej od { $file }.

cli-lab-file-refused = Nie można użyć { $file }: { $error }.
cli-lab-cannot-write-file = Nie można zapisać { $file }: { $error }.
cli-lab-file-in-use = { $file } jest w użyciu: zapisuje do niego inne uruchomienie programu.
cli-lab-file-foreign = { $file } nie jest plikiem wyników. Pozostał bez zmian; podaj inny.
# $what: jeden z tekstów poniżej.
cli-lab-other-experiment = { $file } należy do innego eksperymentu: { $what }. Pozostał bez zmian; podaj inny plik.
# $found: część w pliku.
cli-lab-other-shard = { $file } zawiera część { $found } tego eksperymentu. Pozostał bez zmian; podaj inny plik.
cli-lab-damaged = { $file }, wiersz { $line }: to nie jest wynik eksperymentu z wiersza 1.
cli-lab-merge-foreign = { $file } należy do innego eksperymentu niż pierwszy plik: { $what }.
cli-lab-differs-program = powstał w innej wersji lub innej kompilacji programu
cli-lab-differs-game = różni się gra, liczba miejsc albo opcje
cli-lab-differs-lineups = różnią się boty, sygnały, budżety albo sieci
cli-lab-differs-games = różni się liczba partii
cli-lab-differs-seed = różni się ziarno
cli-lab-differs-chunks = partie są inaczej podzielone na porcje
# $game: numer partii.
cli-lab-overlap = { $file }: partia { $game } jest w dwóch z tych plików.
cli-lab-no-files = Podaj co najmniej jeden plik.
# $count: ile brakuje z $planned; $ranges: ich numery.
cli-lab-missing = Brakuje { $count } z { $planned } partii, więc to wyniki częściowe. Brakujące partie: { $ranges } (licząc od 0).

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = W folderze { $folder } są już zapisy innego eksperymentu. Wybierz pusty folder.
cli-lab-records-other = W folderze { $folder } są zapisy innego eksperymentu: { $what }. Wybierz inny folder.
cli-lab-records-played = W folderze { $folder } są już zapisy tych partii. Wybierz pusty folder albo wznów przebieg z jego plikiem --out.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = Te wyniki powstały bez --games-csv, więc pojedyncze partie nie są znane. Zacznij od nowa z nowym plikiem --out.
cli-lab-plot-ending = Nazwa { $file } nie kończy się na .svg: wykresy są zapisywane jako SVG. Wybierz inną nazwę.

# $why: jedno ze zdań poniżej.
cli-lab-bad-network = Nie można użyć { $file }: { $why }
cli-lab-not-a-network = To nie jest plik sieci.
cli-lab-network-version = Zapisano go w wersji { $found } formatu, której ten program nie czyta.
# $found i $needed: rozmiary warstw, na przykład 104-48-16.
cli-lab-network-shape = Warstwy to { $found }, a potrzebne są { $needed }.
# $found i $needed: słowa dwóch gier.
cli-lab-network-game = Powstał dla { $found }, nie dla { $needed }.
cli-lab-network-damaged = Jest uszkodzony: wag brakuje, jest ich za dużo albo nie są liczbami.

# $folder: gdzie powstaje sieć.
cli-train-other-course = W { $folder } jest sieć zaczęta z innymi opcjami. Podaj inny folder albo usuń ten.
# $file: punkt kontrolny.
cli-train-damaged = { $file } jest uszkodzony. Usuń go, żeby zacząć od nowa.
# $games: ile partii rozegrano.
cli-train-interrupted = Przerwano po { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partii
}. To samo polecenie rusza dalej od { $folder }.

# Granie. $code: o co proszono; $codes: co jest.
cli-unknown-language = Nie ma tu języka „{ $code }”, więc jest angielski. Do wyboru są { $codes }: użyj --lang.
cli-play-nothing-to-resume = Nie ma otwartej partii do wznowienia: zacznij nową przez „tenback play”.
cli-play-over = Ta partia jest skończona: obejrzyj ją przez „tenback replay”.
cli-play-too-many-bots = Botów jest więcej niż miejsc: zwiększ --seats albo podaj mniej botów.
cli-play-too-many-names = Imion jest więcej niż ludzi: zwiększ --seats albo podaj mniej imion.

# Serwer. $link: gdzie się gra.
cli-serve-link = Tenback działa pod { $link }
# Dalej stoi kod do zeskanowania.
cli-serve-scan = W sieci lokalnej może dołączyć każdy: otwórzcie { $link } albo zeskanujcie to:
cli-serve-lan = W sieci lokalnej może dołączyć każdy: { $link }
# $links: kolejne, rozdzielone przecinkami.
cli-serve-lan-others = Jeśli to nie działa, spróbujcie { $links }
cli-serve-no-lan = Ten komputer nie jest w żadnej sieci lokalnej: połącz go z jakąś i uruchom serwer ponownie.
# $link: where the server is.
cli-serve-terminal = „tenback play --at { $link } --seats 3” otwiera tam stół dla trzech osób; „tenback play” gra przy tej klawiaturze.
# $file: baza danych.
cli-serve-kept = Partie są zapisywane w { $file }
cli-serve-memory = Partie są tylko w pamięci: znikną, gdy serwer się zatrzyma.
cli-serve-seeded = Ostrzeżenie: karty są przewidywalne (--deal-seed). Używaj tego serwera tylko do testów.
cli-serve-stop = Ctrl-C zatrzymuje serwer.
cli-serve-stopping = Serwer się zatrzymuje. Jeszcze jedno Ctrl-C nie czeka.
cli-serve-goodbye = Do widzenia!
cli-serve-goodbye-kept = Do widzenia! Wszystkie partie są zapisane.

# Dlaczego serwer nie rusza. $error: co mówi system; $address: z portem.
cli-serve-cannot-start = Serwera nie da się uruchomić: { $error }. Zamknij inne programy i spróbuj ponownie.
cli-serve-in-use = Adres { $address } jest już zajęty; może Tenback już tam działa: otwórz { $link } albo wybierz inny port przez --port.
cli-serve-no-permission = Ten system nie pozwala ci nasłuchiwać na { $address }: wybierz przez --port port od 1024 wzwyż.
cli-serve-not-here = { $address } nie jest adresem tego komputera: wybierz przez --host taki, który jest, albo pomiń --host.
cli-serve-cannot-listen = Nie da się nasłuchiwać na { $address }: { $error }. Wybierz inny adres przez --host albo inny port przez --port.
# $host: jak napisano.
cli-serve-unknown-host = Nikt nie zna komputera „{ $host }”: podaj w --host adres tego komputera, na przykład 127.0.0.1, albo pomiń tę opcję.
cli-serve-lan-and-host = --lan nasłuchuje na wszystkich adresach, a --host na jednym: wybierz jedno z dwojga.
# $found: co stoi w miejscu rodzaju.
cli-serve-bad-database = „{ $found }” to nie rodzaj bazy danych: napisz --database sqlite:FILE albo --database memory.
cli-serve-no-database-file = Za „sqlite:” nie ma pliku: podaj jakiś, na przykład --database sqlite:games.db.
# $url: jak napisano.
cli-serve-bad-public-url = „{ $url }” to nie początek linku: napisz http:// albo https:// i nazwę, na przykład https://play.example.org, bez ścieżki.
cli-serve-no-data-folder = Ten system nie ma folderu na dane: podaj plik przez --database sqlite:FILE.
# $found i $known: wersje formatu.
cli-serve-database-newer = Plik { $file } pochodzi z nowszego Tenback (format { $found }, ten zna { $known }) i został bez zmian: zaktualizuj Tenback albo podaj inny plik przez --database.
cli-serve-database-not-ours = Plik { $file } to baza danych innego programu i został bez zmian: podaj inny plik przez --database.
cli-serve-database-none = Plik { $file } nie jest bazą danych i został bez zmian: podaj inny plik przez --database.
cli-serve-database-broken = Plik { $file } jest uszkodzony i został bez zmian: połóż na jego miejsce kopię zapasową albo podaj inny plik przez --database.
cli-serve-database-no-permission = Do pliku { $file } albo jego folderu nie wolno zapisywać: zmień to albo podaj inny plik przez --database.
cli-serve-database-in-use = Plik { $file } jest otwarty na innym serwerze: zatrzymaj tamten albo podaj inny plik przez --database.
cli-serve-database-full = Na dysku nie ma już miejsca na { $file }: zwolnij trochę albo podaj plik gdzie indziej przez --database.
cli-serve-database-failed = Nie da się otworzyć { $file }: { $error }. Napraw to albo podaj inny plik przez --database.
