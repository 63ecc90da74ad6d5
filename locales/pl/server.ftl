# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = Serwer jeszcze cię nie zna: najpierw wybierz imię.
server-host-only = To może zrobić tylko gospodarz: poproś go o to.
server-not-seated = Tylko oglądasz: najpierw usiądź.
server-bot-plays = Gra za ciebie bot: najpierw wróć do gry.
# Only a player who is late can be replaced by the others.
server-not-late = Na { seat.locative } czas jeszcze nie minął, więc bota może tam wpuścić tylko siedząca tam osoba albo gospodarz: poczekaj chwilę.
server-table-full = Przy tym stole wszystkie miejsca są zajęte: oglądaj albo otwórz własny stół.
server-stale = Przy stole właśnie stało się coś innego: spójrz jeszcze raz, potem zdecyduj.
server-no-such-table = Ten link nie prowadzi do żadnego stołu: sprawdź go albo poproś o nowy.
server-table-closed = Ten stół został zamknięty: utwórz nowy.
server-banned = Operator tego serwera zablokował Ci dostęp: jeśli to pomyłka, skontaktuj się z nim.
server-no-spectators = Przy tym stole widzowie nie są dozwoleni: usiądź, jeśli jest wolne miejsce, albo o nie poproś.
server-no-record = Nie ma tu jeszcze skończonej partii: wróć, gdy się skończy.
server-cards-known = Przy stole usiadł ktoś, kto nie zna tych kart, a przeciwnik je zna: rozdaj nowe.
server-deal-in-play = Te karty są właśnie rozgrywane ponownie: analiza będzie dostępna, gdy ta partia się skończy.
server-newcomer = Dopiero się dosiadasz: o rozdaniu i poddaniu partii decydują ci, którzy już grali, albo gospodarz.
server-barred-from = Gospodarz usunął kogoś, kto korzystał z tej przeglądarki lub twojej sieci, więc nikt więcej nie może stamtąd dołączyć do tego stołu. Jeśli to nie ty, poproś gospodarza o nowy stół.
server-invite-needed = Do tego stołu potrzebne jest zaproszenie: poproś gospodarza o aktualny link z zaproszeniem.
# $why: in English, for people who write a program that talks to the server.
server-unreadable = Serwer nie umie odczytać tej wiadomości: { $why }. Wyślij ją tak, jak opisuje /api/openapi.json.
# $most: the maximum number of bytes in a message.
server-too-big = Ta wiadomość jest za długa, serwer czyta najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
}: wyślij mniej naraz.
server-hello-first = Pierwszą wiadomością musi być hello i tylko pierwszą: zacznij od niej, raz.
server-enough-said = Sygnały, podpowiedzi i cofnięcia w tej partii są już wykorzystane. Przy następnym rozdaniu dostaniesz nowe.
# $wait: in seconds.
server-too-fast = To było za szybko: spróbuj ponownie za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}.
server-too-many-tables = Masz dziś już za dużo otwartych stołów: graj przy którymś z nich albo otwórz następny jutro.
server-too-many-connections = Jest za dużo otwartych połączeń: zamknij okno, którego nie potrzebujesz, albo spróbuj później.
server-too-many-spectators = Ogląda już zbyt wiele osób: spróbuj później.
server-too-many-bot-games = Grasz z botami w zbyt wiele partii naraz: najpierw dokończ jedną z nich.
server-too-many-data-requests = Twoje dane są już przygotowywane lub usuwane: poczekaj, aż to się skończy.
server-too-many-groups = Jedna osoba nie może należeć do większej liczby grup: najpierw opuść jedną z nich.
server-too-many-group-members = Ta grupa jest pełna: nie może przyjąć nikogo więcej.
server-too-many-devices = Nie można zalogować więcej urządzeń: najpierw wyloguj jedno z nich.
server-too-much-today = Jedna osoba lub jedno łącze nie może zapisać na tym serwerze więcej w ciągu dnia. Trwające partie toczą się dalej; spróbuj ponownie jutro.
server-too-much-table = Ten stół jest pełny: tyle już tu zagrano i powiedziano. Dokończcie partię, a potem otwórzcie nowy stół.
server-too-much-database = Na tym serwerze nie ma teraz miejsca na nowe stoły, nowe partie ani wiadomości. Trwające partie toczą się dalej.
server-foreign-origin = To żądanie przyszło z innej witryny: otwórz stronę tego serwera i spróbuj tam.
server-foreign-host = Ten serwer nie działa pod tą nazwą: otwórz go pod jego własnym adresem. Operator może dopuścić tę nazwę za pomocą --public-url albo --allowed-hosts.
server-bad-recovery = Ten kod nie działa: może zawiera literówkę, został już użyty, wygasł albo zastąpił go nowszy. Utwórz nowy link na zalogowanym urządzeniu albo sprawdź swój kod zapasowy.
server-no-such-device = Nie ma takiego urządzenia: może zostało już wylogowane.
server-last-device = To twoje jedyne urządzenie, a nie masz kodu zapasowego: najpierw go utwórz, inaczej nie zalogujesz się już nigdy.
server-invited-only = Stoły mogą tu zakładać tylko osoby zaproszone przez operatora: poproś o link z zaproszeniem albo dołącz do stołu znajomych.
server-local-only = Stoły można zakładać tylko na komputerze, na którym działa ten serwer: dołącz do stołu przez jego link.
server-bad-clock = Czas na turę musi wynosić od 5 do 3600 sekund: wybierz coś pomiędzy.
server-team-clock = W tej grze wszyscy grają razem i nikt nie przegrywa na czas: pomiń to albo zagraj w Face to Face.
server-not-stored = Nie udało się tego zapisać, więc to się nie stało: spróbuj ponownie. Jeśli znów się nie uda, zgłoś to operatorowi serwera.
server-internal = Coś poszło nie tak na serwerze. Operator zobaczy to w dzienniku; spróbuj ponownie.
server-no-such-page = Pod tym adresem nic nie ma: sprawdź link albo zacznij od strony głównej.
server-no-such-puzzle = Nie ma takiej zagadki: sprawdź link albo rozwiąż inną.
server-no-such-group = Nie ma takiej grupy albo do niej nie należysz: poproś o jej link.
server-no-such-member = Grupa nie ma takiego członka: wczytaj listę ponownie. Osoby, do której należy grupa, nie można usunąć, ale może ona grupę rozwiązać.
server-bad-group-code = Ten link już nie działa albo jest niepełny: poproś o aktualny link grupy.
server-owner-only = Może to zrobić tylko osoba, do której należy grupa.
server-no-such-day = Nie ma takiego rozdania: sprawdź link albo zagraj jedno z dzisiejszych.
server-not-finished = To pozostanie ukryte, dopóki nie rozegrasz tego rozdania do końca albo dopóki nie zostanie odkryte dla wszystkich.
server-not-in-contest = Nie tutaj: w tym rozdaniu wszyscy grają na tych samych warunkach.
server-no-such-challenge = Nie ma takiego wyzwania: sprawdź link.
server-not-played = Rzucić innym wyzwanie z tymi kartami mogą tylko osoby, które rozegrały tę partię.
server-cards-seen = Znasz już te karty z wcześniejszej partii: to wyzwanie jest dla innych.
server-no-such-profile = Nie ma tu publicznego profilu: link jest błędny albo profil jest wyłączony.
# $line: of the record, $why: a whole sentence.
server-bad-record = Wiersz { $line }: { $why }
# $most: the maximum number of steps that can be shown.
server-too-many-moments = Ta partia ma za dużo kroków, pokazać można najwyżej { $most }: pomiń część sygnałów.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = Polecenia „{ $word }” nie da się odczytać: napisz liczbę i stos, na przykład 45a, albo end, take-back, albo begin i miejsce.
# $last: the number of the last step.
server-no-such-moment = Takiego kroku partia nie ma: wybierz któryś od 0 do { $last }.
server-nothing-to-advise = Teraz nie ma czego doradzać: zapytaj ponownie w swojej turze.
server-shutting-down = Serwer właśnie się zatrzymuje: spróbuj ponownie za minutę.
server-unreachable = Serwer, na którym działa ten stół, jest teraz nieosiągalny: spróbuj ponownie za kilka sekund.

