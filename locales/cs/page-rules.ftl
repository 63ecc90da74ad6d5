# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Hrát tuto hru
# To the lesson about this game.
page-rules-learn = Naučit se to hrou
page-rules-command-cards = Příkazové karty
# $cards: commands with the numbers that carry them.
page-rules-own-cards = Příkazové karty u tohoto stolu: { $cards }.

# What the pictures show.
page-rules-picture-goal = Čtyři hromádky jako dráhy: dvě vzestupné od 1, dvě sestupné od 100.
page-rules-picture-lay = 57 na vzestupnou 34, 45 na sestupnou 70: přeskočená čísla jsou ztracená.
page-rules-picture-trick = O deset zpět: 37 na vzestupnou 47, 75 na sestupnou 65.
page-rules-picture-turn = Dvě karty vyložené, dvě dobrané.
page-rules-picture-talk = Mluvit o hromádkách: ano. Čísla: nikdy.
page-rules-picture-face-goal = Nahoře dvě hromádky protihráče, dole tvé vlastní.
page-rules-picture-help = Pomoc: 17 na protihráčovu vzestupnou 38 mu vrátí 21 čísel.
page-rules-picture-draw = Bez pomoci: dvě karty. S pomocí: doplnit ruku na šest.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Klávesy
page-keys-walk = vybrat kartu
page-keys-aim = vybrat pro ni hromádku
page-keys-enter = vyložit tam kartu
page-keys-type = vyložit kartu: číslo a pak písmeno hromádky
page-keys-rub-out = smazat poslední číslici
page-keys-end = ukončit tah
page-keys-back = vzít zpět poslední kartu, kde je to dovoleno
page-keys-try = zkusit tah nanečisto, nebo s tím skončit
page-keys-lay = vyložit naostro, co bylo vyzkoušeno
page-keys-hint = požádat o radu
page-keys-rules = ukázat tato pravidla
page-keys-escape = vrátit kartu, zavřít, co je otevřené, nebo přejít z chatu ke stolu
page-keys-off = Písmena a číslice jsou v nastavení vypnuté: { page-letter-keys }.
