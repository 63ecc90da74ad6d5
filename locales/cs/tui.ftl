# Stůl na obrazovce. Místa je málo: 80 sloupců.

# Jména míst.
tui-you = Ty
tui-player = Místo { $seat }
tui-bot = { level } { $seat }

# Horní řádek: vlevo a vpravo, dohromady 80 sloupců.
tui-title = { game } · tah { $turn }
tui-title-dealt = { game } · rozdáno
tui-stock = dobírací hromádka { $stock } · zbývá vyložit { $left }
tui-stocks = dobírací hromádky: ty { $own }, protihráč { $other }
tui-stocks-seats = dobírací hromádky: { $own } a { $other }
tui-trying = zkouška

tui-rising = vzestupná od { $start }
tui-falling = sestupná od { $start }

# Co je teď třeba udělat: jeden řádek, nejvýš 74 sloupců.
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
tui-todo-enough = Vyloženo je dost: e ukončí tah, nebo vykládej dál.
tui-todo-tried-out = Tady by tah skončil. y ho vyloží naostro.
tui-todo-tried-lost = Tím by hra byla prohraná. u vrátí poslední kartu.
tui-todo-tried-enough = To by stačilo. y to vyloží naostro, nebo zkoušej dál.
tui-todo-wait = Na tahu: { $name }.
tui-todo-thinking = { $name } přemýšlí …
tui-todo-begin = Kdo začne? Enter: ty. n: raději někdo jiný.
tui-todo-wish = Kdo začne? i: já. n: já ne. Enter: je mi to jedno.
tui-todo-pass = Enter: předat klávesnici. Dostane ji { $name }.
tui-todo-over = Hra skončila.

# Otázky a odpovědi mají dva řádky o 78 sloupcích.
tui-ask-loses = { $card } na { pile.acc } ihned prohraje hru: tah by pak nešlo dokončit. Enter: přesto vyložit. Esc: ne.
tui-ask-resign = Vzdát hru? x: ano. Esc: ne.
tui-ask-unsaved = Tato partie není uložená a zmizí. Enter: odejít. Esc: zůstat.

tui-enter-first = Enter nejdřív vyloží { $text }.
tui-no-lay = „{ $text }“ nejde vyložit: napiš svou kartu a hromádku, třeba { $example }.
tui-choose-card = Nejdřív vyber kartu: napiš její číslo, nebo použij šipky.
tui-choose-pile = Nejdřív vyber hromádku: a, b, c nebo d.
tui-no-command = Na vybrané kartě žádný příkaz není, není tedy co říct.
tui-not-your-turn = Počkej, až budeš na tahu.
tui-nothing-tried = Zatím nic nezkoušíš: vylož kartu, nikdo to neuvidí.
tui-try-on = Zkouška: co teď vyložíš, vidíš jen ty. y to vyloží naostro, u vrátí kartu, t zkoušku zruší.
tui-try-off = Nic nebylo vyloženo.
tui-alone-undo = V sólové hře můžeš všechno vzít zpět: prostě vykládej, u kartu vrátí.
tui-hint = Mistr by vyložil { $lays }.
tui-hint-end = Mistr by tady tah ukončil.
tui-hint-wait = Mistr o tom přemýšlí …
tui-drawn = Dobráno: { $cards }.
tui-unsaved = Tato partie pokračuje bez ukládání: { $file }: { $error }.
tui-no-folder = Partie se neukládají: není pro ně složka. Zadej ji pomocí --data.
tui-broken = { $file } zůstává beze změny: { $why }
tui-no-record = Není v něm žádný záznam.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Je v něm { $records ->
    [one] jen jeden záznam
    [few] jen { $records } záznamy
   *[other] jen { $records } záznamů
}, záznam číslo { $wanted } neexistuje.
tui-held = Tato partie je otevřená v jiném okně.
tui-moved = { $file } zůstává beze změny; partie pokračuje v { $new }.
tui-no-chance = Generátor náhody v systému neodpovídá: { $error }. Zvol semínko, karty se zamíchají podle něj.

# Co klávesa dělá: jedno dvě krátká slova, všechna na posledním řádku.
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
tui-key-again = přehrát

# Předání klávesnice.
tui-pass = Klávesnici dostane { $name }.
tui-pass-ready = { $name }: stiskni Enter, až se nikdo jiný nedívá.

tui-too-small = Tenback potřebuje { $columns } × { $rows } znaků, tady je { $has-columns } × { $has-rows }: zvětši okno, nebo hraj s --plain.

# Úvod.
tui-motto = Vyložte všechny. Jediná cesta zpět: přesně o deset.
tui-menu-new = Nová hra
tui-menu-resume = Pokračovat v partii
tui-menu-replays = Prohlédnout staré partie
tui-menu-rules = Pravidla
tui-menu-language = Jazyk
tui-menu-quit = Konec
tui-form-game = Hra
tui-form-seats = Počet míst
tui-form-seat = Místo { $seat }
tui-form-person = člověk
tui-form-bot = bot: { level }
tui-form-hand = Karty v ruce
tui-form-minimum = Karet za tah
tui-form-usual = { $cards }
tui-form-harder = { $cards }, těžší
tui-form-talk = Domluva
tui-form-talk-none = žádná
tui-form-talk-signals = signály
tui-form-pace = Boti
tui-form-pace-calm = beze spěchu
tui-form-pace-fast = hned
tui-form-seed = Semínko
tui-form-seed-none = žádné: nově zamíchat
tui-form-deal = Rozdat karty
tui-form-stand-in = Které karty nesou příkazy, je naše vlastní náhrada, ne to, co je vytištěno na originálních kartách.
tui-list-none = Zatím tu žádná není.
tui-list-left = { $left ->
    [one] zbývá jedna karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}
