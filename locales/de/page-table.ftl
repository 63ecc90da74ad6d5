# Die Seite: der Tisch. Texte auf Knöpfen sind kurz; die Seite wird auch auf Telefonen gezeigt.

# Zwei Leute mit demselben Namen. $seat: die Nummer des Platzes.
page-same-name = { $name } ({ $seat })
# Wer keinen Namen gesagt hat.
page-guest-seat = { page-guest } { $seat }
# Der eigene Platz als Name: In events.ftl steht ein Doppelpunkt dahinter.
page-you = Du
# Ein Bot. $seat: die Nummer seines Platzes, damit man zwei unterscheiden kann.
page-bot-name = { level } { $seat }
# Wie ein Bot spielt, in wenigen Worten. $level: seine Stärke.
page-bot-character = { $level ->
    [random] legt, was gerade passt
    [greedy] nimmt immer den kleinsten Schritt
    [casual] spielt wie ein Mensch, übersieht auch mal etwas
    [expert] plant voraus, gibt selten Signale
   *[master] denkt am weitesten voraus, lässt sich Zeit
}

# Der Verlauf. $name: wer, mit einem Doppelpunkt dahinter; $text: was gesagt wurde.
page-log-said = { $name }: „{ $text }“
page-log-seated = { $name }: jetzt am Tisch.
page-log-left = { $name }: nicht mehr am Tisch.
page-log-kicked = { $name }: vom Gastgeber weggeschickt.
page-log-handed-over = { $name }: Ein Bot spielt weiter.
page-log-returned = { $name }: wieder da, statt des Bots.
page-log-time-up = { $name }: Die Zeit ist um.
page-log-open = Andere dürfen zusehen.
page-log-closed = Andere dürfen nicht mehr zusehen.
page-log-dealt = Die Karten sind ausgeteilt.

# Hereinkommen.
page-table-looking = Der Tisch wird gesucht …
page-table-connecting = Verbinde …
page-table-unreachable = Der Server antwortet nicht.
page-table-again = Erneut versuchen
page-table-home = Zur Startseite
# Warum man nicht an diesen Tisch kann: Überschriften.
page-table-gone = Diesen Tisch gibt es nicht
page-table-gone-more = Bitte um einen neuen Link oder eröffne einen eigenen Tisch.
page-table-kicked = Du wurdest weggeschickt
page-table-closed = Hier darf niemand zusehen
page-table-closed-more = Alle Plätze sind besetzt, und dieser Tisch bleibt unter sich.
page-table-stranger = Du spielst jetzt auf einem anderen Gerät
page-table-stranger-more = Dieser Browser kennt dich nicht mehr. Komm als neuer Gast herein oder zieh vom anderen Gerät wieder hierher um.
page-table-over = Die Verbindung ist beendet

# Jemand kommt über einen Link. $game ist ein Spiel; $free: wie viele Plätze leer sind; $names: wer da ist.
page-greet = Spiel mit: { game }
page-greet-there = Am Tisch: { $names }.
page-greet-nobody = Noch ist niemand da.
page-greet-free = { $free ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
page-greet-name = Dein Name
page-greet-sit = Hinsetzen
page-greet-look = Nur zusehen

# Die Verbindung, in einem schmalen Streifen.
page-line-lost = Verbindung verloren. Neuer Versuch in { $seconds } s …
page-line-trying = Verbindung verloren. Neuer Versuch …
page-line-now = Jetzt versuchen
page-line-back = Wieder verbunden.

# Der Raum: wer wo sitzt, bevor die Karten ausgeteilt sind.
page-room = Die Plätze
page-room-heading = { game } { $seats ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] für { $seats }
}
page-room-empty = leer
page-room-host = Gastgeber
page-room-you = du
page-room-away = weg
page-room-bot = Bot
# Ein Bot spielt für diese Person.
page-room-stand-in = ein Bot spielt weiter
page-room-take = Hier hinsetzen
page-room-stand = Aufstehen
# Für den Gastgeber. $name: wer. Vorgelesen wird zuerst, was auf dem Knopf steht (page-room-kick).
page-room-place = Bot hinzufügen
page-room-place-level = Wie stark der Bot auf { seat } spielt
page-room-kick = Wegschicken
page-room-kick-name = Wegschicken: { $name }
page-room-kick-sure = { $name } von diesem Tisch wegschicken, für immer?
page-room-kick-no = Doch nicht
page-room-link = Schick diesen Link an deine Freunde
# Für einen Gastgeber ohne Namen.
page-room-name = Dein Name, damit deine Freunde wissen, wer sie einlädt
# Unter dem Link. $command: was man in einem Terminal eingibt.
page-room-only-here = Diesen Link kann nur dieser Computer öffnen. Damit andere mitspielen können, starte den Server mit { $command } oder unter einer öffentlichen Adresse.
page-room-share = Teilen
page-room-look = { $count ->
    [0] Niemand sieht zu
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
}
page-room-allow = Andere dürfen zusehen
page-room-forbid = Niemand sonst darf zusehen
page-room-deal = Karten austeilen
page-room-missing = { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count } Personen
}
page-room-missing-host = { $count ->
    [one] Ein Platz ist leer: Verschick den Link oder füge einen Bot hinzu
   *[other] { $count } Plätze sind leer: Verschick den Link oder füge Bots hinzu
}
page-room-sit-first = Such dir einen Platz, um mitzuspielen
page-room-full = Du siehst zu: Alle Plätze sind besetzt
page-room-agreed = Vereinbart
# Was an diesem Tisch vereinbart ist, je eine Zeile.
page-room-talk = { $talk ->
    [none] Kein Wort, keine Signale
    [signals] Signale, aber kein Chat
   *[chat] Signale und Chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] Kein Chat
}
page-room-guard = Der Chat hält zurück, was eine Karte nennt
page-room-clock = { $seconds } Sekunden pro Zug
page-room-clock-loses = { $seconds } Sekunden pro Zug; wer länger braucht, verliert
page-room-hand = { $cards } Handkarten
page-room-minimum = Mindestens { $cards } Karten pro Zug

