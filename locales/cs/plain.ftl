# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and are put in quotation marks.

plain-welcome = Tenback. Napiš „help“ a dozvíš se, co můžeš dělat, „quit“ pro odchod.
plain-lobby = Napiš „new classic“, „new extreme“ nebo „new face-to-face“ a hraj, „games“ pro uložené partie („delete 1“ jednu smaže), „learn“ pro lekce, „rules“ pro pravidla.
# A few words after new: as on the command line.
plain-lobby-options = Můžeš přidat volby: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Boti jsou random (Náhodný), greedy (Hladový), casual (Pohodový), regular (Zkušený), strong (Silný), expert (Expert) a master (Mistr).
# $languages: their codes and own names.
plain-languages = Jazyk změníš, když napíšeš „language“ a jeden z těchto: { $languages }.
plain-nothing-to-resume = Není žádná rozehraná partie: napiš „new classic“ a začni novou.
plain-no-game-before = Ještě se nehrálo: napiš „new classic“ a začni.
# $index: a number to type; $what: the game and its state; $file: a name.
plain-game-open = { $index }: { $what }. Napiš „resume { $index }“ a pokračuj v ní.
plain-game-over = { $index }: { $what }. Napiš „replay { $index }“ a přehraje se.
plain-no-such-game = Partie { $index } v seznamu není: napiš „games“.
plain-delete = { $what }. Napiš „delete { $index } yes“ a natrvalo se smaže.
plain-deleted = Partie je smazaná.
plain-dealt = { game }, { tui-list-seats }. Karty jsou rozdané.
plain-resumed = { game }, { tui-list-seats }. Hra pokračuje tahem { $turn }.
plain-seats = U stolu: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } je { $direction ->
    [ascending] vzestupná
   *[descending] sestupná
} a ukazuje { $top }, { $count ->
    [0] zatím bez karet
    [one] je na ní jedna karta
    [few] jsou na ní { $count } karty
   *[other] je na ní { $count } karet
}.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start } ({ $name }) je { $direction ->
    [ascending] vzestupná
   *[descending] sestupná
} a ukazuje { $top }, { $count ->
    [0] zatím bez karet
    [one] je na ní jedna karta
    [few] jsou na ní { $count } karty
   *[other] je na ní { $count } karet
}.
plain-pile-command = { pile.start } ukazuje „{ command }“: { command-rule }.
plain-stock = { $stock ->
    [0] Dobírací hromádka je prázdná
    [one] V dobírací hromádce je jedna karta
    [few] V dobírací hromádce jsou { $stock } karty
   *[other] V dobírací hromádce je { $stock } karet
}, vyložit { $left ->
    [one] zbývá jednu kartu
    [few] zbývá { $left } karty
   *[other] zbývá { $left } karet
}.
plain-mate = { $name }: { $cards ->
    [0] žádné karty
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
} v ruce.
# $cards: their numbers, and where they fit.
plain-hand = Tvé karty: { $cards }.
plain-hand-empty = Nemáš v ruce žádnou kartu.
# One card in the hand. $lays: pile and cost of each move, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } s příkazem „{ command }“: { $lays }
plain-card-nowhere = nejde nikam
plain-card-later = { $card }
plain-card-later-command = { $card } s příkazem „{ command }“
plain-lay-trick = { $pile } { $cost } (o deset zpět)
plain-lay-help = { $pile } { $cost } (pomoc)
plain-lay-loses = { $pile } { $cost } (prohra)

