# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Gewonnen!
    [excellent] { $left } übrig: hervorragend!
   *[lost] { $left ->
        [one] { $left } Karte übrig
       *[other] { $left } Karten übrig
    }
}
# Under the heading. $laid: cards played, $all: cards in the deck.
page-after-laid = { $laid } von { $all } Karten abgelegt
# Key figures of the game; the number is above.
page-after-turns = Züge
page-after-backs = Zehn zurück
page-after-hints = Tipps genutzt
# All hands are shown once the game is over.
page-after-hands = Übrige Handkarten
page-after-undrawn = Noch im Nachziehstapel
# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of page-after-fit. $on: the letter of a pile.
page-after-fit = { $card } auf { $on }
page-after-needed = { $needed ->
    [one] Eine Karte fehlte noch
   *[other] { $needed } Karten fehlten noch
}{ $count ->
    [0] : Keine der übrigen Karten passt irgendwo.
    [one] ; nur { $fits } passt.
   *[other] ; nur { $fits } passen.
}
# A picture of the line from 1 to 100 with a mark for each card; for screen readers.
page-after-picture = { $left ->
    [0] Alle Karten sind abgelegt.
    [one] Alle Karten bis auf eine sind abgelegt. Übrig: { $cards }.
   *[other] Übrige Karten: { $cards }.
}
page-after-again = Neues Spiel
page-after-same = Gleiche Karten
# Somebody else has dealt while the reader still looked at the end.
page-after-dealt = Ein neues Spiel hat begonnen.
page-after-join = Zum neuen Spiel
page-after-replay = Rückblick
page-after-turned = Wendepunkte ansehen
page-after-download = .tgn speichern
page-after-home = Startseite
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = { $names } kann ein neues Spiel austeilen.
page-after-nobody-deals = Wer sich hinsetzt, kann ein neues Spiel austeilen.
page-after-empty-seat = Ein Platz ist leer: Sobald dort jemand sitzt, lässt sich ein neues Spiel austeilen.

## Whether the cards match what was promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Fair ausgeteilt: geprüft
    [broken] Das sind nicht die versprochenen Karten!
    [unknown] Fair ausgeteilt: nicht geprüft
   *[checking] Fair ausgeteilt: wird geprüft …
}
page-fair-why = Vor dem Austeilen hat der Server die Karten gemischt und allen ein Siegel genannt: eine lange Zahl, die nur zu dieser Reihenfolge der Karten passt. Jetzt, da alle Karten offen sind, wird das Siegel aus der Reihenfolge und einem geheimen Wort, dem Salz, noch einmal berechnet. Kommt dasselbe heraus, kann niemand eine Karte vertauscht haben.
# $by: page or server.
page-fair-who = { $by ->
    [server] Über diese Verbindung kann dein Browser keine Siegel berechnen, deshalb hat es der Server getan. Um selbst nachzuprüfen, speichere die Partie und starte „tenback verify“.
   *[page] Dein Browser hat es berechnet, ohne Hilfe des Servers.
}
page-fair-broken = Das Siegel passt nicht zu den Karten oder ist ein anderes als das zuvor genannte: Es waren nicht die versprochenen Karten.
page-fair-unknown = Für diese Karten wurde nichts versprochen, oder der Server war nicht zu erreichen. Um selbst nachzuprüfen, speichere die Partie und starte „tenback verify“.
page-fair-seal = Siegel

## How a game ended, as the page shows it: with names where they are known.

# $cards: the number of cards in the deck.
page-ending-won = Gewonnen: Alle { $cards } Karten sind abgelegt.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
page-ending-left = { $left ->
    [0] Verloren, obwohl keine Karte übrig ist
    [one] Verloren, eine Karte ist übrig
   *[other] Verloren, { $left } Karten sind übrig
}{ $rating ->
    [excellent] : hervorragend!
   *[plain] .
}
page-ending-why-stuck = { $who ->
    [alone] Der Zug ließ sich nicht zu Ende spielen.
    [you] Du konntest deinen Zug nicht zu Ende spielen.
   *[other] { $name } konnte den Zug nicht zu Ende spielen.
}
page-ending-why-skull-open = { $who ->
    [alone] Ein { command } blieb offen liegen.
    [you] Du hast einen { command } offen liegen lassen.
   *[other] { $name } ließ einen { command } offen liegen.
}
page-ending-why-not-three = { $who ->
    [alone] Der Zug mit einer { command } hatte nicht genau drei Karten.
    [you] Du hast eine { command } gelegt, aber nicht genau drei Karten.
   *[other] { $name } legte eine { command }, aber nicht genau drei Karten.
}
page-ending-why-resigned = { $who ->
    [alone] Du hast aufgegeben.
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
page-ending-why-out-of-time = { $who ->
    [alone] Die Zeit ist abgelaufen.
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
page-ending-seat-won-all-laid = { $who ->
    [winner] Du hast alle { $cards } Karten abgelegt und gewonnen.
   *[other] { $winner } hat alle { $cards } Karten abgelegt und gewonnen.
}
page-ending-seat-won-stuck = { $who ->
    [winner] Du hast gewonnen: { $name } konnte keine zwei Karten legen.
    [loser] { $winner } hat gewonnen: Du konntest keine zwei Karten legen.
   *[other] { $winner } hat gewonnen: { $name } konnte keine zwei Karten legen.
}
page-ending-seat-won-disobeyed = { $who ->
    [winner] Du hast gewonnen: { $name } konnte einen Befehl nicht befolgen.
    [loser] { $winner } hat gewonnen: Du konntest einen Befehl nicht befolgen.
   *[other] { $winner } hat gewonnen: { $name } konnte einen Befehl nicht befolgen.
}
page-ending-seat-won-resigned = { $who ->
    [winner] Du hast gewonnen: { $name } hat aufgegeben.
    [loser] { $winner } hat gewonnen: Du hast aufgegeben.
   *[other] { $winner } hat gewonnen: { $name } hat aufgegeben.
}
page-ending-seat-won-out-of-time = { $who ->
    [winner] Du hast gewonnen: Die Zeit von { $name } ist abgelaufen.
    [loser] { $winner } hat gewonnen: Deine Zeit ist abgelaufen.
   *[other] { $winner } hat gewonnen: Die Zeit von { $name } ist abgelaufen.
}
