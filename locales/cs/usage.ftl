# The help of the command line (`tenback --help`). The English texts are next to the options in crates/tenback/src.
# Commands, options, placeholders such as FILE and the words of lists stay as they are typed. An option shared by several
# commands has its text with the first of them.

usage-heading-usage = Použití:
usage-heading-commands = Příkazy:
usage-heading-arguments = Argumenty:
usage-heading-options = Volby:
usage-print-help = Vypsat tuto nápovědu
usage-print-help-more = Vypsat tuto nápovědu (víc s --help)
usage-print-help-summary = Vypsat tuto nápovědu (stručně s -h)
usage-print-version = Vypsat verzi
# $values: what applies if nothing is given; what can be given.
usage-default = [výchozí: { $values }]
usage-possible = [možnosti: { $values }]
# $variable: its name.
usage-environment = [prostředí: { $variable }]

usage-tenback = Hrát The Game, Extreme a Face to Face
usage-tenback-long = Bez příkazu spustí tenback server na http://localhost:8098 a otevře stránku v prohlížeči, stejně jako `tenback serve`. V terminálu se hraje příkazem `tenback play`.
usage-tenback-lang = Jazyk: en, de, cs, pl nebo uk [výchozí: $TENBACK_LANG, jinak naposledy zvolený, jinak podle systému]
usage-help = Vypsat tuto nápovědu nebo nápovědu příkazu

usage-play = Hrát v terminálu: sólo, s boty, nebo si předávat klávesnici
usage-play-game = Která hra, nebo rozdání dne; bez ní se otevře úvodní obrazovka
usage-play-deal = Které rozdání dne [výchozí: classic-1]
usage-play-seats = Kolik hráčů hraje [výchozí: tolik lidí a botů, kolik je uvedeno; sólo, ve face-to-face dva]
usage-play-bots = Boti na posledních místech, oddělení čárkami
usage-play-names = Jména lidí na prvních místech, oddělená čárkami
usage-play-hand = Počet karet v ruce: podle pravidel, nebo o jednu méně (A18 v docs/RULES.md)
usage-play-minimum = Nejmenší počet karet za tah: 2, nebo 3 pro profesionály (A18 v docs/RULES.md)
usage-play-talk = Co smí tým říkat [výchozí: signals; u stolu na serveru chat]
usage-play-seed = Rozdat podle tohoto semínka; jinak rozdává generátor náhody v systému
usage-play-resume = Pokračovat v uložené partii: v tomto souboru (odjinud se zkopíruje), nebo v poslední
usage-play-join = Přidat se přes odkaz ke stolu na serveru
usage-play-at = Otevřít pro tuto hru stůl na serveru a sednout si tam; přátelé přijdou přes odkaz
usage-play-open = Ať stůl vidí všichni, nejen kdo má odkaz
usage-play-name = Tvé jméno pro ostatní u stolu [výchozí: jako minule, jinak tvé přihlašovací jméno]
usage-play-watch = Jen se dívat, nesedat si
usage-play-plain = Řádky textu místo obrazovky; vždy, když vstup nebo výstup není terminál
usage-play-mono = Bez barev; také s $NO_COLOR
usage-play-ascii = Kreslit jen pomocí ASCII
usage-play-brief = U řádků textu: říkat jen, co se mění a co zbývá udělat
usage-play-fast = Boti vykládají bez přestávky
usage-play-data = Složka pro uložené partie a nastavení [výchozí: $TENBACK_DATA, jinak datová složka systému]
usage-play-examples =
    Příklady:
      tenback play                                   úvodní obrazovka
      tenback play classic                           The Game, sólo
      tenback play extreme --seats 3 --bots expert,expert --seed 7
      tenback play classic --names Ann,Ben           dva si předávají klávesnici
      tenback play face-to-face --bots master        proti nejsilnějšímu botovi
      tenback play --resume                          pokračovat v poslední partii
      tenback play --join LINK                       přisednout ke stolu na serveru
      tenback play --join LINK --data DIR            hrát jako někdo jiný
      tenback play --seats 3 --at http://localhost:8098  otevřít tam stůl pro přátele
      tenback play daily                             rozdání dne, na serveru tohoto počítače
      tenback play daily --deal classic-2 --at URL   ve dvou, na jiném serveru
      tenback play classic --plain                   řádky textu, pro čtečku obrazovky nebo skript

    Každá vyložená karta se hned ukládá do složky pro data: --data, jinak $TENBACK_DATA, jinak obvyklé místo v systému.

    Na serveru znamená složka pro data jednoho člověka: druhý terminál ukazuje stejné místo a --name mění jeho jméno.

