# What the program says on the command line.

# $error: the system’s message.
cli-unreadable = Nelze číst: { $error }.
# $file: its name.
cli-no-file = Soubor { $file } neexistuje: zkontroluj název a složku.
cli-cannot-read-file = Soubor { $file } nelze přečíst: { $error }. Oprav to, nebo zadej jiný soubor.
cli-cannot-write = Výstup nelze zapsat: { $error }.
cli-no-chance = Generátor náhody v systému neodpovídá: { $error }. Zadej --seed, karty se zamíchají podle něj.
# $file: a file name, - for standard input.
cli-no-record = { $file } neobsahuje žádný záznam.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, záznam { $record }, řádek { $line }: { $why }
cli-perft-game-over = Na konci záznamu je hra u konce: perft potřebuje rozehranou.

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = Bot „{ $word }“ neexistuje. Vyber z těchto: { $levels }; vedle nich smí být v seznamu jen no-signals, signals, ms=N, evals=N a network=SOUBOR.
cli-lab-no-bot = Není uveden žádný bot. Vyber z těchto: { $levels }.
cli-lab-bad-budget = „{ $word }“ není limit: napiš ms=50 pro milisekundy (nejvýš hodinu), nebo evals=2000 pro počet ohodnocení.
cli-lab-bad-limit = Limit musí být větší než 0 a nejvýš hodina.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = Počet uvedených botů je { $bots }, ale { $seats ->
    [one] místo je jedno
    [few] místa jsou { $seats }
   *[other] míst je { $seats }
}: uveď jednoho pro všechna místa, nebo jednoho pro každé.
cli-lab-nobody-uses-network = Je zadána síť, ale žádný bot v sestavě ji nepoužívá: to dělají jen expert a master.
# $games (Number), $repeat (Number): how often each deal is played
cli-lab-bad-repeat = Počet her { $games } nejde rozdělit na rozdání po { $repeat } hrách. Zvol pro --games násobek čísla { $repeat }.
# $shard: as written.
cli-lab-bad-shard = „{ $shard }“ není díl: napiš I/N s I od 1 do N, třeba 1/4 pro první ze čtyř.

# $games: how many were played; $error: the system’s message.
cli-lab-interrupted = Zastaveno před koncem: toto jsou dílčí výsledky z { $games ->
    [one] jedné partie
    [few] { $games } partií
   *[other] { $games } partií
}.
cli-lab-journal-failed = Zastaveno, protože nelze zapsat výsledky: { $error }. Toto jsou dílčí výsledky z { $games ->
    [one] jedné partie
    [few] { $games } partií
   *[other] { $games } partií
}.
cli-lab-records-failed = Zastaveno, protože nelze zapsat záznamy: { $error }. Toto jsou dílčí výsledky z { $games ->
    [one] jedné partie
    [few] { $games } partií
   *[other] { $games } partií
}.
# $file: where the results so far are.
cli-lab-resume = Stejným příkazem navážeš na { $file }.

cli-lab-file-refused = { $file } nelze použít: { $error }.
cli-lab-cannot-write-file = { $file } nelze zapsat: { $error }.
cli-lab-file-in-use = Soubor { $file } se používá: právě do něj zapisuje jiný běh.
cli-lab-file-foreign = { $file } není soubor s výsledky. Zůstal beze změny; uveď jiný.
# $what: one of the texts below.
cli-lab-other-experiment = Soubor { $file } patří k jinému pokusu: { $what }. Zůstal beze změny; uveď jiný.
# $found: the shard in the file.
cli-lab-other-shard = Soubor { $file } obsahuje díl { $found } tohoto pokusu. Zůstal beze změny; uveď jiný.
cli-lab-damaged = { $file }, řádek { $line }: tohle není výsledek pokusu z řádku 1.
cli-lab-merge-foreign = Soubor { $file } patří k jinému pokusu než první soubor: { $what }.
cli-lab-differs-program = vznikl v jiné verzi nebo jiném sestavení programu
cli-lab-differs-game = hra, místa nebo volby jsou jiné
cli-lab-differs-lineups = boti, signály, limity nebo sítě jsou jiné
cli-lab-differs-games = počet partií je jiný
cli-lab-differs-seed = semínko je jiné
cli-lab-differs-luck = štěstí se měří jen v jednom z nich
cli-lab-differs-chunks = partie jsou jinak rozdělené do dávek
# $game: the number of a game.
cli-lab-overlap = { $file }: partie { $game } je ve dvou souborech.
cli-lab-no-files = Uveď aspoň jeden soubor.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count ->
    [one] Chybí jedna partie
    [few] Chybějí { $count } partie
   *[other] Chybí { $count } partií
} z celkem { $planned }, toto jsou tedy dílčí výsledky. Chybějící čísla: { $ranges } (počítáno od 0).

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = Ve složce { $folder } už jsou záznamy jiného pokusu. Zvol prázdnou složku.
cli-lab-records-other = Ve složce { $folder } jsou záznamy jiného pokusu: { $what }. Zvol jinou složku.
cli-lab-records-played = Ve složce { $folder } už jsou záznamy těchto partií. Zvol prázdnou složku, nebo pokračuj se souborem --out.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = Tyto výsledky vznikly bez --games-csv, jednotlivé partie tedy nejsou známé. Začni znovu s novým souborem --out.
cli-lab-plot-ending = { $file } nekončí na .svg: grafy se ukládají jako SVG. Zvol jiný název.

