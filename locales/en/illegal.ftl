# Why a command is rejected: what is wrong, and what to do instead.

illegal-game-over = The game is over: start a new one.
# $seats: how many there are.
illegal-no-such-seat = There is no such seat: choose { $seats ->
    [1] seat 1, the only one
   *[other] a seat from 1 to { $seats }
}.
illegal-not-seated = Only players at the table can play cards or try them out: take a seat first.
illegal-not-begun = The game has not started yet: decide who goes first.
illegal-already-begun = The game has already started: play when it is your turn.
illegal-first-seat-has-no-cards = The first player must hold a card: let another seat go first.
illegal-turn-over = The turn ended by itself with the previous card: what follows belongs to the next turn.
# $seat: whose turn it is.
illegal-not-your-turn = It is the turn of { seat }: wait for yours.

# $number: the number given, perhaps not a card at all.
illegal-not-in-hand = { $number } is not in the hand: play a card that is.

# $card does not fit on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } doesn’t fit on { pile }, which shows { $top }: play a card { further }, or exactly { $trick }.
illegal-wrong-direction-no-trick = { $card } doesn’t fit on { pile }, which shows { $top }: play a card { further }.
illegal-wrong-direction-trick-only = { $card } doesn’t fit on { pile }, which shows { $top }: only { $trick } fits there now.
illegal-wrong-direction-full = { $card } doesn’t fit on { pile }, which shows { $top }: nothing fits there now, choose another pile.

# The piles of the opponent, in Face to Face.
illegal-already-helped = Only one card a turn may help your opponent, so no other can go on { pile }: play on a pile of your own.
illegal-not-improving = { $card } doesn’t improve { pile }, which shows { $top }: to help your opponent, play a card { back }.
illegal-not-improvable = { $card } doesn’t improve { pile }, which shows { $top } and can’t get any better: choose another pile.

# $other: where the no-back card is.
illegal-no-back = { $card } can’t go back on { pile } while { other-pile } shows “{ command }”: cover that card first, or play another.
# $other: the pile that binds.
illegal-one-pile = While a “{ command }” card is on top, you can’t switch to { pile }: play on { other-pile }.

illegal-owes = Play { more-cards } before you end the turn.
illegal-owes-three = Play { more-cards } before you end the turn: a turn with a { command } has exactly three cards.
illegal-skull-open = Cover the { command } on { pile } before you end the turn.

illegal-take-back-only-solo = You can take cards back only when you play alone: continue from here.
illegal-nothing-to-take-back = There is nothing to take back this turn: play a card first.

illegal-no-signals-here = There are no signals between opponents: talk to each other, if you both like.
illegal-muted = The { command } card on { pile } forbids signals: wait until it is covered.
illegal-too-late-for-preference = It is already decided who goes first: signal about the piles instead.
illegal-no-command-cards = This game has no command cards: signal about the piles instead.
