# Why a command is rejected: what is wrong, and what to do instead.

illegal-game-over = Partia jest skończona: zacznij nową.
# $seats: how many there are.
illegal-no-such-seat = Nie ma takiego miejsca: wybierz { $seats ->
    [1] miejsce 1, jedyne
   *[other] miejsce od 1 do { $seats }
}.
illegal-not-seated = Odkładać i wypróbowywać karty może tylko ktoś przy stole: najpierw zajmij miejsce.
illegal-not-begun = Partia jeszcze się nie zaczęła: najpierw ustalcie, kto zaczyna.
illegal-already-begun = Partia już trwa: graj, gdy przyjdzie twoja tura.
illegal-first-seat-has-no-cards = Kto zaczyna, musi mieć kartę na ręce: niech zacznie inne miejsce.
illegal-turn-over = Tura skończyła się sama na poprzedniej karcie: to, co dalej, należy do następnej tury.
# $seat: whose turn it is.
illegal-not-your-turn = Teraz jest tura { seat.genitive }: poczekaj na swoją.

# $number: the number given, perhaps not a card at all.
illegal-not-in-hand = Na ręce nie ma karty { $number }: odłóż jedną z tych, które są.

# $card does not fit on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } nie pasuje na { pile }, na którym widać { $top }: odłóż kartę { further } albo dokładnie { $trick }.
illegal-wrong-direction-no-trick = { $card } nie pasuje na { pile }, na którym widać { $top }: odłóż kartę { further }.
illegal-wrong-direction-trick-only = { $card } nie pasuje na { pile }, na którym widać { $top }: pasuje tam już tylko { $trick }.
illegal-wrong-direction-full = { $card } nie pasuje na { pile }, na którym widać { $top }: teraz nic tam nie pasuje, wybierz inny stos.

# The piles of the opponent, in Face to Face.
illegal-already-helped = Tylko jedna karta na turę może pomóc przeciwnikowi, więc na { pile } już nie: wybierz własny stos.
illegal-not-improving = { $card } nie ulepsza { pile.genitive }, na którym widać { $top }: żeby pomóc przeciwnikowi, odłóż kartę { back }.
illegal-not-improvable = { $card } nie ulepsza { pile.genitive }, na którym widać { $top }: lepiej już być nie może, wybierz inny stos.

# $other: where the no-back card is.
illegal-no-back = { $card } nie może pójść wstecz na { pile.locative }, dopóki na { other-pile.locative } widać kartę „{ command }”: najpierw ją zakryj albo odłóż inną kartę.
# $other: the pile that binds.
illegal-one-pile = Dopóki na wierzchu leży karta „{ command }”, nie możesz przejść na { pile }: odkładaj na { other-pile }.

illegal-owes = Odłóż { more-cards }, zanim zakończysz turę.
illegal-owes-three = Odłóż { more-cards }, zanim zakończysz turę: tura z kartą „{ command }” ma dokładnie trzy karty.
illegal-skull-open = Zakryj { command.accusative } na { pile.locative }, zanim zakończysz turę.

illegal-take-back-only-solo = Karty można cofać tylko w grze solo: graj dalej od tego miejsca.
illegal-nothing-to-take-back = W tej turze nie ma czego cofnąć: najpierw odłóż kartę.

illegal-no-signals-here = Między przeciwnikami nie ma sygnałów: rozmawiajcie, jeśli obie strony mają ochotę.
illegal-muted = Karta „{ command }” na { pile.locative } zabrania sygnałów: poczekaj, aż będzie zakryta.
illegal-too-late-for-preference = Już ustalono, kto zaczyna: możesz dawać sygnały o stosach.
illegal-no-command-cards = W tej grze nie ma kart rozkazów: możesz dawać sygnały o stosach.
