# The help screen: a key on the left, this on the right. One line each if possible.

help-title = Klávesy
help-about = Čára u hromádky je její dráha: vyplněná část je spotřebovaná, čárky jsou tvé karty a ◆ je karta, která jde přesně o deset zpět. Pod kartami vidíš, kolik která stojí, nejlevnější první: a+3 jsou tři čísla na hromádce a; ! je prohra; ✕ nejde nikam. ▤ počítá karty na hromádce.
help-lay = napiš kartu a hromádku, pak Enter: vyložit
help-arrows = vybrat kartu, vybrat hromádku
help-mouse = klepni na kartu, pak na hromádku, nebo na klávesu v posledním řádku
help-end = ukončit tah
help-undo = vzít poslední kartu zpět (v sólové hře nebo při zkoušení)
help-try = vyzkoušet tah v soukromí; y ho vyloží
help-hint = co by vyložil mistr a proč
help-signal-keep-off = říct týmu o vybrané hromádce: ruce pryč
help-signal-rather-not = raději ne
help-signal-small-steps = jen malé kroky
help-signal-go-ahead = jen do toho
help-hold = říct týmu, jaký příkaz je na vybrané kartě
help-begin = před prvním tahem: chci začít, já ne
help-log = průběh hry
help-rules = pravidla této hry
help-resign = vzdát hru
help-back = zpět; partie zůstane uložená a dá se v ní pokračovat
help-replay = ve starých partiích: změnit pohled, hrát odtud dál
help-review = po partii a ve starých partiích: rozebrat ji; potom souhrn se štěstím a uměním
help-mistakes = v rozboru: další chyba, lepší tah
help-quit = ukončit program; partie zůstane uložená (i Ctrl-D)
help-saved = Každá vyložená karta se hned ukládá do { $folder }.
