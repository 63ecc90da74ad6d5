# Why a command is rejected: what is wrong, and what to do instead.

illegal-game-over = Das Spiel ist vorbei: Starte ein neues.
# $seats: how many there are.
illegal-no-such-seat = Diesen Platz gibt es nicht: Wähle { $seats ->
    [1] Platz 1, den einzigen
   *[other] einen von 1 bis { $seats }
}.
illegal-not-seated = Nur wer am Tisch sitzt, kann Karten legen oder ausprobieren: Setz dich zuerst.
illegal-not-begun = Das Spiel hat noch nicht begonnen: Einigt euch zuerst, wer beginnt.
illegal-already-begun = Das Spiel hat schon begonnen: Spiel, wenn du am Zug bist.
illegal-first-seat-has-no-cards = Wer beginnt, braucht eine Handkarte: Lass einen anderen Platz beginnen.
illegal-turn-over = Der Zug endete mit der Karte davor von selbst: Was folgt, gehört zum nächsten Zug.
# $seat: whose turn it is.
illegal-not-your-turn = { seat.start } ist am Zug: Warte, bis du dran bist.

# $number: the number given, perhaps not a card at all.
illegal-not-in-hand = { $number } ist keine der Handkarten: Lege eine, die du auf der Hand hast.

# $card does not fit on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } passt nicht auf { pile }, der { $top } zeigt: Lege eine Karte { further } oder genau { $trick }.
illegal-wrong-direction-no-trick = { $card } passt nicht auf { pile }, der { $top } zeigt: Lege eine Karte { further }.
illegal-wrong-direction-trick-only = { $card } passt nicht auf { pile }, der { $top } zeigt: Nur { $trick } passt dort noch.
illegal-wrong-direction-full = { $card } passt nicht auf { pile }, der { $top } zeigt: Dort passt jetzt nichts, wähle einen anderen Stapel.

# The piles of the opponent, in Face to Face.
illegal-already-helped = Nur eine Karte pro Zug darf deinem Gegenüber helfen, also jetzt keine auf { pile }: Lege auf einen eigenen Stapel.
illegal-not-improving = { $card } verbessert { pile } nicht, der { $top } zeigt: Um deinem Gegenüber zu helfen, lege eine Karte { back }.
illegal-not-improvable = { $card } verbessert { pile } nicht, der { $top } zeigt und nicht besser werden kann: Wähle einen anderen Stapel.

# $other: where the no-back card is.
illegal-no-back = { $card } darf auf { pile } nicht zurück, solange { other-pile } „{ command }“ zeigt: Decke erst diese Karte ab oder lege eine andere.
# $other: the pile that binds.
illegal-one-pile = Solange eine Karte „{ command }“ oben liegt, darfst du nicht auf { pile } wechseln: Lege auf { other-pile }.

illegal-owes = Lege { more-cards }, bevor du den Zug beendest.
illegal-owes-three = Lege { more-cards }, bevor du den Zug beendest: Ein Zug mit einer { command } hat genau drei Karten.
illegal-skull-open = Decke den { command } auf { pile } ab, bevor du den Zug beendest.

illegal-take-back-only-solo = Zurücknehmen kannst du nur, wenn du allein spielst: Spiel von hier aus weiter.
illegal-nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen: Lege erst eine Karte.

illegal-no-signals-here = Wer gegeneinander spielt, gibt keine Signale: Redet miteinander, wenn ihr beide mögt.
illegal-muted = Die Karte „{ command }“ auf { pile } verbietet Signale: Warte, bis sie abgedeckt ist.
illegal-too-late-for-preference = Wer beginnt, steht schon fest: Gib stattdessen ein Signal zu einem Stapel.
illegal-no-command-cards = In diesem Spiel gibt es keine Befehlskarten: Gib stattdessen ein Signal zu einem Stapel.