# Why a connection ends.
server-bye-restart = Serwer uruchamia się ponownie. Połączenie wróci samo.
server-bye-moved = Stół przenosi się na inny serwer. Połączenie wróci samo.
server-bye-kicked = Gospodarz usunął cię od tego stołu: usiądź przy innym.
server-bye-no-spectators = Przy tym stole widzowie nie są już dozwoleni: poproś o miejsce.
server-bye-unheard = Połączenie było otwarte, ale hello nie przyszło na czas: połącz się ponownie.
server-bye-abuse = Serwer odrzucił zbyt wiele wiadomości z tego połączenia: poczekaj minutę i połącz się ponownie.
server-bye-closed = Ten stół został zamknięty: utwórz nowy.

# What a link shows where it is shared, such as in a chat.
server-preview-home = Tenback: odłóż wszystkie karty
server-preview-table = Zaproszenie do stołu w Tenback
server-preview-replay = Powtórka partii w Tenback
server-preview-rules = Zasady gry w Tenback
server-preview-description = Odłóż wszystkie karty na dwa rosnące i dwa malejące stosy: The Game, Extreme i Face to Face, solo, ze znajomymi albo z botami. Bez konta.

# The default name of a new device. $browser and $system are names such as Firefox and Linux. At most 24 characters in all.
server-device-browser = { $browser } ({ $system })
server-device-terminal = Terminal
server-device-other = Urządzenie
