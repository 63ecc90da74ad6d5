# The page: the end of a game at its table.

## The end of a game, next to the board.

# The heading, in few words: it is set inside an arch. $result: won, excellent or lost. $left: the number of cards left.
page-after-heading = { $result ->
    [won] Výhra!
    [excellent] { $left ->
        [one] Zbývá { $left }: skvělý výsledek!
        [few] Zbývají { $left }: skvělý výsledek!
       *[other] Zbývá { $left }: skvělý výsledek!
    }
   *[lost] { $left ->
        [one] Prohra: zbývá { $left } karta
        [few] Prohra: zbývají { $left } karty
       *[other] Prohra: zbývá { $left } karet
    }
}
# Under the heading. $laid: cards played, $all: cards in the deck.
page-after-laid = Vyloženo { $laid } z { $all } karet
# Key figures of the game; the number is above.
page-after-turns = Tahy
page-after-backs = O deset zpět
page-after-hints = Využité rady
# All hands are shown once the game is over.
page-after-hands = Karty, které zbyly v rukou
page-after-undrawn = Zbylo v dobírací hromádce
# The same in Face to Face, where both have a draw pile. $name: the other player.
page-after-undrawn-own = Zbylo ve tvé dobírací hromádce
page-after-undrawn-of = Zbylo v dobírací hromádce ({ $name })
# A picture of the line from 1 to 100 with a mark for each card; for screen readers.
page-after-picture = { $left ->
    [0] Všechny karty jsou vyložené.
    [1] Všechny karty až na jednu jsou vyložené. Zbývá { $cards }.
   *[other] Zbývající karty: { $cards }.
}
page-after-again = Další hra
page-after-same = Stejné karty
# Somebody else has dealt while the reader still looked at the end.
page-after-dealt = Nová hra už začala.
page-after-join = Přejít k nové hře
page-after-review = Rozebrat partii
page-after-replay = Přehrát
page-after-download = Stáhnout .tgn
page-after-home = Úvodní stránka
# $names: who may do it, as a list: “Ada or Ben”.
page-after-who-deals = Další hru může rozdat: { $names }.
page-after-nobody-deals = Kdo si sedne, může rozdat další hru.
page-after-empty-seat = Jedno místo je prázdné: další hra se dá rozdat, až si tam někdo sedne.

## Whether the cards match what was promised. The words of $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Poctivé rozdání: ověřeno
    [broken] Tohle nejsou slíbené karty!
    [unknown] Poctivé rozdání: neověřeno
   *[checking] Poctivé rozdání: ověřuje se…
}
page-fair-why = Před rozdáním server karty zamíchal a všem sdělil pečeť: dlouhé číslo, které odpovídá jen tomuto pořadí karet. Teď, když jsou všechny karty odkryté, se pečeť spočítá znovu z jejich pořadí a z tajného slova, soli. Vyjde-li stejná, nikdo nemohl žádnou kartu vyměnit.
# $by: page or server.
page-fair-who = { $by ->
    [server] Na tomto spojení tvůj prohlížeč pečeť spočítat nemůže, a tak to udělal server. Chceš-li ji ověřit bez něj, stáhni partii a spusť „tenback verify“.
   *[page] Spočítal ji tvůj prohlížeč, bez pomoci serveru.
}
page-fair-broken = Pečeť neodpovídá kartám, nebo je jiná než ta, která byla sdělena předem: nebyly to slíbené karty.
page-fair-unknown = Pro toto rozdání nebylo nic slíbeno, nebo server neodpověděl. Chceš-li ho ověřit, stáhni partii a spusť „tenback verify“.
page-fair-seal = Pečeť
