# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Won!
    [excellent] { $left } left: excellent!
   *[lost] { $left ->
        [one] Lost: { $left } card left
       *[other] Lost: { $left } cards left
    }
}
# Under the heading. $laid: cards played, $all: cards in the deck.
page-after-laid = { $laid } of { $all } cards played
# Key figures of the game; the number is above.
page-after-turns = Turns
page-after-backs = Ten-backs
page-after-hints = Hints used
# All hands are shown once the game is over.
page-after-hands = Cards left in hand
page-after-undrawn = Still in the draw pile
# The same in Face to Face, where both have a draw pile. $name: the other player.
page-after-undrawn-own = Still in your draw pile
page-after-undrawn-of = Still in the draw pile of { $name }
# A picture of the line from 1 to 100 with a mark for each card; for screen readers.
page-after-picture = { $left ->
    [0] All cards are played.
    [one] All cards but one are played. Left: { $cards }.
   *[other] Cards left: { $cards }.
}
page-after-again = Another game
page-after-same = Same cards again
# Somebody else has dealt while the reader still looked at the end.
page-after-dealt = A new game has begun.
page-after-join = Go to the new game
page-after-review = Review the game
page-after-replay = Replay
page-after-download = Download .tgn
page-after-home = Home
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = { $names } can deal another game.
page-after-nobody-deals = Anyone who takes a seat can deal another game.
page-after-empty-seat = A seat is empty: another game can be dealt once someone takes it.

## Whether the cards match what was promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Fair deal: checked
    [broken] This is not the promised deal!
    [unknown] Fair deal: not checked
   *[checking] Fair deal: checking…
}
page-fair-why = Before the deal, the server shuffled the cards and showed everybody a seal: a long number that fits only this order of the cards. Now that all cards are known, the seal is computed again from the order and a secret word, the salt. If it is the same, no card was changed.
# $by: page or server.
page-fair-who = { $by ->
    [server] Your browser can’t compute seals over this connection, so the server did it. Download the game and run “tenback verify” to check it yourself.
   *[page] Your browser computed it, without help from the server.
}
page-fair-broken = The seal doesn’t fit the cards, or it isn’t the one shown before the deal: these are not the cards that were promised.
page-fair-unknown = Nothing was promised for this deal, or the server could not be asked. Download the game and run “tenback verify” to check it yourself.
page-fair-seal = Seal
