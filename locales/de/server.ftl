# Was der Server den Leuten sagt: was nicht geht, und was stattdessen zu tun ist.

server-who-are-you = Der Server kennt dich noch nicht: Wähle erst einen Namen.
server-host-only = Das darf nur, wer den Tisch eröffnet hat: Bitte dort darum.
server-not-seated = Du schaust zu: Setz dich erst.
server-bot-plays = Für dich spielt gerade ein Bot: Komm erst auf deinen Platz zurück.
# Nur wer zu lange wartet, kann von den anderen vertreten werden.
server-not-late = Auf { seat } ist niemand in Verzug, also kann dort nur einen Bot spielen lassen, wer da sitzt oder den Tisch eröffnet hat: Warte ein wenig.
server-table-full = An diesem Tisch sind alle Plätze besetzt: Schau zu oder eröffne einen eigenen.
server-stale = Am Tisch ist gerade noch etwas anderes geschehen: Schau noch einmal hin und entscheide neu.
server-no-such-table = Hinter diesem Link steht kein Tisch: Prüfe ihn oder lass dir einen neuen geben.
server-no-spectators = An diesem Tisch kann man nicht zuschauen: Setz dich, wenn ein Platz frei ist, oder bitte um einen.
server-no-record = Hier gibt es keine beendete Partie zu lesen: Komm wieder, wenn sie vorbei ist.
server-cards-known = Jemand sitzt neu am Tisch und kennt diese Karten nicht, die Gegenseite schon: Gib neue aus.
# $why: auf Englisch, für alle, die Programme für den Server schreiben.
server-unreadable = Der Server kann diese Nachricht nicht lesen: { $why }. Sende sie so, wie /api/openapi.json es beschreibt.
# $most: wie viele Bytes eine Nachricht haben darf.
server-too-big = Diese Nachricht ist zu lang, der Server liest höchstens { $most } Bytes: Sende weniger auf einmal.
server-hello-first = Die erste Nachricht ist hello, und keine andere: Beginne damit, einmal.
server-enough-said = Neben dieser Partie wurde so viel gesagt und getan, dass nichts mehr hineinpasst: Spielt sie zu Ende oder teilt die nächste aus, dann geht es weiter.
# $wait: in Sekunden.
server-too-fast = Das war zu viel auf einmal: Versuch es in { $wait ->
    [one] einer Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
server-too-many-tables = Du hast heute schon sehr viele Tische eröffnet: Spiel an einem davon oder eröffne den nächsten morgen.
server-too-many-connections = Es sind zu viele Verbindungen offen: Schließ ein Fenster, das du nicht brauchst, oder versuch es später.
server-too-many-spectators = Es schauen schon so viele zu, dass kein Platz mehr ist: Versuch es später.
server-foreign-origin = Diese Anfrage kommt von einer anderen Website: Öffne die Seite dieses Servers und versuch es dort.
server-bad-recovery = Dieser Code ist schon benutzt, oder es gibt einen neueren: Hol dir auf deinem anderen Gerät einen neuen.
server-bad-clock = Eine Uhr gibt 5 bis 3600 Sekunden für einen Zug: Wähle etwas dazwischen.
server-team-clock = In diesem Spiel spielen alle zusammen, und niemand verliert durch die Uhr: Lass das weg oder spiel Face to Face.
server-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen: Versuch es noch einmal. Geht es wieder nicht, sag es denen, die den Server betreiben.
server-no-such-page = Unter dieser Adresse gibt es nichts: Prüfe den Link oder beginne auf der Startseite.
# $line: der Aufzeichnung, $why: ein ganzer Satz.
server-bad-record = Zeile { $line }: { $why }
# $most: wie viele Augenblicke einer Partie sich zeigen lassen.
server-too-many-moments = In dieser Partie geschah mehr, als sich Schritt für Schritt zeigen lässt, höchstens { $most } Schritte: Lass einige Signale weg.
# $word: was gesendet wurde. Die Wörter dafür werden nie übersetzt.
server-bad-move = Die Anweisung „{ $word }“ ist nicht zu lesen: Schreibe Karte und Stapel wie 45a, oder end, take-back, oder begin und einen Platz.
# $last: die Nummer des letzten Schritts.
server-no-such-moment = Diesen Schritt hat die Partie nicht, ihr letzter ist Nummer { $last }: Wähle einen von 0 bis { $last }.
server-nothing-to-advise = Gerade gibt es nichts zu raten: Frag wieder, wenn du am Zug bist.
server-shutting-down = Der Server hält gleich an: Versuch es in einer Minute noch einmal.

# Warum eine Verbindung endet.
server-bye-restart = Der Server startet neu. Du wirst automatisch wieder verbunden.
server-bye-kicked = Wer diesen Tisch eröffnet hat, hat dich weggeschickt: Setz dich an einen anderen.
server-bye-no-spectators = An diesem Tisch kann man nicht mehr zuschauen: Bitte um einen Platz.
server-bye-unheard = Die Verbindung stand, aber es kam nicht rechtzeitig ein hello: Verbinde dich neu.
server-bye-abuse = Über diese Verbindung kam zu viel, was der Server ablehnen musste: Warte eine Minute und verbinde dich dann neu.

# Was ein Link zeigt, wo er geteilt wird, etwa in einem Chat.
server-preview-home = Tenback: Leg alle Karten ab
server-preview-table = Einladung an einen Tisch bei Tenback
server-preview-replay = Ein Spiel im Rückblick bei Tenback
server-preview-rules = Die Regeln, erklärt bei Tenback
server-preview-description = Alle Karten müssen weg, auf zwei steigende und zwei fallende Stapel: The Game, Extreme und Face to Face, allein, mit Freunden oder mit Bots. Ganz ohne Konto.
