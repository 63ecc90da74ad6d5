# What the program says on the command line.

# $error: the system’s message.
cli-unreadable = Lesen unmöglich: { $error }.
# $file: its name.
cli-no-file = Die Datei { $file } gibt es nicht: Prüfe Namen und Ordner.
cli-cannot-read-file = { $file } lässt sich nicht lesen: { $error }. Behebe das, oder nenne eine andere Datei.
cli-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $error }.
cli-no-chance = Der Zufallsgenerator des Systems antwortet nicht: { $error }. Gib mit --seed eine Startzahl an, dann wird daraus gemischt.
# $file: a file name, - for standard input.
cli-no-record = { $file } enthält keine Aufzeichnung.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, Aufzeichnung { $record }, Zeile { $line }: { $why }
cli-perft-game-over = Am Ende der Aufzeichnung ist das Spiel vorbei: perft braucht ein offenes.

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = Einen Bot „{ $word }“ gibt es nicht. Wähle unter { $levels }; daneben dürfen in der Liste nur no-signals, signals, ms=N, evals=N und network=DATEI stehen.
cli-lab-no-bot = Kein Bot ist genannt. Wähle unter { $levels }.
cli-lab-bad-budget = „{ $word }“ ist kein Budget: Schreibe ms=50 für Millisekunden (höchstens eine Stunde) oder evals=2000 für Bewertungen.
cli-lab-bad-limit = Ein Budget muss größer als 0 sein und höchstens eine Stunde.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = { $bots ->
    [one] Ein Bot ist
   *[other] { $bots } Bots sind
} genannt für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}: Nenne einen für alle Plätze oder einen für jeden.
cli-lab-nobody-uses-network = Ein Netz ist angegeben, aber kein Bot der Aufstellung benutzt es: Das tun nur expert und master.
# $games (Number), $repeat (Number): how often each deal is played
cli-lab-bad-repeat = { $games } Partien lassen sich nicht auf Verteilungen mit je { $repeat } Partien aufteilen. Wähle für --games ein Vielfaches von { $repeat }.
# $shard: as written.
cli-lab-bad-shard = „{ $shard }“ ist kein Anteil: Schreibe I/N mit I von 1 bis N, etwa 1/4 für den ersten von vieren.

# $games: how many were played; $error: the system’s message.
cli-lab-interrupted = Vor dem Ende angehalten: Dies sind Teilergebnisse aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
cli-lab-journal-failed = Angehalten, weil sich die Ergebnisse nicht schreiben lassen: { $error }. Dies sind Teilergebnisse aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
cli-lab-records-failed = Angehalten, weil sich die Aufzeichnungen nicht schreiben lassen: { $error }. Dies sind Teilergebnisse aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
# $file: where the results so far are.
cli-lab-resume = Mit demselben Befehl geht es bei { $file } weiter.

cli-lab-file-refused = { $file } lässt sich nicht verwenden: { $error }.
cli-lab-cannot-write-file = { $file } lässt sich nicht schreiben: { $error }.
cli-lab-file-in-use = { $file } ist in Gebrauch: Ein anderer Lauf schreibt gerade hinein.
cli-lab-file-foreign = { $file } ist keine Ergebnisdatei. Sie blieb unverändert; nenne eine andere.
# $what: one of the texts below.
cli-lab-other-experiment = { $file } gehört zu einem anderen Versuch: { $what }. Sie blieb unverändert; nenne eine andere Datei.
# $found: the shard in the file.
cli-lab-other-shard = { $file } enthält den Anteil { $found } dieses Versuchs. Sie blieb unverändert; nenne eine andere Datei.
cli-lab-damaged = { $file }, Zeile { $line }: Das ist kein Ergebnis des Versuchs aus Zeile 1.
cli-lab-merge-foreign = { $file } gehört zu einem anderen Versuch als die erste Datei: { $what }.
cli-lab-differs-program = sie stammt von einer anderen Version oder einem anderen Build des Programms
cli-lab-differs-game = Spiel, Plätze oder Optionen sind andere
cli-lab-differs-lineups = Bots, Signale, Budgets oder Netze sind andere
cli-lab-differs-games = die Zahl der Partien ist eine andere
cli-lab-differs-seed = die Startzahl ist eine andere
cli-lab-differs-luck = nur in einer von beiden wird das Glück gemessen
cli-lab-differs-chunks = die Partien sind anders in Blöcke geteilt
# $game: the number of a game.
cli-lab-overlap = { $file }: Partie { $game } steht in zwei der Dateien.
cli-lab-no-files = Nenne mindestens eine Datei.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count ->
    [one] Eine von { $planned } Partien fehlt
   *[other] { $count } von { $planned } Partien fehlen
}, dies sind also Teilergebnisse. Fehlende Nummern: { $ranges } (gezählt ab 0).

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = { $folder } enthält schon Aufzeichnungen eines anderen Versuchs. Wähle einen leeren Ordner.
cli-lab-records-other = { $folder } enthält die Aufzeichnungen eines anderen Versuchs: { $what }. Wähle einen anderen Ordner.
cli-lab-records-played = { $folder } enthält schon die Aufzeichnungen dieser Partien. Wähle einen leeren Ordner oder setze den Lauf mit seiner --out-Datei fort.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = Diese Ergebnisse entstanden ohne --games-csv, die einzelnen Partien sind also nicht bekannt. Beginne mit einer neuen --out-Datei.
cli-lab-plot-ending = { $file } endet nicht auf .svg: Bilder werden als SVG geschrieben. Wähle einen anderen Namen.

