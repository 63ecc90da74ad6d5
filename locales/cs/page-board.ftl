# Stránka: stůl s hromádkami, karty v ruce a co se s nimi dělá. Místa je málo: telefon je široký 40 znaků.

# Vedle písmene hromádky. $start: číslo, kterým nedotčená hromádka začíná.
page-pile-rising = vzestupná
page-pile-falling = sestupná
page-pile-rising-from = vzestupná od { $start }
page-pile-falling-from = sestupná od { $start }
# Kolik karet na hromádce leží, k předčítání.
page-pile-height = { $height ->
    [0] zatím bez karet
    [one] jedna karta
    [few] { $height } karty
   *[other] { $height } karet
}
# Face to Face: čí hromádka je.
page-pile-yours = tvá
page-pile-theirs = jeho
# Vedle ceny karty, která prohraje hru.
page-lay-loses = prohra
# Co udělá karta u protihráče. $back: kolik čísel vrátí.
page-pile-gift = { $back ->
    [one] vrátí protihráči jedno číslo; doplníš si ruku na šest
    [few] vrátí protihráči { $back } čísla; doplníš si ruku na šest
   *[other] vrátí protihráči { $back } čísel; doplníš si ruku na šest
}

# Jména k předčítání. $side: yours, theirs nebo none; $direction: rising nebo falling; $top: co hromádka ukazuje.
page-pile-name = { $side ->
    [yours] Tvá { pile }
    [theirs] { pile.start } protihráče
   *[none] { pile.start }
}, { $direction ->
    [rising] vzestupná
   *[falling] sestupná
}, ukazuje { $top }, { page-pile-height }.
# Za tím jménem. $card: vybraná karta; $cost: třeba +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: o deset zpět!
page-pile-loses = { $card }: { $cost }, prohraje hru.
page-pile-closed = { $card } sem nejde.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# Karta v ruce. $card: její číslo; $pile, $cost: kde stojí nejméně a kolik.
page-card-plain = { $card }
page-card-cost = { $card }, nejlevněji { $cost } na { pile.acc }
page-card-back = { $card }, na { pile.loc } o deset zpět!
page-card-loses = { $card }, všude prohraje hru
page-card-nowhere = { $card }, nejde nikam
# Totéž pro kartu s příkazem.
page-card-command = { command }: { page-command-about }

# Karty v ruce, pro toho, kdo je nevidí.
page-board-hand = Tvé karty
page-board-piles = Hromádky
page-board-actions = Co můžeš udělat

# Co je teď třeba udělat: jeden dva krátké řádky. $name: kdo je na tahu; $laid: karty vyložené v tomto tahu; $more: kolik
# jich ještě chybí.
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
page-todo-enough = To stačí: ukonči tah, nebo vykládej dál
page-todo-try = Zkouška: vykládej, nikdo to neuvidí
page-todo-tried-enough = To by stačilo: vylož to naostro, nebo zkoušej dál
page-todo-tried-complete = Tady by tah skončil: vyložit naostro?
page-todo-tried-lost = Tím by hra byla prohraná: vrať kartu
page-todo-dealt = Karty jsou rozdané
page-todo-over = Hra skončila

# Tlačítka: jedno až tři krátká slova.
page-turn-end = Ukončit tah
page-turn-more = Vylož ještě { $more }
page-turn-take-back = Vzít zpět
page-trial-start = Zkusit
page-trial-lay = Vyložit naostro
page-trial-undo = Vrátit
page-trial-stop = Zrušit
page-hint-ask = Rada
# Nad hromádkami, dokud se tah zkouší.
page-trial-on = Zkouška

# Kdo by tím prohrál, toho se stránka nejdřív zeptá. $card, $pile.
page-lay-ask = { $card } na { pile.acc } ihned prohraje hru.
page-lay-anyway = Přesto vyložit
page-lay-no = Ne

# Rada. $lays: třeba 45a 46a; pod ní stojí důvody.
page-hint-lays = Mistr by vyložil { $lays }
page-hint-end = Mistr by tady tah ukončil
page-hint-wait = Mistr o tom přemýšlí …
page-hint-busy = O radu teď žádá hodně hráčů. Ta tvoje ještě přijde…
page-hint-close = Zavřít radu

# Co je zatím napsáno. $text: číslice.
page-board-typed = { $text } … pak a, b, c nebo d
page-board-unheld = Kartu { $text } v ruce nemáš.
# Dobírací hromádka, dva krátké řádky. $stock: její karty; $left: karty, které zbývá vyložit. Poslední: ta protihráčova.
page-board-stock = K dobrání { $stock }
page-board-left = K vyložení { $left }
page-board-stock-theirs = Protihráč { $stock }

# První tah: co udělat nejdřív, co potom; a když byla hromádka vybrána dřív než karta.
page-todo-card = Vyber kartu, pak hromádku
page-todo-pile = Teď vyber hromádku
page-todo-card-first = Nejdřív vyber kartu, pak hromádku

# Co znamenají značky na drahách a na kartách, pár slov. První: jak se jim dohromady říká.
page-legend = Značky
page-legend-fits = tvá karta, teď sem jde
page-legend-faint = sem nejde
page-legend-edge = na kartě: jak je vysoká
page-legend-pair = o deset od sebe
# Předčítá se za kartou. $other: karta v ruce o deset vyšší nebo nižší.
page-card-pair = O deset se liší od { $other }
# Karta z rady. $card, $pile: třeba 45 na a.
page-hint-lay = { $card } na { $pile }

# Face to Face, řádek mezi polovinami: pravidlo, pak co se v tomto tahu stalo.
page-facing-rule = Jedna karta za tah smí pomoct protihráči; pak si doplníš ruku na šest.
page-facing-given = Pomoc je vyložená: na konci tahu si doplníš ruku na šest.
page-facing-got = Protihráč ti pomáhá a doplní si ruku na šest.
# Předčítá se za kartou: kde protihráči pomůže nejméně. $back: čísla; $pile.
page-card-gift = { $back ->
    [one] nebo na { pile.loc } vrátí protihráči jedno číslo
    [few] nebo na { pile.loc } vrátí protihráči { $back } čísla
   *[other] nebo na { pile.loc } vrátí protihráči { $back } čísel
}

# Co udělá karta s příkazem, než se vyloží: jedna věta. $command: slovo zápisu.
page-command-about = { $command ->
    [stop] Tah po ní ihned končí.
    [skull] Zakryj ji ještě v tomto tahu, jinak je hra prohraná.
    [three] V tomto tahu vyložíš přesně tři karty.
    [mute] Dokud leží navrchu: ani slovo, žádné signály.
    [no-back] Dokud leží navrchu, nikdo nesmí o deset zpět.
    [one-pile] Dokud leží navrchu, jdou všechny karty tahu na jednu hromádku.
   *[draw-one] Dokud leží navrchu, dobírá se jen jedna karta.
}

# Než karta přijde na hromádku, kterou jiní chtějí nechat být. $name: kdo.
page-pile-keep-off = Prosba ({ $name }): ruce pryč

# Proč tah prohraje, za dvojtečkou. $cause: slovo protokolu. Pak otázka před takovým tahem.
page-lose-why = { $cause ->
    [skull-open] lebku by už nešlo zakrýt
    [not-three] přesně tři karty by už vyložit nešlo
   *[stuck] potom by už nešlo vyložit dost karet
}
page-lay-why = { $card } na { pile.acc } prohraje hru: { page-lose-why }.
