# The page: the end of a game at its table.

## The end of a game, beside the board.

# The heading, in few words: it stands within an arch. $result: won, excellent or lost; in Face to Face: you for who
# has won, other for everybody else; $name: who has won. $left: how many cards were left.
page-after-heading = { $result ->
    [won] Won!
    [you] You have won!
    [other] { $name } has won
    [excellent] { $left } left: excellent!
   *[lost] { $left } left
}
# Under the heading. $laid: how many cards were laid, $all: how many there are.
page-after-laid = { $laid } of { $all } cards laid
# A picture of the line from 1 to 100 with a mark for each card; said to who does not see it.
page-after-picture = { $left ->
    [0] Every card is laid.
    [one] Every card but one is laid. Left: { $cards }.
   *[other] Not laid: { $cards }.
}
page-after-again = Another game
page-after-same = Same deal again
page-after-replay = Replay
page-after-turned = See where it turned
page-after-download = Download .tgn
page-after-home = Home
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = { $names } can deal another game.
page-after-nobody-deals = Whoever sits down can deal another game.
page-after-empty-seat = A seat is empty: another game can be dealt once somebody sits there.

## Whether the cards were those that were promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Fair deal: checked
    [broken] This deal is not the promised one!
    [unknown] Fair deal: not checked
   *[checking] Fair deal: being checked …
}
page-fair-why = Before the cards were dealt, the server shuffled them and told everybody a seal: a long number that fits this order of the cards only. Now that all cards are open, the seal is computed again from the order and a secret word, the salt. If it is the same, nobody can have changed a card.
# $by: page or server.
page-fair-who = { $by ->
    [server] On this connection your browser may not compute seals, so the server did it. Download the game and run “tenback verify” to check it yourself.
   *[page] Your browser computed it, without help of the server.
}
page-fair-broken = The seal does not fit the cards, or is another than the one that was told before: the cards were not those that were promised.
page-fair-unknown = Nothing was promised for this deal, or nobody could be asked. Download the game and run “tenback verify” to check it yourself.
page-fair-seal = The seal

## How a game has ended, as the page tells it: with names where they are known.

# $cards: how many the deck has.
page-ending-won = Won: all { $cards } cards are laid.

# A lost game, and why. $who: alone for who plays alone, you if it was the reader’s turn, other if it was $name’s.
page-ending-left = { $left ->
    [0] Lost although no card is left
    [one] Lost with one card left
   *[other] Lost with { $left } cards left
}{ $rating ->
    [excellent] : excellent!
   *[plain] .
}
page-ending-lost-stuck = { page-ending-left } { $who ->
    [alone] The turn could not be completed.
    [you] You could not complete your turn.
   *[other] { $name } could not complete the turn.
}
page-ending-lost-skull-open = { page-ending-left } { $who ->
    [alone] A { command } stayed uncovered.
    [you] You left a { command } uncovered.
   *[other] { $name } left a { command } uncovered.
}
page-ending-lost-not-three = { page-ending-left } { $who ->
    [alone] The turn with a { command } did not have exactly three cards.
    [you] You laid a { command }, but not exactly three cards.
   *[other] { $name } laid a { command }, but not exactly three cards.
}
page-ending-lost-resigned = { page-ending-left } { $who ->
    [alone] You gave up.
    [you] You gave up.
   *[other] { $name } gave up.
}
page-ending-lost-out-of-time = { page-ending-left } { $who ->
    [alone] The time ran out.
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
page-ending-seat-won-all-laid = { $who ->
    [winner] You have won: all your { $cards } cards are laid.
   *[other] { $winner } has won: all { $cards } own cards are laid.
}
page-ending-seat-won-stuck = { $who ->
    [winner] You have won: { $name } could not lay two cards.
    [loser] { $winner } has won: you could not lay two cards.
   *[other] { $winner } has won: { $name } could not lay two cards.
}
page-ending-seat-won-disobeyed = { $who ->
    [winner] You have won: { $name } could not obey a command.
    [loser] { $winner } has won: you could not obey a command.
   *[other] { $winner } has won: { $name } could not obey a command.
}
page-ending-seat-won-resigned = { $who ->
    [winner] You have won: { $name } gave up.
    [loser] { $winner } has won: you gave up.
   *[other] { $winner } has won: { $name } gave up.
}
page-ending-seat-won-out-of-time = { $who ->
    [winner] You have won: { $name } ran out of time.
    [loser] { $winner } has won: you ran out of time.
   *[other] { $winner } has won: { $name } ran out of time.
}
