# The page: the end of a game at its table.

## The end of a game, beside the board.

# The heading, in few words: it stands within an arch. $result: won, excellent or lost; in Face to Face: you or other,
# seen from this reader, or seat for who only looks on. $left: how many cards were left.
page-after-heading = { $result ->
    [won] Won!
    [you] You have won!
    [other] Well played
    [seat] The game is over
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
