# The page: a challenge, the cards of a finished game for others to do better.

page-challenge = Zahraješ to s těmito kartami lépe?
# In place of it for those who have finished.
page-challenge-answered = Výsledky s těmito kartami
page-challenge-loading = Načítá se…
page-challenge-retry = Zkusit znovu
# $seats: how many play.
page-challenge-game = { $seats ->
    [1] { game } pro jednoho
    [2] { game } ve dvou
    [3] { game } ve třech
    [4] { game } ve čtyřech
   *[other] { game } v pěti
}
page-challenge-hand = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
page-challenge-minimum = { $cards ->
    [one] aspoň { $cards } karta za tah
    [few] aspoň { $cards } karty za tah
   *[other] aspoň { $cards } karet za tah
}
# $bots: how many of the seats bots have.
page-challenge-bots = { $bots ->
    [one] s { $bots } botem, pro všechny stejným
    [few] se { $bots } boty, pro všechny stejnými
   *[other] s { $bots } boty, pro všechny stejnými
}
page-challenge-lead = Někdo dohrál partii s přesně těmito kartami a zajímá ho, jak dopadneš ty. Až dohraješ, uvidíš všechny výsledky vedle sebe.
# $people: alone, team or duel.
page-challenge-fair = { $people ->
    [team] Hraje se v týmu: dostaneš odkaz pro ostatní. Počítá se první pokus, bez rad a bez vracení tahů.
    [duel] Hraje se proti sobě: dostaneš odkaz pro protihráče. Počítá se první pokus, bez rad a bez vracení tahů.
   *[alone] Počítá se první pokus, bez rad a bez vracení tahů.
}
page-challenge-your-name = Tvoje jméno
page-challenge-play = Zahrát si tyto karty
page-challenge-resume = Pokračovat ve hře
# $count: how many people or teams, without the first.
page-challenge-finished = { $count ->
    [0] Tuto výzvu zatím nikdo nepřijal.
    [one] Zatím přijata jednou.
    [few] Zatím přijata { $count }krát.
   *[other] Zatím přijata { $count }krát.
}

# All results, side by side.
page-challenge-results = Výsledky
page-challenge-who = Kdo
page-challenge-result = Výsledek
page-challenge-record = Přehrání
# Below results of two opponents each.
page-challenge-named-first = Výsledek patří hráči, který je uveden jako první: ti všichni měli stejné karty.
page-challenge-you = ty
page-challenge-first = původní partie
page-challenge-unranked = karty už znal, nebo s botem
page-challenge-replay = Přehrát
page-challenge-replay-of = Přehrát: { $names }

page-challenge-link = Vyzvat další
page-challenge-seal = Pro všechny stejné karty, zapečetěné
page-challenge-seal-how = Toto číslo odpovídá jen jednomu pořadí karet. Po dohrání stránka ověří, že to byly přesně ony.
page-challenge-worth = Jakou cenu mají tyto výsledky?
page-challenge-worth-more = Od rozdání až do konce tvé partie ti původní partie a všechno kolem ní zůstanou skryté. Tenback ale nepozná, jestli ji někdo předtím sledoval nebo si pustil její přehrání, hraje znovu pod druhým jménem nebo si nechá poradit od přítele. Vyzvi lidi, kterým věříš.
