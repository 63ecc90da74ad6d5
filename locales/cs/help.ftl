# Nápověda: vlevo klávesa, vpravo toto. Pokud možno jeden řádek o 66 sloupcích.

help-title = Klávesy
help-about = Čára u hromádky je její dráha: vyplněná část je spotřebovaná, čárky jsou tvé karty a ◆ je karta, která jde přesně o deset zpět. Pod kartami vidíš, kolik která stojí, nejlevnější první: a+3 jsou tři čísla na hromádce a; ! prohraje hru; ✕ nejde nikam. ▤ počítá karty na hromádce.
help-lay = napiš kartu a hromádku, pak Enter: vyložit
help-arrows = vybrat kartu, vybrat hromádku
help-mouse = klepni na kartu, pak na hromádku
help-end = ukončit tah
help-undo = vzít poslední kartu zpět (v sólové hře nebo při zkoušení)
help-try = vyzkoušet tah, aniž ho ostatní vidí; y ho vyloží
help-hint = co by vyložil mistr a proč
help-signal-keep-off = říct týmu o vybrané hromádce: ruce pryč
help-signal-rather-not = raději ne
help-signal-small-steps = jen malé kroky
help-signal-go-ahead = jen do toho
help-hold = říct týmu, jaký příkaz je na vybrané kartě
help-begin = před prvním tahem: chci začít, já ne
help-log = co se zatím stalo
help-rules = pravidla této hry
help-resign = vzdát hru
help-back = zpět; partie zůstane uložená a dá se v ní pokračovat
help-replay = ve starých partiích: pohled jiného hráče, hrát odtud dál
help-quit = opustit program; partie zůstane uložená
help-saved = Každá vyložená karta se hned ukládá do { $folder }.
