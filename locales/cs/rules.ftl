# The rules in short, for the rules screen. A chapter has a title and a text; an empty line starts a paragraph.

rules-title = Pravidla: { game }

rules-goal-title = Cíl
rules-goal = Jste tým jednoho až pěti hráčů. Dvě hromádky stoupají od 1, dvě klesají od 100. Karet je 98, od 2 do 99, každá jednou. Vyložíte-li všechny, společně vyhráváte.

rules-lay-title = Vykládání
rules-lay = Na vzestupnou hromádku jde každá vyšší karta, na sestupnou každá nižší. Mezera smí být libovolně velká, ale každé přeskočené číslo je tam ztracené.

rules-trick-title = O deset zpět (reverzní trik)
rules-trick = Jedna cesta zpět existuje: na vzestupnou hromádku karta nižší přesně o deset, na sestupnou karta vyšší přesně o deset. Na vzestupnou 47 jde 37, na sestupnou 65 jde 75. Platí to na každé hromádce a libovolně často, ale nikdy o dvacet či třicet.

rules-turn-title = Tah
rules-turn = Vylož po jedné aspoň dvě karty na libovolné hromádky; klidně i víc. Pak si doplň ruku z dobírací hromádky. Jakmile je dobírací hromádka prázdná, stačí jedna karta za tah. V sólové hře máš v ruce 8 karet, ve dvou 7, ve více hráčích 6.

    Vyložená karta zůstává ležet. Jen v sólové hře smíš brát karty zpět, dokud tah neskončí.

rules-talk-title = Domlouvání
rules-talk = Nikdy neukazuj kartu, neříkej číslo a nedávej nápovědu, která k číslu vede. Všechno ostatní se říkat smí: „ruce pryč od té hromádky“, „tam prosím malé kroky“. Signály tohoto programu říkají právě to.

rules-end-title = Konec
rules-end = Když některý hráč nemůže vyložit tolik karet, kolik tah žádá, prohrává celý tým. Výsledkem je počet zbylých karet: méně než deset je skvělý výsledek.

    Pro profesionály: tři karty za tah místo dvou, nebo o kartu méně v každé ruce.

rules-extreme-title = Extreme
rules-extreme = Všechno jako v The Game, ale 28 karet nese příkaz. Nesplněný příkaz znamená prohru.

rules-lightning-title = ↯ Bleskové příkazy
rules-lightning = Platí jen pro toho, kdo je vyloží, a jen v tomto tahu.

    stop: tah ihned končí, třeba i po jediné kartě.

    lebka: zakryj ji ve stejném tahu libovolnou kartou, která tam jde.

    3!: v tomto tahu přesně tři karty, ani víc, ani míň.

rules-infinity-title = ∞ Trvalé příkazy
rules-infinity = Platí pro všechny, dokud leží navrchu. Zakrytím přestávají platit.

    ticho: ani slovo, žádné signály.

    jen vpřed: nikdo nesmí o deset zpět.

    jedna hromádka: všechny karty tahu jdou na jednu hromádku.

    dober jednu: na konci tahu se dobírá jen jedna karta.

rules-stand-in = Která čísla nesou který příkaz, je vytištěno jen na originálních kartách. Tento program používá vlastní rozdělení: { $cards }.

rules-face-goal-title = Cíl
rules-face-goal = Hrají dva proti sobě. Každý má 58 vlastních karet, od 2 do 59, vzestupnou hromádku od 1 a sestupnou od 60. Kdo první vyloží všechny vlastní karty, vyhrává. Kdo nemůže vyložit dvě karty, prohrává.

rules-face-turn-title = Tah
rules-face-turn = Vylož aspoň dvě karty. Na vlastních hromádkách platí všechno jako v The Game: na vzestupnou vyšší, na sestupnou nižší, nebo přesně o deset zpět.

rules-help-title = Pomoc
rules-help = Jednu kartu za tah smíš vyložit u protihráče, pokud mu hromádku vylepší: na jeho vzestupnou nižší, na jeho sestupnou vyšší, o kolik chceš. Počítá se jako jedna z tvých dvou.

rules-draw-title = Dobírání
rules-draw = Když pomůžeš, doplníš si ruku na šest karet. Když ne, dobereš si jen dvě, ať jich vyložíš kolik chceš.

# At the end of the rules in the terminal.
rules-lessons = Učit se můžeš i hrou: tenback learn.