# $why: one of the sentences below.
cli-lab-bad-network = { $file } lässt sich nicht verwenden: { $why }
cli-lab-not-a-network = Das ist keine Netzdatei.
cli-lab-network-version = Sie hat Version { $found } des Formats, dieses Programm liest Version { $needed }. Mach mit „tenback train“ ein neues Netz, oder lass die Option weg, dann gilt das eingebaute Netz.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Ihre Schichten sind { $found }, nötig sind aber { $needed }.
# $found and $needed: the words of two games.
cli-lab-network-game = Sie wurde für { $found } gemacht, nicht für { $needed }.
cli-lab-network-damaged = Sie ist beschädigt: Gewichte fehlen, sind überzählig oder keine Zahlen.

# $folder: where the network is made.
cli-train-other-course = { $folder } enthält ein Netz, das mit anderen Optionen begonnen wurde. Nenne einen anderen Ordner oder lösche diesen.
# $file: the checkpoint.
cli-train-damaged = { $file } ist beschädigt. Lösche die Datei, um neu zu beginnen.
# $games: how many were played.
cli-train-interrupted = Angehalten nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}. Mit demselben Befehl geht es bei { $folder } weiter.

# Playing. $code: what was asked for; $codes: those available.
cli-unknown-language = Die Sprache „{ $code }“ gibt es hier nicht, darum ist dies Englisch. Wähle mit --lang unter { $codes }.
cli-play-nothing-to-resume = Es gibt keine offene Partie zum Fortsetzen: Beginne eine mit „tenback play“.
cli-play-over = Diese Partie ist vorbei: Sieh sie dir mit „tenback replay“ an.
cli-play-too-many-bots = Es gibt mehr Bots als Plätze: Erhöhe --seats oder nenne weniger Bots.
cli-play-too-many-names = Es gibt mehr Namen als Personen: Erhöhe --seats oder nenne weniger.
cli-play-only-bots = Alle Plätze haben Bots, du siehst also nur zu. Um mitzuspielen, erhöhe --seats oder nenne weniger Bots.
cli-play-daily-only = Die Partie des Tages hat ihr eigenes Spiel, ihre Plätze und Karten: Wähle sie mit --deal, ohne die Optionen für Spiele.
# Asked before a table is created; the name is typed after it.
cli-play-your-name = Dein Name, den die anderen sehen:

# Serving. $link: where to play.
cli-serve-link = Tenback läuft unter { $link }
# The code to scan is above.
cli-serve-scan = Im lokalen Netz können alle mitspielen: diesen Code scannen oder { $link } öffnen
cli-serve-lan = Im lokalen Netz können alle mitspielen: { $link }
# $links: further ones, separated by commas.
cli-serve-lan-others = Geht das nicht, versucht { $links }
cli-serve-no-lan = Dieser Rechner ist in keinem lokalen Netz: Verbinde ihn mit einem und starte dann neu.
# $link: where the server is.
cli-serve-terminal = „tenback play --at { $link } --seats 3“ öffnet dort einen Tisch für drei; „tenback play“ spielt an dieser Tastatur.
# $file: of the database.
cli-serve-seeded = Warnung: Die Karten sind vorhersagbar (--deal-seed). Nutze diesen Server nur für Tests.
cli-serve-invited = Nur wer diesen Link geöffnet hat, kann Tische eröffnen: { $link }
cli-serve-local = Tische lassen sich nur auf diesem Rechner eröffnen.
cli-serve-kept = Partien werden gespeichert in { $file }
cli-serve-memory = Partien bleiben nur im Speicher: Hält der Server an, sind sie weg.
cli-serve-stop = Ctrl-C hält den Server an.
cli-serve-stopping = Der Server hält an. Noch einmal Ctrl-C wartet nicht.
cli-serve-goodbye = Auf Wiedersehen!
cli-serve-goodbye-kept = Auf Wiedersehen! Alle Partien sind gespeichert.
cli-invite-memory = Ein Server, der Partien nur im Speicher hält, hat jedes Mal einen neuen Link und zeigt ihn beim Start: Gib mit --database sqlite:FILE seine Datei an.
cli-invite-failed = Die Einladung { $file } lässt sich nicht verwenden: { $error }. Behebe das oder starte den Befehl als der Benutzer, unter dem der Server läuft.

