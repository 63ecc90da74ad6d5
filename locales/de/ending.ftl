# Wie ein Spiel ausgegangen ist.

ending-won = Gewonnen: Alle { $cards } Karten sind abgelegt (A13).

ending-left = { $left ->
    [0] Verloren, obwohl keine Karte übrig ist
    [one] Verloren, eine Karte ist übrig
   *[other] Verloren, { $left } Karten sind übrig
}{ $rating ->
    [excellent] : hervorragend!
   *[plain] .
}

# Der Befehl ist hier immer der Schädel oder die Drei.
ending-lost-stuck = { ending-left } { $seats ->
    [1] Der Zug ließ sich nicht zu Ende spielen
   *[other] { seat.start } konnte den Zug nicht zu Ende spielen
} (A11, A14).
ending-lost-skull-open = { ending-left } { $seats ->
    [1] Ein { command } blieb offen liegen
   *[other] { seat.start } ließ einen { command } offen liegen
} ({ $left ->
    [0] B8
   *[other] B7, B11
}, A14).
ending-lost-not-three = { ending-left } { $seats ->
    [1] Der Zug mit einer { command } hatte nicht genau drei Karten
   *[other] { seat.start } legte eine { command }, aber nicht genau drei Karten
} (B9, B11, A14).
ending-lost-resigned = { ending-left } { $seats ->
    [1] Du hast aufgegeben
   *[other] { seat.start } hat aufgegeben
} (A14).
ending-lost-out-of-time = { ending-left } { $seats ->
    [1] Die Zeit ist abgelaufen
   *[other] Die Zeit von { seat } ist abgelaufen
} (A14).

# Face to Face.
ending-seat-won-all-laid = { winner } hat gewonnen: Alle { $cards } eigenen Karten sind abgelegt (C8).
ending-seat-won-stuck = { winner } hat gewonnen: { seat.start } konnte keine { $minimum ->
    [2] zwei
   *[other] { $minimum }
} Karten legen (C9).
ending-seat-won-disobeyed = { winner } hat gewonnen: { seat.start } konnte einen Befehl nicht befolgen (B4).
ending-seat-won-resigned = { winner } hat gewonnen: { seat.start } hat aufgegeben.
ending-seat-won-out-of-time = { winner } hat gewonnen: Die Zeit von { seat } ist abgelaufen.
