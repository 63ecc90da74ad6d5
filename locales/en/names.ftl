# Names of things, used by the messages of the other files. A language that inflects them adds attributes here
# (pile.genitive, command.accusative…) and uses those.

# $pile: the letter of the notation, a to d. The attribute starts a sentence.
pile = pile { $pile }
    .start = Pile { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = pile { $other }

# $seat: a number from 1. The attribute starts a sentence.
seat = seat { $seat }
    .start = Seat { $seat }

# The command on a card of Extreme, as players call it. $command: the word of the notation.
command = { $command ->
    [stop] stop
    [skull] skull
    [three] 3!
    [mute] mute
    [no-back] no going back
    [one-pile] one pile
    [draw-one] draw one
   *[other] { $command }
}

# The same on a card, where space is short: at most 8 characters.
command-short = { $command ->
    [stop] stop
    [skull] skull
    [three] 3!
    [mute] mute
    [no-back] no back
    [one-pile] one pile
   *[draw-one] draw one
}

# The numbers further along on a pile, and those further back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] higher than { $top }
   *[descending] lower than { $top }
}
back = { $direction ->
    [ascending] lower than { $top }
   *[descending] higher than { $top }
}

# $more: how many more cards are required.
more-cards = { $more ->
    [one] one more card
   *[other] { $more } more cards
}

# A game. $game: the word of the notation.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# What a command demands, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] the turn ends immediately
    [skull] cover it in the same turn
    [three] exactly three cards this turn
    [mute] no talk, no signals
    [no-back] nobody can go ten back
    [one-pile] only one pile per turn
   *[draw-one] draw only one card
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] keep off
    [rather-not] rather not
    [small-steps] small steps
   *[go-ahead] go ahead
}

# The name of a bot’s level. $level: the word of the command line.
level = { $level ->
    [random] Random
    [greedy] Greedy
    [casual] Casual
    [regular] Regular
    [strong] Strong
    [expert] Expert
   *[master] Master
}

# What a bot is like, in a few words. $level: its level.
level-character = { $level ->
    [random] plays whatever fits
    [greedy] always takes the smallest step
    [casual] plays like a person, overlooks things
    [regular] knows the tricks, misjudges now and then
    [strong] plans well, seldom slips
    [expert] plans ahead, signals little
   *[master] thinks a moment, hardly ever slips
}

# A bot at a table. $seat: the number of its seat, to tell two bots apart.
bot-name = { level } { $seat }
# Two people with the same name. $seat: the number of the seat.
same-name = { $name } ({ $seat })
# A person who has been deleted from the server.
deleted-player = deleted player
