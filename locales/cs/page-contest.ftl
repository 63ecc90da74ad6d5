# The page: deals that others play as well, at their tables and on the screens about them.

# Which of the deals of a day. $deal: the word of the protocol. Master is the level of a bot.
page-deal = { $deal ->
    [classic-1] The Game pro jednoho
    [extreme-1] Extreme pro jednoho
    [face-to-face] Face to Face proti Mistrovi
    [classic-2] The Game ve dvou
    [classic-3] The Game ve třech
   *[classic-4] The Game ve čtyřech
}
# How somebody did. $result: won, lost, duel-won or duel-lost. $left: the cards left; in Face to Face those of the loser.
page-contest-result = { $result ->
    [won] všechny karty vyložené
    [duel-won] { $left ->
        [one] výhra o { $left } kartu
        [few] výhra o { $left } karty
       *[other] výhra o { $left } karet
    }
    [duel-lost] { $left ->
        [one] prohra, zbyla { $left } karta
        [few] prohra, zbyly { $left } karty
       *[other] prohra, zbylo { $left } karet
    }
   *[lost] { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }
}

# Above the board, in place of the name of the game. $day: such as “18 Nov”.
page-occasion-daily = Rozdání dne, { $day }
page-occasion-challenge = Výzva
# Before the cards are dealt, and at the end: what counts.
page-occasion-challenge-why = Hrajete se stejnými kartami jako někdo před vámi. Jak dopadl, uvidíte po skončení hry.
page-occasion-unranked = Tato partie se do žebříčku nepočítá.
page-occasion-people = Hrají jen lidé, žádní boti.
page-occasion-first-sight = Do žebříčku se počítá, pokud nikdo z vás tyto karty ještě neviděl a žádné místo nepřevezme bot.
page-occasion-alone = Počítá se tvůj první pokus, bez rad a bez vracení tahů.

# At the end of a game.
page-after-ranking = Zobrazit žebříček
page-after-results = Zobrazit výsledky
page-after-deals = Další rozdání dne
# $day: such as “18 Nov”; $deal: as for page-deal.
page-share-title = Tenback, rozdání dne, { $day }: { page-deal }
page-share = Sdílet bez prozrazení karet
# While the server reviews the game, to say how good each turn was.
page-share-wait = Připravujeme tvůj výsledek ke sdílení…
# Read aloud in place of a row of coloured signs.
page-share-signs = Jak dobré byly tvé tahy, jeden znak za tah
page-after-challenge = Vyzvat někoho se stejnými kartami
page-after-challenge-link = Pošli tento odkaz
page-after-challenge-how = Vede ke stejným kartám. Kdo jsi a jak to dopadlo, uvidí ostatní až po dohrání.
