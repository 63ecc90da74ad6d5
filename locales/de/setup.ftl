# What is wrong with the start of a game as written down. $tag: the tag of the notation, never translated.

# $fewest and $most: the number of players.
setup-seats = { $tag }: Dieses Spiel ist für { $fewest } bis { $most } Spieler.
setup-seats-exact = { $tag }: Dieses Spiel ist für genau { $most } Spieler.
# $usual and $fewer: the two hand sizes there are.
setup-hand-size = { $tag }: Es müssen { $usual } Handkarten sein, oder { $fewer } für Profis.
setup-minimum = { $tag }: Das Minimum muss 2 sein, oder 3 für Profis.
setup-no-options-here = { $tag }: Dieses Spiel hat feste Zahlen, lass das weg.
setup-no-commands-here = { $tag }: Nur Extreme hat Befehlskarten, lass das weg.

# $number: the seat given; $seats: how many there are.
setup-no-such-seat = { $tag }: Platz { $number } gibt es nicht, wähle { $seats ->
    [1] Platz 1, den einzigen
   *[other] einen von 1 bis { $seats }
}.

# $wanted and $found: numbers of lists, or of cards in a list.
setup-lists = { $tag }: Nötig { $wanted ->
    [one] ist eine Liste
   *[other] sind { $wanted } Listen, getrennt durch „;“
}, gefunden: { $found }.
setup-entries = { $tag }: Nötig { $wanted ->
    [one] ist eine Zahl
   *[other] sind { $wanted } Zahlen
}, gefunden: { $found }.

# $lowest and $highest: the cards of the game.
setup-no-such-card = { $tag }: Eine Karte { $number } gibt es nicht, die Karten gehen von { $lowest } bis { $highest }.
setup-twice = { $tag }: { $card } kommt zweimal vor, es gibt sie aber nur einmal.

# $count: the number of cards with the command; $wanted: how many there should be; $command: the word of the notation.
setup-miscounted = { $tag }: „{ $command }“ muss auf { $wanted } Karten stehen, steht aber auf { $count }.
setup-carries-twice = { $tag }: { $card } kommt zweimal vor, aber eine Karte trägt höchstens einen Befehl.

setup-without-hands = { $tag }: Stapel gibt es nur zusammen mit Handkarten, ergänze die Angabe Hands oder lass diese weg.
setup-hand-too-large = { $tag }: { seat.start } hat zu viele Handkarten, höchstens { $hand } sind erlaubt.
setup-empty-hand = { $tag }: { seat.start } hat keine Handkarte, aber wer beginnt oder noch nachziehen kann, hat mindestens eine.
setup-no-such-top = { $tag }: { pile.start } kann nicht { $number } zeigen, es muss eine Karte sein oder die Zahl, mit der der Stapel beginnt.
setup-skull-on-top = { $tag }: { pile.start } zeigt einen { command }, aber kein Zug endet mit einem offenen, wähle also eine andere Karte.
