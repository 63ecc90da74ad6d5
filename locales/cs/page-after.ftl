# Stránka: konec hry u jejího stolu.

## Konec, vedle hromádek.

# Nadpis, krátce: stojí v oblouku. $result: won, excellent nebo lost; ve Face to Face: you nebo other, z pohledu čtenáře,
# nebo seat pro toho, kdo se jen dívá. $left: kolik karet zbývá.
page-after-heading = { $result ->
    [won] Výhra!
    [you] Vyhráváš!
    [other] Dobře zahráno
    [seat] Hra skončila
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
# Obrázek čáry od 1 do 100 se značkou pro každou kartu; pro toho, kdo ho nevidí.
page-after-picture = { $left ->
    [0] Všechny karty jsou vyložené.
    [1] Všechny karty až na jednu jsou vyložené. Zbývá { $cards }.
   *[other] Nevyložené karty: { $cards }.
}
page-after-again = Další hra
page-after-same = Stejné karty
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
