# Textový režim: řádky textu dovnitř a ven, pro čtečky obrazovky a skripty. Celé věty. Co se píše, je v uvozovkách a ve
# všech jazycích stejné.

plain-welcome = Tenback. Napiš „help“ a dozvíš se, co můžeš dělat, „quit“ pro odchod.
plain-lobby = Napiš „new classic“, „new extreme“ nebo „new face-to-face“ a hraj, „games“ pro uložené partie, „rules“ pro pravidla.
plain-lobby-options = Za tím smí stát: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Boti jsou random (náhodný), greedy (hladový), casual (pohodový), expert (expert) a master (mistr).
plain-languages = Jazyk změníš, když napíšeš „language“ a jeden z těchto: { $languages }.
plain-nothing-to-resume = Není žádná rozehraná partie: „new classic“ začne novou.
plain-game-open = { $index }: { $what }. „resume { $index }“ v ní pokračuje.
plain-game-over = { $index }: { $what }. „replay { $index }“ ji přehraje.
plain-no-such-game = Partie { $index } v seznamu není: napiš „games“.
plain-dealt = { game }, { tui-list-seats }. Karty jsou rozdané.
plain-resumed = { game }, { tui-list-seats }. Hra pokračuje tahem { $turn }.
plain-seats = U stolu: { $names }.

plain-pile = { pile.start } je { $direction ->
    [ascending] vzestupná
   *[descending] sestupná
} a ukazuje { $top }; { $count ->
    [0] neleží na ní žádná karta
    [one] leží na ní jedna karta
    [few] leží na ní { $count } karty
   *[other] leží na ní { $count } karet
}.
# $name může být „Ty“.
plain-pile-owned = { pile.start } ({ $name }) je { $direction ->
    [ascending] vzestupná
   *[descending] sestupná
} a ukazuje { $top }; { $count ->
    [0] neleží na ní žádná karta
    [one] leží na ní jedna karta
    [few] leží na ní { $count } karty
   *[other] leží na ní { $count } karet
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
plain-hand = Tvé karty: { $cards }.
plain-hand-empty = Nemáš v ruce žádnou kartu.
plain-card = { $card }: { $lays }
plain-card-command = { $card } s příkazem „{ command }“: { $lays }
plain-card-nowhere = nejde nikam
plain-card-later = { $card }
plain-card-later-command = { $card } s příkazem „{ command }“
plain-lay-trick = { $pile } { $cost } (o deset zpět)
plain-lay-help = { $pile } { $cost } (pomoc)
plain-lay-loses = { $pile } { $cost } (prohra)

plain-todo-enough = Vyloženo je dost: „end“ ukončí tah, nebo vykládej dál.
plain-todo-begin = Kdo začne? „begin“, pokud ty, „not-me“, pokud raději někdo jiný.
plain-todo-wish = Kdo začne? „begin“, „not-me“, nebo „next“, je-li ti to jedno.
plain-pass = Klávesnici dostane { $name }: předej ji a napiš „next“.
plain-pass-on = Napiš „next“ a předej klávesnici. Dostane ji { $name }.
plain-cleared = U klávesnice je teď { $name }.
plain-over = Hra skončila. Je uložená v { $file }.
plain-over-unkept = Hra skončila.
plain-kept = Partie je uložená: „resume“ nebo „tenback play --resume“ v ní pokračuje.
plain-bye = Na shledanou.
plain-loses = { $card } na { pile.acc } ihned prohraje hru. Chceš-li ji přesto vyložit, napiš „{ $again }“.
plain-resign = „resign yes“ hru vzdá.
plain-tried = Vyzkoušeno, nikdo to neviděl: { $lays }. { $state ->
    [over] Tím by tah skončil.
    [lost] Tím by hra byla prohraná.
    [enough] Tím by tah mohl skončit.
   *[more] Ještě by chyběly karty.
}
plain-what = „{ $text }“ tady nejde: napiš „help“.
# Píše se anglické slovo příkazu, zobrazuje se české.
plain-signals = Signály: „keep-off a“ (ruce pryč), „rather-not a“ (raději ne), „small-steps a“ (malé kroky), „go-ahead a“ (jen do toho); v Extreme i „hold skull“ pro kartu s příkazem: stop (stop), skull (lebka), three (trojka), mute (ticho), no-back (vpřed), one-pile (na jednu), draw-one (1 karta).
plain-replay-at = Krok { $step } z { $steps }.
plain-replay-help = „next“ (vpřed), „back“ (zpět), „first“ (začátek), „last“ (konec), „go 12“, „view 2“, „view all“ (všechny karty), „play“ pro hru odtud, „play shuffled“ s nově zamíchanou hromádkou, „quit“.

plain-help-lay = „45a“ vyloží 45 na hromádku a; může jich následovat víc za sebou.
plain-help-end = „end“ ukončí tah, „undo“ vezme kartu zpět, ale jen v sólové hře.
plain-help-try = „try 45a 46a“ vyzkouší karty, nikdo to nevidí.
plain-help-hint = „hint“ řekne, co by vyložil mistr.
plain-help-look = „look“ popíše celý stůl, „hand“ tvé karty, „log“ to, co se stalo.
plain-help-rest = „rules“ pro pravidla, „resign“ pro vzdání hry, „quit“ pro odchod; partie zůstane uložená.

# Stůl jinde.
plain-joined = Jsi u stolu: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = „sit“ tě posadí na prázdné místo.
plain-todo-seats-host = Pošli odkaz přátelům, nebo napiš „bot 2 expert“ a na místo 2 si sedne bot.
plain-todo-deal = Všichni sedí: „deal“ rozdá karty.
plain-todo-wish-there = Kdo začne? „begin“, pokud chceš, „not-me“, pokud ne, „begin now“ začne hned.
plain-again = „again“ rozdá další hru, „same“ znovu stejné karty, „quit“ odejde.
plain-bot-plays = Hraje za tebe bot: „return“, a hraješ zase sám.
plain-seat-waits = Místo ti zůstane: vrať se se stejným odkazem.
plain-line-back = Spojení je zpátky.
plain-clock = Čas na tento tah: { $time }.
plain-help-seats = „who“ řekne, kdo kde sedí, „sit“ nebo „sit 2“ obsadí místo, „stand“ ho uvolní, „deal“ rozdá karty.
plain-help-host = Jako hostitel: „bot 2 expert“ posadí na místo bota, „kick 2“ pošle pryč, kdo tam sedí.
plain-help-there = „say ahoj“ mluví s ostatními, „hand-over“ nechá hrát bota, „return“ vezme místo zpátky.
