# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Gewonnen!
    [excellent] { $left } übrig: hervorragend!
   *[lost] { $left ->
        [one] Verloren: { $left } Karte übrig
       *[other] Verloren: { $left } Karten übrig
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
# The same in Face to Face, where both have a draw pile. $name: the other player.
page-after-undrawn-own = Noch in deinem Nachziehstapel
page-after-undrawn-of = Noch im Nachziehstapel von { $name }
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
page-after-review = Partie analysieren
page-after-replay = Rückblick
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