tui-list-seats = { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
tui-list-won = výhra
tui-list-won-by = vyhrálo { seat }

# Přehrávání.
tui-replay-at = krok { $step } z { $steps }
tui-replay-view = pohled: { $name }
tui-replay-all = všechny karty
tui-replay-table = bez karet v rukou
tui-replay-ask = Hrát odtud dál? Enter: se stejnými kartami. s: s nově zamíchanou dobírací hromádkou. Esc: ne.
tui-replay-over = Tady partie skončila: vrať se zpět a hraj dál.
tui-replay-start = Karty jsou rozdané.
tui-log = Co se zatím stalo
tui-log-empty = Zatím nic.

# Za jménem, před začátkem.
tui-wish-me = chce začít
tui-wish-not-me = raději ne první

# Stoly jinde.
tui-menu-join = Přisednout ke stolu
tui-join-link = Odkaz
tui-join-name = Jméno
tui-join-about = Vlož odkaz, který ti někdo poslal, a napiš, jak ti mají ostatní říkat.
tui-join-going = Připojuji se k { $server } …
tui-no-server = Tohle není adresa serveru: vypadá jako http://192.168.1.5:8098.
tui-no-link = Tohle není odkaz ke stolu. Odkaz vypadá takto: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Zkopíruj ho celý.
tui-unreachable = { $server } neodpovídá ({ $error }). Zkontroluj odkaz a zeptej se, jestli server běží.
tui-not-tenback = { $server } odpovídá, ale není to server Tenbacku: zkontroluj odkaz.
tui-no-such-table = Takový stůl na { $server } není: požádej o nový odkaz.
tui-name-needed = Řekni, jak ti mají ostatní říkat: zadej jméno (--name).
tui-forgotten = { $server } už tě nezná: připoj se znovu.
tui-astray = Server říká něco, co není možné. Jeden z obou programů je příliš starý: aktualizuj oba a připoj se znovu.
tui-identity-unkept = Podle čeho tě server pozná, se nepodařilo uložit ({ $error }): příště pro něj budeš někdo jiný.
tui-line-connecting = Připojuji se …
tui-line-lost = Spojení ztraceno, další pokus za { $seconds } s …

tui-room-title = { game } · { tui-list-seats }
tui-room-link = Odkaz pro přátele: { $link }
tui-room-empty = nikdo
tui-away = { $name } (pryč)
tui-stand-in = { $name } (bot)
tui-room-clock = { $seconds } s na tah
tui-room-lookers = { $count ->
    [one] jeden se dívá
    [few] { $count } se dívají
   *[other] { $count } se dívá
}
tui-form-talk-chat = volně
tui-todo-sit = Vyber prázdné místo: Enter tě posadí.
tui-todo-looking = Díváš se: žádné místo není volné.
tui-todo-seats = Čeká se, až někdo obsadí prázdná místa.
tui-todo-seats-host = Pošli odkaz, nebo b posadí na prázdné místo bota: { level } (← →).
tui-todo-deal = Všichni sedí: d rozdá karty.
tui-todo-back = Esc: zpátky ke stolu.
tui-todo-sent = Odesláno …
tui-todo-opening = Domlouvají se, kdo začne.
tui-todo-wish-there = Kdo začne? i: rád/a já. n: já ne. b: začínám hned.
tui-todo-wished = Ostatní ještě neřekli, kdo začne. b: začínám hned.
tui-todo-bot-plays = Hraje za tebe bot. m: hrát zase sám.
tui-todo-late = { $name }: čas vypršel. m: ať hraje dál bot.
tui-todo-nobody = Na místě { $seat } nikdo nesedí: w ukáže místa.
tui-todo-over-there = Hra skončila. a: další. s: znovu stejné karty.
tui-ask-leave = Odejít od stolu? Místo ti zůstane. Enter: odejít. m: odejít a nechat hrát bota. Esc: zůstat.
tui-ask-kick = Poslat pryč od stolu, navždy: { $name }? Enter: ano. Esc: ne.
tui-chat-line = Říct:
tui-key-join = přisednout
tui-key-sit = sednout
tui-key-stand = vstát
tui-key-bot = bot
tui-key-kick = poslat pryč
tui-key-chat = mluvit
tui-key-room = místa
tui-key-table = stůl
tui-key-another = další
tui-key-same = stejné karty
tui-key-leave = odejít
tui-key-send = poslat

tui-log-said = { $name }: „{ $text }“
tui-log-seated = { $name }: teď u stolu.
tui-log-left = { $name }: už není u stolu.
tui-log-kicked = { $name }: hostitel poslal pryč.
tui-log-handed-over = { $name }: dál hraje bot.
tui-log-returned = { $name }: zase zpátky místo bota.
tui-log-time-up = { $name }: čas vypršel.
tui-log-open = Ostatní se mohou dívat.
tui-log-closed = Ostatní se už nemohou dívat.

tui-help-chat = říct něco ostatním
tui-help-room = kdo kde sedí; tam je i odkaz pro přátele
tui-help-bot-plays = nechat za sebe hrát bota, nebo hrát zase sám
tui-help-again = po hře: další, nebo znovu stejné karty
tui-help-deal = u míst: rozdat karty
tui-help-stand = u míst: vstát
tui-help-bot = u míst, jako hostitel: posadit na vybrané místo bota
tui-help-kick = u míst, jako hostitel: poslat někoho pryč
