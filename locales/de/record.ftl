# What is wrong with a game record, and what to do. Tags and marks are of the notation, never translated.

# The text is not a record.
record-not-text = Das ist kein Text: Speichere die Aufzeichnung als UTF-8-Datei.
# $limit: kibibytes.
record-too-long = Die Aufzeichnung ist länger als { $limit } KiB: Teile die Datei in Aufzeichnungen, die je mit der Angabe Game beginnen.
record-open-comment = Ein Kommentar wird mit „{"{"}“ geöffnet und nie geschlossen: Ergänze „{"}"}“.
record-bad-tag = Die Zeile sieht aus wie eine Angabe, ist aber falsch geschrieben: Schreibe [Name "Wert"], allein in der Zeile.
# $name: a tag.
record-tag-after-turns = Die Angabe { $name } steht hinter den Zügen: Verschiebe sie nach oben zu den anderen.
record-tag-twice = Die Angabe { $name } kommt zweimal vor: Lass eine davon weg.
# $word: what was written.
record-no-turn-number = „{ $word }“ ist keine Zugnummer: Beginne die Zeile mit einer Zahl und einem Punkt, etwa „3. 45a 46a“.
record-bad-word = „{ $word }“ ist weder Karte und Stapel noch ein Zeichen: Schreibe eine Zahl und einen Stapel wie 45a, oder * oder # hinter die letzte Karte.
record-after-mark = „{ $word }“ steht hinter einem Zeichen, aber ein Zeichen beendet die Zeile: Setze es davor oder in den nächsten Zug.
# $name: a tag; $value: what was written in it.
record-bad-value = { $name }: „{ $value }“ ist ungültig: { $name ->
    [Result] Schreibe won, lost und die Zahl der übrigen Karten, seat 1, seat 2 oder open
    [Termination] Schreibe resigned oder time und einen Platz
    [Commands] Schreibe jeden Befehl mit seinen Zahlen, getrennt durch „;“, etwa „stop 4 28 73 97; skull 8 32 69 93“
    [Deck] Schreibe Zahlen mit Leerzeichen dazwischen, oder - für keine
    [Hands] Schreibe die Zahlen jeder Hand, Hände getrennt durch „;“, - für eine leere
    [Piles] Schreibe vier Zahlen mit Leerzeichen dazwischen
   *[other] Schreibe eine Zahl
}.

# The tags describe no game.
record-missing-tag = Die Angabe { $name } fehlt: { $name ->
    [Game] Beginne die Aufzeichnung mit [Game "classic"], [Game "extreme"] oder [Game "face-to-face"]
   *[other] Ergänze sie, ohne sie kann niemand spielen
}.
record-unknown-game = Game: Ein Spiel „{ $name }“ gibt es nicht: Schreibe classic, extreme oder face-to-face.
record-unknown-command = Commands: Einen Befehl „{ $word }“ gibt es nicht: Schreibe stop, skull, three, mute, no-back, one-pile oder draw-one.
record-no-such-seat = Termination: Platz { $number } gibt es in diesem Spiel nicht.

# The play.
record-game-over = Das Spiel war schon vorbei: Lass weg, was folgt.
# $expected: the number that comes next.
record-turn-number = Der nächste Zug hat die Nummer { $expected }: Nummeriere die Zeilen der Reihe nach.
record-mark-not-open = „*“ heißt, dass der Zug noch offen ist, aber er war von selbst zu Ende: Lass das Zeichen weg.
record-mark-in-the-middle = „*“ heißt, dass der Zug noch offen ist, aber es folgen weitere Züge: Lass das Zeichen weg.
record-mark-not-lost = „#“ heißt, dass dieser Platz in diesem Zug verloren hat, aber das stimmt nicht: Lass das Zeichen weg.
# $written and $played: values of the tag Result.
record-bad-result = Result sagt „{ $written }“, aber die Züge ergeben „{ $played }“: Berichtige eines von beiden.
record-bad-termination = Termination sagt, dass ein Platz das Spiel beendet hat, aber es war nach den Regeln mit „{ $played }“ vorbei: Lass die Angabe weg.
record-bad-commitment = Salt und Deck passen nicht zum Commitment: Das sind nicht die versprochenen Karten.