usage-serve = Nabídnout stoly přátelům: tady, v místní síti, nebo na internetu
usage-serve-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný
usage-serve-host = Adresa nebo jméno, kde se naslouchá [výchozí: jen tento počítač]
usage-serve-lan = Naslouchat na všech adresách; ukázat odkaz pro místní síť s kódem k naskenování
usage-serve-database = Kam se partie ukládají: sqlite:FILE, postgres://USER@HOST/DATABASE, nebo memory, pak nikam [výchozí: tenback.db ve složce pro data: $TENBACK_DATA, jinak místo pro data v systému]
usage-serve-secret-file = Soubor s tajemstvím serveru; pokud není, vytvoří se [výchozí: tenback.secret vedle databáze tenback.db]
usage-serve-public-url = Začátek všech odkazů, třeba https://play.example.org [výchozí: adresa v prohlížeči]
usage-serve-allowed-hosts = Další jména, pod kterými smí být server otevřen, oddělená čárkami
usage-serve-behind-proxy = Důvěřovat hlavičkám X-Forwarded-For a X-Forwarded-Proto od proxy na tomto počítači
usage-serve-trusted-proxies = Důvěřovat místo toho hlavičkám od proxy na těchto adresách a v těchto sítích, např. 10.0.0.0/8,fd00::/8
usage-serve-who-may-open = Kdo smí zakládat stoly: všichni, lidé s odkazem z tenback invite, nebo lidé na tomto počítači
usage-serve-keep-chat = Mazat zprávy v chatu po této době, např. 90d [výchozí: nikdy]
usage-serve-keep-tables = Mazat stoly po této době od poslední události, např. 1y; dohrané hry zůstanou [výchozí: nikdy]
usage-serve-day-starts = Kdy začíná den denních rozdání, ve světovém čase (UTC), např. 04:00, nebo -02:00 pro dvě hodiny před půlnocí
usage-serve-node-address = Sdílet databázi PostgreSQL s dalšími servery, které tento najdou na této adrese, třeba 10.0.0.2:9098
usage-serve-node-listen = Čekat na ostatní servery raději zde, třeba 0.0.0.0:9098 v kontejneru [výchozí: adresa z --node-address]
usage-serve-no-open = Neotvírat prohlížeč
usage-serve-deal-seed = Rozdávat předvídatelné karty, jen k testování: kdo zná toto číslo, zná karty všech
usage-serve-log-format = Formát protokolu na standardním chybovém výstupu: pro lidi, nebo pro stroje (pak se nevypisuje nic jiného)
usage-serve-log = Kolik se protokoluje [výchozí: warn v terminálu, jinak info]
usage-serve-limit-connections = Nejvyšší počet spojení celkem
usage-serve-limit-connections-per-address = Nejvyšší počet spojení z jedné adresy
usage-serve-limit-spectators = Nejvyšší počet diváků u jednoho stolu
usage-serve-limit-tables-per-day = Nejvyšší počet stolů, které jeden člověk otevře za den
usage-serve-limit-people-per-hour = Nejvyšší počet nových lidí z jedné adresy za hodinu
usage-serve-limit-renames-per-hour = Kolikrát za hodinu si hráč může změnit jméno nebo jazyk
usage-serve-limit-requests-per-minute = Nejvyšší počet požadavků z jedné adresy za minutu
usage-serve-limit-messages-per-second = Nejvyšší počet zpráv jednoho člověka za sekundu, krátkodobě pětinásobek
usage-serve-limit-replays-per-minute = Nejvyšší počet přehrání z jedné adresy za minutu
usage-serve-limit-bot-games = Nejvyšší počet her s boty, které jeden člověk hraje najednou
usage-serve-limit-bot-games-per-address = Nejvyšší počet her s boty z jedné adresy
usage-serve-limit-stored-per-day = Kolik toho jeden člověk může za den uložit
usage-serve-limit-stored-per-address = Kolik toho lze z jedné adresy za den uložit
usage-serve-limit-table = Největší velikost stolu
usage-serve-limit-database = Velikost databáze, od které se odmítají nové stoly, nové hry a chat, zatímco rozehrané hry pokračují; 0 znamená bez omezení
usage-serve-examples =
    Příklady:
      tenback serve                                  na tomto počítači, na http://localhost:8098
      tenback serve --lan                            pro všechny v místní síti, s QR kódem
      tenback serve --port 9000 --database memory    na jeden večer: nic se neukládá
      tenback serve --database postgres://tenback@db.example.org/tenback
      tenback serve --behind-proxy --public-url https://play.example.org --log-format json

    Volba má přednost před svou proměnnou prostředí. Ctrl-C server spořádaně zastaví: všechny partie jsou uložené a pokračují, až zase poběží. Návratový kód je pak 0, 1, když nešel spustit, 2 při chybném použití. Jak Tenback nabídnout na internetu, popisuje deploy/README.md.

