# Names of things, used by the messages of the other files. A language that inflects them adds attributes here
# (pile.genitive, command.accusative …) and uses those.

# $pile: the letter of the notation, a to d. The attribute begins a sentence.
pile = pile { $pile }
    .start = Pile { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = pile { $other }

# $seat: a number from 1. The attribute begins a sentence.
seat = seat { $seat }
    .start = Seat { $seat }

# The seat that has won, at the beginning of a sentence. $winner: its number.
winner = Seat { $winner }

# The command on a card of Extreme. $command: the word of the notation.
command = { $command ->
    [stop] stop
    [skull] skull
    [three] three
    [mute] mute
    [no-back] no-back
    [one-pile] one-pile
    [draw-one] draw-one
   *[other] { $command }
}

# The numbers that lie further along on a pile, and those that lie back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] more than { $top }
   *[descending] less than { $top }
}
back = { $direction ->
    [ascending] less than { $top }
   *[descending] more than { $top }
}

# $more: how many cards are still to be laid.
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

# What a command asks for, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] the turn ends at once
    [skull] cover it in the same turn
    [three] exactly three cards this turn
    [mute] no talk, no signals
    [no-back] nobody goes ten back
    [one-pile] one pile only in a turn
   *[draw-one] draw one card only
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] keep off
    [rather-not] rather not
    [small-steps] small steps
   *[go-ahead] go ahead
}

# How strong a bot plays. $level: the word of the command line.
level = { $level ->
    [random] random
    [greedy] greedy
    [casual] casual
    [expert] expert
   *[master] master
}
