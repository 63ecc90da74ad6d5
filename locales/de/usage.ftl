# The help of the command line (`tenback --help`). The English texts are next to the options in crates/tenback/src.
# Commands, options, placeholders such as FILE and the words of lists stay as they are typed. An option shared by several
# commands has its text with the first of them.

usage-heading-usage = Aufruf:
usage-heading-commands = Befehle:
usage-heading-arguments = Argumente:
usage-heading-options = Optionen:
usage-print-help = Diese Hilfe zeigen
usage-print-help-more = Diese Hilfe zeigen (mehr mit --help)
usage-print-help-summary = Diese Hilfe zeigen (kürzer mit -h)
usage-print-version = Die Version zeigen
# $values: what applies if nothing is given; what can be given.
usage-default = [Standard: { $values }]
usage-possible = [möglich: { $values }]
# $variable: its name.
usage-environment = [Umgebung: { $variable }]

usage-tenback = The Game, Extreme und Face to Face spielen
usage-tenback-long = Ohne Befehl startet tenback den Server auf http://localhost:8098 und öffnet die Seite im Browser, wie `tenback serve`. `tenback play` spielt im Terminal.
usage-tenback-lang = Sprache: en, de, cs, pl oder uk [Standard: $TENBACK_LANG, sonst die zuletzt gewählte, sonst die des Systems]
usage-help = Diese Hilfe oder die eines Befehls zeigen

usage-play = Im Terminal spielen: allein, mit Bots oder reihum an einer Tastatur
usage-play-game = Welches Spiel oder die Partie des Tages; ohne Angabe öffnet sich der Startbildschirm
usage-play-deal = Welche Partie des Tages [Standard: classic-1]
usage-play-seats = Wie viele spielen [Standard: so viele Menschen und Bots wie genannt; allein, in face-to-face zu zweit]
usage-play-bots = Bots auf den letzten Plätzen, getrennt durch Kommas
usage-play-names = Namen der Menschen auf den ersten Plätzen, getrennt durch Kommas
usage-play-hand = Zahl der Handkarten: wie in der Anleitung oder eine weniger (A18 in docs/RULES.md)
usage-play-minimum = Mindestzahl der Karten pro Zug: 2, oder 3 für Profis (A18 in docs/RULES.md)
usage-play-talk = Was das Team sagen darf [Standard: signals; am Tisch eines Servers chat]
usage-play-seed = Aus dieser Startzahl austeilen; sonst teilt der Zufallsgenerator des Systems aus
usage-play-resume = Eine gespeicherte Partie fortsetzen: diese Datei (eine aus einem anderen Ordner wird kopiert) oder die letzte
usage-play-join = Sich über einen Link an einen Tisch auf einem Server setzen
usage-play-at = Einen Tisch für dieses Spiel auf einem Server öffnen und sich dort setzen; Freunde kommen über den Link
usage-play-open = Den Tisch für alle sichtbar machen, nicht nur mit Link
usage-play-name = Dein Name für die anderen am Tisch [Standard: wie zuletzt, sonst dein Anmeldename]
usage-play-watch = Nur zusehen, ohne sich zu setzen
usage-play-plain = Textzeilen statt eines Bildschirms; immer so, wenn Ein- oder Ausgabe kein Terminal ist
usage-play-mono = Keine Farben; auch mit $NO_COLOR
usage-play-ascii = Nur mit ASCII zeichnen
usage-play-brief = Bei Textzeilen: nur sagen, was sich ändert und was noch zu tun ist
usage-play-fast = Bots legen ohne Pause
usage-play-data = Ordner für gespeicherte Partien und Einstellungen [Standard: $TENBACK_DATA, sonst der Datenordner des Systems]
usage-play-examples =
    Beispiele:
      tenback play                                   der Startbildschirm
      tenback play classic                           The Game, allein
      tenback play extreme --seats 3 --bots expert,expert --seed 7
      tenback play classic --names Ann,Ben           zwei geben die Tastatur weiter
      tenback play face-to-face --bots master        gegen den stärksten Bot
      tenback play --resume                          die letzte Partie fortsetzen
      tenback play --join LINK                       an einen Tisch auf einem Server setzen
      tenback play --join LINK --data DIR            als jemand anderes mitspielen
      tenback play --seats 3 --at http://localhost:8098  dort einen Tisch für Freunde öffnen
      tenback play daily                             die Partie des Tages auf dem Server dieses Rechners
      tenback play daily --deal classic-2 --at URL   zu zweit, auf einem anderen Server
      tenback play classic --plain                   Textzeilen, für Screenreader oder Skripte

    Jede gelegte Karte wird sofort im Datenordner gespeichert: --data, sonst $TENBACK_DATA, sonst der übliche Ort des Systems.

    Auf einem Server steht ein Datenordner für eine Person: Ein zweites Terminal zeigt denselben Platz, und --name ändert den Namen dieser Person.

