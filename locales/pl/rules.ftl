# The rules in short, for the rules screen. A chapter has a title and a text; an empty line starts a paragraph.

rules-title = Zasady: { game }

rules-goal-title = Cel
rules-goal = Gracie jako jedna drużyna, od jednego do pięciu graczy. Dwa stosy rosną od 1, dwa maleją od 100. Kart jest 98, od 2 do 99, każda raz. Odłóżcie wszystkie, a wygracie razem.

rules-lay-title = Odkładanie
rules-lay = Na stos rosnący pasuje każda wyższa karta, na malejący każda niższa. Luka może być dowolnie duża, ale każda przeskoczona liczba przepada.

rules-trick-title = Dziesięć wstecz
rules-trick = Jest jedna droga wstecz: karta dokładnie o dziesięć niższa na stosie rosnącym, dokładnie o dziesięć wyższa na malejącym. Na rosnące 47 można odłożyć 37, na malejące 65 można odłożyć 75. To działa na każdym stosie i dowolnie często, ale nigdy o dwadzieścia ani trzydzieści.

rules-turn-title = Twoja tura
rules-turn = Odłóż co najmniej dwie karty, jedną po drugiej, na dowolne stosy; możesz odłożyć więcej. Potem uzupełnij rękę ze stosu dobierania. Gdy stos dobierania jest pusty, wystarczy jedna karta na turę. Na ręce jest 8 kart solo, 7 we dwoje, 6 w większym gronie.

    Odłożona karta zostaje na stosie. W grze solo możesz cofać karty do końca tury.

rules-talk-title = Rozmowa
rules-talk = Nigdy nie pokazuj karty, nie podawaj liczby ani wskazówki, która do niej prowadzi. Wszystko inne wolno powiedzieć: „nie ruszaj tego stosu”, „tam proszę małe kroki”. Sygnały w tym programie mówią właśnie to.

rules-end-title = Koniec
rules-end = Jeśli ktoś nie może odłożyć kart, których wymaga tura, przegrywa cała drużyna. Wynikiem jest liczba pozostałych kart: mniej niż dziesięć to znakomity wynik.

    Dla profesjonalistów: trzy karty na turę zamiast dwóch albo o jedną kartę mniej na każdej ręce.

rules-extreme-title = Extreme
rules-extreme = Wszystko jak w The Game, ale na 28 kartach są rozkazy. Niewykonany rozkaz to przegrana.

rules-lightning-title = ↯ Rozkazy błyskawiczne
rules-lightning = Obowiązują tylko osobę, która je odkłada, i tylko w tej turze.

    stop: tura kończy się od razu, nawet po jednej karcie.

    czaszka: zakryj ją w tej samej turze dowolną kartą, która tam pasuje.

    3!: w tej turze dokładnie trzy karty, ni mniej, ni więcej.

rules-infinity-title = ∞ Rozkazy trwałe
rules-infinity = Obowiązują wszystkich, dopóki leżą na wierzchu stosu. Zakryty rozkaz przestaje działać.

    cisza: bez rozmów i sygnałów.

    tylko naprzód: nikt nie gra dziesięć wstecz.

    jeden stos: wszystkie karty z tury idą na jeden stos.

    dobierz jedną: na koniec tury dobiera się tylko jedną kartę.

rules-stand-in = Które liczby mają jaki rozkaz, widać tylko na wydanych kartach. Ten program używa własnego zestawu: { $cards }.

rules-face-goal-title = Cel
rules-face-goal = Dwoje przeciwników. Każda strona ma talię 58 kart, od 2 do 59, stos rosnący od 1 i stos malejący od 60. Wygrywa, kto wcześniej odłoży wszystkie własne karty. Kto nie może odłożyć dwóch kart, przegrywa.

rules-face-turn-title = Twoja tura
rules-face-turn = Odłóż co najmniej dwie karty. Na własnych stosach wszystko jest jak w The Game: wyżej na rosnącym, niżej na malejącym albo dokładnie o dziesięć wstecz.

rules-help-title = Pomoc
rules-help = Jedną kartę na turę możesz odłożyć u przeciwnika, jeśli ulepsza jego stos: niższą na stosie rosnącym, wyższą na malejącym, o dowolną wartość. Liczy się jako jedna z twoich dwóch.

rules-draw-title = Dobieranie
rules-draw = Po pomocy uzupełniasz rękę do sześciu kart. Bez pomocy dobierasz tylko dwie karty, bez względu na to, ile kart odłożysz.

# At the end of the rules in the terminal.
rules-lessons = Możesz też uczyć się, grając: tenback learn.
