# Stránka: pravidla s obrázky. Texty samotných pravidel jsou v rules.ftl.

page-rules-play = Hrát tuto hru
page-rules-command-cards = Příkazové karty
# $cards: příkazy s čísly, která je nesou.
page-rules-own-cards = U tohoto stolu nesou příkazy tyto karty: { $cards }.

# Co ukazují obrázky.
page-rules-picture-goal = Čtyři hromádky jako dráhy: dvě vzestupné od 1, dvě sestupné od 100.
page-rules-picture-lay = 57 na vzestupnou 34, 45 na sestupnou 70: co se přeskočí, je ztracené.
page-rules-picture-trick = O deset zpět: 37 na vzestupnou 47, 75 na sestupnou 65.
page-rules-picture-turn = Dvě karty vyložené, dvě dobrané.
page-rules-picture-talk = Slova o hromádkách: ano. Číslo: nikdy.
page-rules-picture-face-goal = Nahoře dvě hromádky protihráče, dole tvé vlastní.
page-rules-picture-help = Pomoc: 17 na protihráčovu vzestupnou 38 mu vrátí 21 čísel.
page-rules-picture-draw = Bez pomoci: dvě karty. S pomocí: doplnit ruku na šest.