# $why: one of the sentences below.
cli-lab-bad-network = { $file } nelze použít: { $why }
cli-lab-not-a-network = Není to soubor se sítí.
cli-lab-network-version = Používá verzi { $found } formátu, tento program čte verzi { $needed }. Vytvoř novou síť pomocí „tenback train“, nebo volbu vynech a použije se vestavěná síť.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Má vrstvy { $found }, ale potřeba jsou { $needed }.
# $found and $needed: the words of two games.
cli-lab-network-game = Je vytvořen pro { $found }, ne pro { $needed }.
cli-lab-network-damaged = Je poškozený: váhy chybějí, je jich příliš, nebo to nejsou čísla.

# $folder: where the network is made.
cli-train-other-course = Složka { $folder } obsahuje síť, která byla začata s jinými volbami. Uveď jinou složku, nebo tuto smaž.
# $file: the checkpoint.
cli-train-damaged = Soubor { $file } je poškozený. Smaž ho a začni znovu.
# $games: how many were played.
cli-train-interrupted = Zastaveno po { $games ->
    [one] jedné partii
    [few] { $games } partiích
   *[other] { $games } partiích
}. Stejným příkazem navážeš na { $folder }.

# Playing. $code: what was asked for; $codes: those available.
cli-unknown-language = Jazyk „{ $code }“ tu není, proto je toto anglicky. Vyber pomocí --lang z těchto: { $codes }.
cli-play-nothing-to-resume = Není žádná rozehraná partie: začni novou pomocí „tenback play“.
cli-play-over = Tato partie skončila: prohlédni si ji pomocí „tenback replay“.
cli-play-too-many-bots = Botů je víc než míst: zvyš --seats, nebo uveď méně botů.
cli-play-too-many-names = Jmen je víc než lidí: zvyš --seats, nebo uveď méně jmen.
cli-play-only-bots = Všechna místa mají boti, takže se jen díváš. Chceš-li hrát, zvyš --seats nebo zadej méně botů.
cli-play-daily-only = Rozdání dne má vlastní hru, místa i karty: vyber ho pomocí --deal a vynech volby pro hry.
# Asked before a table is created; the name is typed after it.
cli-play-your-name = Tvé jméno, které uvidí ostatní:

# Serving. $link: where to play.
cli-serve-link = Tenback běží na { $link }
# The code to scan is above.
cli-serve-scan = V místní síti se může přidat každý: naskenovat tento kód nebo otevřít { $link }
cli-serve-lan = V místní síti se může přidat každý: { $link }
# $links: further ones, separated by commas.
cli-serve-lan-others = Kdyby to nešlo, zkuste { $links }
cli-serve-no-lan = Tento počítač není v žádné místní síti: připoj ho k nějaké a spusť server znovu.
# $link: where the server is.
cli-serve-terminal = „tenback play --at { $link } --seats 3“ tam otevře stůl pro tři; „tenback play“ hraje u této klávesnice.
# $file: of the database.
cli-serve-seeded = Varování: karty jsou předvídatelné (--deal-seed). Používej tento server jen k testování.
cli-serve-invited = Stoly mohou zakládat jen lidé, kteří otevřeli tento odkaz: { $link }
cli-serve-local = Stoly se dají zakládat jen na tomto počítači.
cli-serve-kept = Partie se ukládají do { $file }
cli-serve-memory = Partie jsou jen v paměti: až se server zastaví, zmizí.
cli-serve-stop = Server zastavíš pomocí Ctrl-C.
cli-serve-stopping = Server se zastavuje. Dalším Ctrl-C skončí bez čekání.
cli-serve-goodbye = Na shledanou!
cli-serve-goodbye-kept = Na shledanou! Všechny partie jsou uložené.
cli-invite-memory = Server, který má partie jen v paměti, má pokaždé nový odkaz a vypíše ho při spuštění: zadej jeho soubor pomocí --database sqlite:FILE.
cli-invite-failed = Pozvánku { $file } nelze použít: { $error }. Naprav to, nebo spusť příkaz pod uživatelem, pod kterým běží server.