usage-invite = Vypsat odkaz, se kterým lze na serveru s --who-may-open invited zakládat stoly
usage-invite-renew = Vytvořit nový odkaz: starý přestane platit, stoly zůstanou
usage-invite-database = Databáze serveru: sqlite:FILE nebo postgres://USER@HOST/DATABASE [výchozí: tenback.db ve složce pro data: $TENBACK_DATA, jinak místo pro data v systému]
usage-invite-public-url = Začátek odkazu, např. https://play.example.org [výchozí: tento počítač]
usage-invite-port = Port serveru, pro odkaz na tomto počítači
usage-invite-examples =
    Příklady:
      tenback serve --who-may-open invited                     stoly mohou zakládat jen pozvaní
      tenback invite --public-url https://play.example.org     odkaz k rozeslání
      tenback invite --renew                                   nový odkaz: starý přestane platit

    Tajný kód je uložen vedle databáze. Běžící server hned pozná, že byl obnoven.

usage-devices = Být v tomto terminálu a v prohlížečích tatáž osoba: zobrazit, přidat a odhlásit zařízení
usage-devices-at = Který server [výchozí: jediný, na kterém je tento terminál přihlášen]
usage-devices-examples =
    Příklady:
      tenback devices                                kde máš přihlášení
      tenback devices add LINK                       tatáž osoba jako prohlížeč s tímto odkazem
      tenback devices add 7KQF-9M2X-0ABC-DEFG-HJKM --at http://localhost:8098
      tenback devices link                           odkaz a QR kód pro prohlížeč
      tenback devices rename 2 Laptop
      tenback devices sign-out 1

    V prohlížeči se odkazy a záložní kód vytvářejí na stránce „Tvoje zařízení“, na adrese /devices.
usage-devices-add = Přihlásit tento terminál odkazem z jiného zařízení, nebo záložním kódem
usage-devices-add-code = Odkaz, nebo záložní kód spolu s --at
usage-devices-add-replace = Nebýt už osobou, kterou tento terminál dosud je
usage-devices-link = Vypsat odkaz, který přihlásí prohlížeč pod tvým jménem; funguje jednou a jeden den
usage-devices-rename = Dát zařízení jiný název
usage-devices-rename-number = Jeho číslo v seznamu
usage-devices-rename-name = Nový název
usage-devices-sign-out = Odhlásit zařízení

usage-admin = Spravovat server: stoly, lidi, zálohy
usage-admin-json = Vypsat JSON pro jiné programy
usage-admin-yes = Neptat se na potvrzení
usage-admin-tables = Vypsat, ukázat, zavřít nebo smazat stoly
usage-admin-tables-list = Vypsat všechny stoly
usage-admin-tables-show = Ukázat stůl
usage-admin-tables-show-table = Identifikátor stolu, jako v jeho odkazu
usage-admin-tables-close = Všechny odpojit a stůl nechat zavřený
usage-admin-tables-delete = Smazat stůl; jeho dohrané hry zůstanou
usage-admin-people = Vypsat, zablokovat nebo smazat lidi
usage-admin-people-list = Vypsat všechny lidi
usage-admin-people-ban = Zakázat člověku přístup
usage-admin-people-ban-person = Identifikátor člověka ze seznamu
usage-admin-people-unban = Znovu člověka pustit
usage-admin-people-erase = Smazat člověka i se vším, co napsal; jeho hry zůstanou
usage-admin-backup = Zkopírovat databázi do nového souboru a kopii ověřit; server může běžet
usage-admin-backup-file = Soubor, který se zapíše
usage-admin-restore = Nahradit databázi zálohou; server musí být zastavený
usage-admin-restore-file = Záloha
usage-admin-copy = Zkopírovat všechno do jiné, prázdné databáze libovolného druhu; žádnou z nich nesmí používat server
usage-admin-copy-from = Databáze, která se kopíruje: sqlite:FILE nebo postgres://USER@HOST/DATABASE
usage-admin-copy-to = Databáze, která se naplní: sqlite:FILE nebo postgres://USER@HOST/DATABASE
usage-admin-nodes = Vypsat servery, které sdílejí databázi PostgreSQL, a jejich stoly
usage-admin-check = Zkontrolovat databázi a zda lze každý stůl načíst
usage-admin-stats = Spočítat stoly, lidi a hry
usage-admin-examples =
    Příklady:
      tenback admin tables list                    všechny stoly s identifikátory
      tenback admin tables close k3v9x2aak3v9x2aa  všechny odpojit a stůl nechat zavřený
      tenback admin people list --json             všichni lidé, pro jiné programy
      tenback admin people erase 7k2m9q4w8x3z1     smazat člověka i se vším, co napsal
      tenback admin backup tenback-backup.db       kopie, i když server běží
      tenback admin copy sqlite:tenback.db postgres://tenback@localhost/tenback

    Běžícího serveru se program ptá přes soket vedle databáze (u PostgreSQL ve složce pro data), jinak použije databázi. Smí to jen uživatel, pod kterým server běží, a root. S --json je chyba objekt s polem error. Návratový kód je 0, když se to povede, 1, když ne, 2 při chybném použití.

