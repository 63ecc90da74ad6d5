# Lessons one plays: what the coach says. Short sentences: the message of a step also says what was good about the move
# before. The cards and piles are those of the positions in crates/lessons.

# Names of the other seat.
lesson-partner = Partner
lesson-opponent = Przeciwnik

# Moves that are legal but not what the coach asks for.
lesson-not-now = Jeszcze nie: najpierw zrób to, o co prosi trener.
# $card, $pile, $step: how far it advances the pile.
lesson-smaller-step = { $card } pasuje na { pile }, ale to krok o { $step }. Da się mniejszym krokiem: poszukaj.
lesson-end-now = Możesz grać dalej, ale tutaj zakończ turę.
lesson-loses = To byłaby przegrana: { lose-why }. Spróbuj inaczej.

lesson-basics-rising = Stosy a i b rosną: każda karta musi być wyższa od tej na wierzchu. Odłóż 33 na stos a: wybierz kartę, potem stos.
lesson-basics-rising-other = Ten stos maleje. Tym razem odłóż na rosnący: 33 na stos a.
lesson-basics-falling = Mały krok, i dobrze: przeskoczone liczby przepadają. Stosy c i d maleją: każda karta musi być niższa. Znajdź taką, która zrobi tam mały krok.
lesson-basics-falling-other = Ten stos rośnie. Tym razem odłóż na stos c albo d.
lesson-basics-end = Dwie karty odłożone, tyle wystarczy na turę. Wolno więcej, ale każda karta zużywa liczby. Zakończ turę.
lesson-basics-end-other = Wolno odłożyć tyle kart, ile chcesz, ale ta może poczekać. Zatrzymaj ją i zakończ turę.
lesson-basics-back = Masz dwie nowe karty, a jedna jest wyjątkowa: 23 to dokładnie o dziesięć mniej niż 33. To jedyna droga wstecz. Odłóż 23 na stos a!
lesson-basics-back-other = Można i tak, ale nie przegap dziesięciu wstecz: odłóż 23 na stos a.
lesson-basics-after-back = Dziesięć wstecz! Stos a odzyskał dziesięć liczb, a 25, dla której nie było dobrego miejsca, teraz tam pasuje. Odłóż ją.
lesson-basics-end-again = Znowu dwie karty. Zakończ turę, a przeskoczymy do końca partii.
lesson-basics-last-turn = Zostały cztery karty, w tym jedna w stosie dobierania. Odłóż co najmniej dwie, potem zakończ turę.
lesson-basics-win = Stos dobierania jest pusty. Od teraz wystarczy jedna karta na turę. Odłóż wszystkie karty, które ci zostały!
lesson-basics-win-other = Uważaj na kolejność: potem inna karta nie miałaby już miejsca.
lesson-basics-done = Wszystkie karty odłożone: wygrana! W całej partii jest ich 98, a grać można solo albo w drużynie.

lesson-talk-heed = W drużynie nikt nie widzi cudzych kart. Ale partner dał sygnał na stosie a: nie ruszaj! Odłóż dwie karty na inne stosy.
lesson-talk-heed-other = Partner prosi, żeby nie ruszać stosu a. Odłóż na inny.
lesson-talk-heed-again = Dobrze. Jeszcze jedna karta, i znów nie na stos a.
lesson-talk-end = Teraz zakończ turę i zobacz, co planował partner.
lesson-talk-why = Dziesięć wstecz: 11 na 21! Po to są sygnały. Mówią o stosach, nigdy o liczbach. Teraz odwrotnie.
lesson-talk-signal = Tura partnera. Masz 35, którą na stosie b można zagrać dziesięć wstecz. Daj na stosie b sygnał „nie ruszać”.
lesson-talk-signal-other = To partnerowi nie pomoże: sygnał „nie ruszać” jest potrzebny na stosie b.
lesson-talk-signal-weak = Partner wciąż mógłby tam odłożyć kartę. Powiedz to wyraźniej: „nie ruszać”.
lesson-talk-back = Partner nie ruszył stosu b i teraz twoja tura. Zagraj dziesięć wstecz: 35 na stos b.
lesson-talk-back-other = Najpierw krok wstecz, dla którego był sygnał: 35 na stos b.
lesson-talk-words = Rozmawiać też wolno, byle nic nie prowadziło do liczby. Które zdanie jest dozwolone?
lesson-talk-words-number = „Mam 37”.
lesson-talk-words-number-other = Tu pada liczba, więc tak nie wolno.
lesson-talk-words-pile = „Trzeci stos zostaw, proszę, mnie”.
lesson-talk-words-back = „Na stosie b mogę zagrać dokładnie dziesięć wstecz”.
lesson-talk-words-back-other = Dokładnie dziesięć wstecz prowadzi tam tylko jedna karta, więc to też ją zdradza.
lesson-talk-done = Zgadza się! Mów o stosach, nigdy o liczbach. Każda drużyna chętnie cię przyjmie.

