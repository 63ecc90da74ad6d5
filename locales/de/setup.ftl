# Was am aufgeschriebenen Anfang eines Spiels nicht stimmt. $tag: die Angabe der Notation, nie übersetzt.

setup-seats = { $tag }: Dieses Spiel ist für { $fewest } bis { $most } Personen (A2).
setup-seats-exact = { $tag }: Dieses Spiel ist für genau { $most } Personen (C1).
setup-hand-size = { $tag }: Es müssen { $usual } Handkarten sein, oder { $fewer } für Profis (A2, A18).
setup-minimum = { $tag }: Das Minimum muss 2 sein, oder 3 für Profis (A7, A18).
setup-no-options-here = { $tag }: Dieses Spiel hat feste Zahlen, lass das weg (A18, C2, C3).
setup-no-commands-here = { $tag }: Nur Extreme hat Befehlskarten, lass das weg (B1).

setup-no-such-seat = { $tag }: Platz { $number } gibt es nicht, wähle { $seats ->
    [1] Platz 1, den einzigen
   *[other] einen von 1 bis { $seats }
} (A2, C1).

setup-lists = { $tag }: Nötig { $wanted ->
    [one] ist eine Liste
   *[other] sind { $wanted } Listen, getrennt durch „;“
}, hier { $found ->
    [one] ist eine
   *[other] sind { $found }
} (A1, A2, C1).
setup-entries = { $tag }: Nötig { $wanted ->
    [one] ist eine Zahl
   *[other] sind { $wanted } Zahlen
}, hier { $found ->
    [one] ist eine
   *[other] sind { $found }
} (A1, C1).

setup-no-such-card = { $tag }: Eine Karte { $number } gibt es nicht, die Karten gehen von { $lowest } bis { $highest } (A1, C1).
setup-twice = { $tag }: { $card } steht zweimal da, es gibt sie nur einmal (A1, C1).

setup-miscounted = { $tag }: „{ command.word }“ steht auf { $count ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $count } Karten
}, es müssen { $wanted } sein (B1).
setup-carries-twice = { $tag }: { $card } steht zweimal da, eine Karte trägt höchstens einen Befehl (B1).

setup-without-hands = { $tag }: Stapel gehören zu einer aufgebauten Stellung, ergänze die Angabe Hands oder lass diese weg.
setup-hand-too-large = { $tag }: { seat.start } hat zu viele Handkarten, höchstens { $hand } sind erlaubt (A2, A18, C2).
setup-empty-hand = { $tag }: { seat.start } hat keine Handkarte, aber wer beginnt oder noch nachziehen kann, hat mindestens eine (A9, A10).
setup-no-such-top = { $tag }: { pile.start } kann nicht { $number } zeigen, es muss eine Karte sein oder die Zahl, mit der der Stapel beginnt (A1, C1).
setup-skull-on-top = { $tag }: { pile.start } zeigt einen { command }, aber kein Zug endet mit einem offenen, wähle also eine andere Karte (B7).
