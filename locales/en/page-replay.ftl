# The page: games that are looked at again. These texts are read only then.

## A game that is looked at again.

# $game: as in names.ftl.
page-replay-title = Replay: { game }
page-replay-loading = Fetching the game …
page-replay-dealt = The cards are dealt.
# Where one is, for who does not see it. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Turn { $number }. { $story }
page-replay-slider = Moment of the game
page-replay-first = First moment
page-replay-turn-back = Turn back
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step on
page-replay-turn-on = Next turn
page-replay-last = Last moment
page-replay-keys = Keys: ← → a step, ↑ ↓ a turn, Home and End, Space to play.
page-replay-turns = Turns
# An entry of the list of turns. $number: of the turn.
page-replay-turn = Turn { $number }
page-replay-before = Before the first turn
# In the list: no card was laid in this turn.
page-replay-no-lay = no card
page-replay-ten-back = ten back
page-replay-eyes = Whose eyes
page-replay-eyes-all = Everybody’s cards
page-replay-eyes-table = The table only
page-replay-hands = Hands
# A hand that is not shown. $count: how many cards.
page-replay-hidden = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
# Behind the name of the seat whose turn it is.
page-replay-to-move = to move
# What a seat has told the others, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = holds { command }
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] rather not me
   *[let-me-begin] let me begin
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] The draw pile is empty
    [one] One card to draw
   *[other] { $count } cards to draw
}
# A picture of the game: how much room each pile has used. Said to who does not see it. $hops: how often a pile went back.
page-replay-chart = The room that each pile has used, from the deal to the end. Ten back: { $hops ->
    [0] never
    [one] once
   *[other] { $hops } times
}.
page-replay-legend = Filled: room that is used. Diamond: ten back.
# Before the turns that used most room; buttons with the number of the turn and its cost follow.
page-replay-dearest = Where it turned
# $number: of the turn, $cost: the room it used in all, such as +38.
page-replay-dear-turn = Turn { $number }: { $cost }
page-replay-copy = Copy link to this turn
page-replay-copied = The link is copied.
page-replay-copy-failed = The link is in the address bar: copy it from there.
page-replay-download = Download .tgn
page-replay-to-table = To the table
# How a game ended, in two or three words. $left: cards that were left, $name: who has won.
page-replay-result = { $result ->
    [won] won
    [seat] { $name } won
    [open] not over yet
   *[lost] { $left ->
        [one] one card left
       *[other] { $left } left
    }
}

# $games: how many a file holds, two or more.
page-replay-games = This file holds { $games } games; this is the first.

## Opening a record.

page-replay-open = Look at a game again
page-replay-open-why = Choose a record, a file whose name ends in .tgn, or drop it anywhere on this page. You get one after each game.
page-replay-choose = Choose a .tgn file
page-replay-choose-other = Choose another .tgn file
page-replay-unreadable = This is no game that can be shown
page-replay-not-found = The game could not be fetched
page-replay-try-again = Try again

## What if: playing on from a moment of a record.

page-what-if = What if …
# $number: of the turn from which it goes on otherwise.
page-what-if-heading = { $number ->
    [0] What if, from the deal on
   *[other] What if, from turn { $number } on
}
page-what-if-how = Choose a card, then a pile. All hands are yours.
page-what-if-here = What if, from here
page-what-if-begin = Who begins?
page-what-if-end = End turn
# $more: cards that must be laid before the turn may end.
page-what-if-owes = { $more ->
    [one] Lay one more card
   *[other] Lay { $more } more cards
}
page-what-if-undo = Undo
page-what-if-bots = Let bots play on
page-what-if-level = Bots
page-what-if-thinking = Thinking …
page-what-if-back = Back to the record
page-what-if-download = Download this game
# Two labels; how each game ended stands behind them.
page-what-if-record = The record
page-what-if-this = Here