plain-todo-enough = Napiš „end“ a ukonči tah, nebo vykládej dál.
plain-todo-begin = Kdo začne? „begin“, pokud ty, „not-me“, pokud raději někdo jiný.
plain-todo-wish = Kdo začne? „begin“, „not-me“, nebo „next“, je-li ti to jedno.
plain-pass = Klávesnici dostane { $name }: předej ji a napiš „next“.
plain-pass-on = Napiš „next“ a předej klávesnici. Dostane ji { $name }.
plain-cleared = U klávesnice je teď { $name }.
plain-over = Hra skončila. Je uložená v { $file }.
plain-over-unkept = Hra skončila.
plain-bye = Na shledanou.
plain-loses = S { $card } na { pile.loc } hru prohraješ: { lose-why }. Napiš „{ $again }“ a přesto ji vyložíš.
plain-resign = Napiš „resign yes“ a hru vzdáš.
plain-tried = Vyzkoušeno v soukromí: { $lays }. { $state ->
    [over] Tím by tah skončil.
    [lost] Tím by hra byla prohraná.
    [enough] Tím by tah mohl skončit.
   *[more] Ještě by chyběly karty.
}
plain-what = „{ $text }“ tady nejde: napiš „help“.
plain-signals = Signály: „keep off a“ (ruce pryč), „rather not a“ (raději ne), „small steps a“ (malé kroky), „go ahead a“ (jen do toho); v Extreme i „hold skull“ pro kartu s příkazem: stop (stop), skull (lebka), three (3!), mute (ticho), no-back (jen vpřed), one-pile (jedna hromádka), draw-one (dober jednu).
plain-replay-at = Krok { $step } z { $steps }.
plain-replay-help = „next“ (vpřed), „back“ (zpět), „turn“ (celý tah), „first“ (začátek), „last“ (konec), „go 12“, „look“ (stůl), „view 2“ nebo „view all“ (karty v rukou), „review“ (šance a hodnocení), „mistake“ (další chyba), „better“ (lepší tah), „play“ pro hru odtud, „play shuffled“ s nově zamíchanou hromádkou, „quit“.

# Help: one line each.
plain-help-lay = „45a“ vyloží 45 na hromádku a; můžeš jich napsat víc najednou.
plain-help-end = „end“ ukončí tah, „undo“ vezme kartu zpět, ale jen v sólové hře.
plain-help-try = „try 45a 46a“ vyzkouší karty v soukromí.
plain-help-hint = „hint“ řekne, co by vyložil mistr.
plain-help-look = „look“ popíše celý stůl, „piles“ hromádky, „hand“ tvé karty, „log“ průběh hry.
plain-help-brief = „brief“ říká jen, co se mění a co zbývá udělat; „full“ zase v každém tahu popíše stůl.
plain-brief = Stručně: řekne se jen, co se mění. Zbytek poví „look“, „piles“ a „hand“.
plain-full = Podrobně: stůl se popíše v každém tahu.
plain-help-rest = „rules“ pro pravidla, „resign“ pro vzdání hry, „quit“ pro odchod; partie zůstane uložená.

# A table on a server.
plain-joined = Jsi u stolu: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = Napiš „sit“ a sedni si na prázdné místo.
plain-todo-seats-host = Pošli odkaz přátelům, nebo napiš „bot 2 expert“ a na místo 2 si sedne bot.
plain-todo-deal = Všechna místa jsou obsazená: napiš „deal“ a karty se rozdají.
plain-todo-wish-there = Kdo začne? „begin“, pokud chceš, „not-me“, pokud ne, „begin now“ začne hned.
plain-again = „again“ rozdá další hru, „same“ znovu stejné karty, „review“ partii rozebere, „quit“ odejde od stolu.
plain-bot-plays = Hraje za tebe bot: napiš „return“ a vrátíš se do hry.
plain-vote = { $name } navrhuje hru vzdát: napiš „yes“ a vzdáš ji, „no“ a hraje se dál.
plain-seat-waits = Místo ti zůstane: vrať se se stejným odkazem.
plain-line-back = Spojení je zpátky.
# $time: such as 1:30.
plain-clock = Čas na tento tah: { $time }.
plain-help-seats = „who“ řekne, kdo kde sedí, „sit“ nebo „sit 2“ obsadí místo, „stand“ ho uvolní, „deal“ rozdá karty.
plain-help-host = Jako hostitel: „bot 2 expert“ posadí na místo bota, „kick 2“ natrvalo odebere, kdo tam sedí, „host 2“ z něj udělá hostitele, „silence 2“ a „unsilence 2“ mu vypne a zapne chat, „close table“ zavře stůl pro všechny. „invite on“ pustí na místa jen lidi s odkazem s pozvánkou (pokaždé s novým odkazem), „invite off“ zase každého.
plain-help-there = „say ahoj“ napíše ostatním, „hand-over“ nechá za tebe hrát bota, „return“ tě vrátí do hry.

# Lessons.
plain-lessons = Lekce: napiš třeba „learn basics“.
plain-lesson-help = „45a“ vyloží 45 na hromádku a, „end“ ukončí tah, „keep off a“ dá signál. „hint“ ukáže tah, „look“ popíše stůl, „quit“ ukončí lekci.
plain-lesson-next = Napiš „next“ a pokračuj.
