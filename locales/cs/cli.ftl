# Co program říká na příkazové řádce.

cli-unreadable = Nelze číst: { $error }.
cli-cannot-write = Výstup nelze zapsat: { $error }.
cli-no-chance = Generátor náhody v systému neodpovídá: { $error }. Zadej --seed, karty se zamíchají podle něj.
cli-no-record = { $file }: není v něm žádný záznam.
cli-record-refused = { $file }, záznam { $record }, řádek { $line }: { $why }
cli-perft-game-over = Na konci záznamu je hra u konce: perft potřebuje rozehranou.

# Laboratoř: simulate, compare, merge, train.

cli-lab-unknown-bot = Bot „{ $word }“ neexistuje. Vyber z těchto: { $levels }; vedle nich smí být v seznamu jen no-signals, signals, ms=N, evals=N a network=SOUBOR.
cli-lab-no-bot = Není uveden žádný bot. Vyber z těchto: { $levels }.
cli-lab-bad-budget = „{ $word }“ není limit: napiš ms=50 pro milisekundy (nejvýš hodinu), nebo evals=2000 pro počet ohodnocení.
cli-lab-bad-limit = Limit musí být větší než 0 a nejvýš hodina.
cli-lab-wrong-count = Počet uvedených botů je { $bots }, ale { $seats ->
    [one] místo je jedno
    [few] místa jsou { $seats }
   *[other] míst je { $seats }
}: uveď jednoho pro všechna místa, nebo jednoho pro každé.
cli-lab-nobody-uses-network = Je zadána síť, ale nikdo v sestavě ji nepoužívá: to dělají jen expert a master.
cli-lab-bad-shard = „{ $shard }“ není díl: napiš I/N s I od 1 do N, třeba 1/4 pro první ze čtyř.

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
cli-lab-resume = Stejný příkaz naváže na { $file }.

cli-lab-file-refused = { $file } nelze použít: { $error }.
cli-lab-cannot-write-file = { $file } nelze zapsat: { $error }.
cli-lab-file-in-use = Soubor { $file } se používá: právě do něj zapisuje jiný běh.
cli-lab-file-foreign = { $file } není soubor s výsledky. Zůstal beze změny; uveď jiný.
cli-lab-other-experiment = Soubor { $file } patří k jinému pokusu: { $what }. Zůstal beze změny; uveď jiný.
cli-lab-other-shard = Soubor { $file } obsahuje díl { $found } tohoto pokusu. Zůstal beze změny; uveď jiný.
cli-lab-damaged = { $file }, řádek { $line }: tohle není výsledek pokusu z řádku 1.
cli-lab-merge-foreign = Soubor { $file } patří k jinému pokusu než první soubor: { $what }.
cli-lab-differs-version = vytvořila ho jiná verze programu
cli-lab-differs-game = hra, místa nebo volby jsou jiné
cli-lab-differs-lineups = boti, signály, limity nebo sítě jsou jiné
cli-lab-differs-games = počet partií je jiný
cli-lab-differs-seed = semínko je jiné
cli-lab-differs-chunks = partie jsou jinak rozdělené do dávek
cli-lab-overlap = { $file }: partie { $game } je ve dvou souborech.
cli-lab-no-files = Uveď aspoň jeden soubor.
cli-lab-missing = { $count ->
    [one] Chybí jedna partie
    [few] Chybějí { $count } partie
   *[other] Chybí { $count } partií
} z celkem { $planned }, toto jsou tedy dílčí výsledky. Chybějící čísla: { $ranges } (počítáno od 0).

cli-lab-bad-network = { $file } nelze použít: { $why }
cli-lab-not-a-network = Není to soubor se sítí.
cli-lab-network-version = Je napsán pro verzi { $found } formátu, kterou tento program nečte.
cli-lab-network-shape = Má vrstvy { $found }, ale potřeba jsou { $needed }.
cli-lab-network-game = Je vytvořen pro { $found }, ne pro { $needed }.
cli-lab-network-damaged = Je poškozený: váhy chybějí, je jich příliš, nebo to nejsou čísla.

cli-train-other-course = Složka { $folder } obsahuje síť, která byla začata s jinými volbami. Uveď jinou složku, nebo tuto smaž.
cli-train-damaged = Soubor { $file } je poškozený. Smaž ho a začni znovu.
cli-train-interrupted = Zastaveno po { $games ->
    [one] jedné partii
    [few] { $games } partiích
   *[other] { $games } partiích
}. Stejný příkaz naváže na { $folder }.

# Hraní.
cli-unknown-language = Jazyk „{ $code }“ tu není, proto je toto anglicky. Vyber pomocí --lang z těchto: { $codes }.
cli-play-nothing-to-resume = Není žádná rozehraná partie: začni novou pomocí „tenback play“.
cli-play-over = Tato partie skončila: prohlédni si ji pomocí „tenback replay“.
cli-play-too-many-bots = Botů je víc než míst: zvyš --seats, nebo uveď méně botů.
cli-play-too-many-names = Jmen je víc než lidí: zvyš --seats, nebo uveď méně jmen.
