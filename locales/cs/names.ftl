# Jména věcí, která používají zprávy ostatních souborů. Hromádka a místo se skloňují: .gen 2. pád, .dat 3., .acc 4.,
# .loc 6.; .start začíná větu.

pile = hromádka { $pile }
    .start = Hromádka { $pile }
    .gen = hromádky { $pile }
    .dat = hromádce { $pile }
    .acc = hromádku { $pile }
    .loc = hromádce { $pile }

other-pile = hromádka { $other }
    .acc = hromádku { $other }

seat = místo { $seat }
    .start = Místo { $seat }
    .dat = místu { $seat }
    .dat-start = Místu { $seat }
    .loc = místě { $seat }

winner = Místo { $winner }

# Stojí i na kartě: nejvýš osm znaků. Ve větách v uvozovkách. .word je slovo zápisu.
command = { $command ->
    [stop] stop
    [skull] lebka
    [three] trojka
    [mute] ticho
    [no-back] vpřed
    [one-pile] na jednu
    [draw-one] 1 karta
   *[other] { $command }
}
    .word = { $command }

# Za slovem „kartu“.
further = { $direction ->
    [ascending] vyšší než { $top }
   *[descending] nižší než { $top }
}
back = { $direction ->
    [ascending] nižší než { $top }
   *[descending] vyšší než { $top }
}

# Ve 4. pádě, za slovem „vylož“.
more-cards = { $more ->
    [one] ještě jednu kartu
    [few] ještě { $more } karty
   *[other] ještě { $more } karet
}

game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

command-rule = { $command ->
    [stop] tah ihned končí
    [skull] zakryj ji ještě v tomto tahu
    [three] v tomto tahu přesně tři karty
    [mute] ani slovo, žádné signály
    [no-back] nikdo nesmí o deset zpět
    [one-pile] v tahu jen na jednu hromádku
   *[draw-one] dobírá se jen jedna karta
}

pile-signal = { $signal ->
    [keep-off] ruce pryč
    [rather-not] raději ne
    [small-steps] malé kroky
   *[go-ahead] jen do toho
}

# Jaký je bot.
level = { $level ->
    [random] náhodný
    [greedy] hladový
    [casual] pohodový
    [expert] expert
   *[master] mistr
}
