# The page: replays. These texts are loaded only when needed.

## A replay.

# $game: as in names.ftl.
page-replay-title = Přehrávání: { game }
page-replay-loading = Partie se načítá…
page-replay-dealt = Karty jsou rozdané.
# The current position, for screen readers. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Tah { $number }. { $story }
page-replay-slider = Místo v partii
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
# An entry in the list of turns. $number: of the turn.
page-replay-turn = Tah { $number }
page-replay-before = Před prvním tahem
# In the list: no card was played in this turn.
page-replay-no-lay = žádná karta
page-replay-ten-back = o deset zpět
page-replay-eyes = Pohled
page-replay-eyes-all = Všechny karty
page-replay-eyes-table = Bez karet v rukou
page-replay-hands = Karty v rukou
# A hidden hand. $count: the number of cards.
page-replay-hidden = { $count ->
    [0] žádné karty
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
# After the name of the seat whose turn it is.
page-replay-to-move = na tahu
# What a seat has signalled, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = má „{ command }“
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] raději ne první
   *[let-me-begin] chce začít
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] Dobírací hromádka je prázdná
    [one] K dobrání zbývá jedna karta
    [few] K dobrání zbývají { $count } karty
   *[other] K dobrání zbývá { $count } karet
}
# A chart of the game: how much room each pile has used. For screen readers. $hops: how often a pile went back.
page-replay-chart = Prostor, který spotřebovaly jednotlivé hromádky, od rozdání do konce. O deset zpět: { $hops ->
    [0] nikdy
    [1] jednou
   *[other] { $hops }krát
}.
page-replay-legend = Vyplněno: spotřebovaný prostor. Kosočtverec: o deset zpět.
# A button: shows win chances, mistakes, luck and skill.
page-replay-review = Rozbor
page-replay-copy = Kopírovat odkaz na tah
page-replay-copied = Odkaz zkopírován.
page-replay-copy-failed = Zkopíruj odkaz z adresního řádku.
page-replay-download = Stáhnout .tgn
page-replay-to-table = Ke stolu
# How a game ended, in two or three words. $left: the number of cards left, $name: the winner.
page-replay-result = { $result ->
    [won] výhra
    [seat] výhra: { $name }
    [open] rozehráno
   *[lost] { $left ->
        [one] zbývá jedna karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }
}

# $games: the number of games in the file, two or more.
page-replay-games = { $games ->
    [one] V souboru je jedna partie.
    [few] V souboru jsou { $games } partie; toto je první.
   *[other] V souboru je { $games } partií; toto je první.
}

## Opening a record.

page-replay-open = Přehrát partii
page-replay-open-why = Vyber záznam (soubor .tgn), nebo ho přetáhni kamkoli na tuto stránku. Stáhnout si ho můžeš po každé hře.
page-replay-choose = Vybrat soubor .tgn
page-replay-choose-other = Vybrat jiný soubor .tgn
page-replay-unreadable = Tuto partii nelze zobrazit
page-replay-not-found = Partii se nepodařilo načíst
page-replay-try-again = Zkusit znovu

## What if: playing on from a position of a record.

page-what-if = Co kdyby…
# $number: the turn where the new line starts.
page-what-if-heading = { $number ->
    [0] Co kdyby: od rozdání
   *[other] Co kdyby: od tahu { $number }
}
page-what-if-how = Vyber kartu, pak hromádku. Hraješ za všechny.
page-what-if-here = Co kdyby: odtud
page-what-if-begin = Kdo začne?
page-what-if-end = Ukončit tah
# $more: cards that must be played before the turn may end.
page-what-if-owes = { $more ->
    [one] Vylož ještě jednu kartu
    [few] Vylož ještě { $more } karty
   *[other] Vylož ještě { $more } karet
}
page-what-if-undo = Vrátit
page-what-if-bots = Ať dohrají boti
page-what-if-level = Boti
page-what-if-thinking = Okamžik…
page-what-if-back = Zpět k záznamu
page-what-if-download = Stáhnout tuto partii
# Two labels; the result of each game follows.
page-what-if-record = Původní partie
page-what-if-this = Co kdyby
