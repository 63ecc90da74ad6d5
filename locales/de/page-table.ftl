# The page: the table. Texts on buttons are short, because the page is used on phones, too.

# A player who has not chosen a name.
page-guest-seat = { page-guest } { $seat }
# The reader’s own seat, as a name: events.ftl puts a colon after it.
page-you = Du
# The log. $name: who; $text: what they said. The name may be page-you.
page-log-said = { $name }: „{ $text }“
# In Face to Face: a card that helps the reader. $card, $pile.
page-log-helped = { $name }: { $card } auf { pile }, als Hilfe für dich.
page-log-seated = { $name }: jetzt am Tisch.
page-log-left = { $name }: nicht mehr am Tisch.
page-log-kicked = Der Gastgeber hat { $name } entfernt.
page-log-unsilenced = { $who ->
    [you] Der Gastgeber hat deinen Chat wieder angeschaltet.
   *[other] Der Gastgeber hat den Chat für { $name } wieder angeschaltet.
}
page-log-silenced = { $who ->
    [you] Der Gastgeber hat deinen Chat abgeschaltet.
   *[other] Der Gastgeber hat den Chat für { $name } abgeschaltet.
}
page-log-host-passed = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
page-log-handed-over = { $name }: Ein Bot übernimmt.
page-log-returned = { $name }: wieder da, anstelle des Bots.
page-log-time-up = { $name }: Die Zeit ist um.
page-log-give-up-rejected = Das Team spielt weiter.
page-log-open = Zuschauer sind jetzt erlaubt.
page-log-closed = Zuschauer sind nicht mehr erlaubt.
page-log-invite-on = Wer sich setzen will, braucht jetzt den Einladungslink.
page-log-invite-new = Es gibt einen neuen Einladungslink.
page-log-invite-off = Jetzt können sich wieder alle setzen.
page-log-dealt = Die Karten sind ausgeteilt.

# Entering.
page-table-looking = Der Tisch wird gesucht …
page-table-connecting = Verbinde …
page-table-unreachable = Der Server antwortet nicht.
page-table-again = Erneut versuchen
page-table-home = Zur Startseite
# Why the reader cannot be at this table: headings.
page-table-gone = Diesen Tisch gibt es nicht
page-table-gone-more = Bitte um einen neuen Link oder eröffne einen eigenen Tisch.
page-table-kicked = Du wurdest entfernt
page-table-shut = Dieser Tisch wurde geschlossen
page-table-banned = Du bist gesperrt
page-table-closed = Hier sind keine Zuschauer erlaubt
page-table-closed-more = Alle Plätze sind besetzt, und Zuschauer sind an diesem Tisch nicht erlaubt.
page-table-invite = Nur mit Einladung
page-table-barred = Du kannst nicht an diesen Tisch
page-table-stranger = Du bist auf diesem Gerät abgemeldet
page-table-stranger-more = Komm als neuer Gast herein, oder melde dich mit einem Link von einem anderen Gerät oder mit deinem Ersatzcode wieder an.
page-table-over = Die Verbindung wurde getrennt

