# Names of things, used by the messages of the other files. “Stapel a” and “Platz 2” are not inflected. In sentences
# the commands are in quotation marks, except Schädel (masculine) and 3! (feminine).

# $pile: the letter of the notation, a to d. The attribute starts a sentence.
pile = Stapel { $pile }
    .start = Stapel { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = Stapel { $other }

# $seat: a number from 1. The attribute starts a sentence.
seat = Platz { $seat }
    .start = Platz { $seat }

# The command on a card of Extreme, as players call it. $command: the word of the notation.
command = { $command ->
    [stop] Stopp
    [skull] Schädel
    [three] 3!
    [mute] Stumm
    [no-back] Nur vorwärts
    [one-pile] Ein Stapel
    [draw-one] Eine ziehen
   *[other] { $command }
}

# The same on a card, where space is short: at most 8 characters.
command-short = { $command ->
    [stop] Stopp
    [skull] Schädel
    [three] 3!
    [mute] Stumm
    [no-back] Vorwärts
    [one-pile] 1 Stapel
   *[draw-one] 1 ziehen
}

# The numbers further along on a pile, and those further back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] über { $top }
   *[descending] unter { $top }
}
back = { $direction ->
    [ascending] unter { $top }
   *[descending] über { $top }
}

# $more: how many more cards are required.
more-cards = { $more ->
    [one] noch eine Karte
   *[other] noch { $more } Karten
}

# A game. $game: the word of the notation.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# What a command demands, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] der Zug endet sofort
    [skull] im selben Zug abdecken
    [three] genau drei Karten in diesem Zug
    [mute] kein Wort, keine Signale
    [no-back] niemand darf zehn zurück
    [one-pile] pro Zug nur ein Stapel
   *[draw-one] nur eine Karte nachziehen
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] Hände weg
    [rather-not] lieber nicht
    [small-steps] kleine Schritte
   *[go-ahead] nur zu
}

# The name of a bot’s level. $level: the word of the command line.
level = { $level ->
    [random] Zufall
    [greedy] Gierig
    [casual] Locker
    [regular] Geübt
    [strong] Stark
    [expert] Experte
   *[master] Meister
}

# What a bot is like, in a few words. $level: its level.
level-character = { $level ->
    [random] legt, was gerade passt
    [greedy] nimmt immer den kleinsten Schritt
    [casual] spielt wie ein Mensch, übersieht auch mal etwas
    [regular] kennt die Tricks, verschätzt sich ab und zu
    [strong] plant gut, macht selten Fehler
    [expert] plant voraus, gibt selten Signale
   *[master] denkt kurz nach, macht kaum Fehler
}

# A bot at a table. $seat: the number of its seat, to tell two bots apart.
bot-name = { level } { $seat }
# Two people with the same name. $seat: the number of the seat.
same-name = { $name } ({ $seat })
# A person who has been deleted from the server.
deleted-player = gelöschter Spieler
