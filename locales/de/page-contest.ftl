# The page: deals that others play as well, at their tables and on the screens about them.

# Which of the deals of a day. $deal: the word of the protocol. Master is the level of a bot.
page-deal = { $deal ->
    [classic-1] The Game allein
    [extreme-1] Extreme allein
    [face-to-face] Face to Face gegen Meister
    [classic-2] The Game zu zweit
    [classic-3] The Game zu dritt
   *[classic-4] The Game zu viert
}
# How somebody did. $result: won, lost, duel-won or duel-lost. $left: the cards left; in Face to Face those of the loser.
page-contest-result = { $result ->
    [won] alle Karten abgelegt
    [duel-won] { $left ->
        [one] gewonnen mit { $left } Karte Vorsprung
       *[other] gewonnen mit { $left } Karten Vorsprung
    }
    [duel-lost] { $left ->
        [one] verloren mit { $left } Karte übrig
       *[other] verloren mit { $left } Karten übrig
    }
   *[lost] { $left ->
        [one] { $left } Karte übrig
       *[other] { $left } Karten übrig
    }
}

# Above the board, in place of the name of the game. $day: such as “18 Nov”.
page-occasion-daily = Partie des Tages, { $day }
page-occasion-challenge = Herausforderung
# Before the cards are dealt, and at the end: what counts.
page-occasion-challenge-why = Ihr spielt dieselben Karten wie andere vor euch. Wie es ihnen erging, seht ihr nach dem Ende der Partie.
page-occasion-unranked = Diese Partie zählt nicht für die Rangliste.
page-occasion-people = Hier spielen nur Menschen, keine Bots.
page-occasion-first-sight = Sie zählt für die Rangliste, wenn niemand von euch diese Karten schon gesehen hat und kein Bot einen Platz übernimmt.
page-occasion-alone = Dein erster Versuch zählt, ohne Tipps und ohne Zurücknehmen.

# At the end of a game.
page-after-ranking = Zur Rangliste
page-after-results = Zu den Ergebnissen
page-after-deals = Weitere Partien des Tages
# $day: such as “18 Nov”; $deal: as for page-deal.
page-share-title = Tenback, Partie des Tages, { $day }: { page-deal }
page-share = Teilen, ohne etwas zu verraten
# While the server reviews the game, to say how good each turn was.
page-share-wait = Dein Ergebnis zum Teilen wird vorbereitet …
# Read aloud in place of a row of coloured signs.
page-share-signs = Wie gut deine Züge waren, ein Zeichen pro Zug
page-after-challenge = Jemanden mit diesen Karten herausfordern
page-after-challenge-link = Schick diesen Link
page-after-challenge-how = Er führt zu denselben Karten. Wer du bist und wie es ausging, sehen andere erst nach dem Ende ihrer Partie.