# Why the server does not start. $error: the system’s message; $address: with the port.
cli-serve-cannot-start = Server nelze spustit: { $error }. Zavři jiné programy a zkus to znovu.
cli-serve-in-use = { $address } je už obsazená; možná tam Tenback běží: otevři { $link }, nebo zvol jiný port pomocí --port.
cli-serve-no-permission = Tento systém ti nedovolí naslouchat na { $address }: zvol pomocí --port port od 1024 výš.
cli-serve-not-here = { $address } není adresa tohoto počítače: zvol pomocí --host takovou, která je, nebo --host vynech.
cli-serve-cannot-listen = Na { $address } nelze naslouchat: { $error }. Zvol jinou adresu pomocí --host, nebo jiný port pomocí --port.
# $host: as written.
cli-serve-unknown-host = Počítač „{ $host }“ není známý: dej --host adresu tohoto počítače, třeba 127.0.0.1, nebo ho vynech.
cli-serve-lan-and-host = --lan naslouchá na všech adresách a --host na jedné: zvol jedno z toho.
# $found: what was written as the kind.
cli-serve-bad-database = „{ $found }“ není druh databáze: napiš --database sqlite:FILE, --database postgres://USER@HOST/DATABASE nebo --database memory.
cli-serve-no-database-file = Za „sqlite:“ není žádný soubor: nějaký uveď, třeba --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = „{ $url }“ není začátek odkazu: napiš http:// nebo https:// a jméno bez cesty, třeba https://play.example.org.
cli-serve-bad-proxy = „{ $found }“ není adresa ani síť: zadej za --trusted-proxies adresy a sítě oddělené čárkami, např. 127.0.0.1,10.0.0.0/8.
cli-serve-no-data-folder = Tento systém nemá složku pro data: uveď soubor pomocí --database sqlite:FILE.
# $found and $known: versions of the format.
cli-serve-database-newer = { $file } je z novějšího Tenbacku (formát { $found }, tento zná { $known }) a zůstal beze změny: aktualizuj Tenback, nebo uveď jiný soubor pomocí --database.
cli-serve-database-not-ours = { $file } je databáze jiného programu a zůstal beze změny: uveď jiný soubor pomocí --database.
cli-serve-database-none = { $file } není databáze a zůstal beze změny: uveď jiný soubor pomocí --database.
cli-serve-database-broken = { $file } je poškozený a zůstal beze změny: obnov ho ze zálohy, nebo uveď jiný soubor pomocí --database.
cli-serve-database-no-permission = Do { $file } nebo do jeho složky se nesmí zapisovat: změň to, nebo uveď jiný soubor pomocí --database.
cli-serve-database-in-use = { $file } má otevřený jiný server: zastav ho, nebo uveď jiný soubor pomocí --database.
cli-serve-database-full = Na disku už není místo pro { $file }: uvolni nějaké, nebo uveď soubor jinde pomocí --database.
cli-serve-database-failed = { $file } nelze otevřít: { $error }. Naprav to, nebo uveď jiný soubor pomocí --database.
cli-serve-secret-failed = Tajemství serveru { $file } nelze použít: { $error }. Naprav to; když soubor smažeš, vznikne nové a připojení, která hostitelé zakázali, se zase mohou přidat.
cli-serve-no-secret-folder = Tento systém nemá složku pro tajemství serveru a s novým při každém spuštění by zákazy přestaly platit: nastav TENBACK_DATA na složku, nebo uveď soubor pomocí --secret-file.
# A database on a server. $error: in English, from the database.
cli-serve-bad-postgres = Adresa za --database je neplatná: { $error }. Napiš ji jako postgres://USER@HOST/DATABASE.
cli-serve-postgres-newer = Databáze { $file } je z novějšího Tenbacku (formát { $found }, tento zná { $known }) a zůstala beze změny: aktualizuj Tenback, nebo uveď jinou pomocí --database.
cli-serve-postgres-not-ours = Databáze { $file } patří jinému programu a zůstala beze změny: vytvoř pro Tenback prázdnou a uveď ji pomocí --database.
cli-serve-postgres-in-use = Databázi { $file } používá jiný server: zastav ho, nebo uveď jinou databázi pomocí --database.
cli-serve-postgres-full = Databázový server už nemá místo pro { $file }: uvolni nějaké, nebo uveď jinou databázi pomocí --database.
cli-serve-postgres-failed = Databázi { $file } nelze otevřít: { $error }. Naprav to, nebo uveď jinou pomocí --database.
cli-serve-postgres-unreachable = Server databáze { $file } není dostupný: { $error }. Spusť ho, nebo oprav adresu za --database.
cli-serve-postgres-login = Databázový server odmítl uživatele nebo heslo pro { $file }: oprav adresu za --database, nebo nastav PGPASSWORD.
cli-serve-postgres-missing = Databáze { $file } neexistuje: vytvoř ji pomocí „createdb“, nebo uveď jinou pomocí --database.
cli-serve-postgres-no-privilege = Uživatel databáze { $file } v ní nesmí vytvářet tabulky: udělej z něj vlastníka, nebo uveď jinou databázi pomocí --database.
cli-serve-postgres-read-only = Databáze { $file } nepřijímá změny, stejně jako záložní server: uveď primární pomocí --database.
cli-serve-postgres-unsuitable = Databázi { $file } nelze použít: Tenback potřebuje PostgreSQL 14 nebo novější a kódování UTF8. Uveď jinou pomocí --database.
cli-serve-node-needs-postgres = --node-address potřebuje databázi, kterou mohou servery sdílet: přidej --database postgres://USER@HOST/DATABASE.
cli-serve-bad-node-address = „{ $found }“ není adresa pro jiné servery: napiš počítač a port, třeba 10.0.0.2:9098.
cli-serve-node-address-taken = Tuto --node-address už má jiný běžící server: dej každému vlastní, nebo pár sekund počkej, pokud právě spadl.
# $error: in English, from the database.
cli-serve-node-failed = Server se nemůže připojit k ostatním, které tuto databázi používají: { $error }. Zkontroluj databázi a spusť ho znovu.

