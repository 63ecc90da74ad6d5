# The page: deals that others play as well, at their tables and on the screens about them.

# Which of the deals of a day. $deal: the word of the protocol. Master is the level of a bot.
page-deal = { $deal ->
    [classic-1] The Game w pojedynkę
    [extreme-1] Extreme w pojedynkę
    [face-to-face] Face to Face z Mistrzem
    [classic-2] The Game we dwoje
    [classic-3] The Game we troje
   *[classic-4] The Game we czworo
}
# How somebody did. $result: won, lost, duel-won or duel-lost. $left: the cards left; in Face to Face those of the loser.
page-contest-result = { $result ->
    [won] wszystkie karty odłożone
    [duel-won] { $left ->
        [one] wygrana o { $left } kartę
        [few] wygrana o { $left } karty
        [many] wygrana o { $left } kart
       *[other] wygrana o { $left } karty
    }
    [duel-lost] { $left ->
        [one] przegrana, została { $left } karta
        [few] przegrana, zostały { $left } karty
        [many] przegrana, zostało { $left } kart
       *[other] przegrana, zostało { $left } karty
    }
   *[lost] { $left ->
        [one] została { $left } karta
        [few] zostały { $left } karty
        [many] zostało { $left } kart
       *[other] zostało { $left } karty
    }
}

# Above the board, in place of the name of the game. $day: such as “18 Nov”.
page-occasion-daily = Rozdanie dnia, { $day }
page-occasion-challenge = Wyzwanie
# Before the cards are dealt, and at the end: what counts.
page-occasion-challenge-why = Gracie tymi samymi kartami, co ktoś przed wami. Jak mu poszło, zobaczycie po zakończeniu partii.
page-occasion-unranked = Ta partia nie liczy się do rankingu.
page-occasion-people = Grają tylko ludzie, bez botów.
page-occasion-first-sight = Liczy się do rankingu, jeśli nikt z was nie widział wcześniej tych kart i żadnego miejsca nie przejmie bot.
page-occasion-alone = Liczy się twoja pierwsza próba, bez podpowiedzi i cofania.

# At the end of a game.
page-after-ranking = Zobacz ranking
page-after-results = Zobacz wyniki
page-after-deals = Inne rozdania dnia
# $day: such as “18 Nov”; $deal: as for page-deal.
page-share-title = Tenback, rozdanie dnia, { $day }: { page-deal }
page-share = Udostępnij bez zdradzania kart
# While the server reviews the game, to say how good each turn was.
page-share-wait = Przygotowujemy twój wynik do udostępnienia…
# Read aloud in place of a row of coloured signs.
page-share-signs = Jak dobre były twoje tury, jeden znak na turę
page-after-challenge = Wyzwij kogoś tymi samymi kartami
page-after-challenge-link = Wyślij ten link
page-after-challenge-how = Prowadzi do tych samych kart. Kim jesteś i jak ci poszło, inni zobaczą dopiero po zakończeniu swojej partii.
