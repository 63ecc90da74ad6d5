# How a game ended.

# $cards: the number of cards in the deck.
ending-won = Gewonnen: Alle { $cards } Karten sind abgelegt.

# The first sentence of a lost game, or all of it if nothing more is known. $left: cards not played; $rating: excellent or plain.
ending-left = { $left ->
    [0] Verloren, obwohl keine Karte übrig ist
    [one] Verloren, eine Karte ist übrig
   *[other] Verloren, { $left } Karten sind übrig
}{ $rating ->
    [excellent] : hervorragend!
   *[plain] .
}

# A lost game, and why. $seats: the number of players; $seat: whose turn it was.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Der Zug ließ sich nicht zu Ende spielen.
   *[other] { seat.start } konnte den Zug nicht zu Ende spielen.
}
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Ein { command } blieb offen liegen.
   *[other] { seat.start } ließ einen { command } offen liegen.
}
ending-lost-not-three = { ending-left } { $seats ->
    [1] Der Zug mit einer { command } hatte nicht genau drei Karten.
   *[other] { seat.start } legte eine { command }, aber nicht genau drei Karten.
}
ending-lost-resigned = { ending-left } { $seats ->
    [1] Du hast aufgegeben.
   *[other] { seat.start } hat aufgegeben.
}
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { seat } ist abgelaufen.
}

# Face to Face. $winner and $seat: seats; $cards: the number of cards in each deck.
ending-seat-won-all-laid = { winner } hat alle { $cards } Karten abgelegt und gewonnen.
ending-seat-won-stuck = { winner } hat gewonnen: { seat.start } konnte keine { $minimum ->
    [2] zwei
   *[other] { $minimum }
} Karten legen.
ending-seat-won-disobeyed = { winner } hat gewonnen: { seat.start } konnte einen Befehl nicht befolgen.
ending-seat-won-resigned = { winner } hat gewonnen: { seat.start } hat aufgegeben.
ending-seat-won-out-of-time = { winner } hat gewonnen: Die Zeit von { seat } ist abgelaufen.
