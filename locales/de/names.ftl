# Namen der Dinge, benutzt von den Meldungen der anderen Dateien. „Stapel a“ und „Platz 2“ beugen sich nicht.

pile = Stapel { $pile }
    .start = Stapel { $pile }

other-pile = Stapel { $other }

seat = Platz { $seat }
    .start = Platz { $seat }

winner = Platz { $winner }

# Steht auch auf der Karte: höchstens acht Zeichen. In Sätzen in Anführungszeichen, außer Schädel (der) und Drei (die).
# .word ist das Wort der Notation.
command = { $command ->
    [stop] Stopp
    [skull] Schädel
    [three] Drei
    [mute] Stumm
    [no-back] Vorwärts
    [one-pile] 1 Stapel
    [draw-one] 1 ziehen
   *[other] { $command }
}
    .word = { $command }

# Hinter „eine Karte“.
further = { $direction ->
    [ascending] über { $top }
   *[descending] unter { $top }
}
back = { $direction ->
    [ascending] unter { $top }
   *[descending] über { $top }
}

more-cards = { $more ->
    [one] noch eine Karte
   *[other] noch { $more } Karten
}

game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

command-rule = { $command ->
    [stop] der Zug endet sofort
    [skull] im selben Zug abdecken
    [three] genau drei Karten in diesem Zug
    [mute] kein Wort, keine Signale
    [no-back] niemand geht zehn zurück
    [one-pile] pro Zug nur ein Stapel
   *[draw-one] nur eine Karte nachziehen
}

pile-signal = { $signal ->
    [keep-off] Hände weg
    [rather-not] lieber nicht
    [small-steps] kleine Schritte
   *[go-ahead] nur zu
}

level = { $level ->
    [random] Zufall
    [greedy] Gierig
    [casual] Locker
    [expert] Experte
   *[master] Meister
}