usage-serve = Tische für Freunde anbieten: hier, im lokalen Netz oder im Internet
usage-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
usage-serve-host = Adresse oder Name, worauf gelauscht wird [Standard: nur dieser Rechner]
usage-serve-lan = Auf allen Adressen lauschen; den Link für das lokale Netz zeigen, mit einem Code zum Scannen
usage-serve-database = Wo Partien gespeichert werden: sqlite:FILE, postgres://USER@HOST/DATABASE, oder memory für gar nicht [Standard: tenback.db im Datenordner: $TENBACK_DATA, sonst der Ort des Systems für Daten]
usage-serve-secret-file = Datei mit dem Geheimnis des Servers, die angelegt wird, wenn es keine gibt [Standard: tenback.secret neben einer Datenbank tenback.db]
usage-serve-public-url = Anfang aller Links, etwa https://play.example.org [Standard: die Adresse, die im Browser steht]
usage-serve-allowed-hosts = Weitere Namen, unter denen der Server erreichbar sein soll, durch Kommas getrennt
usage-serve-behind-proxy = Den Kopfzeilen X-Forwarded-For und X-Forwarded-Proto eines Proxys auf diesem Rechner vertrauen
usage-serve-trusted-proxies = Stattdessen den Kopfzeilen von Proxys mit diesen Adressen und Netzen vertrauen, etwa 10.0.0.0/8,fd00::/8
usage-serve-who-may-open = Wer Tische eröffnen darf: alle, Leute mit dem Link von tenback invite oder Leute auf diesem Rechner
usage-serve-keep-chat = Chat-Nachrichten nach dieser Zeit löschen, etwa 90d [Standard: nie]
usage-serve-keep-tables = Tische so lange nach ihrem letzten Ereignis löschen, etwa 1y; beendete Spiele bleiben [Standard: nie]
usage-serve-day-starts = Wann der Tag der täglichen Karten beginnt, in Weltzeit (UTC), etwa 04:00, oder -02:00 für zwei Stunden vor Mitternacht
usage-serve-node-address = Die PostgreSQL-Datenbank mit anderen Servern teilen, die diesen unter dieser Adresse erreichen, etwa 10.0.0.2:9098
usage-serve-node-listen = Stattdessen hier auf andere Server warten, etwa 0.0.0.0:9098 in einem Container [Standard: die Adresse von --node-address]
usage-serve-no-open = Den Browser nicht öffnen
usage-serve-deal-seed = Vorhersagbare Karten austeilen, nur für Tests: Wer diese Zahl kennt, kennt alle Handkarten
usage-serve-log-format = Format des Protokolls auf der Standardfehlerausgabe: für Menschen oder für Maschinen (dann wird nichts anderes ausgegeben)
usage-serve-log = Wie viel protokolliert wird [Standard: warn an einem Terminal, sonst info]
usage-serve-limit-connections = Höchstzahl der Verbindungen insgesamt
usage-serve-limit-connections-per-address = Höchstzahl der Verbindungen von einer Adresse
usage-serve-limit-spectators = Höchstzahl der Zuschauer an einem Tisch
usage-serve-limit-tables-per-day = Höchstzahl der Tische, die eine Person pro Tag eröffnet
usage-serve-limit-people-per-hour = Höchstzahl neuer Personen von einer Adresse pro Stunde
usage-serve-limit-renames-per-hour = Wie oft eine Person pro Stunde Namen oder Sprache ändern kann
usage-serve-limit-requests-per-minute = Höchstzahl der Anfragen von einer Adresse pro Minute
usage-serve-limit-messages-per-second = Höchstzahl der Nachrichten einer Person pro Sekunde, kurzzeitig das Fünffache
usage-serve-limit-replays-per-minute = Höchstzahl der Replays je Adresse und Minute
usage-serve-limit-bot-games = Höchstzahl der Partien mit Bots, die eine Person gleichzeitig spielt
usage-serve-limit-bot-games-per-address = Höchstzahl der Partien mit Bots von einer Adresse
usage-serve-limit-stored-per-day = Wie viel eine Person am Tag speichern kann
usage-serve-limit-stored-per-address = Wie viel von einer Adresse am Tag gespeichert werden kann
usage-serve-limit-table = Höchstgröße eines Tisches
usage-serve-limit-database = Größe der Datenbank, ab der neue Tische, Partien und Chat abgelehnt werden, während laufende Partien weitergehen; 0 für keine Grenze
usage-serve-examples =
    Beispiele:
      tenback serve                                  auf diesem Rechner, unter http://localhost:8098
      tenback serve --lan                            für alle im lokalen Netz, mit QR-Code
      tenback serve --port 9000 --database memory    für einen Abend: Nichts wird gespeichert
      tenback serve --database postgres://tenback@db.example.org/tenback
      tenback serve --behind-proxy --public-url https://play.example.org --log-format json

    Eine Option gilt vor ihrer Umgebungsvariablen. Ctrl-C hält den Server geordnet an: Alle Partien sind gespeichert und gehen weiter, wenn er wieder läuft. Der Rückgabewert ist dann 0, 1, wenn er nicht starten konnte, 2 bei falschem Aufruf. deploy/README.md beschreibt, wie man Tenback im Internet anbietet.