# Why the server does not start. $error: the system’s message; $address: with the port.
cli-serve-cannot-start = Der Server kann nicht starten: { $error }. Schließ andere Programme und versuch es noch einmal.
cli-serve-in-use = { $address } ist schon belegt; vielleicht läuft Tenback dort bereits: Öffne { $link } oder wähle mit --port einen anderen Port.
cli-serve-no-permission = Dieses System lässt dich nicht auf { $address } lauschen: Wähle mit --port einen Port ab 1024.
cli-serve-not-here = { $address } ist keine Adresse dieses Rechners: Wähle mit --host eine, die es ist, oder lass --host weg.
cli-serve-cannot-listen = Auf { $address } lässt sich nicht lauschen: { $error }. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
# $host: as written.
cli-serve-unknown-host = Niemand kennt einen Rechner „{ $host }“: Gib --host eine Adresse dieses Rechners, etwa 127.0.0.1, oder lass es weg.
cli-serve-lan-and-host = --lan lauscht auf allen Adressen und --host auf einer: Wähle eines von beiden.
# $found: what was written as the kind.
cli-serve-bad-database = „{ $found }“ ist keine Art von Datenbank: Schreib --database sqlite:FILE, --database postgres://USER@HOST/DATABASE oder --database memory.
cli-serve-no-database-file = Hinter „sqlite:“ steht keine Datei: Nenne eine, etwa --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = „{ $url }“ ist kein Anfang eines Links: Schreib http:// oder https:// und einen Namen, etwa https://play.example.org, und keinen Pfad.
cli-serve-bad-proxy = „{ $found }“ ist weder eine Adresse noch ein Netz: Gib --trusted-proxies Adressen und Netze mit Kommas dazwischen, etwa 127.0.0.1,10.0.0.0/8.
cli-serve-no-data-folder = Dieses System hat keinen Ordner für Daten: Nenne mit --database sqlite:FILE eine Datei.
# $found and $known: versions of the format.
cli-serve-database-newer = { $file } stammt von einem neueren Tenback (Format { $found }, dieses kennt { $known }) und blieb unverändert: Aktualisiere Tenback oder nenne mit --database eine andere Datei.
cli-serve-database-not-ours = { $file } ist die Datenbank eines anderen Programms und blieb unverändert: Nenne mit --database eine andere Datei.
cli-serve-database-none = { $file } ist keine Datenbank und blieb unverändert: Nenne mit --database eine andere Datei.
cli-serve-database-broken = { $file } ist beschädigt und blieb unverändert: Spiele eine Sicherung ein oder nenne mit --database eine andere Datei.
cli-serve-database-no-permission = { $file } oder der Ordner darf nicht beschrieben werden: Ändere das oder nenne mit --database eine andere Datei.
cli-serve-database-in-use = Ein anderer Server hat { $file } offen: Halte ihn an oder nenne mit --database eine andere Datei.
cli-serve-database-full = Für { $file } ist auf dem Datenträger kein Platz mehr: Schaffe welchen oder nenne mit --database eine Datei anderswo.
cli-serve-database-failed = { $file } lässt sich nicht öffnen: { $error }. Behebe das oder nenne mit --database eine andere Datei.
cli-serve-secret-failed = Das Geheimnis des Servers { $file } lässt sich nicht verwenden: { $error }. Behebe das; wenn du die Datei löschst, entsteht ein neues, und Anschlüsse, die Gastgeber gesperrt haben, können wieder beitreten.
cli-serve-no-secret-folder = Dieses System hat keinen Ordner für das Geheimnis des Servers, und mit einem neuen bei jedem Start würden Sperren enden: Setze TENBACK_DATA auf einen Ordner oder nenne mit --secret-file eine Datei.
# A database on a server. $error: in English, from the database.
cli-serve-bad-postgres = Die Adresse nach --database ist ungültig: { $error }. Schreib sie wie postgres://USER@HOST/DATABASE.
cli-serve-postgres-newer = Die Datenbank { $file } stammt von einem neueren Tenback (Format { $found }, dieses kennt { $known }) und blieb unverändert: Aktualisiere Tenback oder nenne mit --database eine andere.
cli-serve-postgres-not-ours = Die Datenbank { $file } gehört einem anderen Programm und blieb unverändert: Lege eine leere für Tenback an und nenne sie mit --database.
cli-serve-postgres-in-use = Ein anderer Server benutzt die Datenbank { $file }: Halte ihn an oder nenne mit --database eine andere.
cli-serve-postgres-full = Der Datenbankserver hat für { $file } keinen Platz mehr: Schaffe welchen oder nenne mit --database eine andere Datenbank.
cli-serve-postgres-failed = Die Datenbank { $file } lässt sich nicht öffnen: { $error }. Behebe das oder nenne mit --database eine andere.
cli-serve-postgres-unreachable = Der Server der Datenbank { $file } ist nicht erreichbar: { $error }. Starte ihn oder berichtige die Adresse nach --database.
cli-serve-postgres-login = Der Datenbankserver weist den Benutzer oder das Passwort von { $file } ab: Berichtige die Adresse nach --database oder setze PGPASSWORD.
cli-serve-postgres-missing = Die Datenbank { $file } gibt es nicht: Lege sie mit „createdb“ an oder nenne mit --database eine andere.
cli-serve-postgres-no-privilege = Der Benutzer der Datenbank { $file } darf dort keine Tabellen anlegen: Mach ihn zum Eigentümer oder nenne mit --database eine andere.
cli-serve-postgres-read-only = Die Datenbank { $file } nimmt keine Änderungen an, wie ein Standby-Server: Nenne mit --database die primäre.
cli-serve-postgres-unsuitable = Die Datenbank { $file } ist nicht geeignet: Tenback braucht PostgreSQL 14 oder neuer und die Kodierung UTF8. Nenne mit --database eine andere.
cli-serve-node-needs-postgres = --node-address braucht eine Datenbank, die sich Server teilen können: Ergänze --database postgres://USER@HOST/DATABASE.
cli-serve-bad-node-address = „{ $found }“ ist keine Adresse für andere Server: Schreib Host und Port, zum Beispiel 10.0.0.2:9098.
cli-serve-node-address-taken = Ein anderer laufender Server hat diese --node-address schon: Gib jedem seine eigene, oder warte ein paar Sekunden, falls er gerade abgestürzt ist.
# $error: in English, from the database.
cli-serve-node-failed = Der Server kann sich den anderen, die diese Datenbank benutzen, nicht anschließen: { $error }. Prüfe die Datenbank und starte ihn noch einmal.

