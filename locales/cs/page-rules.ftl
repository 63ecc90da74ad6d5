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

# Klávesy u stolu, na konci pravidel: co která dělá, několika slovy.
page-keys = Klávesy
page-keys-walk = vybrat kartu
page-keys-aim = vybrat pro ni hromádku
page-keys-enter = vyložit tam kartu
page-keys-type = napsat tah: číslo a pak písmeno hromádky
page-keys-rub-out = smazat poslední číslici
page-keys-end = ukončit tah
page-keys-back = vzít zpět poslední kartu, kde je to dovoleno
page-keys-try = zkusit tah nanečisto, nebo s tím skončit
page-keys-lay = doopravdy vyložit, co bylo zkoušeno
page-keys-hint = požádat o radu
page-keys-rules = ukázat tato pravidla
page-keys-escape = vrátit kartu, zavřít, co je otevřené, nebo přejít z chatu ke stolu
page-keys-off = Písmena a číslice jsou v nastavení vypnuté: { page-letter-keys }.
