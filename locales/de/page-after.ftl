# Die Seite: das Ende eines Spiels an seinem Tisch.

## Das Ende, neben dem Brett.

# Die Überschrift, kurz: Sie steht in einem Bogen. $result: won, excellent oder lost; in Face to Face: you oder other, von
# hier aus gesehen, oder seat für alle, die nur zusehen. $left: wie viele Karten übrig sind.
page-after-heading = { $result ->
    [won] Gewonnen!
    [you] Du hast gewonnen!
    [other] Gut gespielt
    [seat] Das Spiel ist vorbei
    [excellent] { $left } übrig: hervorragend!
   *[lost] { $left } übrig
}
# Unter der Überschrift. $laid: wie viele Karten abgelegt sind, $all: wie viele es gibt.
page-after-laid = { $laid } von { $all } Karten abgelegt
# Ein Bild der Linie von 1 bis 100 mit einem Strich für jede Karte; für alle, die es nicht sehen.
page-after-picture = { $left ->
    [0] Alle Karten sind abgelegt.
    [one] Alle Karten bis auf eine sind abgelegt. Übrig: { $cards }.
   *[other] Nicht abgelegt: { $cards }.
}
page-after-again = Neues Spiel
page-after-same = Gleiche Karten
page-after-replay = Rückblick
page-after-turned = Wo es kippte
page-after-download = .tgn speichern
page-after-home = Startseite
# $names: wer es darf, als Liste: „Ada oder Ben“.
page-after-who-deals = Wer ein neues Spiel austeilen kann: { $names }.
page-after-nobody-deals = Wer sich setzt, kann ein neues Spiel austeilen.
page-after-empty-seat = Ein Platz ist leer: Sobald dort jemand sitzt, lässt sich ein neues Spiel austeilen.

## Ob es die versprochenen Karten waren. Die Wörter von $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Fair ausgeteilt: geprüft
    [broken] Das sind nicht die versprochenen Karten!
    [unknown] Fair ausgeteilt: nicht geprüft
   *[checking] Fair ausgeteilt: wird geprüft …
}
page-fair-why = Vor dem Austeilen hat der Server die Karten gemischt und allen ein Siegel genannt: eine lange Zahl, die nur zu dieser Reihenfolge der Karten passt. Jetzt, da alle Karten offen sind, wird das Siegel aus der Reihenfolge und einem geheimen Wort, dem Salz, noch einmal berechnet. Kommt dasselbe heraus, kann niemand eine Karte vertauscht haben.
# $by: page oder server.
page-fair-who = { $by ->
    [server] Über diese Verbindung darf dein Browser keine Siegel berechnen, deshalb hat es der Server getan. Um selbst nachzuprüfen, speichere die Partie und starte „tenback verify“.
   *[page] Dein Browser hat es berechnet, ohne Hilfe des Servers.
}
page-fair-broken = Das Siegel passt nicht zu den Karten oder ist ein anderes als das zuvor genannte: Es waren nicht die versprochenen Karten.
page-fair-unknown = Für diese Karten wurde nichts versprochen, oder es ließ sich niemand fragen. Um selbst nachzuprüfen, speichere die Partie und starte „tenback verify“.
page-fair-seal = Das Siegel
