# The page: the board, the hand and what a player can do with them. Space is short: a phone is 40 letters wide.

# Next to the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = vzestupná
page-pile-falling = sestupná
page-pile-rising-from = vzestupná od { $start }
page-pile-falling-from = sestupná od { $start }
# The number of cards on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] zatím bez karet
    [one] jedna karta
    [few] { $height } karty
   *[other] { $height } karet
}
# Face to Face: the owner of a pile. $seat: for spectators.
page-pile-yours = tvá
page-pile-theirs = protihráče
# A move that loses the game: next to its cost.
page-lay-loses = prohra
# What a card on the opponent’s pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [one] vrátí protihráči jedno číslo; doplníš si ruku na šest
    [few] vrátí protihráči { $back } čísla; doplníš si ruku na šest
   *[other] vrátí protihráči { $back } čísel; doplníš si ruku na šest
}

# Names that are read aloud. $side: yours, theirs or none; $direction: rising or falling; $top: what it shows.
page-pile-name = { $side ->
    [yours] Tvá { pile }
    [theirs] { pile.start } protihráče
   *[none] { pile.start }
}, { $direction ->
    [rising] vzestupná
   *[falling] sestupná
}, ukazuje { $top }, { page-pile-height }.
# After that name. $card: the selected card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: o deset zpět!
page-pile-loses = { $card }: { $cost }, prohra.
page-pile-closed = { $card } sem nejde.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card in the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, nejlevněji { $cost } na { pile.acc }
page-card-back = { $card }, na { pile.loc } o deset zpět!
page-card-loses = { $card }, všude prohra
page-card-nowhere = { $card }, nejde nikam
# The same for a command card.
page-card-command = { command }: { page-command-about }

# Regions, for screen readers.
page-board-hand = Tvé karty
page-board-piles = Hromádky
page-board-actions = Akce

# What to do now: one or two short lines. $name: whose turn it is; $laid: cards played this turn; $more: how many
# more are required.
page-todo-wait = Na tahu: { $name }
page-todo-owes = { $laid ->
    [0] Jsi na tahu: vylož { $more ->
        [one] jednu kartu
        [few] { $more } karty
       *[other] { $more } karet
    }
   *[other] Vylož { more-cards }
}
page-todo-three = V tomto tahu přesně tři karty: vylož { more-cards }
page-todo-skull = Zakryj lebku na { pile.loc }
page-todo-enough = Ukonči tah, nebo vykládej dál
page-todo-try = Zkouška: vykládej, nikdo to neuvidí
page-todo-tried-enough = To stačí: vylož to naostro, nebo zkoušej dál
page-todo-tried-complete = Tady by tah skončil: vyložit naostro?
page-todo-tried-lost = Tím by hra byla prohraná: vrať kartu
page-todo-dealt = Karty jsou rozdané
page-todo-over = Hra skončila

# Buttons: one to three short words each.
page-turn-end = Ukončit tah
page-turn-more = Vylož ještě { $more }
page-turn-take-back = Vzít zpět
page-trial-start = Zkusit
page-trial-lay = Vyložit naostro
page-trial-undo = Vrátit
page-trial-stop = Zrušit
page-hint-ask = Rada
# Above the board while a turn is tried out.
page-trial-on = Zkouška

# A losing move asks first. $card, $pile.
page-lay-ask = S { $card } na { pile.loc } hru ihned prohraješ.
page-lay-anyway = Přesto vyložit
page-lay-no = Ne

# A hint. $lays: such as 45a 46a; the reasons follow below.
page-hint-lays = Mistr by vyložil { $lays }
page-hint-end = Mistr by tady tah ukončil
page-hint-wait = Mistr přemýšlí…
page-hint-busy = O radu teď žádá hodně hráčů. Ta tvoje ještě přijde…
page-hint-close = Zavřít radu

# What is typed so far. $text: digits.
page-board-typed = { $text }… pak a, b, c nebo d
page-board-unheld = Kartu { $text } v ruce nemáš.
# The draw pile, two short lines. $stock: its cards; $left: cards not played yet. The last: the opponent’s.
page-board-stock = K dobrání { $stock }
page-board-left = { $left ->
    [one] Zbývá { $left } karta
    [few] Zbývají { $left } karty
   *[other] Zbývá { $left } karet
}
page-board-stock-theirs = Protihráč { $stock }

# The first turn: what to do first, then next; and when a pile was picked before a card.
page-todo-card = Vyber kartu, pak hromádku
page-todo-pile = Teď vyber hromádku
page-todo-card-first = Nejdřív vyber kartu, pak hromádku

# What the marks on the tracks and on the cards mean, a few words each. The first: what all of them are called.
page-legend = Značky
page-legend-fits = tvá karta, teď sem jde
page-legend-faint = sem nejde
page-legend-edge = značka na kartě: od nízké po vysokou
page-legend-pair = o deset od sebe
# Read aloud after a card. $other: a card of the hand that is ten higher or lower.
page-card-pair = O deset se liší od { $other }
# A lay of a hint. $card, $pile: such as 45 on a.
page-hint-lay = { $card } na { $pile }

# Face to Face, the line between the halves: the rule, then what happened in this turn.
page-facing-rule = Jedna karta za tah smí pomoct protihráči; pak si doplníš ruku na šest.
page-facing-given = Pomáháš protihráči: na konci tahu si doplníš ruku na šest.
page-facing-got = Protihráč ti pomáhá a doplní si ruku na šest.
# Read aloud after a card: where it would help the opponent least. $back: numbers; $pile.
page-card-gift = { $back ->
    [one] nebo na { pile.loc } vrátí protihráči jedno číslo
    [few] nebo na { pile.loc } vrátí protihráči { $back } čísla
   *[other] nebo na { pile.loc } vrátí protihráči { $back } čísel
}

# What a command card does, before it is played: one sentence. $command: the word of the notation.
page-command-about = { $command ->
    [stop] Tah po ní ihned končí.
    [skull] Zakryj ji ještě v tomto tahu, jinak je hra prohraná.
    [three] V tomto tahu vyložíš přesně tři karty.
    [mute] Dokud leží navrchu: ani slovo, žádné signály.
    [no-back] Dokud leží navrchu, nikdo nesmí o deset zpět.
    [one-pile] Dokud leží navrchu, jdou všechny karty tahu na jednu hromádku.
   *[draw-one] Dokud leží navrchu, dobírá se jen jedna karta.
}

# Before a card goes on a pile that others asked to keep off. $name: who.
page-pile-keep-off = Prosba ({ $name }): ruce pryč

# Why a move loses, after a colon. $cause: the word of the protocol. Then the question before such a move.
page-lay-why = S { $card } na { pile.loc } hru prohraješ: { lose-why }.