usage-learn = Učit se hrou: lekce s trenérem
usage-learn-lesson = Která lekce; bez ní se otevře seznam lekcí
usage-learn-examples =
    Příklady:
      tenback learn                   seznam lekcí
      tenback learn basics            jak se hraje The Game
      tenback learn extreme --plain   řádky textu, pro čtečky a skripty

usage-replay = Přehrát partii krok za krokem a pokračovat z kteréhokoli místa
usage-replay-file = Soubor se záznamy
usage-replay-record = Který záznam souboru, počítáno od 1
usage-replay-examples =
    Příklady:
      tenback replay game.tgn
      tenback replay games.tgn --record 3
      tenback deal --seed 7 > deal.tgn && tenback replay deal.tgn    p pak hraje právě s těmito kartami

usage-history = Tvoje dohrané partie: filtry, přehrání, rozbory, statistika, export
usage-history-at = Tvoje partie na tomto serveru místo těch, které jsou uložené na tomto počítači
usage-history-game = Jen tato hra
usage-history-seats = Jen partie s tímto počtem hráčů
usage-history-result = Jen vyhrané, nebo jen prohrané partie
usage-history-with = Jen partie s někým, kdo to má ve jméně
usage-history-since = Jen partie od některého dne nebo z posledních dní, týdnů či let: 2026-11-01, 30d, 12w nebo 1y
usage-history-until = Jen partie do některého dne včetně
usage-history-page = Která strana seznamu
usage-history-limit = Partií na stranu [výchozí: 50; s --csv a --json všechny]
usage-history-replay = Přehrát krok za krokem partii s tímto číslem v seznamu; 1 je poslední
usage-history-review = Rozebrat partii s tímto číslem v seznamu
usage-history-statistics = Výsledky podle hry a počtu hráčů: výhry, zbylé karty, série
usage-history-json = Vypsat jeden objekt JSON za každou partii místo tabulky
usage-history-csv = Vypsat řádek hodnot oddělených čárkami za každou partii místo tabulky
usage-history-tgn = Vypsat záznamy všech těchto partií
usage-history-out = Psát do tohoto souboru místo na standardní výstup
usage-history-examples =
    Příklady:
      tenback history                                partie na tomto počítači, poslední jako první
      tenback history --at http://localhost:8098     tvoje partie na serveru
      tenback history --game extreme --result won --since 30d
      tenback history --with Ben --page 2            dalších 50 partií s Benem
      tenback history --replay                       poslední partie krok za krokem
      tenback history --at URL --review 3            šance na výhru ve třetí partii toho seznamu
      tenback history --statistics                   jak často vyhráváš a kolik karet zbývá
      tenback history --tgn --out games.tgn          všechny záznamy v jednom souboru
      tenback history --json | jq .left              jeden řádek JSON za každou partii

    Co hraješ v tomto terminálu, se ukládá na tomto počítači, i partie na serverech. Na serveru jsou také partie z prohlížeče, pokud jsi tam tatáž osoba.