# Load. $address: as written.
cli-load-bad-address = „{ $address }“ ist keine Adresse eines Servers: Schreib zum Beispiel http://localhost:8098, ohne https und ohne Pfad.
# $id: of a process.
cli-load-no-process = Prozess { $id } lässt sich nicht messen: Gib mit --pid die Nummer eines Servers auf diesem Rechner an oder lass die Option weg.
# $server: bare, memory or sqlite.
cli-load-not-started = Der Server, der gemessen werden soll ({ $server }), startet nicht; seine eigene Meldung sagt, warum.
# $text: the server’s message.
cli-load-refused = Der Server lehnt die Spieler ab: { $text } Erhöhe seine Grenzen; „tenback serve --help“ zählt sie auf.
# $fault: what was wrong, in English.
cli-load-fault = Der Server hat eine Prüfung nicht bestanden: { $fault }.
# $error: the system’s message.
cli-load-unreachable = Der Server ist nicht erreichbar: { $error }. Prüfe, ob er läuft.
cli-load-failed = Die Messung ist gescheitert: { $error }. Behebe das oder versuch es mit weniger Verbindungen.
cli-load-interrupted = Vor dem Ende angehalten: Dies sind Teilergebnisse.
cli-load-pids = Gib für jedes --target in derselben Reihenfolge eine --pid an oder gar keine.
# $needed and $allowed: numbers of files.
cli-load-too-few-files = Ein Prozess bräuchte { $needed } offene Dateien, dieses System erlaubt aber { $allowed }: Verteile die Last mit --processes oder erhöhe die Grenze (ulimit -n).
# $line: as written.
cli-load-bad-announcement = „{ $line }“ kündigt nichts an: Schreib zum Beispiel „kill node=1“, „back node=1“ oder „pause database“.
# $file: a folder.
cli-load-no-ledger = In { $file } sind keine lesbaren Protokolle: { $error }. Nenne den Ordner, in den --ledger geschrieben hat.
cli-load-ledger-exists = In { $file } liegen schon Protokolle eines anderen Laufs: Lösche sie oder nenne mit --ledger einen leeren Ordner.
# $option: as written on the command line.
cli-load-no-effect = { $option } bewirkt nichts bei mehreren Zielen oder mit --processes, --switches, --faults oder --ledger: Lass die Option weg.

