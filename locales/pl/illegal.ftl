# Dlaczego życzenie zostaje odrzucone: co jest nie tak, co zrobić zamiast tego, a w nawiasie punkty zasad.

illegal-game-over = Partia jest skończona: zacznij nową, żeby grać dalej (A11, A13, C8, C9).
# $seats: ile jest miejsc.
illegal-no-such-seat = Nie ma takiego miejsca: wybierz { $seats ->
    [1] miejsce 1, jedyne
   *[other] miejsce od 1 do { $seats }
} (A2, C1).
illegal-not-seated = Odkładać i wypróbowywać karty może tylko ktoś przy stole: najpierw zajmij miejsce (A16).
illegal-not-begun = Partia jeszcze się nie zaczęła: najpierw ustalcie, kto zaczyna (A4).
illegal-already-begun = Partia już trwa: graj, gdy przyjdzie twoja kolej (A4).
illegal-nothing-to-begin-with = Kto zaczyna, musi mieć kartę na ręce: niech zacznie inne miejsce (A10).
illegal-turn-over = Tura skończyła się sama na poprzedniej karcie: to, co dalej, należy do następnej tury (A17, B6, B9).
# $seat: czyja jest tura.
illegal-not-your-turn = Teraz jest tura { seat.genitive }: poczekaj na swoją (A4, C2).

# $number: o co ktoś prosił, może to wcale nie być karta.
illegal-not-in-hand = Na ręce nie ma karty { $number }: odłóż jedną z tych, które są (A7).

# $card nie pasuje na $pile, który biegnie w kierunku $direction i pokazuje $top. $trick: liczba dokładnie o dziesięć wstecz.
illegal-wrong-direction = { $card } nie pasuje na { pile }, na którym widać { $top }: odłóż kartę { further } albo dokładnie { $trick } (A5, A6).
illegal-wrong-direction-no-trick = { $card } nie pasuje na { pile }, na którym widać { $top }: odłóż kartę { further } (A5).
illegal-wrong-direction-trick-only = { $card } nie pasuje na { pile }, na którym widać { $top }: można tam odłożyć już tylko { $trick } (A5, A6).
illegal-wrong-direction-full = { $card } nie pasuje na { pile }, na którym widać { $top }: teraz nic tam nie pasuje, wybierz inny stos (A5).

# Stosy przeciwnika w Face to Face.
illegal-already-helped = U przeciwnika można odłożyć tylko jedną kartę na turę, więc na { pile } już nie: wybierz własny stos (C5).
illegal-not-improving = { $card } nie ulepsza { pile.genitive }, na którym widać { $top }: u przeciwnika odłóż kartę { back } (C5).
illegal-not-improvable = { $card } nie ulepsza { pile.genitive }, na którym widać { $top }: lepiej już być nie może, wybierz inny stos (C5).

# $other: gdzie leży karta z zakazem.
illegal-no-back = { $card } nie może pójść wstecz na { pile }, dopóki na { other-pile.locative } widać kartę „{ command }”: najpierw ją zakryj albo odłóż inną kartę (B13).
# $other: stos, który obowiązuje.
illegal-one-pile = Widać kartę „{ command }”, więc { pile } musi poczekać: odkładaj na { other-pile } (B14, B15).

illegal-owes = Odłóż { more-cards }, zanim skończysz turę (A7, C3).
illegal-owes-three = Odłóż { more-cards }, zanim skończysz turę: z kartą „{ command }” tura ma dokładnie trzy karty (B9).
illegal-skull-open = Zakryj { command.accusative } na { pile.locative }, zanim skończysz turę (B7).

illegal-no-take-back-in-company = Gdy grają też inni, odłożonej karty się nie cofa: graj dalej od tego miejsca (A16).
illegal-nothing-to-take-back = W tej turze nie ma czego cofnąć: najpierw odłóż kartę (A16).

illegal-no-signals-here = Między przeciwnikami nie ma sygnałów: rozmawiajcie, jeśli obie strony mają ochotę (C0).
illegal-muted = Karta „{ command }” na { pile.locative } zabrania sygnałów: poczekaj, aż będzie zakryta (B12).
illegal-too-late-to-wish = Już ustalono, kto zaczyna: możesz dawać sygnały o stosach (A4, A15).
illegal-no-command-cards = W tej grze nie ma kart rozkazów: możesz dawać sygnały o stosach (A15, B18).
