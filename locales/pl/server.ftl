# Co serwer mówi ludziom: co jest nie tak i co zrobić zamiast tego.

server-who-are-you = Serwer jeszcze cię nie zna: najpierw wybierz imię.
server-host-only = To może zrobić tylko osoba, która otworzyła ten stół: poproś ją o to.
server-not-seated = Tylko się przyglądasz: najpierw usiądź.
server-bot-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
# Inni mogą zastąpić tylko kogoś, kto zwleka.
server-not-late = Na { seat.locative } nikt nie zwleka, więc bota może tam wpuścić tylko osoba, która tam siedzi albo która otworzyła stół: poczekaj chwilę.
server-table-full = Przy tym stole wszystkie miejsca są zajęte: przyglądaj się albo otwórz własny stół.
server-stale = Przy stole właśnie stało się coś innego: spójrz jeszcze raz i zdecyduj na nowo.
server-no-such-table = Pod tym linkiem nie ma stołu: sprawdź go albo poproś o nowy.
server-no-spectators = Przy tym stole nie można się przyglądać: usiądź, jeśli jest wolne miejsce, albo o nie poproś.
server-no-record = Nie ma tu skończonej partii do czytania: wróć, gdy się skończy.
server-cards-known = Przy stole usiadł ktoś, kto nie zna tych kart, a przeciwna strona zna: rozdaj nowe.
# $why: po angielsku, dla osób, które piszą programy dla serwera.
server-unreadable = Serwer nie umie odczytać tej wiadomości: { $why }. Wyślij ją tak, jak opisuje /api/openapi.json.
# $most: ile bajtów może mieć wiadomość.
server-too-big = Ta wiadomość jest za długa, serwer czyta najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
}: wyślij mniej naraz.
server-hello-first = Pierwsza wiadomość to hello i żadna inna: zacznij od niej, raz.
server-enough-said = Wokół tej partii powiedziano i zrobiono już tyle, że więcej się nie zmieści: dograjcie ją albo rozdajcie następną, potem możecie kontynuować.
# $wait: w sekundach.
server-too-fast = Za dużo naraz: spróbuj ponownie za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}.
server-too-many-tables = Masz dziś już bardzo dużo otwartych stołów: graj przy którymś z nich albo otwórz następny jutro.
server-too-many-connections = Jest za dużo otwartych połączeń: zamknij okno, którego nie potrzebujesz, albo spróbuj później.
server-too-many-spectators = Przygląda się już tyle osób, że nie ma miejsca: spróbuj później.
server-foreign-origin = To żądanie przyszło z innej witryny: otwórz stronę tego serwera i spróbuj tam.
server-bad-recovery = Ten kod został już użyty albo jest nowszy: weź nowy na swoim drugim urządzeniu.
server-bad-clock = Zegar daje na turę od 5 do 3600 sekund: wybierz coś pomiędzy.
server-team-clock = W tej grze wszyscy grają razem i nikt nie przegrywa na czas: pomiń to albo zagraj w Face to Face.
server-not-stored = Nie udało się tego zapisać, więc to się nie stało: spróbuj ponownie. Jeśli znów się nie uda, powiedz o tym osobie, która prowadzi serwer.
server-no-such-page = Pod tym adresem nic nie ma: sprawdź link albo zacznij od strony startowej.
# $line: zapisu, $why: całe zdanie.
server-bad-record = Wiersz { $line }: { $why }
# $most: ile chwil partii da się pokazać.
server-too-many-moments = W tej partii stało się więcej, niż da się pokazać krok po kroku, najwyżej { $most }: pomiń część sygnałów.
# $word: co zostało wysłane. Słów poleceń nigdy się nie tłumaczy.
server-bad-move = Polecenia „{ $word }” nie da się odczytać: napisz liczbę i stos, na przykład 45a, albo end, take-back, albo begin i miejsce.
# $last: numer ostatniego kroku.
server-no-such-moment = Takiego kroku partia nie ma, jej ostatni ma numer { $last }: wybierz któryś od 0 do { $last }.
server-nothing-to-advise = Teraz nie ma nad czym radzić: zapytaj ponownie w swojej turze.
server-shutting-down = Serwer właśnie się zatrzymuje: spróbuj ponownie za minutę.

# Dlaczego połączenie się kończy.
server-bye-restart = Serwer uruchamia się ponownie. Połączenie wróci samo.
server-bye-kicked = Osoba, która otworzyła ten stół, odesłała cię od niego: usiądź przy innym.
server-bye-no-spectators = Przy tym stole nie można się już przyglądać: poproś o miejsce.
server-bye-unheard = Połączenie było otwarte, ale hello nie przyszło na czas: połącz się ponownie.
server-bye-abuse = Tym połączeniem przyszło za dużo tego, co serwer musiał odrzucić: poczekaj minutę i połącz się ponownie.

# Co pokazuje link tam, gdzie się go udostępni, na przykład na czacie.
server-preview-home = Tenback: odłóż wszystkie karty
server-preview-table = Zaproszenie do stołu w Tenback
server-preview-replay = Powtórka partii w Tenback
server-preview-rules = Zasady gry w Tenback
server-preview-description = Odłóż wszystkie karty na dwa rosnące i dwa malejące stosy: The Game, Extreme i Face to Face, solo, ze znajomymi albo z botami. Bez konta.
