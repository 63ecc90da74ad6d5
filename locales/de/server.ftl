# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = Der Server kennt dich noch nicht: Wähle erst einen Namen.
server-host-only = Das kann nur der Gastgeber: Bitte dort darum.
server-not-seated = Du siehst zu: Setz dich erst.
server-bot-plays = Für dich spielt gerade ein Bot: Spiel erst selbst weiter.
# Only a player who is late can be replaced by the others.
server-not-late = Auf { seat } ist die Zeit nicht um, also kann dort nur der Gastgeber oder die Person selbst einen Bot spielen lassen: Warte ein wenig.
server-table-full = An diesem Tisch sind alle Plätze besetzt: Sieh zu oder eröffne einen eigenen.
server-stale = Am Tisch ist gerade etwas anderes geschehen: Sieh noch einmal hin und entscheide dann.
server-no-such-table = Dieser Link führt zu keinem Tisch: Prüfe ihn oder lass dir einen neuen geben.
server-table-closed = Dieser Tisch wurde geschlossen: Eröffne einen neuen.
server-banned = Der Betreiber dieses Servers hat dich gesperrt: Wenn du das für einen Irrtum hältst, wende dich an ihn.
server-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt: Setz dich, wenn ein Platz frei ist, oder bitte um einen.
server-no-record = Hier gibt es noch keine beendete Partie: Komm wieder, wenn sie vorbei ist.
server-cards-known = Jemand sitzt neu am Tisch und kennt diese Karten nicht, die Gegenseite schon: Teile neue aus.
server-deal-in-play = Mit diesen Karten wird gerade noch einmal gespielt: Die Analyse gibt es, sobald die Partie vorbei ist.
server-newcomer = Du bist gerade erst dazugekommen: Wann gegeben und wann aufgegeben wird, entscheiden die, die schon gespielt haben, oder der Gastgeber.
server-barred-from = Der Gastgeber hat jemanden entfernt, der diesen Browser oder deinen Anschluss benutzt hat; deshalb kann von dort niemand mehr an diesen Tisch. Warst du das nicht, bitte den Gastgeber um einen neuen Tisch.
server-invite-needed = An diesem Tisch spielt man nur mit Einladung: Bitte den Gastgeber um den aktuellen Einladungslink.
# $why: in English, for people who write a program that talks to the server.
server-unreadable = Der Server kann diese Nachricht nicht lesen: { $why }. Sende sie so, wie /api/openapi.json es beschreibt.
# $most: the maximum number of bytes in a message.
server-too-big = Diese Nachricht ist zu lang, der Server liest höchstens { $most } Bytes: Sende weniger auf einmal.
server-hello-first = Die erste Nachricht muss hello sein, und nur die erste: Beginne damit, einmal.
server-enough-said = Deine Signale, Tipps und Rücknahmen für diese Partie sind aufgebraucht. Mit der nächsten Partie bekommst du neue.
# $wait: in seconds.
server-too-fast = Das war zu schnell: Versuch es in { $wait ->
    [one] einer Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
server-too-many-tables = Du hast heute schon zu viele Tische eröffnet: Spiel an einem davon oder eröffne den nächsten morgen.
server-too-many-connections = Es sind zu viele Verbindungen offen: Schließ ein Fenster, das du nicht brauchst, oder versuch es später.
server-too-many-spectators = Es sehen schon zu viele zu: Versuch es später.
server-too-many-bot-games = Du spielst zu viele Partien mit Bots gleichzeitig: Beende zuerst eine davon.
server-too-many-data-requests = Deine Daten werden gerade schon zusammengestellt oder gelöscht: Warte, bis das fertig ist.
server-too-many-groups = Mehr Gruppen kann eine Person nicht haben: Verlass zuerst eine davon.
server-too-many-group-members = Diese Gruppe ist voll: Sie kann niemanden mehr aufnehmen.
server-too-many-devices = Du bist schon auf so vielen Geräten angemeldet wie möglich: Melde zuerst eines ab.
server-too-much-today = Mehr kann eine Person oder ein Anschluss auf diesem Server an einem Tag nicht speichern. Laufende Partien gehen weiter; versuch es morgen wieder.
server-too-much-table = Dieser Tisch ist voll: So viel wurde hier gespielt und gesagt. Beendet die Partie und eröffnet dann einen neuen Tisch.
server-too-much-database = Dieser Server hat im Moment keinen Platz für neue Tische, Partien oder Nachrichten. Laufende Partien gehen weiter.
server-foreign-origin = Diese Anfrage kommt von einer anderen Website: Öffne die Seite dieses Servers und versuch es dort.
server-foreign-host = Unter diesem Namen ist dieser Server nicht zu erreichen: Öffne ihn unter seiner eigenen Adresse. Wer ihn betreibt, kann den Namen mit --public-url oder --allowed-hosts erlauben.
server-bad-recovery = Dieser Code gilt nicht: Vielleicht ist er vertippt, schon benutzt, abgelaufen oder durch einen neueren ersetzt. Hol dir einen neuen Link auf einem Gerät, auf dem du angemeldet bist, oder prüfe deinen Ersatzcode.
server-no-such-device = Dieses Gerät gibt es nicht: Vielleicht ist es schon abgemeldet.
server-last-device = Das ist dein einziges Gerät, und du hast keinen Ersatzcode: Erstelle zuerst einen, sonst könntest du dich nie wieder anmelden.
server-invited-only = Tische eröffnen können hier nur Leute, die der Betreiber eingeladen hat: Bitte um den Einladungslink oder setz dich an den Tisch von Freunden.
server-local-only = Tische lassen sich nur auf dem Rechner eröffnen, auf dem dieser Server läuft: Komm über den Link eines Tisches dazu.
server-bad-clock = Eine Uhr gibt 5 bis 3600 Sekunden für einen Zug: Wähle etwas dazwischen.
server-team-clock = In diesem Spiel spielen alle zusammen, und niemand verliert durch die Uhr: Lass das weg oder spiel Face to Face.
server-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen: Versuch es noch einmal. Geht es wieder nicht, sag es denen, die den Server betreiben.
server-internal = Auf dem Server ist etwas schiefgegangen. Der Betreiber sieht es im Protokoll; versuch es bitte noch einmal.
server-no-such-page = Unter dieser Adresse gibt es nichts: Prüfe den Link oder beginne auf der Startseite.
server-no-such-puzzle = Dieses Rätsel gibt es nicht: Prüfe den Link oder löse ein anderes.
server-no-such-group = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu: Lass dir ihren Link geben.
server-no-such-member = Dieses Mitglied hat die Gruppe nicht: Lade die Liste neu. Wem die Gruppe gehört, lässt sich nicht entfernen, kann sie aber auflösen.
server-bad-group-code = Dieser Link gilt nicht mehr oder ist unvollständig: Bitte um den aktuellen Link der Gruppe.
server-owner-only = Das kann nur, wem die Gruppe gehört.
server-no-such-day = Diese Karten gibt es nicht: Prüfe den Link oder spiel die von heute.
server-not-finished = Das bleibt verschlossen, bis du diese Karten zu Ende gespielt hast oder bis sie für alle geöffnet werden.
server-not-in-contest = Hier nicht: Diese Karten spielen alle unter denselben Bedingungen.
server-no-such-challenge = Diese Herausforderung gibt es nicht: Prüfe den Link.
server-not-played = Nur wer diese Partie gespielt hat, kann andere mit ihren Karten herausfordern.
server-cards-seen = Du kennst diese Karten schon aus einer Partie: Diese Herausforderung ist für andere.
server-no-such-profile = Hier gibt es kein öffentliches Profil: Der Link stimmt nicht, oder es ist ausgeschaltet.
# $line: of the record, $why: a whole sentence.
server-bad-record = Zeile { $line }: { $why }
# $most: the maximum number of steps that can be shown.
server-too-many-moments = In dieser Partie geschah mehr, als sich Schritt für Schritt zeigen lässt, höchstens { $most } Schritte: Lass einige Signale weg.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = Die Anweisung „{ $word }“ ist nicht zu lesen: Schreibe Karte und Stapel wie 45a, oder end, take-back, oder begin und einen Platz.
# $last: the number of the last step.
server-no-such-moment = Diesen Schritt hat die Partie nicht: Wähle einen von 0 bis { $last }.
server-nothing-to-advise = Gerade gibt es keinen Tipp: Frag wieder, wenn du am Zug bist.
server-shutting-down = Der Server hält gleich an: Versuch es in einer Minute noch einmal.
server-unreachable = Der Server, auf dem dieser Tisch läuft, ist gerade nicht erreichbar: Versuch es in ein paar Sekunden noch einmal.

# Why a connection ends.
server-bye-restart = Der Server startet neu. Du wirst automatisch wieder verbunden.
server-bye-moved = Der Tisch zieht auf einen anderen Server um. Du wirst automatisch wieder verbunden.
server-bye-kicked = Der Gastgeber hat dich von diesem Tisch entfernt: Setz dich an einen anderen.
server-bye-no-spectators = An diesem Tisch sind keine Zuschauer mehr erlaubt: Bitte um einen Platz.
server-bye-unheard = Die Verbindung stand, aber es kam nicht rechtzeitig ein hello: Verbinde dich neu.
server-bye-abuse = Der Server musste über diese Verbindung zu viele Nachrichten ablehnen: Warte eine Minute und verbinde dich dann neu.
server-bye-closed = Dieser Tisch wurde geschlossen: Eröffne einen neuen.

# What a link shows where it is shared, such as in a chat.
server-preview-home = Tenback: Leg alle Karten ab
server-preview-table = Einladung an einen Tisch bei Tenback
server-preview-replay = Ein Spiel im Rückblick bei Tenback
server-preview-rules = Die Regeln, erklärt bei Tenback
server-preview-description = Alle Karten müssen weg, auf zwei steigende und zwei fallende Stapel: The Game, Extreme und Face to Face, allein, mit Freunden oder mit Bots. Ganz ohne Konto.

# The default name of a new device. $browser and $system are names such as Firefox and Linux. At most 24 characters in all.
server-device-browser = { $browser } ({ $system })
server-device-terminal = Terminal
server-device-other = Gerät
