# What is wrong with the start of a game as written down. $tag: the tag of the notation, never translated.

# $fewest and $most: the number of players.
setup-seats = { $tag }: this game is for { $fewest } to { $most } players.
setup-seats-exact = { $tag }: this game is for exactly { $most } players.
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: the hand size must be { $usual }, or { $fewer } for a harder game.
setup-minimum = { $tag }: the minimum must be 2, or 3 for a harder game.
setup-no-options-here = { $tag }: this game always uses its own numbers, leave it out.
setup-no-commands-here = { $tag }: only Extreme has command cards, leave it out.

# $number: the seat given; $seats: how many there are.
setup-no-such-seat = { $tag }: there is no seat { $number }, choose { $seats ->
    [1] seat 1, the only one
   *[other] one from 1 to { $seats }
}.

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: expected { $wanted ->
    [one] one list
   *[other] { $wanted } lists, separated by “;”
}, but found { $found }.
setup-entries = { $tag }: expected { $wanted } numbers, but found { $found }.

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: there is no card { $number }, the cards are { $lowest } to { $highest }.
setup-twice = { $tag }: { $card } appears twice, but there is only one.

# $count: the number of cards with the command; $wanted: how many there should be; $command: the word of the notation.
setup-miscounted = { $tag }: “{ $command }” must be on { $wanted } cards, but is on { $count }.
setup-carries-twice = { $tag }: { $card } appears twice, but a card carries at most one command.

setup-without-hands = { $tag }: piles are only given with hands, add the tag Hands or leave this one out.
setup-hand-too-large = { $tag }: { seat } holds too many cards, the maximum is { $hand }.
setup-empty-hand = { $tag }: { seat } holds no card, but needs one to go first or while there are cards to draw.
setup-no-such-top = { $tag }: { pile } can’t show { $number }, it must be a card or the number the pile starts with.
setup-skull-on-top = { $tag }: { pile } shows a { command }, but no turn ends with one on top, so choose another card.