# `tenback admin`. $file: a path; $error: a whole sentence without its full stop.
cli-admin-memory = Bei einem Server, der Partien nur im Speicher hält, gibt es nichts zu verwalten: Nenne mit --database sqlite:FILE eine Datei.
cli-admin-nothing = Es läuft kein Server, und die Datenbank { $file } gibt es nicht: Nenne mit --database eine andere.
cli-admin-no-permission = Du darfst { $file } nicht benutzen: Starte das als der Benutzer, unter dem der Server läuft, oder als root.
cli-admin-no-answer = Der Server an { $file } antwortet nicht: { $error }. Sieh in sein Protokoll und versuch es noch einmal.
cli-admin-strange = Der laufende Server ist eine andere Version von Tenback: Starte ihn neu und versuch es noch einmal.
cli-admin-no-such-table = Diesen Tisch gibt es nicht: „tenback admin tables list“ zeigt alle.
cli-admin-no-such-person = Diese Person gibt es nicht: „tenback admin people list“ zeigt alle.
# $why: in English, from the database.
cli-admin-store-failed = Das hat nicht geklappt: { $why }. Vielleicht sagt „tenback admin check“ mehr.
cli-admin-needs-yes = Das lässt sich nicht rückgängig machen, und es gibt kein Terminal zum Nachfragen: Gib --yes an, wenn du sicher bist.
# $what: what is about to happen; $id: of the table or person, or a file.
cli-admin-sure = { $what ->
    [close] Tisch { $id } endgültig schließen?
    [delete] Tisch { $id } endgültig löschen?
    [erase] Person { $id } mit allem, was sie geschrieben hat, endgültig löschen?
   *[restore] Die Datenbank durch { $id } ersetzen?
}
# The possible answers, as a hint; then those that mean yes, in lower case.
cli-admin-yes-or-no = j/N
cli-admin-yes = j ja
cli-admin-not-done = Nichts wurde geändert.
cli-admin-done = { $what ->
    [close] Tisch { $id } ist geschlossen.
    [delete] Tisch { $id } ist gelöscht.
    [ban] Person { $id } ist gesperrt.
    [unban] Person { $id } ist nicht mehr gesperrt.
   *[erase] Person { $id } ist gelöscht.
}
cli-admin-backed-up = { $file } ist eine geprüfte Kopie der Datenbank.
# $aside: a file.
cli-admin-restored = Die Sicherung ist eingespielt. Die vorige Datenbank ist jetzt { $aside }.
cli-admin-restored-new = Die Sicherung ist eingespielt.
cli-admin-exists = { $file } gibt es schon: Wähle einen anderen Namen.
cli-admin-postgres-backup = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert und wiederhergestellt: Nimm pg_dump und pg_restore.
# Copying. $file: the target; $why: in English, from the database.
cli-admin-copied = Nach { $file } kopiert: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} und { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}.
# $from and $to: files.
cli-admin-copy-beside = Kopiere auch { $from } nach { $to }, für denselben Benutzer und für niemand anderen lesbar.
cli-admin-copy-not-empty = { $file } ist nicht leer und blieb unverändert: Nenne als Ziel eine leere Datenbank.
cli-admin-copy-failed = Die Kopie in { $file } ist unvollständig: { $why }. Lösche sie, behebe das und versuche es noch einmal.
cli-admin-no-nodes = Nur ein Server benutzt diese Datenbank.
cli-admin-checked = { $damaged ->
    [0] Die Datenbank ist in Ordnung; { $tables ->
        [one] ihr 1 Tisch lässt sich laden
       *[other] ihre { $tables } Tische lassen sich laden
    }.
   *[other] Die Datenbank ist in Ordnung, aber manche Tische lassen sich nicht laden: { $damaged } von { $tables }.
}
# Labels of columns and lines.
cli-admin-label = { $what ->
    [node] Knoten
    [address] Adresse
    [lease] Frist
    [table] Tisch
    [tables] Tische
    [closed] Geschlossene Tische
    [host] Gastgeber
    [created] Seit
    [updated] Letztes Ereignis
    [events] Ereignisse
    [game] Spiel
    [stage] Stand
    [players] Spieler
    [person] Person
    [people] Personen
    [name] Name
    [language] Sprache
    [banned] Gesperrt seit
    [banned-people] Gesperrte Personen
    [finished] Beendete Spiele
    [bytes] Bytes
   *[oldest] Ältester Tisch
}