# Rückblicke auf die Spiele, die an diesem Tisch schon gespielt wurden.
page-earlier = Frühere Spiele
page-earlier-game = Spiel { $number }

# Wer beginnt.
page-begin = Wer beginnt?
page-begin-me = Ich gern
page-begin-not-me = Ich nicht
page-begin-now = Ich, jetzt gleich
page-begin-how = „{ page-begin-me }“ ist nur ein Wunsch. Mit „{ page-begin-now }“ geht es los.
page-begin-look = Sie einigen sich, wer beginnt.
page-begin-wished = Gesagt. Jetzt fehlen noch die anderen.
# An einem Tisch nur mit Bots.
page-begin-bots = Die Bots haben sich schon geäußert. Ein Tipp, und es geht los.
page-begin-first = Ich beginne
page-begin-let-bots = Die Bots entscheiden
page-wish-me = ich gern
page-wish-not-me = ich nicht
page-wish-none = überlegt
page-wish-either = egal

# Der Streifen über dem Brett, hinter dem Namen des Spiels. $turn: eine Zahl.
page-bar-turn = Zug { $turn }
page-bar-menu = Tisch
page-bar-seats = Plätze und Link
page-bar-talk = Chat und Verlauf
page-bar-log = Was bisher geschah
# $count: wie viele Zeilen noch nicht gelesen sind.
page-bar-unread = { $count } neu
page-bar-rules = Regeln
page-bar-bot = Bot für mich spielen lassen
page-bar-return = Selbst weiterspielen
page-bar-bot-plays = Ein Bot spielt für dich.
page-bar-resign = Aufgeben
page-bar-leave = Tisch verlassen
page-clock-left = noch { $seconds } s
page-clock-short = Schnell: { $seconds } s
page-clock-up = Zeit ist um

# Das Team. $count: Handkarten.
page-mates = Am Tisch
page-mate-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-mate-turn = am Zug
page-mate-your-turn = du bist am Zug
page-mate-late = Zeit ist um
page-mate-hand-over = Bot übernimmt: { $name }
page-mate-hand-over-short = Bot übernimmt

# Fragen.
page-resign-sure = Das Spiel aufgeben?
page-resign-team = Dann ist es für das ganze Team verloren.
page-resign-alone = Es zählen die Karten, die übrig sind.
page-resign-duel = Dann gewinnt dein Gegenüber.
page-resign-yes = Aufgeben
page-resign-no = Weiterspielen
page-leave-sure = Den Tisch verlassen?
page-leave-more = Dein Platz bleibt dir: Öffne den Link wieder, um weiterzuspielen.
page-leave-yes = Gehen
page-leave-no = Bleiben
page-leave-bot = Gehen, ein Bot spielt weiter

# Signale. $name: wer; pile: zu welchem.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signal zu { pile }
page-signal-heading = Sag dem Team etwas zu { pile }
page-signal-stands = Es gilt, bis dein nächster Zug vorbei ist.
page-signal-muted = Oben liegt eine Karte „Stumm“: kein Wort, keine Signale.
page-hold-button = Ich habe …
page-hold-heading = Sag dem Team: Ich habe eine Karte mit …

# Reden.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-none = An diesem Tisch wird nicht geredet.
page-chat-signals = An diesem Tisch gibt es nur Signale: Tippe auf einen Stapel.
page-chat-look = Wer zusieht, kann nicht mitreden.
page-chat-bot = Ein Bot spielt für dich: Spiel selbst weiter, um mitzureden.
page-chat-left = { $count ->
    [one] Noch ein Zeichen
   *[other] Noch { $count } Zeichen
}
page-log = Was bisher geschah
page-log-empty = Noch nichts.
page-log-show = Verlauf zeigen
page-log-hide = Verlauf ausblenden
page-sent = Unterwegs …

# Für alle, die zuhören, und der Titel des Fensters.
page-told-turn = Du bist am Zug.
page-told-away = { $name }: weg.
page-told-there = { $name }: wieder da.
page-told-lost = Die Verbindung ist verloren. Ein neuer Versuch läuft.
page-told-back = Die Verbindung ist wieder da.
page-told-missed = Inzwischen { $count ->
    [one] ist noch etwas
   *[other] sind noch { $count } Dinge
} geschehen.
page-title-turn = ● Du bist am Zug – Tenback
page-table-title = { game } – Tenback
page-notify-body = Am Tisch wird auf dich gewartet.