lesson-extreme-stop = W Extreme na 28 kartach są rozkazy. Błyskawiczne działają tylko raz. 28 to stop: od razu kończy turę, nawet jako pierwsza karta. Odłóż ją na stos a.
lesson-extreme-stop-other = Najpierw wypróbuj stop: 28 na stos a.
lesson-extreme-skull = Jedna karta i po turze. Teraz czaszka: trzeba ją zakryć w tej samej turze. Odłóż 32 na stos a.
lesson-extreme-skull-other = Najpierw wypróbuj czaszkę: 32 na stos a.
lesson-extreme-cover = Teraz zakryj czaszkę: odłóż 35 na stos a.
lesson-extreme-cover-other = Czaszka ma pierwszeństwo: zakryj ją kartą 35.
lesson-extreme-covered = Zakryta. Zakończ turę.
lesson-extreme-three = Trzeci rozkaz to „3!”: dokładnie trzy karty w tej turze. Odłóż 36 na stos a.
lesson-extreme-three-other = Najpierw wypróbuj „3!”: 36 na stos a.
lesson-extreme-three-more = Teraz jeszcze dwie karty, ani mniej, ani więcej. Odłóż, co pasuje.
lesson-extreme-lightning = Z trzecią kartą tura skończyła się sama. Pozostałe cztery rozkazy są trwałe: obowiązują wszystkich, dopóki leżą na wierzchu.
lesson-extreme-no-back = Na stosie b widać „tylko naprzód”: nikt nie może zagrać dziesięć wstecz, nawet ty ze swoją 20. Zakryj tę kartę: 48 na stos b.
lesson-extreme-no-back-other = Najpierw zakryj „tylko naprzód”: 48 na stos b.
lesson-extreme-back = Zakryty rozkaz przestaje działać. Teraz wolno dziesięć wstecz: 20 na stos a.
lesson-extreme-back-other = Najpierw dziesięć wstecz: 20 na stos a.
lesson-extreme-draw-one = Na stosie d widać „dobierz jedną”: jeśli teraz zakończysz turę, dobierzesz tylko jedną kartę. Zakryj rozkaz kartą 72.
lesson-extreme-draw-one-other = Najpierw zakryj „dobierz jedną”: 72 na stos d.
lesson-extreme-draw-one-end = Wtedy dobierzesz tylko jedną kartę. Najpierw zakryj „dobierz jedną”: 72 na stos d.
lesson-extreme-mute = Na stosie c widać „cisza”: w drużynie nikt nie może rozmawiać ani dawać sygnałów. Zakryj rozkaz kartą 61.
lesson-extreme-mute-other = Najpierw zakryj „ciszę”: 61 na stos c.
lesson-extreme-refill = Na wierzchu nie ma już rozkazów. Zakończ turę, a uzupełnisz całą rękę.
lesson-extreme-one-pile = Cztery nowe karty! Siódmy rozkaz to „jeden stos”: dopóki leży na wierzchu, wszystkie karty tury idą na jeden stos. Odłóż 59 na stos c.
lesson-extreme-one-pile-other = Najpierw wypróbuj „jeden stos”: 59 na stos c.
lesson-extreme-same-pile = Następna karta też musi trafić na stos c. Odłóż tam 57: zakryje rozkaz i wszystkie stosy znów są wolne.
lesson-extreme-done = To już wszystkie siedem. Nie ucz się ich na pamięć: wybierz kartę, a zobaczysz, co znaczy jej rozkaz.

lesson-face-help = Stosy a i b są twoje, c i d przeciwnika. Na turę dobierasz tylko dwie karty, ale jeśli pomożesz, uzupełniasz rękę do sześciu. Odłóż 31 na stos c: prezent, który daje przeciwnikowi niewiele.
lesson-face-help-other = Prezent powinien dawać przeciwnikowi niewiele: 31 na stos c.
lesson-face-own = Prezent musi ulepszyć stos, a w turze wolno dać tylko jeden. Następną kartę odłóż na własny stos, małym krokiem.
lesson-face-end = Zakończ turę i policz, ile kart dobierasz.
lesson-face-refilled = Pięć kart zamiast dwóch! Pomoc się opłaca, gdy masz mało kart. Ale nie zawsze, jak zaraz zobaczysz.
lesson-face-starve = Stosy przeciwnika są prawie pełne i każdy prezent by go uratował. Odłóż dwie karty na własne stosy.
lesson-face-starve-other = To uratowałoby przeciwnika. Odłóż na własne stosy.
lesson-face-starve-again = Jeszcze jedna karta na własne stosy.
lesson-face-starve-end = Tym razem bez prezentu. Zakończ turę.
lesson-face-starved = Przeciwnik nie może odłożyć dwóch kart, więc wygrywasz! Druga droga do zwycięstwa to wyścig.
lesson-face-race = Stosy dobierania są puste, a przeciwnikowi zostały dwie karty. Wygrywa, kto pierwszy odłoży wszystkie. Odłóż w tej turze wszystkie trzy!
lesson-face-race-other = Potem jedna z twoich kart już by nie pasowała. Spróbuj innej kolejności.
lesson-face-race-end = Wtedy przeciwnik odłoży ostatnie dwie karty i wygra. Odłóż też trzecią kartę!
lesson-face-done = Wyścig wygrany! Pomagaj, gdy masz mało kart, nic nie dawaj, gdy przeciwnik utknął, a pod koniec licz karty.
