# How a game ended, at the table and in the terminal: with names where they are known.

# $cards: the number of cards in the deck.
ending-won = Gewonnen: Alle { $cards } Karten sind abgelegt.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
ending-left = { $left ->
    [0] Verloren, obwohl keine Karte übrig ist
    [one] Verloren, eine Karte ist übrig
   *[other] Verloren, { $left } Karten sind übrig
}{ $rating ->
    [excellent] : hervorragend!
   *[plain] .
}
ending-why-stuck = { $who ->
    [alone] Der Zug ließ sich nicht zu Ende spielen.
    [you] Du konntest deinen Zug nicht zu Ende spielen.
   *[other] { $name } konnte den Zug nicht zu Ende spielen.
}
ending-why-skull-open = { $who ->
    [alone] Ein { command } blieb offen liegen.
    [you] Du hast einen { command } offen liegen lassen.
   *[other] { $name } ließ einen { command } offen liegen.
}
ending-why-not-three = { $who ->
    [alone] Der Zug mit einer { command } hatte nicht genau drei Karten.
    [you] Du hast eine { command } gelegt, aber nicht genau drei Karten.
   *[other] { $name } legte eine { command }, aber nicht genau drei Karten.
}
ending-why-resigned = { $who ->
    [alone] Du hast aufgegeben.
    [you] Du hast aufgegeben.
   *[other] Das Team hat auf Vorschlag von { $name } aufgegeben.
}
ending-why-out-of-time = { $who ->
    [alone] Die Zeit ist abgelaufen.
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
ending-seat-won-all-laid = { $who ->
    [winner] Du hast alle { $cards } Karten abgelegt und gewonnen.
   *[other] { $winner } hat alle { $cards } Karten abgelegt und gewonnen.
}
ending-seat-won-stuck = { $who ->
    [winner] Du hast gewonnen: { $name } konnte keine zwei Karten legen.
    [loser] { $winner } hat gewonnen: Du konntest keine zwei Karten legen.
   *[other] { $winner } hat gewonnen: { $name } konnte keine zwei Karten legen.
}
ending-seat-won-disobeyed = { $who ->
    [winner] Du hast gewonnen: { $name } konnte einen Befehl nicht befolgen.
    [loser] { $winner } hat gewonnen: Du konntest einen Befehl nicht befolgen.
   *[other] { $winner } hat gewonnen: { $name } konnte einen Befehl nicht befolgen.
}
ending-seat-won-resigned = { $who ->
    [winner] Du hast gewonnen: { $name } hat aufgegeben.
    [loser] { $winner } hat gewonnen: Du hast aufgegeben.
   *[other] { $winner } hat gewonnen: { $name } hat aufgegeben.
}
ending-seat-won-out-of-time = { $who ->
    [winner] Du hast gewonnen: Die Zeit von { $name } ist abgelaufen.
    [loser] { $winner } hat gewonnen: Deine Zeit ist abgelaufen.
   *[other] { $winner } hat gewonnen: Die Zeit von { $name } ist abgelaufen.
}

# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of ending-fit. $on: the letter of a pile.
ending-fit = { $card } auf { $on }
ending-uncovered = Keine der übrigen Handkarten passt auf Stapel { $on }.
ending-needed = { $needed ->
    [one] Eine Karte fehlte noch
   *[other] { $needed } Karten fehlten noch
}{ $count ->
    [0] : Keine der übrigen Karten passt irgendwo.
    [one] ; nur { $fits } passt.
   *[other] ; nur { $fits } passen.
}
