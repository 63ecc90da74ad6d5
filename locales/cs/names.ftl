# Names of things, used by the messages of the other files. Pile and seat are inflected: .gen, .dat, .acc and .loc are
# the cases 2, 3, 4 and 6; .start starts a sentence.

# $pile: the letter of the notation, a to d. The attribute starts a sentence.
pile = hromádka { $pile }
    .start = Hromádka { $pile }
    .gen = hromádky { $pile }
    .dat = hromádce { $pile }
    .acc = hromádku { $pile }
    .loc = hromádce { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = hromádka { $other }
    .acc = hromádku { $other }

# $seat: a number from 1. The attribute starts a sentence.
seat = místo { $seat }
    .start = Místo { $seat }
    .dat = místu { $seat }
    .dat-start = Místu { $seat }
    .loc = místě { $seat }

# The command on a card of Extreme, as players call it. $command: the word of the notation.
command = { $command ->
    [stop] stop
    [skull] lebka
    [three] 3!
    [mute] ticho
    [no-back] jen vpřed
    [one-pile] jedna hromádka
    [draw-one] dober jednu
   *[other] { $command }
}

# The same on a card, where space is short: at most 8 characters.
command-short = { $command ->
    [stop] stop
    [skull] lebka
    [three] 3!
    [mute] ticho
    [no-back] vpřed
    [one-pile] na jednu
   *[draw-one] dober 1
}

# The numbers further along on a pile, and those further back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] vyšší než { $top }
   *[descending] nižší než { $top }
}
back = { $direction ->
    [ascending] nižší než { $top }
   *[descending] vyšší než { $top }
}

# $more: how many more cards are required.
more-cards = { $more ->
    [one] ještě jednu kartu
    [few] ještě { $more } karty
   *[other] ještě { $more } karet
}

# A game. $game: the word of the notation.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# What a command demands, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] tah ihned končí
    [skull] zakryj ji ještě v tomto tahu
    [three] v tomto tahu přesně tři karty
    [mute] ani slovo, žádné signály
    [no-back] nikdo nesmí o deset zpět
    [one-pile] v tahu jen na jednu hromádku
   *[draw-one] dobírá se jen jedna karta
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] ruce pryč
    [rather-not] raději ne
    [small-steps] malé kroky
   *[go-ahead] jen do toho
}

# The name of a bot’s level. $level: the word of the command line.
level = { $level ->
    [random] Náhodný
    [greedy] Hladový
    [casual] Pohodový
    [regular] Zkušený
    [strong] Silný
    [expert] Expert
   *[master] Mistr
}

# What a bot is like, in a few words. $level: its level.
level-character = { $level ->
    [random] hraje, co se zrovna hodí
    [greedy] vždy volí nejmenší krok
    [casual] hraje jako člověk, občas něco přehlédne
    [regular] zná triky, občas něco špatně odhadne
    [strong] dobře plánuje, málokdy chybuje
    [expert] plánuje dopředu, málo signalizuje
   *[master] chvilku přemýšlí, téměř nechybuje
}

# A bot at a table. $seat: the number of its seat, to tell two bots apart.
bot-name = { level } { $seat }
# Two people with the same name. $seat: the number of the seat.
same-name = { $name } ({ $seat })
# A person who has been deleted from the server.
deleted-player = smazaný hráč
