# The page: replays. These texts are loaded only when needed.

## A replay.

# $game: as in names.ftl.
page-replay-title = Replay: { game }
page-replay-loading = Loading the game…
page-replay-dealt = The cards are dealt.
# The current position, for screen readers. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Turn { $number }. { $story }
page-replay-slider = Position in the game
page-replay-first = To the start
page-replay-turn-back = Previous turn
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step forward
page-replay-turn-on = Next turn
page-replay-last = To the end
page-replay-keys = Keys: ← → a step, ↑ ↓ a turn, Home and End, Space to play.
page-replay-turns = Turns
# An entry in the list of turns. $number: of the turn.
page-replay-turn = Turn { $number }
page-replay-before = Before the first turn
# In the list: no card was played in this turn.
page-replay-no-lay = no card
page-replay-ten-back = ten back
page-replay-eyes = View
page-replay-eyes-all = All hands
page-replay-eyes-table = No hands
page-replay-hands = Hands
# A hidden hand. $count: the number of cards.
page-replay-hidden = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
# After the name of the seat whose turn it is.
page-replay-to-move = to play
# What a seat has signalled, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = holds { command }
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] not me
   *[let-me-begin] let me go first
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] The draw pile is empty
    [one] One card to draw
   *[other] { $count } cards to draw
}
# A chart of the game: how much room each pile has used. For screen readers. $hops: how often a pile went back.
page-replay-chart = The room each pile has used, from the deal to the end. Ten back: { $hops ->
    [0] never
    [one] once
   *[other] { $hops } times
}.
page-replay-legend = Filled: room used. Diamond: ten back.
# A button: shows win chances, mistakes, luck and skill.
page-replay-review = Review
page-replay-copy = Copy link to this turn
page-replay-copied = Link copied.
page-replay-copy-failed = Copy the link from the address bar.
page-replay-download = Download .tgn
page-replay-to-table = To the table
# How a game ended, in two or three words. $left: the number of cards left, $name: the winner.
page-replay-result = { $result ->
    [won] won
    [seat] { $name } won
    [open] in progress
   *[lost] { $left ->
        [one] one card left
       *[other] { $left } cards left
    }
}

# $games: the number of games in the file, two or more.
page-replay-games = This file contains { $games } games; this is the first.

## Opening a record.

page-replay-open = Replay a game
page-replay-open-why = Choose a game record (a .tgn file), or drop it anywhere on this page. You can download one after each game.
page-replay-choose = Choose a .tgn file
page-replay-choose-other = Choose another .tgn file
page-replay-unreadable = This game can’t be shown
page-replay-not-found = The game could not be loaded
page-replay-try-again = Try again

## What if: playing on from a position of a record.

page-what-if = What if…
# $number: the turn where the new line starts.
page-what-if-heading = { $number ->
    [0] What if, from the deal on
   *[other] What if, from turn { $number } on
}
page-what-if-how = Choose a card, then a pile. You play all hands.
page-what-if-here = What if, from here
page-what-if-begin = Who goes first?
page-what-if-end = End turn
# $more: cards that must be played before the turn may end.
page-what-if-owes = { $more ->
    [one] Play one more card
   *[other] Play { $more } more cards
}
page-what-if-undo = Undo
page-what-if-bots = Let bots finish
page-what-if-level = Bots
page-what-if-thinking = Thinking…
page-what-if-back = Back to the record
page-what-if-download = Download this game
# Two labels; the result of each game follows.
page-what-if-record = Original
page-what-if-this = What if
