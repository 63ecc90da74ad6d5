# The page: the board, the hand and what a player can do with them. Space is short: a phone is 40 letters wide.

# Next to the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = rising
page-pile-falling = falling
page-pile-rising-from = rising, from { $start }
page-pile-falling-from = falling, from { $start }
# The number of cards on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] untouched
    [one] one card
   *[other] { $height } cards
}
# Face to Face: the owner of a pile. $seat: for spectators.
page-pile-yours = yours
page-pile-theirs = theirs
# A move that loses the game: next to its cost.
page-lay-loses = loses
# What a card on the opponent’s pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [one] gives them one number back; you refill your hand to six
   *[other] gives them { $back } numbers back; you refill your hand to six
}

# Names that are read aloud. $side: yours, theirs or none; $direction: rising or falling; $top: what it shows.
page-pile-name = { $side ->
    [yours] Your { pile }
    [theirs] Their { pile }
   *[none] { pile.start }
}, { $direction ->
    [rising] rising
   *[falling] falling
}, shows { $top }, { page-pile-height }.
# After that name. $card: the selected card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: ten back!
page-pile-loses = { $card }: { $cost }, loses the game.
page-pile-closed = { $card } doesn’t fit.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card in the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, cheapest { $cost } on { pile }
page-card-back = { $card }, ten back on { pile }!
page-card-loses = { $card }, loses the game on every pile
page-card-nowhere = { $card }, doesn’t fit anywhere
# The same for a command card.
page-card-command = { command }: { page-command-about }

# Regions, for screen readers.
page-board-hand = Your hand
page-board-piles = Piles
page-board-actions = Actions

# What to do now: one or two short lines. $name: whose turn it is; $laid: cards played this turn; $more: how many
# more are required.
page-todo-wait = { $name } to play
page-todo-owes = { $laid ->
    [0] Your turn: play { $more ->
        [one] a card
       *[other] { $more } cards
    }
   *[other] Play { more-cards }
}
page-todo-three = Exactly three cards this turn: play { more-cards }
page-todo-skull = Cover the { command } on { pile }
page-todo-enough = End your turn or keep playing
page-todo-try = Trying out: play cards, nobody sees it
page-todo-tried-enough = That’s enough: play it for real, or keep trying
page-todo-tried-complete = The turn would end here: play it for real?
page-todo-tried-lost = This would lose the game: undo it
page-todo-dealt = The cards are dealt
page-todo-over = The game is over

# Buttons: one to three short words each.
page-turn-end = End turn
page-turn-more = Play { $more } more
page-turn-take-back = Take back
page-trial-start = Try out
page-trial-lay = Play for real
page-trial-undo = Undo
page-trial-stop = Stop
page-hint-ask = Hint
# Above the board while a turn is tried out.
page-trial-on = Trying out

# A losing move asks first. $card, $pile.
page-lay-ask = { $card } on { pile } loses the game immediately.
page-lay-anyway = Play it anyway
page-lay-no = No

# A hint. $lays: such as 45a 46a; the reasons follow below.
page-hint-lays = A master would play { $lays }
page-hint-end = A master would end the turn here
page-hint-wait = The master is thinking…
page-hint-busy = Many players are asking for hints. Yours is still coming…
page-hint-close = Close the hint

# What is typed so far. $text: digits.
page-board-typed = { $text }… then a, b, c or d
page-board-unheld = You don’t hold { $text }.
# The draw pile, two short lines. $stock: its cards; $left: cards not played yet. The last: the opponent’s.
page-board-stock = Draw pile { $stock }
page-board-left = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
page-board-stock-theirs = Theirs { $stock }

# The first turn: what to do first, then next; and when a pile was picked before a card.
page-todo-card = Pick a card, then a pile
page-todo-pile = Now pick a pile
page-todo-card-first = Pick a card first, then a pile

# What the marks on the tracks and on the cards mean, a few words each. The first: what all of them are called.
page-legend = Marks
page-legend-fits = your card, fits there now
page-legend-faint = doesn’t fit there
page-legend-edge = mark on a card: low to high
page-legend-pair = ten apart
# Read aloud after a card. $other: a card of the hand that is ten higher or lower.
page-card-pair = Ten apart from { $other }
# A lay of a hint. $card, $pile: such as 45 on a.
page-hint-lay = { $card } on { $pile }

# Face to Face, the line between the halves: the rule, then what happened in this turn.
page-facing-rule = One card a turn may help your opponent; then you refill your hand to six.
page-facing-given = You helped: your hand refills to six at the end of the turn.
page-facing-got = Your opponent helps you and refills their hand to six.
# Read aloud after a card: where it would help the opponent least. $back: numbers; $pile.
page-card-gift = { $back ->
    [one] or gives them one number back on { pile }
   *[other] or gives them { $back } numbers back on { pile }
}

# What a command card does, before it is played: one sentence. $command: the word of the notation.
page-command-about = { $command ->
    [stop] The turn ends as soon as you play it.
    [skull] Cover it with another card this turn, or the game is lost.
    [three] Play exactly three cards this turn.
    [mute] No talk and no signals while it is on top.
    [no-back] Nobody can go ten back while it is on top.
    [one-pile] All cards of a turn go on one pile while it is on top.
   *[draw-one] Everybody draws only one card a turn while it is on top.
}

# Before a card goes on a pile that others asked to keep off. $name: who.
page-pile-keep-off = { $name } asked to keep off

# Why a move loses, after a colon. $cause: the word of the protocol. Then the question before such a move.
page-lay-why = { $card } on { pile } loses the game: { lose-why }.
