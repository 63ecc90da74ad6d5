# How a game ended, at the table and in the terminal: with names where they are known.

# $cards: the number of cards in the deck.
ending-won = Výhra: všech { $cards } karet je vyloženo.

# A lost game, and why. $who: alone for a solo game, you if it was the reader’s turn, other if it was $name’s.
ending-left = { $left ->
    [0] Prohra, ačkoli žádná karta nezbývá
    [one] Prohra, zbývá jedna karta
    [few] Prohra, zbývají { $left } karty
   *[other] Prohra, zbývá { $left } karet
}{ $rating ->
    [excellent] : skvělý výsledek!
   *[plain] .
}
ending-why-stuck = { $who ->
    [alone] Tah nešlo dokončit.
    [you] Tvůj tah nešlo dokončit.
   *[other] { $name }: tah nešlo dokončit.
}
ending-why-skull-open = { $who ->
    [alone] Lebka zůstala nezakrytá.
    [you] Tvoje lebka zůstala nezakrytá.
   *[other] { $name }: lebka zůstala nezakrytá.
}
ending-why-not-three = { $who ->
    [alone] Tah s trojkou neměl přesně tři karty.
    [you] Tvůj tah s trojkou neměl přesně tři karty.
   *[other] { $name }: tah s trojkou neměl přesně tři karty.
}
ending-why-resigned = { $who ->
    [alone] Hra byla vzdána.
    [you] Vzdáváš hru.
   *[other] Tým hru vzdal; návrh podal hráč { $name }.
}
ending-why-out-of-time = { $who ->
    [alone] Vypršel čas.
    [you] Vypršel ti čas.
   *[other] { $name }: vypršel čas.
}

# Face to Face. $who: whether the reader is the winner, the loser or neither (other); $winner and $name: who won and who lost.
ending-seat-won-all-laid = { $who ->
    [winner] Vyhráváš: všech tvých { $cards } karet je vyloženo.
   *[other] Vítězí { $winner }: má vyloženo všech { $cards } karet.
}
ending-seat-won-stuck = { $who ->
    [winner] Vyhráváš: { $name } nemůže vyložit dvě karty.
    [loser] Vítězí { $winner }: nemůžeš vyložit dvě karty.
   *[other] Vítězí { $winner }: { $name } nemůže vyložit dvě karty.
}
ending-seat-won-disobeyed = { $who ->
    [winner] Vyhráváš: { $name } nemůže splnit příkaz.
    [loser] Vítězí { $winner }: nemůžeš splnit příkaz.
   *[other] Vítězí { $winner }: { $name } nemůže splnit příkaz.
}
ending-seat-won-resigned = { $who ->
    [winner] Vyhráváš: { $name } vzdává hru.
    [loser] Vítězí { $winner }: vzdáváš hru.
   *[other] Vítězí { $winner }: { $name } vzdává hru.
}
ending-seat-won-out-of-time = { $who ->
    [winner] Vyhráváš: protihráči ({ $name }) vypršel čas.
    [loser] Vítězí { $winner }: vypršel ti čas.
   *[other] Vítězí { $winner }: protihráči ({ $name }) vypršel čas.
}

# Why the last turn could not be completed. $needed: cards still needed; $count: how many plays were possible; $fits: those, as a list of ending-fit. $on: the letter of a pile.
ending-fit = { $card } na { $on }
ending-uncovered = Žádná ze zbylých karet nejde na hromádku { $on }.
ending-needed = { $needed ->
    [one] Chyběla ještě jedna karta
    [few] Chyběly ještě { $needed } karty
   *[other] Chybělo ještě { $needed } karet
}{ $count ->
    [0] : žádná ze zbylých karet nikam nejde.
   *[other] ; vyložit jde jen { $fits }.
}