usage-invite = Den Link zeigen, mit dem man auf einem Server mit --who-may-open invited Tische eröffnen kann
usage-invite-renew = Einen neuen Link machen: Der alte gilt nicht mehr, die Tische bleiben
usage-invite-database = Die Datenbank des Servers: sqlite:FILE oder postgres://USER@HOST/DATABASE [Standard: tenback.db im Datenordner: $TENBACK_DATA, sonst der Ort des Systems für Daten]
usage-invite-public-url = Anfang des Links, etwa https://play.example.org [Standard: dieser Rechner]
usage-invite-port = Port des Servers, für einen Link auf diesem Rechner
usage-invite-examples =
    Beispiele:
      tenback serve --who-may-open invited                     nur Eingeladene können Tische eröffnen
      tenback invite --public-url https://play.example.org     der Link zum Weitergeben
      tenback invite --renew                                   ein neuer Link: Der alte gilt nicht mehr

    Das Geheimnis liegt neben der Datenbank. Ein laufender Server merkt sofort, dass es erneuert wurde.

usage-devices = In diesem Terminal und in Browsern dieselbe Person sein: Geräte zeigen, hinzufügen und abmelden
usage-devices-at = Welcher Server [Standard: der einzige, auf dem dieses Terminal angemeldet ist]
usage-devices-examples =
    Beispiele:
      tenback devices                                wo du angemeldet bist
      tenback devices add LINK                       dieselbe Person wie der Browser mit diesem Link
      tenback devices add 7KQF-9M2X-0ABC-DEFG-HJKM --at http://localhost:8098
      tenback devices link                           ein Link und ein QR-Code für einen Browser
      tenback devices rename 2 Laptop
      tenback devices sign-out 1

    Im Browser erstellt man Links und den Ersatzcode auf der Seite „Deine Geräte“, unter /devices.
usage-devices-add = Dieses Terminal mit einem Link von einem anderen Gerät oder dem Ersatzcode anmelden
usage-devices-add-code = Der Link, oder der Ersatzcode zusammen mit --at
usage-devices-add-replace = Nicht mehr die Person sein, die dieses Terminal bisher ist
usage-devices-link = Einen Link ausgeben, der einen Browser als dich anmeldet; er funktioniert ein Mal und einen Tag lang
usage-devices-rename = Einem Gerät einen anderen Namen geben
usage-devices-rename-number = Seine Nummer in der Liste
usage-devices-rename-name = Der neue Name
usage-devices-sign-out = Ein Gerät abmelden

usage-admin = Einen Server verwalten: Tische, Personen, Sicherungen
usage-admin-json = JSON ausgeben, für andere Programme
usage-admin-yes = Nicht nachfragen
usage-admin-tables = Tische auflisten, zeigen, schließen oder löschen
usage-admin-tables-list = Alle Tische auflisten
usage-admin-tables-show = Einen Tisch zeigen
usage-admin-tables-show-table = Die Kennung des Tischs, wie in seinem Link
usage-admin-tables-close = Alle trennen und den Tisch geschlossen halten
usage-admin-tables-delete = Einen Tisch löschen; seine beendeten Spiele bleiben
usage-admin-people = Personen auflisten, sperren oder löschen
usage-admin-people-list = Alle Personen auflisten
usage-admin-people-ban = Eine Person aussperren
usage-admin-people-ban-person = Die Kennung der Person, aus der Liste
usage-admin-people-unban = Eine Person wieder hereinlassen
usage-admin-people-erase = Eine Person mit allem löschen, was sie geschrieben hat; ihre Spiele bleiben
usage-admin-backup = Die Datenbank in eine neue Datei kopieren und die Kopie prüfen; der Server darf laufen
usage-admin-backup-file = Die Datei, die geschrieben wird
usage-admin-restore = Die Datenbank durch eine Sicherung ersetzen; der Server muss angehalten sein
usage-admin-restore-file = Die Sicherung
usage-admin-copy = Alles in eine andere, leere Datenbank beliebiger Art kopieren; kein Server darf eine von beiden benutzen
usage-admin-copy-from = Die Datenbank, die kopiert wird: sqlite:FILE oder postgres://USER@HOST/DATABASE
usage-admin-copy-to = Die Datenbank, die gefüllt wird: sqlite:FILE oder postgres://USER@HOST/DATABASE
usage-admin-nodes = Die Server auflisten, die sich eine PostgreSQL-Datenbank teilen, und ihre Tische
usage-admin-check = Die Datenbank prüfen, und ob sich jeder Tisch laden lässt
usage-admin-stats = Tische, Personen und Spiele zählen
usage-admin-examples =
    Beispiele:
      tenback admin tables list                    alle Tische mit ihren Kennungen
      tenback admin tables close k3v9x2aak3v9x2aa  alle trennen und den Tisch geschlossen halten
      tenback admin people list --json             alle Personen, für andere Programme
      tenback admin people erase 7k2m9q4w8x3z1     eine Person löschen, mit allem Geschriebenen
      tenback admin backup tenback-backup.db       eine Kopie, auch während der Server läuft
      tenback admin copy sqlite:tenback.db postgres://tenback@localhost/tenback

    Ein laufender Server wird über den Socket neben seiner Datenbank gefragt (bei PostgreSQL im Datenordner), sonst wird die Datenbank benutzt. Das darf nur der Benutzer, unter dem der Server läuft, und root. Mit --json ist ein Fehler ein Objekt mit dem Feld error. Der Rückgabewert ist 0, wenn es geklappt hat, 1, wenn nicht, 2 bei falschem Aufruf.

