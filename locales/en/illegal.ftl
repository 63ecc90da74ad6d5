# Why a wish is refused: what is wrong, what to do instead, and the clauses of the rules in parentheses.

illegal-game-over = The game is over: start a new one to play on (A11, A13, C8, C9).
# $seats: how many there are.
illegal-no-such-seat = There is no such seat: choose { $seats ->
    [1] seat 1, the only one
   *[other] one of 1 to { $seats }
} (A2, C1).
illegal-not-seated = Only who sits at the table can lay cards or try them out: take a seat first (A16).
illegal-not-begun = Nobody has begun yet: agree first who begins (A4).
illegal-already-begun = The game has begun already: play when your turn comes (A4).
illegal-nothing-to-begin-with = Who begins must hold a card: let another seat begin (A10).
illegal-turn-over = The turn ended by itself with the card before: what follows belongs to the next turn (A17, B6, B9).
# $seat: whose turn it is.
illegal-not-your-turn = It is the turn of { seat }: wait for yours (A4, C2).

# $number: what was asked for, perhaps no card at all.
illegal-not-in-hand = { $number } is not in the hand: lay a card that is (A7).

# $card does not go on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } does not fit { pile }, which shows { $top }: lay { further }, or exactly { $trick } (A5, A6).
illegal-wrong-direction-no-trick = { $card } does not fit { pile }, which shows { $top }: lay { further } (A5).
illegal-wrong-direction-trick-only = { $card } does not fit { pile }, which shows { $top }: only { $trick } still goes there (A5, A6).
illegal-wrong-direction-full = { $card } does not fit { pile }, which shows { $top }: nothing goes there now, choose another pile (A5).

# The piles of the opponent, in Face to Face.
illegal-already-helped = Only one card a turn may go to your opponent, so none to { pile } now: lay on a pile of your own (C5).
illegal-not-improving = { $card } does not improve { pile }, which shows { $top }: for your opponent lay { back } (C5).
illegal-not-improvable = { $card } does not improve { pile }, which shows { $top }, as good as it gets: choose another pile (C5).

# $other: where the no-back card lies.
illegal-no-back = { $card } may not go back on { pile } while { other-pile } shows { command }: cover that card first, or lay another (B13).
# $other: the pile that binds.
illegal-one-pile = A { command } card is visible, so { pile } must wait: lay on { other-pile } (B14, B15).

illegal-owes = Lay { more-cards } before you end the turn (A7, C3).
illegal-owes-three = Lay { more-cards } before you end the turn: with a { command } in it, it has exactly three cards (B9).
illegal-skull-open = Cover the { command } on { pile } before you end the turn (B7).

illegal-no-take-back-in-company = A card laid is final when others play too: go on from here (A16).
illegal-nothing-to-take-back = There is nothing to take back in this turn: lay a card first (A16).

illegal-no-signals-here = There are no signals between opponents: talk to each other, if you both like (C0).
illegal-muted = The { command } card on { pile } forbids signals: wait until it is covered (B12).
illegal-too-late-to-wish = Who begins is settled: signal about the piles instead (A4, A15).
illegal-no-command-cards = This game has no command cards: signal about the piles instead (A15, B18).
