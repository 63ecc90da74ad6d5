# Die Seite: das Ende eines Spiels an seinem Tisch.

## Das Ende, neben dem Brett.

# Die Überschrift, kurz: Sie steht in einem Bogen. $result: won, excellent oder lost. $left: wie viele Karten übrig sind.
page-after-heading = { $result ->
    [won] Gewonnen!
    [excellent] { $left } übrig: hervorragend!
   *[lost] { $left } übrig
}
# Unter der Überschrift. $laid: wie viele Karten abgelegt sind, $all: wie viele es gibt.
page-after-laid = { $laid } von { $all } Karten abgelegt
# Die Zahlen des Spiels; die Zahl steht darüber.
page-after-turns = Züge
page-after-backs = Zehnersprünge
# Am Ende liegen alle Hände offen.
page-after-hands = Karten, die noch auf der Hand waren
page-after-undrawn = Noch im Nachziehstapel
# Warum der letzte Zug nicht zu Ende ging. $needed: fehlende Karten; $count: wie viele Züge noch gingen; $fits: diese als Liste von page-after-fit. $on: der Buchstabe eines Stapels.
page-after-fit = { $card } auf { $on }
page-after-needed = { $needed ->
    [one] Eine Karte fehlte noch
   *[other] { $needed } Karten fehlten noch
}{ $count ->
    [0] : Keine der übrigen Karten passt irgendwo.
    [one] ; nur { $fits } passt.
   *[other] ; nur { $fits } passen.
}
# Ein Bild der Linie von 1 bis 100 mit einem Strich für jede Karte; für alle, die es nicht sehen.
page-after-picture = { $left ->
    [0] Alle Karten sind abgelegt.
    [one] Alle Karten bis auf eine sind abgelegt. Übrig: { $cards }.
   *[other] Nicht abgelegt: { $cards }.
}
page-after-again = Neues Spiel
page-after-same = Gleiche Karten
# Jemand anderes hat schon wieder gegeben.
page-after-dealt = Ein neues Spiel hat begonnen.
page-after-join = Zum neuen Spiel
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

## Wie ein Spiel ausgegangen ist, so wie die Seite es erzählt: mit Namen, wo sie bekannt sind.

# $cards: wie viele Karten es gibt.
page-ending-won = Gewonnen: Alle { $cards } Karten sind abgelegt.

# Ein verlorenes Spiel und warum. $who: alone, wer allein spielt; you, wenn es der eigene Zug war; other, wenn es der von $name war.
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

# Face to Face. $who: wer liest, ist winner, loser oder keiner von beiden (other); $winner und $name: wer gewonnen und wer verloren hat.
page-ending-seat-won-all-laid = { $who ->
    [winner] Du hast gewonnen: Alle deine { $cards } Karten sind abgelegt.
   *[other] { $winner } hat gewonnen: Alle { $cards } eigenen Karten sind abgelegt.
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