usage-review = Rozebrat dohrané partie: šance na výhru po tazích, lepší tahy, štěstí a umění
usage-review-files = Soubory s dohranými partiemi; `-` je standardní vstup
usage-review-seat = Jen tahy tohoto místa; ve face-to-face i jeho šance na výhru
usage-review-ms = Čas procesoru na tah v milisekundách, pro drahé tahy více
usage-review-evals = Počet vyhodnocení na tah, pro drahé tahy více: každý počítač dojde ke stejnému výsledku [výchozí: 2400]
usage-review-json = Vypsat jeden objekt JSON za každý záznam místo tabulek
usage-review-csv = Vypsat řádek hodnot oddělených čárkami za každý tah místo tabulek
usage-review-svg = Nakreslit šanci na výhru v partii, se značkami u drahých tahů
usage-review-threads = Kolik vláken počítá [výchozí: jedno na každé jádro]
usage-review-examples =
    Příklady:
      tenback review game.tgn                        každý tah, štěstí a umění
      tenback review game.tgn --svg game.svg         šance na výhru jako obrázek
      tenback review games/*.tgn --seat 1            vlastní partie: přesnost a nejdražší chyby
      tenback review game.tgn --json --evals 20000   pro skripty, přesněji

    Návratový kód je 0, když se podařilo rozebrat všechny záznamy, 1, když některý ne, 2 při chybném použití, 130 po Ctrl-C. Čísla vysvětluje docs/REVIEW.md.

usage-puzzles = Řešit úlohy s jediným řešením, nebo najít nové
usage-puzzles-today = Začít úlohou dne
usage-puzzles-theme = Jen úlohy na téma ten-back, chain, order, commands nebo race
usage-puzzles-id = Začít touto úlohou
usage-puzzles-make = Najít úlohy v partiích botů
usage-puzzles-make-seed = Semínko: stejné semínko najde stejné úlohy
usage-puzzles-make-count = Počet úloh: směs z The Game pro jednoho a pro dva, Extreme a Face to Face
usage-puzzles-make-out = Soubor, který se zapíše; komprimovaný, pokud jeho název končí na .gz
usage-puzzles-check = Znovu dokázat úlohy prostým prohledáváním
usage-puzzles-check-file = Soubor s úlohami, komprimovaný nebo ne; jinak úlohy dodané s programem
usage-puzzles-examples =
    Příklady:
      tenback puzzles                                            řešit, s hodnocením Glicko-2
      tenback puzzles --today                                    úloha dne
      tenback puzzles --theme chain --plain                      jako řádky textu, jen řetězy triků
      tenback puzzles make --seed 2 --count 100 --out mine.tgn   najít nové v partiích botů
      tenback puzzles check mine.tgn                             znovu je dokázat

    Co je úloha, říká docs/PUZZLES.md.

usage-verify = Zkontrolovat záznamy podle pravidel; ke každému vypsat řádek JSON
usage-verify-long = Návratový kód je 0, když jsou všechny záznamy v pořádku, 1, když některý není, 2 při chybném použití. Záznamy a odpovědi popisuje docs/NOTATION.md.
usage-verify-files = Soubory se záznamy; `-` je standardní vstup
usage-verify-examples =
    Příklady:
      tenback verify game.tgn                        jeden soubor
      tenback verify games/*.tgn                     všechny záznamy ve složce
      tenback deal --seed 7 | tenback verify -       ze standardního vstupu

usage-perft = Spočítat posloupnosti 1, 2 … N akcí od konce každého záznamu
usage-perft-depth = Počítat posloupnosti 1, 2 … N akcí
usage-perft-files = Záznamy, na jejichž konci je hra rozehraná; `-` je standardní vstup
usage-perft-examples =
    Příklady:
      tenback perft --depth 3 game.tgn               tři čísla: pro 1, 2 a 3 akce
      tenback deal --seed 7 | tenback perft --depth 4 -  ze standardního vstupu

usage-deal = Zamíchat a rozdat novou hru; vypsat ji jako záznam
usage-deal-long = Karty a místo, které začíná, určuje generátor náhody v systému, nebo semínko. Záznam obsahuje sůl a závazek, takže rozdání lze před hrou oznámit a po ní ověřit.
usage-deal-game = Která hra
usage-deal-seats = Kolik hráčů hraje [výchozí: 1; face-to-face: 2]
usage-deal-seed = Rozdat podle tohoto semínka, pro pokusy; jinak rozdává generátor náhody v systému
usage-deal-examples =
    Příklady:
      tenback deal                                   The Game pro jednoho
      tenback deal extreme --seats 3 --seed 7        pokaždé stejné karty
      tenback deal > game.tgn && tenback replay game.tgn  p je pak zahraje

usage-simulate = Nechat boty odehrát mnoho partií a změřit, jak si vedou
usage-simulate-bots = Kdo hraje: jedno jméno pro všechna místa, nebo seznam podle míst, oddělený čárkami
usage-simulate-bots-long = random: cokoli dovoleného. greedy: nejmenší krok, nejdřív o deset zpět. casual: rychle a po lidsku. regular: naučené ohodnocení s chybami a přehlédnutími. strong: jen málo chyb. expert: bez chyb, bez prohledávání. master: navíc prohledávání, viz --ms a --evals. V seznamu smějí být i slova no-signals, ms=N, evals=N a network=FILE.
usage-simulate-named-game = Která hra, jako volba
usage-simulate-hand = Počet karet v ruce: podle pravidel, nebo o jednu méně, také jako -1 (A18 v docs/RULES.md)
usage-simulate-games = Kolik partií
usage-simulate-repeat = Zahrát každé rozdání N-krát s jinými náhodnými volbami, aby bylo vidět, jak těžká rozdání jsou; --games počítá všechny partie
usage-simulate-seed = Semínko: stejné semínko dává stejná rozdání
usage-simulate-ms = Jak dlouho smí mistr přemýšlet o tahu, v milisekundách času procesoru [výchozí: 10]
usage-simulate-evals = Kolik pozic smí mistr vyhodnotit na jeden tah: pak každý počítač hraje stejné partie
usage-simulate-no-signals = Spoluhráči si nedávají signály
usage-simulate-network = Nechat boty expert a master hrát podle této sítě místo těch, které patří k programu
usage-simulate-luck-adjusted = Měřit i štěstí při rozdání a dobírání, aby měl podíl výher užší interval; trvá to déle
usage-simulate-threads = Kolik vláken hraje [výchozí: jedno na každé jádro]
usage-simulate-shard = Hrát jen díl I z N, počítáno od 1; `tenback merge` spojí soubory z --out
usage-simulate-out = Průběžně sem zapisovat výsledky; stejný příkaz se stejným souborem naváže, kde přestal
usage-simulate-json = Vypsat jeden objekt JSON místo tabulky
usage-simulate-csv = Vypsat hodnoty oddělené čárkami místo tabulky
usage-simulate-plot = Nakreslit rozdělení zbylých karet
usage-simulate-reliability = Nakreslit uváděné šance na výhru proti podílu vyhraných partií
usage-simulate-budget-plot = Nakreslit podíly výher sestav s různým limitem (ms=N nebo evals=N)
usage-simulate-difficulty = Nakreslit, jak často bylo každé rozdání vyhráno (viz --repeat)
usage-simulate-games-csv = Zapsat jeden řádek na partii: číslo, semínko, sestava, výhra, zbylé karty, tahy, triky, sekundy, bez štěstí
usage-simulate-records = Zapsat každou partii jako záznam do této složky: jeden soubor na každou dávku partií
usage-simulate-examples =
    Příklady:
      Tisíc partií tří expertů, kteří spolu mluví:
        tenback simulate --seats 3 --bots expert
      Totéž pro mistry s 50 ms na tah, jako JSON, se záznamy pro `tenback verify`:
        tenback simulate --seats 3 --bots master --ms 50 --games 2000 --json --records games/
      Jak často porazí expert bota greedy? Místa začínají střídavě; podíl výher platí pro místo 1:
        tenback simulate face-to-face --bots expert,greedy --games 10000
      Jak těžká jsou rozdání? Sto rozdání, každé hraje 50krát bot, který chybuje:
        tenback simulate --bots strong --games 5000 --repeat 50 --difficulty deals.svg
      Dlouhý běh, který lze zastavit pomocí Ctrl-C a který stejným příkazem pokračuje:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out five.jsonl
      Jeho čtvrtina na každém ze čtyř počítačů, a celek:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out 1.jsonl --shard 1/4
        tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl

    Návratový kód je 0, když se odehrály všechny partie, 1, když něco nešlo zapsat, 2 při chybném použití, 130 po Ctrl-C. Dílčí výsledky se vypíšou v každém případě. Výstup a soubory popisuje docs/LAB.md.

usage-compare = Nechat několik sestav botů hrát se stejnými kartami a změřit rozdíl
usage-compare-bots = Sestava, se kterou se ostatní porovnávají
usage-compare-vs = Další sestava; lze uvést vícekrát
usage-compare-examples =
    Sestava je seznam jmen podle míst, nebo jedno jméno pro všechna, a to, co se liší od ostatních voleb: no-signals, ms=N, evals=N, network=FILE.

    Příklady:
      Jakou cenu má prohledávání?
        tenback compare --seats 3 --bots expert --vs master,ms=10
      Jakou cenu mají signály?
        tenback compare --seats 4 --bots expert,no-signals --vs expert --games 20000
      Která ze dvou sítí je lepší a jak daleko je každá od bota greedy?
        tenback compare --seats 2 --bots greedy --vs expert,network=old.net --vs expert,network=new.net
      Jakou cenu má milisekunda?
        tenback compare --bots expert --vs master,ms=5 --vs master,ms=50 --budget-plot time.svg
      Kdo si na místě 1 vede proti botovi greedy lépe?
        tenback compare face-to-face --bots expert,greedy --vs master,greedy

    Všechny sestavy hrají se stejnými kartami, takže se štěstí vyruší a malý rozdíl se ukáže v málo partiích.

usage-merge = Spojit výsledky z několika počítačů
usage-merge-long = Soubory musí být ze stejného pokusu a nesmějí mít žádnou partii společnou. Když partie chybějí, program vypíše které, i dílčí výsledky, a návratový kód je 1.
usage-merge-files = Soubory, které `simulate` nebo `compare` zapsal pomocí --out
usage-merge-examples =
    Příklady:
      tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl  čtyři počítače
      tenback merge *.jsonl --json > all.json        pro skripty

usage-train = Natrénovat hrou proti sobě síť, podle které hrají expert a master
usage-train-seed = Semínko
usage-train-all = Natrénovat všechny vestavěné sítě, každou ve vlastní složce
usage-train-games = Kolik partií proti sobě [výchozí: 70000, s --from 30000, s --all tolik, kolik která síť potřebuje]
usage-train-every = Po kolika partiích podat zprávu a uložit
usage-train-from = Začít s touto sítí, vytvořenou pro jakýkoli počet míst nebo hru stejného druhu
usage-train-out = Složka pro síť, její křivku učení a průběžný stav
usage-train-examples =
    Příklady:
      Síť pro tři místa v Extreme:
        tenback train extreme --seats 3 --seed 1 --out extreme-3
      Totéž pro čtyři místa, z toho, co se naučila tři:
        tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
      Všechny vestavěné sítě jedna po druhé, za jednu noc:
        tenback train --all --seed 1 --out networks
      Jak je dobrá?
        tenback compare extreme --seats 3 --bots expert --vs expert,network=extreme-3/network.net

    Ctrl-C uloží a zastaví; stejný příkaz odtud pokračuje. Stejné semínko dává stejnou síť. Ve složce jsou network.net, network.txt (jak síť vznikla), curve.csv, curve.svg a checkpoint.bin.

usage-bench = Změřit rychlost pravidel na jednom jádru
usage-bench-millis = Měřit každý řádek tolik milisekund
usage-bench-examples =
    Příklady:
      tenback bench                                  tabulka rychlostí
      tenback bench --millis 5000                    pomaleji, ale přesněji

usage-load = Změřit, co server vydrží: odezvu, čas procesoru a paměť; kontroluje se každá zpráva
usage-load-seats = Kolik hráčů je u stolu [výchozí: 4; face-to-face: 2]
usage-load-tables = Kolik stolů
usage-load-watchers = Kolik diváků je u každého stolu; dostávají každý tah
usage-load-idle = Kolik dalších spojení se před partiemi otevře, aby se změřila paměť nečinného [výchozí: 1000; s více cíli nebo procesy 0 a zůstanou až do konce]
usage-load-rate = Kolik tahů za sekundu u všech stolů dohromady [výchozí: kolik jich server zvládne]
usage-load-think = Kolik milisekund hráč před tahem přemýšlí
usage-load-ramp = Během kolika milisekund se stoly otevřou [výchozí: 0]
usage-load-seconds = Kolik sekund se každý server v každém kole měří
usage-load-rounds = Kolik kol; v každém se postupně změří všechny servery [výchozí: 5]
usage-load-store = Měřit jen server s tímto úložištěm
usage-load-postgres = Měřit i server s touto databází PostgreSQL, například postgres://localhost/load; naplní se hrami
usage-load-targets = Měřit server na této adrese, žádný nespouštět; opakovaně pro servery se společnými stoly
usage-load-pids = Číslo procesu tohoto serveru, aby se změřil jeho čas procesoru a paměť; s více cíli jedno pro každý, ve stejném pořadí
usage-load-processes = Z kolika procesů zátěž přichází; s touto volbou nebo s více cíli proběhne jediné měření bez srovnávacího serveru
usage-load-switches = Kolik klientů za sekundu se přepojí k dalšímu cíli
usage-load-faults = Číst ohlášení poruch ze standardního vstupu, třeba „kill node=1“ a „back node=1“
usage-load-grace = Kolik sekund po ohlášené poruše se smějí ztrácet spojení a zůstávat příkazy bez odpovědi
usage-load-ledger = Zapsat vše, co bylo potvrzeno a vidět, do souborů v této složce
usage-load-verify = Porovnat soubory z --ledger s databází, až servery skončí
usage-load-database = Databáze k porovnání, třeba sqlite:FILE
usage-load-generator = Vytvářet část zátěže podle standardního vstupu; tak se spouštějí další procesy
usage-load-folder = Složka pro databáze měřených serverů [výchozí: složka pro dočasné soubory]
usage-load-bare = Jen posílat zprávy z tohoto souboru; tak se spouští srovnávací server
usage-load-examples =
    Příklady:
      100 stolů po čtyřech, jak rychle server odpovídá, bez databáze a se SQLite:
        tenback load
      Běžný den malého serveru: 20 stolů, 30 tahů za sekundu, dva diváci u stolu:
        tenback load --tables 20 --rate 30 --watchers 2 --think 500 --seconds 30 --rounds 1
      Paměť mnoha nečinných spojení:
        tenback load --tables 200 --idle 4000 --seconds 1
      Server, který už běží; pro čas procesoru a paměť je třeba znát jeho proces:
        tenback load --target http://localhost:8098 --pid 4711 --tables 10
      Servery se společnými stoly, mezi kterými klienti přecházejí; zátěž ze dvou procesů:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --processes 2 --tables 300 --switches 20 --seconds 60
      60 000 nečinných spojení a paměť obou serverů:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --pid 4711 --pid 4712 --processes 4 --tables 1 --idle 60000 --seconds 1
      Servery, které skript po ohlášení zabíjí; pak porovnání s databází:
        kill-nodes | tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --faults --ledger told --seconds 300
        tenback load --verify told --database sqlite:tenback.db

    Kontroluje se každá zpráva: události popořadě a bez mezer, pohledy, které z nich plynou, žádné karty, které příjemce nesmí znát. Srovnávací server (bare) posílá zaznamenané zprávy téže partie a nic jiného nedělá. Běžící server musí dovolit tolik lidí a spojení z jedné adresy (limity vypíše „tenback serve --help“).

    S více cíli nebo s --processes, --switches, --faults či --ledger proběhne jediné měření bez srovnávacího serveru. Klienti, kteří ztratí spojení, se s tím, co mají, připojí k dalšímu cíli a zopakují, co zůstalo bez odpovědi. Na Linuxu přicházejí spojení k vlastnímu počítači z mnoha adres (127.1.x.y). Poruchy ohlas předem, každou na zvláštním řádku: kill, pause nebo stop, později back, vždy s node=N podle pořadí cílů nebo s database. Spojení ztracené bez ohlášení je chyba. Zpráva uvádí i dobu od každé poruchy do dalšího tahu u stolů, kde byl hráč odpojen nebo musel příkaz zopakovat.

    Návratový kód je 0, když se změřilo všechno, 1, když server selhal nebo poslal něco špatně, 2 při chybném použití, 130 po Ctrl-C. Co se do té doby změřilo, se vypíše.

usage-completions = Vypsat skript, který v shellu doplňuje příkazy a volby
usage-completions-shell = Který shell
usage-completions-examples =
    Příklady:
      tenback completions bash > ~/.local/share/bash-completion/completions/tenback
      tenback completions zsh > ~/.zfunc/_tenback
      tenback completions fish > ~/.config/fish/completions/tenback.fish

usage-man = Vypsat manuálovou stránku
usage-man-out = Zapsat do této složky stránku programu a stránku každého příkazu
usage-man-examples =
    Příklady:
      tenback man | man -l -
      tenback man --out ~/.local/share/man/man1    stránka pro každý příkaz
