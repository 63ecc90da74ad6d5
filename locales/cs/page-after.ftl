# Stránka: konec hry u jejího stolu.

## Konec, vedle hromádek.

# Nadpis, krátce: stojí v oblouku. $result: won, excellent nebo lost. $left: kolik karet zbývá.
page-after-heading = { $result ->
    [won] Výhra!
    [excellent] { $left ->
        [one] Zbývá { $left }: skvělý výsledek!
        [few] Zbývají { $left }: skvělý výsledek!
       *[other] Zbývá { $left }: skvělý výsledek!
    }
   *[lost] { $left ->
        [one] Zbývá { $left }
        [few] Zbývají { $left }
       *[other] Zbývá { $left }
    }
}
# Pod nadpisem. $laid: kolik karet je vyloženo, $all: kolik jich je.
page-after-laid = Vyloženo { $laid } z { $all } karet
# Čísla ze hry; číslo stojí nad tím.
page-after-turns = Tahů
page-after-backs = Skoků o deset zpět
# Na konci jsou všechny karty odkryté.
page-after-hands = Karty, které zbyly v ruce
page-after-undrawn = Zbylo v dobíracím balíčku
# Proč se poslední tah nedal dokončit. $needed: kolik karet chybělo; $count: kolik jich šlo vyložit; $fits: ty jako seznam page-after-fit. $on: písmeno hromádky.
page-after-fit = { $card } na { $on }
page-after-needed = { $needed ->
    [one] Chyběla ještě jedna karta
    [few] Chyběly ještě { $needed } karty
   *[other] Chybělo ještě { $needed } karet
}{ $count ->
    [0] : žádná ze zbylých karet se nikam nehodí.
    [one] ; hodí se jen { $fits }.
   *[other] ; hodí se jen { $fits }.
}
# Obrázek čáry od 1 do 100 se značkou pro každou kartu; pro toho, kdo ho nevidí.
page-after-picture = { $left ->
    [0] Všechny karty jsou vyložené.
    [1] Všechny karty až na jednu jsou vyložené. Zbývá { $cards }.
   *[other] Nevyložené karty: { $cards }.
}
page-after-again = Další hra
page-after-same = Stejné karty
# Někdo jiný už rozdal další hru.
page-after-dealt = Nová hra už začala.
page-after-join = Přejít k nové hře
page-after-replay = Přehrát
page-after-turned = Kde se to zlomilo
page-after-download = Stáhnout .tgn
page-after-home = Na úvod
# $names: kdo smí, jako výčet: „Ada nebo Ben“.
page-after-who-deals = Další hru může rozdat: { $names }.
page-after-nobody-deals = Kdo si sedne, může rozdat další hru.
page-after-empty-seat = Jedno místo je prázdné: další hra se dá rozdat, až si tam někdo sedne.

## Jestli to byly slíbené karty. Slova $check: checking, kept, broken, unknown.

page-fair = { $check ->
    [kept] Poctivé rozdání: ověřeno
    [broken] Tohle nejsou slíbené karty!
    [unknown] Poctivé rozdání: neověřeno
   *[checking] Poctivé rozdání: ověřuje se …
}
page-fair-why = Před rozdáním server karty zamíchal a všem sdělil pečeť: dlouhé číslo, které odpovídá jen tomuto pořadí karet. Teď, když jsou všechny karty odkryté, se pečeť spočítá znovu z jejich pořadí a z tajného slova, soli. Vyjde-li stejná, nikdo nemohl žádnou kartu vyměnit.
# $by: page nebo server.
page-fair-who = { $by ->
    [server] Na tomto spojení tvůj prohlížeč pečeť počítat nesmí, a tak to udělal server. Chceš-li ji ověřit bez něj, stáhni partii a spusť „tenback verify“.
   *[page] Spočítal ji tvůj prohlížeč, bez pomoci serveru.
}
page-fair-broken = Pečeť neodpovídá kartám, nebo je jiná než ta, která byla sdělena předem: nebyly to slíbené karty.
page-fair-unknown = Pro toto rozdání nebylo nic slíbeno, nebo se nebylo koho zeptat. Chceš-li ho ověřit, stáhni partii a spusť „tenback verify“.
page-fair-seal = Pečeť

## Jak hra skončila, jak to vypráví stránka: se jmény, kde jsou známá.

# $cards: kolik karet má balíček.
page-ending-won = Výhra: všech { $cards } karet je vyloženo.

# Prohraná hra a proč. $who: alone pro sólovou hru, you pro vlastní tah, other pro tah toho, kdo je $name. Jména nemají rod, proto přítomný čas.
page-ending-left = { $left ->
    [0] Prohra, ačkoli žádná karta nezbývá
    [one] Prohra, zbývá jedna karta
    [few] Prohra, zbývají { $left } karty
   *[other] Prohra, zbývá { $left } karet
}{ $rating ->
    [excellent] : skvělý výsledek!
   *[plain] .
}
page-ending-why-stuck = { $who ->
    [alone] Tah nešlo dokončit.
    [you] Tvůj tah nešlo dokončit.
   *[other] { $name }: tah nešlo dokončit.
}
page-ending-why-skull-open = { $who ->
    [alone] Lebka zůstala nezakrytá.
    [you] Tvoje lebka zůstala nezakrytá.
   *[other] { $name }: lebka zůstala nezakrytá.
}
page-ending-why-not-three = { $who ->
    [alone] Tah s trojkou neměl přesně tři karty.
    [you] Tvůj tah s trojkou neměl přesně tři karty.
   *[other] { $name }: tah s trojkou neměl přesně tři karty.
}
page-ending-why-resigned = { $who ->
    [alone] Hra byla vzdána.
    [you] Vzdáváš hru.
   *[other] { $name } vzdává hru.
}
page-ending-why-out-of-time = { $who ->
    [alone] Vypršel čas.
    [you] Vypršel ti čas.
   *[other] { $name }: vypršel čas.
}

# Face to Face. $who: čtenář je winner, loser, nebo ani jeden (other); $winner a $name: kdo vyhrál a kdo prohrál.
page-ending-seat-won-all-laid = { $who ->
    [winner] Vyhráváš: všech tvých { $cards } karet je vyloženo.
   *[other] Vítězí { $winner }: všech { $cards } vlastních karet je vyloženo.
}
page-ending-seat-won-stuck = { $who ->
    [winner] Vyhráváš: { $name } nemůže vyložit dvě karty.
    [loser] Vítězí { $winner }: nemůžeš vyložit dvě karty.
   *[other] Vítězí { $winner }: { $name } nemůže vyložit dvě karty.
}
page-ending-seat-won-disobeyed = { $who ->
    [winner] Vyhráváš: { $name } nemůže splnit příkaz.
    [loser] Vítězí { $winner }: nemůžeš splnit příkaz.
   *[other] Vítězí { $winner }: { $name } nemůže splnit příkaz.
}
page-ending-seat-won-resigned = { $who ->
    [winner] Vyhráváš: { $name } vzdává hru.
    [loser] Vítězí { $winner }: vzdáváš hru.
   *[other] Vítězí { $winner }: { $name } vzdává hru.
}
page-ending-seat-won-out-of-time = { $who ->
    [winner] Vyhráváš: { $name } už nemá čas.
    [loser] Vítězí { $winner }: už nemáš čas.
   *[other] Vítězí { $winner }: { $name } už nemá čas.
}