usage-learn = Spielend lernen: Lektionen mit einem Coach
usage-learn-lesson = Welche Lektion; ohne Angabe öffnet sich die Liste
usage-learn-examples =
    Beispiele:
      tenback learn                   die Liste der Lektionen
      tenback learn basics            wie The Game gespielt wird
      tenback learn extreme --plain   Textzeilen, für Screenreader und Skripte

usage-replay = Eine Partie Schritt für Schritt ansehen und von jeder Stelle aus weiterspielen
usage-replay-file = Eine Datei mit Aufzeichnungen
usage-replay-record = Welche Aufzeichnung der Datei, gezählt ab 1
usage-replay-examples =
    Beispiele:
      tenback replay game.tgn
      tenback replay games.tgn --record 3
      tenback deal --seed 7 > deal.tgn && tenback replay deal.tgn    p spielt dann genau diese Karten

usage-history = Deine beendeten Partien: Filter, Wiederholungen, Analysen, Statistik, Export
usage-history-at = Deine Partien auf diesem Server statt der auf diesem Rechner gespeicherten
usage-history-game = Nur dieses Spiel
usage-history-seats = Nur Partien mit so vielen Spielern
usage-history-result = Nur gewonnene oder nur verlorene Partien
usage-history-with = Nur Partien mit jemandem, dessen Name das enthält
usage-history-since = Nur Partien seit einem Tag oder der letzten Tage, Wochen oder Jahre: 2026-11-01, 30d, 12w oder 1y
usage-history-until = Nur Partien bis zu einem Tag, diesen eingeschlossen
usage-history-page = Welche Seite der Liste
usage-history-limit = Partien pro Seite [Standard: 50; mit --csv und --json alle]
usage-history-replay = Die Partie mit dieser Nummer in der Liste Schritt für Schritt ansehen; 1 ist die letzte
usage-history-review = Die Partie mit dieser Nummer in der Liste analysieren
usage-history-statistics = Ergebnisse nach Spiel und Spielerzahl: Siege, übrige Karten, Serien
usage-history-json = Ein JSON-Objekt pro Partie statt einer Tabelle ausgeben
usage-history-csv = Eine Zeile mit Werten, getrennt durch Kommas, pro Partie statt einer Tabelle ausgeben
usage-history-tgn = Die Aufzeichnungen all dieser Partien ausgeben
usage-history-out = In diese Datei schreiben statt in die Standardausgabe
usage-history-examples =
    Beispiele:
      tenback history                                die Partien auf diesem Rechner, die letzte zuerst
      tenback history --at http://localhost:8098     deine Partien auf einem Server
      tenback history --game extreme --result won --since 30d
      tenback history --with Ben --page 2            die nächsten 50 Partien mit Ben
      tenback history --replay                       die letzte Partie Schritt für Schritt
      tenback history --at URL --review 3            die Gewinnchance der dritten Partie dieser Liste
      tenback history --statistics                   wie oft du gewinnst und wie viele Karten übrig sind
      tenback history --tgn --out games.tgn          alle Aufzeichnungen in einer Datei
      tenback history --json | jq .left              eine Zeile JSON pro Partie

    Was du in diesem Terminal spielst, wird auf diesem Rechner gespeichert, auch Partien auf Servern. Auf einem Server stehen auch die Partien, die du im Browser gespielt hast, wenn du dort dieselbe Person bist.

