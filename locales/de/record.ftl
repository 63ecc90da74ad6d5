# Was an einer Aufzeichnung nicht stimmt: was es ist, und was zu tun ist. Angaben und Zeichen der Notation werden nie
# übersetzt.

record-not-text = Das ist kein Text: Eine Aufzeichnung ist UTF-8, speichere die Datei so.
record-too-long = Die Aufzeichnung ist länger als { $limit } KiB: Teile die Datei in Aufzeichnungen, die je mit der Angabe Game beginnen.
record-open-comment = Ein Kommentar wird mit „{"{"}“ geöffnet und nie geschlossen: Ergänze „{"}"}“.
record-bad-tag = Die Zeile beginnt wie eine Angabe, ist aber keine: Schreibe [Name "Wert"], allein in der Zeile.
record-tag-after-turns = Die Angabe { $name } steht hinter den Zügen: Rücke sie nach oben zu den anderen.
record-tag-twice = Die Angabe { $name } steht zweimal da: Lass eine davon weg.
record-no-turn-number = „{ $word }“ ist keine Zugnummer: Beginne die Zeile mit einer Zahl und einem Punkt, etwa „3. 45a 46a“.
record-bad-word = „{ $word }“ ist weder Karte und Stapel noch ein Zeichen: Schreibe eine Zahl und einen Stapel wie 45a, oder * oder # hinter die letzte Karte.
record-after-mark = „{ $word }“ steht hinter einem Zeichen, aber ein Zeichen beendet die Zeile: Setze es davor oder in den nächsten Zug.
record-bad-value = { $name }: „{ $value }“ hat nicht die richtige Form: { $name ->
    [Result] Schreibe won, lost und die Zahl der übrigen Karten, seat 1, seat 2 oder open
    [Termination] Schreibe resigned oder time und einen Platz
    [Commands] Schreibe jeden Befehl mit seinen Zahlen, getrennt durch „;“, etwa „stop 4 28 73 97; skull 8 32 69 93“
    [Deck] Schreibe Zahlen mit Leerzeichen dazwischen, oder - für keine
    [Hands] Schreibe die Zahlen jeder Hand, Hände getrennt durch „;“, - für eine leere
    [Piles] Schreibe vier Zahlen mit Leerzeichen dazwischen
   *[other] Schreibe eine Zahl
}.

record-missing-tag = Die Angabe { $name } fehlt: { $name ->
    [Game] Beginne die Aufzeichnung mit [Game "classic"], [Game "extreme"] oder [Game "face-to-face"]
   *[other] Ergänze sie, ohne sie kann niemand spielen
}.
record-unknown-game = Game: Ein Spiel „{ $name }“ gibt es nicht: Schreibe classic, extreme oder face-to-face.
record-unknown-command = Commands: Einen Befehl „{ $word }“ gibt es nicht: Schreibe stop, skull, three, mute, no-back, one-pile oder draw-one (B1).
record-no-such-seat = Termination: Platz { $number } gibt es in diesem Spiel nicht (A2, C1).

record-game-over = Das Spiel war vorher schon vorbei: Lass weg, was folgt (A11, A13, C8, C9).
record-turn-number = Der nächste Zug hat die Nummer { $expected }: Nummeriere die Zeilen der Reihe nach.
record-mark-not-open = „*“ heißt, dass der Zug noch offen ist, aber er war von selbst zu Ende: Lass das Zeichen weg.
record-mark-in-the-middle = „*“ heißt, dass der Zug noch offen ist, aber es folgen weitere Züge: Lass das Zeichen weg.
record-mark-not-lost = „#“ heißt, dass dieser Platz in diesem Zug verloren hat, aber das stimmt nicht: Lass das Zeichen weg.
record-bad-result = Result sagt „{ $written }“, aber das Spiel ergibt „{ $played }“: Berichtige eines von beiden.
record-bad-termination = Termination sagt, dass ein Platz das Spiel beendet hat, aber es war nach den Regeln mit „{ $played }“ vorbei: Lass die Angabe weg.
record-bad-commitment = Salt und Deck ergeben nicht das Commitment: So waren die Karten nicht versprochen.
