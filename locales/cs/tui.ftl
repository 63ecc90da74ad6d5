# The table on the screen. Space is short: 80 columns. Lines that share a row say so.

# Names of seats.
tui-you = Ty
# A person without a name. $seat: a number.
tui-player = Hráč { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not played yet.
tui-title = { game } · tah { $turn }
tui-title-dealt = { game } · rozdáno
tui-stock = dobírací hromádka { $stock } · { $left ->
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = dobírací hromádky: ty { $own }, protihráč { $other }
tui-stocks-seats = dobírací hromádky: { $own } a { $other }
tui-trying = zkouška

# On an untouched pile. $start: the number it starts with.
tui-rising = vzestupná od { $start }
tui-falling = sestupná od { $start }

# What to do now: one line, at most 74 columns. $laid: cards played this turn, $more: how many more are required.
tui-todo-owes = { $laid ->
    [0] Jsi na tahu: vylož { $more ->
        [one] jednu kartu
        [few] { $more } karty
       *[other] { $more } karet
    }.
   *[other] Vylož { more-cards }.
}
tui-todo-three = V tomto tahu přesně tři karty: vylož { more-cards }.
tui-todo-skull = Zakryj lebku na { pile.loc }.
tui-todo-enough = Ukonči tah (e), nebo vykládej dál.
tui-todo-tried-out = Tady by tah skončil. y: vyložit naostro.
tui-todo-tried-lost = Tím by hra byla prohraná. u: vrátit poslední kartu.
tui-todo-tried-enough = To stačí. y: vyložit naostro, nebo zkoušej dál.
tui-todo-wait = Na tahu: { $name }.
tui-todo-thinking = { $name } přemýšlí…
tui-todo-begin = Kdo začne? Enter: ty. n: raději někdo jiný.
tui-todo-wish = Kdo začne? i: já. n: já ne. Enter: je mi to jedno.
tui-todo-pass = Enter: předat klávesnici. Dostane ji { $name }.
tui-todo-over = Hra skončila.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = S { $card } na { pile.loc } hru prohraješ: { lose-why }. Enter: přesto vyložit. Esc: ne.
tui-ask-resign = Vzdát hru? x: ano. Esc: ne.
tui-ask-resign-team = Navrhnout vzdát hru? Ostatní o tom budou hlasovat. x: ano. Esc: ne.
tui-ask-unsaved = Tato partie není uložená a zmizí. Enter: odejít. Esc: zůstat.
tui-ask-delete = Smazat tuto partii natrvalo? Enter: ano. Esc: ne.

# Answers to keys. $text: what was typed.
tui-enter-first = Nejdřív stiskni Enter a vylož { $text }.
tui-no-lay = „{ $text }“ není tah: napiš svou kartu a hromádku, třeba { $example }.
tui-choose-card = Nejdřív vyber kartu: napiš její číslo, nebo použij šipky.
tui-choose-pile = Nejdřív vyber hromádku: a, b, c nebo d.
tui-no-command = Na vybrané kartě žádný příkaz není.
tui-not-your-turn = Počkej, až budeš na tahu.
tui-nothing-tried = Zatím nic nezkoušíš: vylož kartu, nikdo to neuvidí.
tui-try-on = Zkouška: co teď vyložíš, vidíš jen ty. y: vyložit naostro. u: vrátit kartu. t: zrušit.
tui-try-off = Nic nebylo vyloženo.
# $lays: such as 45a 46a.
tui-hint = Mistr by vyložil { $lays }.
tui-hint-end = Mistr by tady tah ukončil.
tui-hint-wait = Mistr přemýšlí…
tui-drawn = Dobráno: { $cards }.
# $file, $error: the system’s message.
tui-unsaved = Tato partie pokračuje bez ukládání: { $file }: { $error }.
tui-no-folder = Partie se neukládají: není pro ně složka. Zadej ji pomocí --data.
# When the program is left in the middle of a game.
tui-kept = Partie je uložená: „tenback play --resume“ v ní pokračuje.
tui-not-kept = Nebyla vyložena žádná karta, takže se partie neuložila.
tui-not-saved = Tuto partii se nepodařilo uložit.
tui-not-remembered = Platí jen do ukončení programu, protože nastavení nejde uložit: { $error }.
# $why: a whole sentence.
tui-broken = Soubor { $file } nelze otevřít. { $why }
tui-no-record = Není v něm žádný záznam.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Je v něm { $records ->
    [one] jen jeden záznam
    [few] jen { $records } záznamy
   *[other] jen { $records } záznamů
}, záznam číslo { $wanted } neexistuje.
tui-held = Tato partie je otevřená v jiném okně.
# $file: where the game was read; $new: where it is saved from now on.
tui-moved = { $file } zůstává beze změny; partie pokračuje v { $new }.
tui-no-chance = Generátor náhody v systému neodpovídá: { $error }. Zvol semínko, karty se zamíchají podle něj.

# What a key does: one or two short words each, on the last line.
tui-key-lay = vyložit
tui-key-end = konec tahu
tui-key-try = zkusit
tui-key-stop = zrušit
tui-key-real = naostro
tui-key-undo = vrátit
tui-key-hint = rada
tui-key-signal = signál
tui-key-hold = mám
tui-key-log = průběh
tui-key-rules = pravidla
tui-key-help = pomoc
tui-key-back = zpět
tui-key-quit = konec
tui-key-choose = vybrat
tui-key-change = změnit
tui-key-open = otevřít
tui-key-step = krok
tui-key-turn = tah
tui-key-view = pohled
tui-key-play-on = hrát odtud
tui-key-scroll = posunout
tui-key-yes = ano
tui-key-no = ne
tui-key-pass = předat
tui-key-review = rozbor
tui-key-summary = souhrn
tui-key-mistake = další chyba
tui-key-better = lepší tah
tui-key-give-up = vzdát
tui-key-go-on = hrát dál
tui-key-delete = smazat
tui-key-read-on = dál
tui-key-next-lesson = další lekce

# The pass screen.
tui-pass = Klávesnici dostane { $name }.
tui-pass-ready = { $name }: stiskni Enter, až se nikdo jiný nedívá.

# $columns × $rows: needed; $has-columns × $has-rows: available.
tui-too-small = Tenback potřebuje { $columns } × { $rows } znaků, tady je jich jen { $has-columns } × { $has-rows }: zvětši okno, nebo hraj s --plain.

# The start screen.
tui-motto = Vylož všechny karty. Zpátky jen přesně o deset.
tui-menu-new = Nová hra
tui-menu-resume = Pokračovat v partii
tui-menu-replays = Přehrát partii
tui-menu-lessons = Lekce
tui-menu-rules = Pravidla
tui-menu-language = Jazyk
tui-menu-quit = Konec
tui-form-game = Hra
tui-form-seats = Počet hráčů
tui-form-seat = Místo { $seat }
tui-form-person = člověk
tui-form-bot = bot: { level }
tui-form-hand = Karty v ruce
tui-form-minimum = Karet za tah
# $cards: how many; the harder options of the rules, A18.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, těžší
tui-form-talk = Domluva
tui-form-talk-none = žádná
tui-form-talk-signals = signály
tui-form-pace = Tempo botů
tui-form-pace-calm = klidné
tui-form-pace-fast = okamžité
tui-form-seed = Semínko
tui-form-seed-none = žádné: nově zamíchat
tui-form-deal = Rozdat karty
tui-form-stand-in = Které karty nesou příkazy, určil tento program sám; na originálních kartách je to jinak.
tui-list-none = Zatím tu žádná není.
tui-list-left = { $left ->
    [one] zbývá jedna karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}
tui-list-seats = { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
tui-list-won = výhra
tui-list-won-you = vyhráváš
tui-list-lost = prohra
tui-list-won-by = vítězí { $name }
# Figures of a finished game, and the cards that were never drawn. $cards: their numbers.
tui-end-figures = Tahy: { $turns } · o deset zpět: { $backs } · využité rady: { $hints }
tui-end-undrawn = Zbylo v dobírací hromádce: { $cards }

# Replay. $step of $steps: events.
tui-replay-at = krok { $step } z { $steps }
tui-replay-view = pohled: { $name }
tui-replay-all = všechny karty
tui-replay-table = bez karet v rukou
tui-replay-ask = Hrát odtud dál? Enter: se stejnými kartami. s: s nově zamíchanou dobírací hromádkou. Esc: ne.
tui-replay-over = Tady partie skončila: vrať se zpět a hraj dál.
tui-replay-start = Karty jsou rozdané.
# Above the log.
tui-log = Průběh hry
tui-log-empty = Zatím nic.

# After a name, before the first turn.
tui-wish-me = chce začít
tui-wish-not-me = raději ne první

# Tables on a server. $server: such as http://192.168.1.5:8098; $error: the system’s message.
tui-menu-join = Přisednout ke stolu
tui-join-link = Odkaz
tui-join-name = Jméno
tui-join-about = Vlož odkaz, který ti někdo poslal, a zvol jméno, které uvidí ostatní.
tui-join-going = Připojování k { $server }…
tui-no-server = Tohle není adresa serveru: ta vypadá jako http://192.168.1.5:8098.
tui-no-link = Tohle není odkaz ke stolu. Odkaz vypadá takto: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Zkopíruj ho celý.
tui-unreachable = { $server } neodpovídá ({ $error }). Zkontroluj odkaz a zeptej se, jestli server běží.
tui-unknown-host = { $server } nelze najít: zkontroluj odkaz.
tui-not-tenback = { $server } odpovídá, ale není to server Tenbacku: zkontroluj odkaz.
tui-no-such-table = Takový stůl na { $server } není: požádej o nový odkaz.
tui-name-needed = Zvol jméno, které uvidí ostatní, například --name Ada.
tui-forgotten = { $server } už tě nezná: připoj se znovu, nebo se vrať jako tatáž osoba: tenback devices add
tui-new-again = { $server } už tento terminál neznal, takže jsi tam nový hráč. Chceš-li být zase tatáž osoba, použij odkaz z jiného zařízení nebo záložní kód: tenback devices add LINK --replace
tui-astray = Zprávy serveru tu nedávají smysl. Jeden z obou programů je příliš starý: aktualizuj oba a připoj se znovu.
tui-identity-unkept = Tvou identitu na tomto serveru se nepodařilo uložit ({ $error }): příště tě server nepozná.
tui-same-person = U tohoto stolu už jsi v jiném terminálu; oba ukazují stejné místo. Chceš-li hrát jako někdo jiný, zadej jinou složku: --data SLOŽKA.
# $old and $new: the names of the same person.
tui-other-name = { $old } má teď na tomto serveru jméno { $new }. Chceš-li hrát jako někdo jiný, zadej jinou složku: --data SLOŽKA.
tui-line-connecting = Připojování…
tui-line-lost = Spojení ztraceno, další pokus za { $seconds } s…

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = Odkaz pro přátele: { $link }
tui-room-invited = jen s pozvánkou
tui-room-empty = prázdné
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (pryč)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s na tah
tui-room-lookers = { $count ->
    [one] jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
tui-form-talk-chat = chat
tui-todo-sit = Vyber prázdné místo: Enter ho obsadí.
tui-todo-invite = Potřebuješ pozvánku: požádej hostitele o odkaz.
tui-todo-looking = Díváš se: žádné místo není volné.
tui-todo-seats = Čeká se na další hráče.
tui-todo-seats-host = Pošli odkaz, nebo b posadí na prázdné místo bota: { level } (← →).
tui-todo-deal = Všechna místa jsou obsazená: d rozdá karty.
tui-todo-back = Esc: zpátky ke stolu.
tui-todo-sent = Odesílání…
tui-todo-opening = Hráči se domlouvají, kdo začne.
tui-todo-wish-there = Kdo začne? i: chci já. n: já ne. b: začínám hned.
tui-todo-wished = Čeká se, co řeknou ostatní. b: začínám hned.
tui-todo-bot-plays = Hraje za tebe bot. m: vrátit se do hry.
tui-todo-late = { $name }: čas vypršel. m: ať hraje bot.
tui-todo-nobody = Na { seat.loc } nikdo nesedí: w ukáže místa.
tui-todo-again = Hra skončila. a: další. s: znovu stejné karty.
# The vote on giving up. $name: who proposed it; $seconds: the time left to answer.
tui-todo-vote = { $name } chce hru vzdát ({ $seconds } s). y: vzdát. n: hrát dál.
tui-todo-vote-wait = Vzdát hru? Čeká se na odpověď ostatních…
tui-ask-leave = Odejít od stolu? Místo ti zůstane. Enter: odejít. m: odejít a nechat hrát bota. Esc: zůstat.
tui-ask-kick = Natrvalo odebrat a zablokovat i prohlížeč a síť: { $name }? Přesto se to dá obejít. Enter: ano. Esc: ne.
# Before what is being typed to the others.
tui-chat-line = Napsat:
tui-key-join = přidat se
tui-key-sit = sednout si
tui-key-stand = vstát
tui-key-bot = bot
tui-key-kick = odebrat
tui-key-invite = jen s pozvánkou
tui-key-anyone = pustit každého
tui-key-new-link = nový odkaz
tui-key-chat = chat
tui-key-room = místa
tui-key-table = stůl
tui-key-another = další
tui-key-same = stejné karty
tui-key-leave = odejít
tui-key-send = poslat

# The log of a table on a server. $name: who; $text: what they said.
tui-log-said = { $name }: „{ $text }“
tui-log-seated = { $name }: příchod ke stolu.
tui-log-left = { $name }: odchod od stolu.
tui-log-kicked = Hostitel odebral od stolu: { $name }.
tui-log-unsilenced = { $who ->
    [you] Hostitel ti znovu zapnul chat.
   *[other] { $name }: hostitel znovu zapnul chat.
}
tui-log-silenced = { $who ->
    [you] Hostitel ti vypnul chat.
   *[other] { $name }: hostitel vypnul chat.
}
tui-log-host-passed = { $who ->
    [you] Hostitelem jsi teď ty.
   *[other] Hostitelem je teď { $name }.
}
tui-log-handed-over = { $name }: hru přebírá bot.
tui-log-returned = { $name }: zpět ve hře místo bota.
tui-log-time-up = { $name }: čas vypršel.
tui-log-open = Diváci jsou teď povoleni.
tui-log-closed = Diváci už nejsou povoleni.
tui-log-invite-on = Kdo si chce sednout, potřebuje teď odkaz s pozvánkou.
tui-log-invite-new = Odkaz s pozvánkou je teď nový.
tui-log-invite-off = Sednout si teď zase může každý.
# The vote on giving up: a proposal, the answers to it, and its failure.
tui-log-give-up = { $name }: vzdejme to.
tui-log-agrees = { $name }: ano, vzdejme to.
tui-log-objects = { $name }: ne, hrajme dál.
tui-log-goes-on = Hraje se dál.
tui-log-hinted = { $name }: využitá rada.
# $new: the new name.
tui-log-renamed = { $name } má nové jméno: { $new }.

# The help screen at a table on a server: a key on the left, this on the right.
tui-help-chat = říct něco ostatním
tui-help-room = kdo kde sedí, a odkaz pro přátele
tui-help-bot-plays = nechat za sebe hrát bota, nebo se vrátit do hry
tui-help-again = po hře: další, nebo znovu stejné karty
tui-help-vote = při hlasování o vzdání hry: vzdát, hrát dál
tui-help-deal = u míst: rozdat karty
tui-help-stand = u míst: vstát
tui-help-bot = u míst, jako hostitel: posadit na vybrané místo bota
tui-help-kick = u míst, jako hostitel: odebrat hráče
tui-help-invite = u míst, jako hostitel: místa jen s pozvánkou, nebo pro každého
tui-help-new-link = u míst, jako hostitel: nový odkaz s pozvánkou; starý přestane platit
