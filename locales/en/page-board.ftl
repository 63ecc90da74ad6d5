# The page: the board, the hand and what one does with them. Space is short: a phone is 40 letters wide.

# Beside the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = rising
page-pile-falling = falling
page-pile-rising-from = rising, from { $start }
page-pile-falling-from = falling, from { $start }
# How many cards lie on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] untouched
    [one] one card
   *[other] { $height } cards
}
# Face to Face: whose a pile is. $seat: for who only looks on.
page-pile-yours = yours
page-pile-theirs = theirs
# A lay that loses the game: beside its cost.
page-lay-loses = loses
# What a card on the opponent's pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [one] gives them one number back; you draw up to six
   *[other] gives them { $back } numbers back; you draw up to six
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
# Behind that name. $card: the picked card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: ten back!
page-pile-loses = { $card }: { $cost }, loses the game.
page-pile-closed = { $card } does not fit.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card of the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, cheapest { $cost } on { pile }
page-card-back = { $card }, ten back on { pile }!
page-card-loses = { $card }, loses the game wherever it goes
page-card-nowhere = { $card }, fits nowhere
# The same for a card with a command.
page-card-command = { command }: { command-rule }

# The hand, for who cannot see it.
page-board-hand = Your hand
page-board-piles = The piles
page-board-actions = What you can do

# What is to be done now: one or two short lines. $name: who is to move; $laid: cards laid in this turn; $more: how many
# more it asks for.
page-todo-wait = To move: { $name }
page-todo-owes = { $laid ->
    [0] Your turn: lay { $more ->
        [one] a card
       *[other] { $more } cards
    }
   *[other] Lay { more-cards }
}
page-todo-three = Exactly three cards in this turn: lay { more-cards }
page-todo-skull = Cover the { command } on { pile }
page-todo-enough = Enough laid: end the turn, or lay on
page-todo-try = Trying out: lay cards, nobody sees it
page-todo-tried-enough = This would do: lay it for real, or try on
page-todo-tried-complete = The turn would end here: lay it for real?
page-todo-tried-lost = This would lose the game: undo it
page-todo-dealt = The cards are dealt
page-todo-over = The game is over

# Buttons: one to three short words each.
page-turn-end = End turn
page-turn-more = Lay { $more } more
page-turn-take-back = Take back
page-trial-start = Try out
page-trial-lay = Lay it for real
page-trial-undo = Undo
page-trial-stop = Stop
page-hint-ask = Hint
# Over the board while a turn is tried out.
page-trial-on = Trying out

# A lay that would lose asks first. $card, $pile.
page-lay-ask = { $card } on { pile } loses the game at once.
page-lay-anyway = Lay it all the same
page-lay-no = No

# A hint. $lays: such as 45a 46a; below it stand the reasons.
page-hint-lays = A master would lay { $lays }
page-hint-end = A master would end the turn here
page-hint-wait = A master thinks about it …
page-hint-close = Close the hint

# What is typed so far. $text: digits.
page-board-typed = { $text } … then a, b, c or d
page-board-unheld = You do not hold { $text }.
# The draw pile, two short lines. $stock: its cards; $left: cards not laid yet. The last: that of the opponent.
page-board-stock = Draw pile { $stock }
page-board-left = { $left } to lay
page-board-stock-theirs = Theirs { $stock }
