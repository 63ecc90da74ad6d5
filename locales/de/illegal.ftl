# Warum ein Wunsch abgelehnt wird: was nicht geht, was stattdessen zu tun ist, und in Klammern die Regeln.

illegal-game-over = Das Spiel ist vorbei: Starte ein neues, um weiterzuspielen (A11, A13, C8, C9).
illegal-no-such-seat = Diesen Platz gibt es nicht: Wähle { $seats ->
    [1] Platz 1, den einzigen
   *[other] einen von 1 bis { $seats }
} (A2, C1).
illegal-not-seated = Nur wer am Tisch sitzt, kann Karten legen oder ausprobieren: Nimm erst Platz (A16).
illegal-not-begun = Noch hat niemand begonnen: Einigt euch erst, wer beginnt (A4).
illegal-already-begun = Das Spiel hat schon begonnen: Spiele, wenn du am Zug bist (A4).
illegal-nothing-to-begin-with = Wer beginnt, braucht eine Handkarte: Lass einen anderen Platz beginnen (A10).
illegal-turn-over = Der Zug endete mit der Karte davor von selbst: Was folgt, gehört zum nächsten Zug (A17, B6, B9).
illegal-not-your-turn = { seat.start } ist am Zug: Warte, bis du dran bist (A4, C2).

illegal-not-in-hand = { $number } ist keine der Handkarten: Lege eine, die du auf der Hand hast (A7).

illegal-wrong-direction = { $card } passt nicht auf { pile }, der { $top } zeigt: Lege eine Karte { further } oder genau { $trick } (A5, A6).
illegal-wrong-direction-no-trick = { $card } passt nicht auf { pile }, der { $top } zeigt: Lege eine Karte { further } (A5).
illegal-wrong-direction-trick-only = { $card } passt nicht auf { pile }, der { $top } zeigt: Nur { $trick } geht dort noch (A5, A6).
illegal-wrong-direction-full = { $card } passt nicht auf { pile }, der { $top } zeigt: Dort geht jetzt nichts, wähle einen anderen Stapel (A5).

illegal-already-helped = Nur eine Karte pro Zug darf zu deinem Gegenüber, also jetzt keine auf { pile }: Lege auf einen eigenen Stapel (C5).
illegal-not-improving = { $card } verbessert { pile } nicht, der { $top } zeigt: Lege für dein Gegenüber eine Karte { back } (C5).
illegal-not-improvable = { $card } verbessert { pile } nicht, der { $top } zeigt und damit nicht besser werden kann: Wähle einen anderen Stapel (C5).

illegal-no-back = { $card } darf auf { pile } nicht zurück, solange { other-pile } „{ command }“ zeigt: Decke erst diese Karte ab oder lege eine andere (B13).
illegal-one-pile = Eine Karte „{ command }“ liegt offen, darum muss { pile } warten: Lege auf { other-pile } (B14, B15).

illegal-owes = Lege { more-cards }, bevor du den Zug beendest (A7, C3).
illegal-owes-three = Lege { more-cards }, bevor du den Zug beendest: Mit einer { command } hat er genau drei Karten (B9).
illegal-skull-open = Decke den { command } auf { pile } ab, bevor du den Zug beendest (B7).

illegal-no-take-back-in-company = Wenn andere mitspielen, bleibt eine gelegte Karte liegen: Spiel von hier aus weiter (A16).
illegal-nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen: Lege erst eine Karte (A16).

illegal-no-signals-here = Wer gegeneinander spielt, gibt keine Signale: Redet miteinander, wenn ihr beide mögt (C0).
illegal-muted = Die Karte „{ command }“ auf { pile } verbietet Signale: Warte, bis sie abgedeckt ist (B12).
illegal-too-late-to-wish = Wer beginnt, steht schon fest: Gib stattdessen ein Signal zu einem Stapel (A4, A15).
illegal-no-command-cards = In diesem Spiel gibt es keine Befehlskarten: Gib stattdessen ein Signal zu einem Stapel (A15, B18).