# Load. $address: as written.
cli-load-bad-address = „{ $address }“ není adresa serveru: napiš třeba http://localhost:8098, bez https a bez cesty.
# $id: of a process.
cli-load-no-process = Proces { $id } nelze měřit: uveď pomocí --pid číslo serveru na tomto počítači, nebo volbu vynech.
# $server: bare, memory or sqlite.
cli-load-not-started = Měřený server ({ $server }) se nespustil; proč, říká jeho vlastní hlášení.
# $text: the server’s message.
cli-load-refused = Server odmítá hráče: { $text } Zvyš jeho limity; vypíše je „tenback serve --help“.
# $fault: what was wrong, in English.
cli-load-fault = Server neprošel kontrolou: { $fault }.
# $error: the system’s message.
cli-load-unreachable = Server není dostupný: { $error }. Zkontroluj, že běží.
cli-load-failed = Měření se nezdařilo: { $error }. Naprav to, nebo zkus méně spojení.
cli-load-interrupted = Zastaveno před koncem: toto jsou dílčí výsledky.
cli-load-pids = Uveď --pid pro každý --target ve stejném pořadí, nebo žádný.
# $needed and $allowed: numbers of files.
cli-load-too-few-files = Jeden proces by potřeboval otevřít tolik souborů: { $needed }; systém jich ale povoluje jen { $allowed }. Rozděl zátěž pomocí --processes, nebo zvyš limit (ulimit -n).
# $line: as written.
cli-load-bad-announcement = „{ $line }“ nic neoznamuje: napiš třeba „kill node=1“, „back node=1“ nebo „pause database“.
# $file: a folder.
cli-load-no-ledger = Ve složce { $file } nejsou čitelné záznamy: { $error }. Uveď složku, do které zapisoval --ledger.
cli-load-ledger-exists = Ve složce { $file } už jsou záznamy z jiného měření: smaž je, nebo uveď u --ledger prázdnou složku.
# $option: as written on the command line.
cli-load-no-effect = { $option } nemá účinek s více cíli ani s --processes, --switches, --faults nebo --ledger: volbu vynech.

