# What is wrong with the start of a game as it was written down. $tag: the tag of the notation, never translated.

# $fewest and $most: how many may play.
setup-seats = { $tag }: this game is for { $fewest } to { $most } players (A2).
setup-seats-exact = { $tag }: this game is for exactly { $most } players (C1).
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: the hand size must be { $usual }, or { $fewer } for professionals (A2, A18).
setup-minimum = { $tag }: the minimum must be 2, or 3 for professionals (A7, A18).
setup-no-options-here = { $tag }: this game is always played with its own numbers, leave it out (A18, C2, C3).
setup-no-commands-here = { $tag }: only Extreme has command cards, leave it out (B1).

# $number: the seat asked for; $seats: how many there are.
setup-no-such-seat = { $tag }: there is no seat { $number }, choose { $seats ->
    [1] seat 1, the only one
   *[other] one of 1 to { $seats }
} (A2, C1).

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: there must be { $wanted ->
    [one] one list
   *[other] { $wanted } lists, split by “;”
}, here { $found ->
    [one] is one
   *[other] are { $found }
} (A1, A2, C1).
setup-entries = { $tag }: there must be { $wanted } numbers, here { $found ->
    [one] is one
   *[other] are { $found }
} (A1, C1).

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: there is no card { $number }, the cards are { $lowest } to { $highest } (A1, C1).
setup-twice = { $tag }: { $card } stands twice, there is only one (A1, C1).

# $count: on how many cards the command stands; $wanted: on how many it should.
setup-miscounted = { $tag }: { command } stands on { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}, it must be { $wanted } (B1).
setup-carries-twice = { $tag }: { $card } stands twice, a card carries one command at most (B1).

setup-without-hands = { $tag }: piles belong to a set-up position, add the tag Hands or leave this one out.
setup-hand-too-large = { $tag }: { seat } holds too many cards, { $hand } is the most (A2, A18, C2).
setup-empty-hand = { $tag }: { seat } holds no card, but who begins or has cards to draw holds at least one (A9, A10).
setup-no-such-top = { $tag }: { pile } cannot show { $number }, it must be a card or the number the pile starts with (A1, C1).
setup-skull-on-top = { $tag }: { pile } shows a { command }, but no turn ends with one on top, so choose another card (B7).
