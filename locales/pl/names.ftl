# Nazwy rzeczy, używane w komunikatach z innych plików. Atrybuty to przypadki; .start zaczyna zdanie.

# $pile: litera notacji, od a do d. Biernik jest taki jak mianownik.
pile = stos { $pile }
    .start = Stos { $pile }
    .genitive = stosu { $pile }
    .locative = stosie { $pile }

# Drugi stos w zdaniu. $other: jego litera.
other-pile = stos { $other }
    .locative = stosie { $other }

# $seat: liczba od 1.
seat = miejsce { $seat }
    .start = Miejsce { $seat }
    .genitive = miejsca { $seat }
    .locative = miejscu { $seat }

# Miejsce, które wygrało, na początku zdania. $winner: jego numer.
winner = Miejsce { $winner }

# Rozkaz na karcie w Extreme, krótko: stoi na brzegu karty. $command: słowo notacji.
command = { $command ->
    [stop] stop
    [skull] czaszka
    [three] trójka
    [mute] cisza
    [no-back] naprzód
    [one-pile] 1 stos
    [draw-one] dobór 1
   *[other] { $command }
}
    .accusative = { $command ->
        [stop] stop
        [skull] czaszkę
        [three] trójkę
        [mute] ciszę
        [no-back] naprzód
        [one-pile] 1 stos
        [draw-one] dobór 1
       *[other] { $command }
    }

# Karta (w bierniku), która leży na stosie dalej, i taka, która leży wstecz. $direction: ascending albo descending;
# $top: co widać na stosie.
further = { $direction ->
    [ascending] wyższą niż { $top }
   *[descending] niższą niż { $top }
}
back = { $direction ->
    [ascending] niższą niż { $top }
   *[descending] wyższą niż { $top }
}

# $more: ile kart trzeba jeszcze odłożyć. Biernik.
more-cards = { $more ->
    [one] jeszcze jedną kartę
    [few] jeszcze { $more } karty
    [many] jeszcze { $more } kart
   *[other] jeszcze { $more } karty
}

# Gra. $game: słowo notacji.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# Czego wymaga rozkaz, w kilku słowach, bez kropki. $command: słowo notacji.
command-rule = { $command ->
    [stop] tura kończy się od razu
    [skull] zakryj ją w tej samej turze
    [three] dokładnie trzy karty w tej turze
    [mute] bez rozmów i sygnałów
    [no-back] bez zagrań wstecznych
    [one-pile] w turze tylko jeden stos
   *[draw-one] dobiera się tylko jedną kartę
}

# Co ktoś mówi o stosie. $signal: słowo notacji.
pile-signal = { $signal ->
    [keep-off] nie ruszać
    [rather-not] raczej nie
    [small-steps] małe kroki
   *[go-ahead] śmiało
}

# Jak silnie gra bot. $level: słowo z wiersza poleceń.
level = { $level ->
    [random] losowy
    [greedy] zachłanny
    [casual] amator
    [expert] ekspert
   *[master] mistrz
}