# `tenback admin`. $file: a path; $error: a whole sentence without its full stop.
cli-admin-memory = Server, který má partie jen v paměti, není co spravovat: uveď soubor pomocí --database sqlite:FILE.
cli-admin-nothing = Žádný server neběží a databáze { $file } neexistuje: uveď jinou pomocí --database.
cli-admin-no-permission = { $file } nesmíš používat: spusť to jako uživatel, pod kterým server běží, nebo jako root.
cli-admin-no-answer = Server na { $file } neodpovídá: { $error }. Podívej se do jeho logu a zkus to znovu.
cli-admin-strange = Běžící server je jiná verze Tenbacku: restartuj ho a zkus to znovu.
cli-admin-no-such-table = Takový stůl neexistuje: „tenback admin tables list“ vypíše všechny.
cli-admin-no-such-person = Taková osoba neexistuje: „tenback admin people list“ vypíše všechny.
# $why: in English, from the database.
cli-admin-store-failed = Nepovedlo se to: { $why }. Víc možná řekne „tenback admin check“.
cli-admin-needs-yes = Nelze to vrátit zpět a není tu terminál, kde se zeptat: pokud to myslíš vážně, přidej --yes.
# $what: what is about to happen; $id: of the table or person, or a file.
cli-admin-sure = { $what ->
    [close] Zavřít stůl { $id } natrvalo?
    [delete] Smazat stůl { $id } natrvalo?
    [erase] Smazat osobu { $id } natrvalo i se vším, co napsala?
   *[restore] Nahradit databázi souborem { $id }?
}
# The possible answers, as a hint; then those that mean yes, in lower case.
cli-admin-yes-or-no = a/N
cli-admin-yes = a ano
cli-admin-not-done = Nic se nezměnilo.
cli-admin-done = { $what ->
    [close] Stůl { $id } je zavřený.
    [delete] Stůl { $id } je smazaný.
    [ban] Osoba { $id } má zákaz.
    [unban] Osoba { $id } už nemá zákaz.
   *[erase] Osoba { $id } je smazaná.
}
cli-admin-backed-up = { $file } je ověřená kopie databáze.
# $aside: a file.
cli-admin-restored = Záloha je obnovena. Předchozí databáze je teď { $aside }.
cli-admin-restored-new = Záloha je obnovena.
cli-admin-exists = { $file } už existuje: zvol jiný název.
cli-admin-postgres-backup = Databáze PostgreSQL se zálohuje a obnovuje vlastními nástroji: použij pg_dump a pg_restore.
# Copying. $file: the target; $why: in English, from the database.
cli-admin-copied = Do { $file } zkopírováno: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $people ->
    [one] 1 člověk
    [few] { $people } lidé
   *[other] { $people } lidí
} a { $games ->
    [one] 1 dohraná partie
    [few] { $games } dohrané partie
   *[other] { $games } dohraných partií
}.
# $from and $to: files.
cli-admin-copy-beside = Zkopíruj také { $from } do { $to }, pro stejného uživatele a tak, aby ho nikdo jiný nemohl číst.
cli-admin-copy-not-empty = { $file } není prázdná a zůstala beze změny: jako cíl uveď prázdnou databázi.
cli-admin-copy-failed = Kopie v { $file } není úplná: { $why }. Smaž ji, naprav to a zkus to znovu.
cli-admin-no-nodes = Tuto databázi používá jen jeden server.
cli-admin-checked = { $damaged ->
    [0] Databáze je v pořádku; { $tables ->
        [one] její 1 stůl lze načíst
        [few] její { $tables } stoly lze načíst
       *[other] jejích { $tables } stolů lze načíst
    }.
   *[other] Databáze je v pořádku, ale některé stoly nelze načíst: { $damaged } z { $tables }.
}
# Labels of columns and lines.
cli-admin-label = { $what ->
    [node] Uzel
    [address] Adresa
    [lease] Lhůta
    [table] Stůl
    [tables] Stoly
    [closed] Zavřené stoly
    [host] Hostitel
    [created] Od
    [updated] Poslední událost
    [events] Události
    [game] Hra
    [stage] Stav
    [players] Hráči
    [person] Osoba
    [people] Osoby
    [name] Jméno
    [language] Jazyk
    [banned] Zákaz od
    [banned-people] Osoby se zákazem
    [finished] Dohrané hry
    [bytes] Bajty
   *[oldest] Nejstarší stůl
}
