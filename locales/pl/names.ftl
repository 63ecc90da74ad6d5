# Names of things, used by the messages of the other files. The attributes are cases; .start starts a sentence. The
# accusative of “stos” equals the nominative.

# $pile: the letter of the notation, a to d. The attribute starts a sentence.
pile = stos { $pile }
    .start = Stos { $pile }
    .genitive = stosu { $pile }
    .locative = stosie { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = stos { $other }
    .locative = stosie { $other }

# $seat: a number from 1. The attribute starts a sentence.
seat = miejsce { $seat }
    .start = Miejsce { $seat }
    .genitive = miejsca { $seat }
    .locative = miejscu { $seat }

# The command on a card of Extreme, as players call it. $command: the word of the notation.
command = { $command ->
    [stop] stop
    [skull] czaszka
    [three] 3!
    [mute] cisza
    [no-back] tylko naprzód
    [one-pile] jeden stos
    [draw-one] dobierz jedną
   *[other] { $command }
}
    .accusative = { $command ->
        [stop] stop
        [skull] czaszkę
        [three] 3!
        [mute] ciszę
        [no-back] tylko naprzód
        [one-pile] jeden stos
        [draw-one] dobierz jedną
       *[other] { $command }
    }

# The same on a card, where space is short: at most 8 characters.
command-short = { $command ->
    [stop] stop
    [skull] czaszka
    [three] 3!
    [mute] cisza
    [no-back] naprzód
    [one-pile] 1 stos
   *[draw-one] dobór 1
}

# The numbers further along on a pile, and those further back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] wyższą niż { $top }
   *[descending] niższą niż { $top }
}
back = { $direction ->
    [ascending] niższą niż { $top }
   *[descending] wyższą niż { $top }
}

# $more: how many more cards are required.
more-cards = { $more ->
    [one] jeszcze jedną kartę
    [few] jeszcze { $more } karty
    [many] jeszcze { $more } kart
   *[other] jeszcze { $more } karty
}

# A game. $game: the word of the notation.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# What a command demands, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] tura kończy się od razu
    [skull] zakryj ją w tej samej turze
    [three] dokładnie trzy karty w tej turze
    [mute] bez rozmów i sygnałów
    [no-back] nikt nie gra dziesięć wstecz
    [one-pile] w turze tylko jeden stos
   *[draw-one] dobiera się tylko jedną kartę
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] nie ruszać
    [rather-not] raczej nie
    [small-steps] małe kroki
   *[go-ahead] śmiało
}

# The name of a bot’s level. $level: the word of the command line.
level = { $level ->
    [random] Losowy
    [greedy] Zachłanny
    [casual] Amator
    [regular] Wprawny
    [strong] Silny
    [expert] Ekspert
   *[master] Mistrz
}

# What a bot is like, in a few words. $level: its level.
level-character = { $level ->
    [random] gra, co akurat pasuje
    [greedy] zawsze wybiera najmniejszy krok
    [casual] gra jak człowiek, czasem coś przeoczy
    [regular] zna sztuczki, czasem coś źle oceni
    [strong] dobrze planuje, rzadko się myli
    [expert] planuje naprzód, rzadko daje sygnały
   *[master] chwilę myśli, prawie się nie myli
}

# A bot at a table. $seat: the number of its seat, to tell two bots apart.
bot-name = { level } { $seat }
# Two people with the same name. $seat: the number of the seat.
same-name = { $name } ({ $seat })
# A person who has been deleted from the server.
deleted-player = usunięty gracz
