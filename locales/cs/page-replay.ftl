# Stránka: partie, které se přehrávají. Tyto texty se čtou až tehdy.

## Přehrávaná partie.

# $game: jako v names.ftl.
page-replay-title = Přehrávání: { game }
page-replay-loading = Partie se načítá …
page-replay-dealt = Karty jsou rozdané.
# Kde jsme, pro toho, kdo to nevidí. $number: tahu, $story: co se stalo, celé věty.
page-replay-moment = Tah { $number }. { $story }
page-replay-slider = Krok partie
page-replay-first = Na začátek
page-replay-turn-back = O tah zpět
page-replay-back = O krok zpět
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-on = O krok vpřed
page-replay-turn-on = O tah vpřed
page-replay-last = Na konec
page-replay-keys = Klávesy: ← → krok, ↑ ↓ tah, Home a End, mezerník přehrává.
page-replay-turns = Tahy
# Položka seznamu tahů. $number: tahu.
page-replay-turn = Tah { $number }
page-replay-before = Před prvním tahem
# V seznamu: v tomto tahu nebyla vyložena žádná karta.
page-replay-no-lay = žádná karta
page-replay-ten-back = o deset zpět
page-replay-eyes = Pohled
page-replay-eyes-all = Všechny karty
page-replay-eyes-table = Bez karet v rukou
page-replay-hands = Karty v rukou
# Karty v ruce, které se neukazují. $count: kolik.
page-replay-hidden = { $count ->
    [0] žádné karty
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
# Za jménem místa, které je na tahu.
page-replay-to-move = na tahu
# Co místo řeklo ostatním, pod jeho kartami. $pile: písmeno, $signal: jako v names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: jako v names.ftl.
page-replay-holds = má „{ command }“
# $wish: let-me-begin nebo not-me.
page-replay-wish = { $wish ->
    [not-me] raději ne první
   *[let-me-begin] chce začít
}
# $count: v dobírací hromádce nebo v obou.
page-replay-stock = { $count ->
    [0] Dobírací hromádka je prázdná
    [one] K dobrání zbývá jedna karta
    [few] K dobrání zbývají { $count } karty
   *[other] K dobrání zbývá { $count } karet
}
# Obrázek partie: kolik prostoru která hromádka spotřebovala. Pro toho, kdo ho nevidí. $hops: kolikrát šla hromádka zpět.
page-replay-chart = Prostor, který spotřebovaly jednotlivé hromádky, od rozdání do konce. O deset zpět: { $hops ->
    [0] nikdy
    [1] jednou
   *[other] { $hops }krát
}.
page-replay-legend = Vyplněno: spotřebovaný prostor. Kosočtverec: o deset zpět.
# Před tahy, které spotřebovaly nejvíc prostoru; následují tlačítka s číslem tahu a jeho cenou.
page-replay-dearest = Kde se to zlomilo
# $number: tahu, $cost: prostor, který celkem spotřeboval, třeba +38.
page-replay-dear-turn = Tah { $number }: { $cost }
page-replay-copy = Kopírovat odkaz na tah
page-replay-copied = Odkaz je zkopírovaný.
page-replay-copy-failed = Odkaz je v adresním řádku: zkopíruj ho odtamtud.
page-replay-download = Stáhnout .tgn
page-replay-to-table = Ke stolu
# Jak partie skončila, dvěma třemi slovy. $left: zbývající karty, $name: kdo vyhrál.
page-replay-result = { $result ->
    [won] výhra
    [seat] výhra: { $name }
    [open] ještě neskončila
   *[lost] { $left ->
        [one] zbývá jedna karta
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }
}

# $games: kolik jich je v souboru, dvě nebo víc.
page-replay-games = { $games ->
    [one] V souboru je jedna partie.
    [few] V souboru jsou { $games } partie; toto je první.
   *[other] V souboru je { $games } partií; toto je první.
}

## Otevření záznamu.

page-replay-open = Přehrát partii
page-replay-open-why = Vyber záznam, soubor, jehož název končí na .tgn, nebo ho přetáhni kamkoli na tuto stránku. Dostaneš ho po každé hře.
page-replay-choose = Vybrat soubor .tgn
page-replay-choose-other = Vybrat jiný soubor .tgn
page-replay-unreadable = Tohle se jako partie ukázat nedá
page-replay-not-found = Partii se nepodařilo načíst
page-replay-try-again = Zkusit znovu

## Co kdyby: hrát dál z některého místa záznamu.

page-what-if = Co kdyby …
# $number: tahu, od kterého se hraje jinak.
page-what-if-heading = { $number ->
    [0] Co kdyby: od rozdání
   *[other] Co kdyby: od tahu { $number }
}
page-what-if-how = Vyber kartu, pak hromádku. Hraješ za všechny.
page-what-if-here = Co kdyby: odtud
page-what-if-begin = Kdo začne?
page-what-if-end = Ukončit tah
# $more: karty, které je třeba vyložit, než tah smí skončit.
page-what-if-owes = { $more ->
    [one] Vylož ještě jednu kartu
    [few] Vylož ještě { $more } karty
   *[other] Vylož ještě { $more } karet
}
page-what-if-undo = Vrátit
page-what-if-bots = Ať dohrají boti
page-what-if-level = Boti
page-what-if-thinking = Okamžik …
page-what-if-back = Zpět k záznamu
page-what-if-download = Stáhnout tuto partii
# Dva popisky; za nimi stojí, jak partie skončily.
page-what-if-record = Záznam
page-what-if-this = Tady