usage-review = Beendete Partien analysieren: Gewinnchance nach Zügen, bessere Züge, Glück und Können
usage-review-files = Dateien mit beendeten Partien; `-` ist die Standardeingabe
usage-review-seat = Nur die Züge dieses Platzes; bei face-to-face auch dessen Gewinnchancen
usage-review-ms = Rechenzeit pro Zug in Millisekunden, für teure Züge mehr
usage-review-evals = Bewertungen pro Zug, für teure Züge mehr: So kommt jeder Rechner zum selben Ergebnis [Standard: 2400]
usage-review-json = Ein JSON-Objekt pro Aufzeichnung statt Tabellen ausgeben
usage-review-csv = Eine Zeile mit Werten, getrennt durch Kommas, pro Zug statt Tabellen ausgeben
usage-review-svg = Die Gewinnchance einer Partie zeichnen, mit Marken bei teuren Zügen
usage-review-threads = Wie viele Threads rechnen [Standard: einer pro Kern]
usage-review-examples =
    Beispiele:
      tenback review game.tgn                        jeder Zug, Glück und Können
      tenback review game.tgn --svg game.svg         die Gewinnchance als Bild
      tenback review games/*.tgn --seat 1            eigene Partien: Genauigkeit und teuerste Fehler
      tenback review game.tgn --json --evals 20000   für Skripte, genauer

    Der Rückgabewert ist 0, wenn alle Aufzeichnungen analysiert wurden, 1, wenn eine nicht ging, 2 bei falschem Aufruf, 130 nach Strg-C. docs/REVIEW.md erklärt die Zahlen.

usage-puzzles = Rätsel mit genau einer Lösung lösen oder neue finden
usage-puzzles-today = Mit dem Rätsel des Tages beginnen
usage-puzzles-theme = Nur Rätsel eines Themas: ten-back, chain, order, commands oder race
usage-puzzles-id = Mit diesem Rätsel beginnen
usage-puzzles-make = Rätsel in Partien von Bots finden
usage-puzzles-make-seed = Startzahl: Dieselbe Startzahl findet dieselben Rätsel
usage-puzzles-make-count = Anzahl der Rätsel: eine Mischung aus The Game allein und zu zweit, Extreme und Face to Face
usage-puzzles-make-out = Datei, die geschrieben wird; komprimiert, wenn ihr Name auf .gz endet
usage-puzzles-check = Rätsel mit einer einfachen Suche noch einmal beweisen
usage-puzzles-check-file = Eine Datei mit Rätseln, komprimiert oder nicht; ohne Angabe die mitgelieferten
usage-puzzles-examples =
    Beispiele:
      tenback puzzles                                            lösen, mit Wertung nach Glicko-2
      tenback puzzles --today                                    das Rätsel des Tages
      tenback puzzles --theme chain --plain                      als Textzeilen, nur Ketten von Tricks
      tenback puzzles make --seed 2 --count 100 --out mine.tgn   neue in Partien von Bots finden
      tenback puzzles check mine.tgn                             sie noch einmal beweisen

    docs/PUZZLES.md erklärt, was als Rätsel zählt.

usage-verify = Aufzeichnungen nach den Regeln prüfen; zu jeder eine Zeile JSON ausgeben
usage-verify-long = Der Rückgabewert ist 0, wenn alle Aufzeichnungen stimmen, 1, wenn eine nicht stimmt, 2 bei falschem Aufruf. docs/NOTATION.md beschreibt die Aufzeichnungen und die Antworten.
usage-verify-files = Dateien mit Aufzeichnungen; `-` ist die Standardeingabe
usage-verify-examples =
    Beispiele:
      tenback verify game.tgn                        eine Datei
      tenback verify games/*.tgn                     alle Aufzeichnungen eines Ordners
      tenback deal --seed 7 | tenback verify -       von der Standardeingabe

usage-perft = Die Folgen von 1, 2 … N Aktionen vom Ende jeder Aufzeichnung an zählen
usage-perft-depth = Folgen von 1, 2 … N Aktionen zählen
usage-perft-files = Aufzeichnungen, an deren Ende das Spiel offen ist; `-` ist die Standardeingabe
usage-perft-examples =
    Beispiele:
      tenback perft --depth 3 game.tgn               drei Zahlen: für 1, 2 und 3 Aktionen
      tenback deal --seed 7 | tenback perft --depth 4 -  von der Standardeingabe

usage-deal = Mischen und austeilen; das neue Spiel als Aufzeichnung ausgeben
usage-deal-long = Die Karten und der Platz, der beginnt, kommen vom Zufallsgenerator des Systems oder aus einer Startzahl. Die Aufzeichnung enthält ein Salz und eine Festlegung, damit sich die Karten vor dem Spiel ankündigen und danach prüfen lassen.
usage-deal-game = Welches Spiel
usage-deal-seats = Wie viele spielen [Standard: 1; face-to-face: 2]
usage-deal-seed = Aus dieser Startzahl austeilen, für Versuche; sonst teilt der Zufallsgenerator des Systems aus
usage-deal-examples =
    Beispiele:
      tenback deal                                   The Game für eine Person
      tenback deal extreme --seats 3 --seed 7        jedes Mal dieselben Karten
      tenback deal > game.tgn && tenback replay game.tgn  p spielt sie dann

usage-simulate = Bots viele Partien spielen lassen und messen, wie sie abschneiden
usage-simulate-bots = Wer spielt: ein Name für alle Plätze oder eine Liste nach Plätzen, getrennt durch Kommas
usage-simulate-bots-long = random: irgendetwas Erlaubtes. greedy: der kleinste Schritt, zehn zurück zuerst. casual: schnell und menschlich. regular: eine gelernte Bewertung mit Fehlern und Versehen. strong: mit wenigen davon. expert: ohne sie, keine Suche. master: dazu eine Suche, siehe --ms und --evals. Auch die Wörter no-signals, ms=N, evals=N und network=FILE dürfen in der Liste stehen.
usage-simulate-named-game = Welches Spiel, als Option
usage-simulate-hand = Zahl der Handkarten: wie in der Anleitung oder eine weniger, auch als -1 (A18 in docs/RULES.md)
usage-simulate-games = Wie viele Partien
usage-simulate-repeat = Jede Verteilung N-mal mit anderen Zufallsentscheidungen spielen, um zu sehen, wie schwer Verteilungen sind; --games zählt alle Partien
usage-simulate-seed = Startzahl: Dieselbe Startzahl gibt dieselben Karten
usage-simulate-ms = Wie lange ein Meister über einen Zug nachdenken darf, in Millisekunden Rechenzeit [Standard: 10]
usage-simulate-evals = Wie viele Stellungen sich ein Meister für einen Zug ansehen darf: So spielt jeder Rechner dieselben Partien
usage-simulate-no-signals = Im Team gibt niemand Signale
usage-simulate-network = expert und master nach diesem Netz spielen lassen statt nach denen, die zum Programm gehören
usage-simulate-luck-adjusted = Auch das Glück von Verteilungen und gezogenen Karten messen, für eine Gewinnquote mit engerem Intervall; dauert länger
usage-simulate-threads = Wie viele Threads spielen [Standard: einer pro Kern]
usage-simulate-shard = Nur Anteil I von N spielen, gezählt ab 1; `tenback merge` fügt die Dateien von --out zusammen
usage-simulate-out = Ergebnisse fortlaufend hierhin schreiben; derselbe Befehl mit derselben Datei macht weiter, wo er aufhörte
usage-simulate-json = Ein JSON-Objekt statt einer Tabelle ausgeben
usage-simulate-csv = Durch Kommas getrennte Werte statt einer Tabelle ausgeben
usage-simulate-plot = Die Verteilung der übrigen Karten zeichnen
usage-simulate-reliability = Die genannten Gewinnchancen gegen den Anteil gewonnener Partien zeichnen
usage-simulate-budget-plot = Die Gewinnquoten von Aufstellungen mit verschiedenen Budgets zeichnen (ms=N oder evals=N)
usage-simulate-difficulty = Zeichnen, wie oft jede Verteilung gewonnen wurde (siehe --repeat)
usage-simulate-games-csv = Eine Zeile pro Partie schreiben: Nummer, Startzahl, Aufstellung, gewonnen, übrig, Züge, Tricks, Sekunden, ohne Glück
usage-simulate-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben: eine Datei für jeden Block von Partien
usage-simulate-examples =
    Beispiele:
      Tausend Partien von drei Experten, die miteinander reden:
        tenback simulate --seats 3 --bots expert
      Dasselbe für Meister mit 50 ms pro Zug, als JSON, mit Aufzeichnungen für `tenback verify`:
        tenback simulate --seats 3 --bots master --ms 50 --games 2000 --json --records games/
      Wie oft schlägt expert greedy? Sie beginnen abwechselnd; die Gewinnquote ist die von Platz 1:
        tenback simulate face-to-face --bots expert,greedy --games 10000
      Wie schwer sind Verteilungen? Hundert davon, jede 50-mal gespielt von einem Bot, der Fehler macht:
        tenback simulate --bots strong --games 5000 --repeat 50 --difficulty deals.svg
      Ein langer Lauf, der sich mit Ctrl-C anhalten lässt und mit demselben Befehl weitergeht:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out five.jsonl
      Davon je ein Viertel auf vier Rechnern, und das Ganze:
        tenback simulate --seats 5 --bots master --evals 2000 --games 100000 --out 1.jsonl --shard 1/4
        tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl

    Der Rückgabewert ist 0, wenn alle Partien gespielt sind, 1, wenn sich etwas nicht schreiben ließ, 2 bei falschem Aufruf, 130 nach Ctrl-C. Teilergebnisse werden in jedem Fall ausgegeben. docs/LAB.md beschreibt die Ausgabe und die Dateien.

usage-compare = Mehrere Aufstellungen von Bots mit denselben Karten spielen lassen und vergleichen
usage-compare-bots = Die Aufstellung, mit der die anderen verglichen werden
usage-compare-vs = Eine weitere Aufstellung; darf mehrmals angegeben werden
usage-compare-examples =
    Eine Aufstellung ist eine Liste von Namen nach Plätzen, oder ein Name für alle, und was von den übrigen Optionen abweicht: no-signals, ms=N, evals=N, network=FILE.

    Beispiele:
      Was ist die Suche wert?
        tenback compare --seats 3 --bots expert --vs master,ms=10
      Was sind Signale wert?
        tenback compare --seats 4 --bots expert,no-signals --vs expert --games 20000
      Welches von zwei Netzen ist besser, und wie weit ist jedes von greedy entfernt?
        tenback compare --seats 2 --bots greedy --vs expert,network=old.net --vs expert,network=new.net
      Was ist eine Millisekunde wert?
        tenback compare --bots expert --vs master,ms=5 --vs master,ms=50 --budget-plot time.svg
      Wer schneidet auf Platz 1 gegen greedy besser ab?
        tenback compare face-to-face --bots expert,greedy --vs master,greedy

    Alle Aufstellungen spielen mit denselben Karten. So hebt sich das Glück auf, und ein kleiner Unterschied zeigt sich in wenigen Partien.

usage-merge = Die Ergebnisse mehrerer Rechner zusammenfügen
usage-merge-long = Die Dateien müssen aus demselben Versuch stammen und dürfen keine Partie gemeinsam haben. Fehlen Partien, steht dabei, welche; die Teilergebnisse werden ausgegeben, und der Rückgabewert ist 1.
usage-merge-files = Dateien, die `simulate` oder `compare` mit --out geschrieben hat
usage-merge-examples =
    Beispiele:
      tenback merge 1.jsonl 2.jsonl 3.jsonl 4.jsonl  vier Rechner
      tenback merge *.jsonl --json > all.json        für Skripte

usage-train = Durch Spiele gegen sich selbst ein Netz trainieren, nach dem expert und master spielen
usage-train-seed = Startzahl
usage-train-all = Alle eingebauten Netze trainieren, jedes in einem eigenen Ordner
usage-train-games = Wie viele Partien gegen sich selbst [Standard: 70000, mit --from 30000, mit --all so viele, wie jedes Netz braucht]
usage-train-every = Nach je so vielen Partien berichten und speichern
usage-train-from = Mit diesem Netz beginnen, gemacht für beliebig viele Plätze oder ein Spiel derselben Art
usage-train-out = Der Ordner für das Netz, seine Lernkurve und den Zwischenstand
usage-train-examples =
    Beispiele:
      Ein Netz für drei Plätze in Extreme:
        tenback train extreme --seats 3 --seed 1 --out extreme-3
      Dasselbe für vier Plätze, ausgehend von dem, was drei gelernt haben:
        tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
      Alle eingebauten Netze nacheinander, in einer Nacht:
        tenback train --all --seed 1 --out networks
      Wie gut ist es?
        tenback compare extreme --seats 3 --bots expert --vs expert,network=extreme-3/network.net

    Ctrl-C speichert und hält an; derselbe Befehl macht dort weiter. Dieselbe Startzahl gibt dasselbe Netz. Im Ordner liegen network.net, network.txt (wie es gemacht wurde), curve.csv, curve.svg und checkpoint.bin.

usage-bench = Messen, wie schnell die Regeln auf einem Kern rechnen
usage-bench-millis = Jede Zeile so viele Millisekunden lang messen
usage-bench-examples =
    Beispiele:
      tenback bench                                  eine Tabelle der Geschwindigkeiten
      tenback bench --millis 5000                    langsamer, aber genauer

usage-load = Messen, was ein Server aushält: Antwortzeiten, Rechenzeit und Speicher; jede Nachricht wird geprüft
usage-load-seats = Wie viele an einem Tisch spielen [Standard: 4; face-to-face: 2]
usage-load-tables = Wie viele Tische
usage-load-watchers = Wie viele an jedem Tisch zuschauen; sie bekommen jeden Zug
usage-load-idle = Wie viele weitere Verbindungen vor den Partien geöffnet werden, um den Speicher einer untätigen zu messen [Standard: 1000; bei mehreren Zielen oder Prozessen 0, und sie bleiben bis zum Ende]
usage-load-rate = Züge pro Sekunde an allen Tischen zusammen [Standard: so viele, wie der Server beantwortet]
usage-load-think = Wie viele Millisekunden vor jedem Zug nachgedacht wird
usage-load-ramp = Über wie viele Millisekunden verteilt die Tische eröffnet werden [Standard: 0]
usage-load-seconds = Wie viele Sekunden jeder Server in jeder Runde gemessen wird
usage-load-rounds = Wie viele Runden; in jeder werden alle Server nacheinander gemessen [Standard: 5]
usage-load-store = Nur einen Server mit diesem Speicher messen
usage-load-postgres = Auch einen Server mit dieser PostgreSQL-Datenbank messen, etwa postgres://localhost/load; sie wird mit Partien gefüllt
usage-load-targets = Den Server an dieser Adresse messen, statt einen zu starten; mehrmals für Server mit gemeinsamen Tischen
usage-load-pids = Prozessnummer dieses Servers, um seine Rechenzeit und seinen Speicher zu messen; bei mehreren Zielen eine für jedes, in derselben Reihenfolge
usage-load-processes = Aus wie vielen Prozessen die Last kommt; damit oder mit mehreren Zielen gibt es eine einzige Messung ohne Vergleichsserver
usage-load-switches = Wie viele Clients sich pro Sekunde zum nächsten Ziel verbinden
usage-load-faults = Ankündigungen von Störungen von der Standardeingabe lesen, etwa „kill node=1“ und „back node=1“
usage-load-grace = Wie viele Sekunden nach einer angekündigten Störung Verbindungen abreißen und Befehle unbeantwortet bleiben dürfen
usage-load-ledger = Alles, was bestätigt und gesehen wurde, in Dateien in diesem Ordner festhalten
usage-load-verify = Die Dateien von --ledger mit der Datenbank vergleichen, wenn die Server angehalten sind
usage-load-database = Die Datenbank für den Vergleich, etwa sqlite:FILE
usage-load-generator = Einen Teil der Last erzeugen, wie auf der Standardeingabe verlangt; so werden weitere Prozesse gestartet
usage-load-folder = Ordner für die Datenbanken der gemessenen Server [Standard: der für temporäre Dateien]
usage-load-bare = Nur die Nachrichten aus dieser Datei senden; so wird der Vergleichsserver gestartet
usage-load-examples =
    Beispiele:
      100 Tische zu viert, so schnell der Server antwortet, ohne Datenbank und mit SQLite:
        tenback load
      Der Alltag eines kleinen Servers: 20 Tische, 30 Züge pro Sekunde, zwei Zuschauer pro Tisch:
        tenback load --tables 20 --rate 30 --watchers 2 --think 500 --seconds 30 --rounds 1
      Der Speicher vieler untätiger Verbindungen:
        tenback load --tables 200 --idle 4000 --seconds 1
      Ein Server, der schon läuft; für Rechenzeit und Speicher muss sein Prozess bekannt sein:
        tenback load --target http://localhost:8098 --pid 4711 --tables 10
      Server mit gemeinsamen Tischen, zwischen denen Clients wechseln, aus zwei Prozessen:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --processes 2 --tables 300 --switches 20 --seconds 60
      60.000 untätige Verbindungen und der Speicher beider Server:
        tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --pid 4711 --pid 4712 --processes 4 --tables 1 --idle 60000 --seconds 1
      Server, die ein Skript nach Ankündigung abschießt; danach der Vergleich mit der Datenbank:
        kill-nodes | tenback load --target http://127.0.0.1:8001 --target http://127.0.0.1:8002 \
          --faults --ledger told --seconds 300
        tenback load --verify told --database sqlite:tenback.db

    Jede Nachricht wird geprüft: Ereignisse der Reihe nach und ohne Lücken, Ansichten, die daraus folgen, keine Karten, die der Empfänger nicht kennen darf. Der Vergleichsserver (bare) sendet aufgezeichnete Nachrichten derselben Partie und tut sonst nichts. Ein laufender Server muss so viele Leute und Verbindungen von einer Adresse zulassen („tenback serve --help“ zählt die Grenzen auf).

    Bei mehreren Zielen oder mit --processes, --switches, --faults oder --ledger gibt es eine einzige Messung ohne Vergleichsserver. Clients, die ihre Verbindung verlieren, verbinden sich mit ihrem Stand zum nächsten Ziel und wiederholen, was unbeantwortet blieb. Unter Linux kommen Verbindungen zum eigenen Rechner von vielen Adressen (127.1.x.y). Kündige Störungen vorher an, eine pro Zeile: kill, pause oder stop, später back, jeweils mit node=N in der Reihenfolge der Ziele oder mit database. Eine ohne Ankündigung verlorene Verbindung gilt als Fehler. Gemeldet wird auch die Zeit von jeder Störung bis zum nächsten Zug, für Tische, an denen jemand getrennt wurde oder einen Befehl wiederholen musste.

    Der Exit-Status ist 0, wenn alles gemessen wurde, 1, wenn ein Server ausfiel oder etwas Falsches sendete, 2 bei falschem Aufruf, 130 nach Ctrl-C. Was bis dahin gemessen wurde, wird ausgegeben.

usage-completions = Ein Skript ausgeben, das Befehle und Optionen in einer Shell vervollständigt
usage-completions-shell = Welche Shell
usage-completions-examples =
    Beispiele:
      tenback completions bash > ~/.local/share/bash-completion/completions/tenback
      tenback completions zsh > ~/.zfunc/_tenback
      tenback completions fish > ~/.config/fish/completions/tenback.fish

usage-man = Die Handbuchseite ausgeben
usage-man-out = Eine Seite für das Programm und eine für jeden Befehl in diesen Ordner schreiben
usage-man-examples =
    Beispiele:
      tenback man | man -l -
      tenback man --out ~/.local/share/man/man1    eine Seite für jeden Befehl