# A friend who opens a link. $game is a game; $free: the number of empty seats; $names: who is there.
page-greet = Spiel mit: { game }
page-greet-there = Am Tisch: { $names }.
page-greet-nobody = Noch ist niemand da.
page-greet-free = { $free ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
page-greet-name = Dein Name
page-greet-sit = Mitspielen
page-greet-look = Nur zusehen

# The connection, in a slim bar.
page-line-lost = Verbindung verloren. Neuer Versuch in { $seconds } s …
page-line-trying = Verbindung verloren. Neuer Versuch …
page-line-now = Jetzt versuchen
page-line-back = Wieder verbunden.

# The room: who sits where before the cards are dealt.
page-room = Plätze
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
page-room-away = abwesend
page-room-bot = Bot
# A bot plays for this person.
page-room-stand-in = ein Bot spielt
page-room-take = Hier hinsetzen
page-room-stand = Aufstehen
# For the host. $name: who. What is read out begins with what the button shows (page-room-kick).
page-room-place = Bot hinzufügen
page-room-place-level = Stärke des Bots auf { seat }
page-room-kick = Entfernen
page-room-kick-name = Entfernen: { $name }
page-room-kick-sure = { $name } endgültig von diesem Tisch entfernen?
# $invite: only, if an invite link is needed to take a seat.
page-room-kick-reach = { $invite ->
    [only] Auch niemand Neues aus diesem Browser oder von diesem Anschluss kann dann an den Tisch. Es gibt dann einen neuen Einladungslink.
   *[none] Auch niemand Neues aus diesem Browser oder von diesem Anschluss kann dann an den Tisch. Wer es darauf anlegt, findet vielleicht trotzdem einen Weg: Dann hilft ein Einladungslink.
}
page-room-kick-no = Abbrechen
page-menu-close-title = Diesen Tisch schließen?
page-menu-close-sure = Er schließt für alle und für immer.
# Follows the sentence above during a game.
page-menu-close-game = Die laufende Partie endet ohne Ergebnis.
page-menu-close = Tisch schließen
page-room-silenced = Chat aus
page-room-unsilence-name = Chat anschalten: { $name }
page-room-unsilence = Chat anschalten
page-room-silence-name = Chat abschalten: { $name }
page-room-silence = Chat abschalten
page-room-pass-host-name = Zum Gastgeber machen: { $name }
page-room-pass-host = Zum Gastgeber machen
page-room-link = Schick diesen Link an deine Freunde
page-room-invite-note = Nur wer diesen Link öffnet, kann sich setzen. Ein neuer Link macht diesen ungültig; wer schon sitzt, bleibt.
page-room-invite-new = Neuer Link
page-room-invite-needed = An diesem Tisch spielt man nur mit Einladung: Bitte den Gastgeber um den aktuellen Einladungslink.
# For a host who has not chosen a name.
page-room-name = Dein Name, damit deine Freunde wissen, wer sie einlädt
# Under the link. $command: what to type in a terminal.
page-room-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit { $command } oder unter einer öffentlichen Adresse.
page-room-share = Teilen
page-room-look = { $count ->
    [0] Keine Zuschauer
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
page-room-allow = Zuschauer erlaubt
page-room-forbid = Keine Zuschauer
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
page-room-agreed = Tischregeln
# The settings of this table, one line each.
page-room-talk = { $talk ->
    [none] Kein Wort, keine Signale
    [signals] Signale, aber kein Chat
   *[chat] Signale und Chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] Kein Chat
}
page-room-guard = Nachrichten, die eine Karte verraten, werden blockiert
page-room-clock = { $seconds } Sekunden pro Zug; danach kann ein Bot übernehmen
page-room-clock-loses = { $seconds } Sekunden pro Zug; wer sie überschreitet, verliert
page-room-hand = { $cards } Handkarten
page-room-minimum = Mindestens { $cards } Karten pro Zug
page-room-hints = Tipps sind erlaubt
page-room-no-hints = Keine Tipps

# Replays of the games that were played at this table before.
page-earlier = Frühere Spiele
page-earlier-game = Spiel { $number }

# Who goes first.
page-begin = Wer beginnt?
page-begin-me = Ich gern
page-begin-not-me = Ich nicht
page-begin-now = Ich, jetzt gleich
page-begin-how = „{ page-begin-me }“ ist nur ein Wunsch. Mit „{ page-begin-now }“ geht es los.
page-begin-look = Die anderen einigen sich, wer beginnt.
page-begin-wished = Jetzt fehlen noch die anderen.
# At a table with bots only.
page-begin-bots = Die Bots haben sich schon geäußert. Einmal tippen, und es geht los.
page-begin-first = Ich beginne
page-begin-let-bots = Die Bots entscheiden
page-wish-me = ich gern
page-wish-not-me = ich nicht
page-wish-none = überlegt
page-wish-either = egal

# The strip above the board, after the name of the game. $turn: a number.
page-bar-turn = Zug { $turn }
page-bar-menu = Tisch
page-bar-seats = Plätze und Link
page-bar-talk = Chat und Verlauf
page-bar-log = Spielverlauf
# $count: the number of unread lines.
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

# Team mates. $count: cards in hand.
page-mates = Am Tisch
page-mate-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-mate-turn = am Zug
page-mate-your-turn = du bist am Zug
page-mate-late = Zeit ist um
page-mate-hand-over = Bot für { $name } spielen lassen

# Questions.
page-resign-sure = Das Spiel aufgeben?
page-resign-team = Die anderen stimmen darüber ab.
page-resign-alone = Es zählen die Karten, die übrig sind.
page-resign-duel = Dann gewinnt dein Gegenüber.
page-resign-yes = Aufgeben
page-resign-no = Weiterspielen
page-leave-sure = Den Tisch verlassen?
page-leave-more = Dein Platz bleibt dir erhalten: Öffne den Link wieder, um weiterzuspielen.
page-leave-yes = Gehen
page-leave-no = Bleiben

# A vote of the team on giving up.
page-vote = { $who ->
    [you] Du hast vorgeschlagen aufzugeben.
   *[other] { $name } schlägt vor aufzugeben.
}
page-vote-wait = Warten auf die anderen …
page-leave-bot = Gehen und einen Bot spielen lassen

# Signals. $name: who; pile: about which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signal zu { pile }
page-signal-heading = Sag dem Team etwas zu { pile }
page-signal-stands = Dein Signal gilt bis zum Ende deines nächsten Zuges.
page-signal-muted = Oben liegt eine Karte „Stumm“: kein Wort, keine Signale.
page-hold-button = Ich habe …
page-hold-heading = Sag dem Team: Ich habe eine Karte mit …

# Talk.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-earlier = Frühere Nachrichten anzeigen
page-chat-none = An diesem Tisch wird nicht geredet.
page-chat-signals = An diesem Tisch gibt es nur Signale: Tippe auf einen Stapel.
page-chat-look = Zuschauer können nicht chatten.
page-chat-silenced = Der Gastgeber hat deinen Chat abgeschaltet.
page-chat-bot = Ein Bot spielt für dich: Spiel selbst weiter, um zu chatten.
page-chat-left = { $count ->
    [one] Noch ein Zeichen
   *[other] Noch { $count } Zeichen
}
page-log = Spielverlauf
page-log-empty = Noch nichts.
page-log-show = Verlauf zeigen
page-log-hide = Verlauf ausblenden
page-sent = Wird gesendet …

# Announced by screen readers, and the title of the window.
page-told-turn = Du bist am Zug.
page-told-away = { $name } ist abwesend.
page-told-there = { $name } ist wieder da.
page-told-lost = Verbindung verloren. Neuer Versuch.
page-told-back = Die Verbindung ist wieder da.
page-told-missed = Inzwischen { $count ->
    [one] ist noch etwas
   *[other] sind noch { $count } Dinge
} geschehen.
page-title-turn = ● Du bist am Zug – Tenback
page-table-title = { game } – Tenback
page-notify-body = Am Tisch wird auf dich gewartet.
