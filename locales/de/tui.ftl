# The table on the screen. Space is short: 80 columns. Lines that share a row say so.

# Names of seats.
tui-you = Du
# A person without a name. $seat: a number.
tui-player = Spieler { $seat }

# The line at the top: left and right, 80 columns together. $turn, $stock: cards in the draw pile, $left: cards not played yet.
tui-title = { game } · Zug { $turn }
tui-title-dealt = { game } · ausgeteilt
tui-stock = Nachziehstapel { $stock } · noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}
# Face to Face. $own and $other: the cards in the two draw piles.
tui-stocks = Nachziehstapel: du { $own }, Gegenüber { $other }
tui-stocks-seats = Nachziehstapel: { $own } und { $other }
tui-trying = Probe

# On an untouched pile. $start: the number it starts with.
tui-rising = aufsteigend ab { $start }
tui-falling = absteigend ab { $start }

# What to do now: one line, at most 74 columns. $laid: cards played this turn, $more: how many more are required.
tui-todo-owes = { $laid ->
    [0] Du bist am Zug: Lege { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    }.
   *[other] Lege { more-cards }.
}
tui-todo-three = Genau drei Karten in diesem Zug: Lege { more-cards }.
tui-todo-skull = Decke den { command } auf { pile } ab.
tui-todo-enough = Zug beenden (e) oder weiterlegen.
tui-todo-tried-out = Hier wäre der Zug zu Ende. y: echt legen.
tui-todo-tried-lost = Damit wäre das Spiel verloren. u: letzte Karte zurück.
tui-todo-tried-enough = Das reicht. y: echt legen, oder probier weiter.
tui-todo-wait = Am Zug: { $name }.
tui-todo-thinking = { $name } überlegt …
tui-todo-begin = Wer beginnt? Enter: du. n: lieber jemand anders.
tui-todo-wish = Wer beginnt? i: ich gern. n: ich nicht. Enter: ist mir gleich.
tui-todo-pass = Enter: Tastatur weitergeben an { $name }.
tui-todo-over = Das Spiel ist vorbei.

# Questions and answers below have two lines of 78 columns.
# Questions. Enter says yes, Esc says no, in every language. $card, $pile.
tui-ask-loses = Mit { $card } auf { pile } ist das Spiel verloren: { lose-why }. Enter: trotzdem legen. Esc: nein.
tui-ask-resign = Das Spiel aufgeben? x: ja. Esc: nein.
tui-ask-resign-team = Vorschlagen aufzugeben? Die anderen stimmen darüber ab. x: ja. Esc: nein.
tui-ask-unsaved = Diese Partie ist nicht gespeichert und wäre verloren. Enter: verlassen. Esc: bleiben.
tui-ask-delete = Diese Partie endgültig löschen? Enter: ja. Esc: nein.

# Answers to keys. $text: what was typed.
tui-enter-first = Drücke zuerst Enter, um { $text } zu legen.
tui-no-lay = „{ $text }“ lässt sich nicht legen: Tippe eine deiner Karten und einen Stapel, etwa { $example }.
tui-choose-card = Wähle erst eine Karte: Tippe ihre Zahl oder nimm die Pfeiltasten.
tui-choose-pile = Wähle erst einen Stapel: a, b, c oder d.
tui-no-command = Die gewählte Karte trägt keinen Befehl.
tui-not-your-turn = Warte, bis du am Zug bist.
tui-nothing-tried = Noch ist nichts ausprobiert: Lege eine Karte, niemand sieht es.
tui-try-on = Probe: Was du jetzt legst, siehst nur du. y: echt legen. u: eine Karte zurück. t: Abbruch.
tui-try-off = Es wurde nichts gelegt.
# $lays: such as 45a 46a.
tui-hint = Ein Meister würde { $lays } legen.
tui-hint-end = Ein Meister würde den Zug hier beenden.
tui-hint-wait = Der Meister denkt nach …
tui-drawn = Nachgezogen: { $cards }.
# $file, $error: the system’s message.
tui-unsaved = Diese Partie geht weiter, wird aber nicht gespeichert: { $file }: { $error }.
tui-no-folder = Partien werden nicht gespeichert: Es gibt keinen Ordner dafür. Nenne einen mit --data.
# When the program is left in the middle of a game.
tui-kept = Die Partie ist gespeichert: „tenback play --resume“ setzt sie fort.
tui-not-kept = Es wurde keine Karte gelegt, darum ist diese Partie nicht gespeichert.
tui-not-saved = Diese Partie konnte nicht gespeichert werden.
tui-not-remembered = Das gilt nur bis zum Beenden, denn Einstellungen lassen sich nicht speichern: { $error }.
# $why: a whole sentence.
tui-broken = { $file } lässt sich nicht öffnen. { $why }
tui-no-record = Sie enthält keine Aufzeichnung.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Die Datei enthält { $records ->
    [one] nur eine Aufzeichnung
   *[other] nur { $records } Aufzeichnungen
}, die Nummer { $wanted } gibt es nicht.
tui-held = Diese Partie ist in einem anderen Fenster offen.
# $file: where the game was read; $new: where it is saved from now on.
tui-moved = { $file } bleibt unverändert; die Partie geht in { $new } weiter.
tui-no-chance = Der Zufallsgenerator des Systems antwortet nicht: { $error }. Wähle eine Startzahl, dann wird daraus gemischt.

# What a key does: one or two short words each, on the last line.
tui-key-lay = legen
tui-key-end = Zugende
tui-key-try = testen
tui-key-stop = Abbruch
tui-key-real = echt
tui-key-undo = rückgängig
tui-key-hint = Tipp
tui-key-signal = Signal
tui-key-hold = ich habe
tui-key-log = Verlauf
tui-key-rules = Regeln
tui-key-help = Hilfe
tui-key-back = zurück
tui-key-quit = beenden
tui-key-choose = wählen
tui-key-change = ändern
tui-key-open = öffnen
tui-key-step = Schritt
tui-key-turn = Zug
tui-key-view = Ansicht
tui-key-play-on = weiterspielen
tui-key-scroll = blättern
tui-key-yes = ja
tui-key-no = nein
tui-key-pass = weitergeben
tui-key-review = Analyse
tui-key-summary = Übersicht
tui-key-mistake = nächster Fehler
tui-key-better = besserer Zug
tui-key-give-up = aufgeben
tui-key-go-on = weiterspielen
tui-key-delete = löschen
tui-key-read-on = weiter
tui-key-next-lesson = nächste Lektion

# The pass screen.
tui-pass = Gib die Tastatur weiter an { $name }.
tui-pass-ready = { $name }: Drücke Enter, wenn sonst niemand hinsieht.

# $columns × $rows: needed; $has-columns × $has-rows: available.
tui-too-small = Tenback braucht { $columns } × { $rows } Zeichen, hier sind es nur { $has-columns } × { $has-rows }: Vergrößere das Fenster oder spiel mit --plain.

# The start screen.
tui-motto = Leg alle Karten ab. Zurück geht es nur um genau zehn.
tui-menu-new = Neues Spiel
tui-menu-resume = Partie fortsetzen
tui-menu-replays = Partie ansehen
tui-menu-lessons = Lektionen
tui-menu-rules = Regeln
tui-menu-language = Sprache
tui-menu-quit = Beenden
tui-form-game = Spiel
tui-form-seats = Spieler
tui-form-seat = Platz { $seat }
tui-form-person = Mensch
tui-form-bot = Bot: { level }
tui-form-hand = Handkarten
tui-form-minimum = Karten pro Zug
# $cards: how many; the harder options of the rules, A18.
tui-form-usual = { $cards }
tui-form-harder = { $cards }, schwerer
tui-form-talk = Absprachen
tui-form-talk-none = keine
tui-form-talk-signals = Signale
tui-form-pace = Bot-Tempo
tui-form-pace-calm = ruhig
tui-form-pace-fast = sofort
tui-form-seed = Startzahl
tui-form-seed-none = keine: frisch gemischt
tui-form-deal = Karten austeilen
tui-form-stand-in = Welche Karten Befehle tragen, hat dieses Programm selbst festgelegt; auf den Originalkarten steht es anders.
tui-list-none = Es gibt noch keine.
tui-list-left = { $left ->
    [one] eine Karte übrig
   *[other] { $left } Karten übrig
}
tui-list-seats = { $seats ->
    [one] ein Spieler
   *[other] { $seats } Spieler
}
tui-list-won = gewonnen
tui-list-won-you = du hast gewonnen
tui-list-lost = verloren
tui-list-won-by = { $name } hat gewonnen
# Figures of a finished game, and the cards that were never drawn. $cards: their numbers.
tui-end-figures = Züge: { $turns } · zehn zurück: { $backs } · Tipps genutzt: { $hints }
tui-end-undrawn = Noch im Nachziehstapel: { $cards }

# Replay. $step of $steps: events.
tui-replay-at = Schritt { $step } von { $steps }
tui-replay-view = Ansicht: { $name }
tui-replay-all = alle Handkarten
tui-replay-table = keine Handkarten
tui-replay-ask = Von hier aus weiterspielen? Enter: mit denselben Karten. s: mit neu gemischtem Nachziehstapel. Esc: nein.
tui-replay-over = Hier ist die Partie vorbei: Geh zurück, um weiterzuspielen.
tui-replay-start = Die Karten sind ausgeteilt.
# Above the log.
tui-log = Spielverlauf
tui-log-empty = Noch nichts.

# After a name, before the first turn.
tui-wish-me = möchte beginnen
tui-wish-not-me = lieber nicht zuerst

# Tables on a server. $server: such as http://192.168.1.5:8098; $error: the system’s message.
tui-menu-join = An einen Tisch setzen
tui-join-link = Link
tui-join-name = Name
tui-join-about = Füge den Link ein, den du bekommen hast, und wähle einen Namen, den die anderen sehen.
tui-join-going = Verbinde mit { $server } …
tui-no-server = Das ist keine Serveradresse: Sie sieht aus wie http://192.168.1.5:8098.
tui-no-link = Das ist kein Link zu einem Tisch. Ein Link sieht so aus: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Kopiere ihn ganz.
tui-unreachable = { $server } antwortet nicht ({ $error }). Prüfe den Link und frag, ob der Server läuft.
tui-unknown-host = { $server } ist nicht zu finden: Prüfe den Link.
tui-not-tenback = { $server } antwortet, ist aber kein Tenback-Server: Prüfe den Link.
tui-no-such-table = Diesen Tisch gibt es auf { $server } nicht: Bitte um einen neuen Link.
tui-name-needed = Wähle einen Namen, den die anderen sehen, zum Beispiel mit --name Ada.
tui-forgotten = { $server } kennt dich nicht mehr: Tritt neu bei oder sei wieder dieselbe Person: tenback devices add
tui-new-again = { $server } kannte dieses Terminal nicht mehr, also bist du dort neu. Um wieder dieselbe Person zu sein, nimm einen Link von einem anderen Gerät oder deinen Ersatzcode: tenback devices add LINK --replace
tui-astray = Die Nachrichten des Servers ergeben hier keinen Sinn. Eines der beiden Programme ist zu alt: Aktualisiere beide und tritt neu bei.
tui-identity-unkept = Deine Kennung bei diesem Server ließ sich nicht speichern ({ $error }): Nächstes Mal bist du dort jemand Neues.
tui-same-person = Du bist schon in einem anderen Terminal an diesem Tisch; beide zeigen denselben Platz. Als jemand anderes spielst du mit --data ORDNER.
# $old and $new: the names of the same person.
tui-other-name = { $old } heißt auf diesem Server jetzt { $new }. Als jemand anderes spielst du mit einem anderen Ordner: --data ORDNER.
tui-line-connecting = Verbinde …
tui-line-lost = Verbindung verloren, neuer Versuch in { $seconds } s …

# The room around a table: who sits where. Left and right of one line, 80 columns together.
tui-room-title = { game } · { tui-list-seats }
tui-room-link = Link für Freunde: { $link }
tui-room-invited = nur mit Einladung
tui-room-empty = leer
# $name: a person who is not connected; a person for whom a bot plays.
tui-away = { $name } (abwesend)
tui-stand-in = { $name } (Bot)
tui-room-clock = { $seconds } s pro Zug
tui-room-lookers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
tui-form-talk-chat = Chat
tui-todo-sit = Wähle einen leeren Platz: Enter setzt dich hin.
tui-todo-invite = Du brauchst eine Einladung: Bitte den Gastgeber um den Link.
tui-todo-looking = Du siehst zu: Kein Platz ist frei.
tui-todo-seats = Es fehlen noch Mitspieler.
tui-todo-seats-host = Verschick den Link, oder b setzt einen Bot auf den Platz: { level } (← →).
tui-todo-deal = Alle Plätze sind besetzt: d teilt die Karten aus.
tui-todo-back = Esc: zurück an den Tisch.
tui-todo-sent = Wird gesendet …
tui-todo-opening = Die anderen einigen sich, wer beginnt.
tui-todo-wish-there = Wer beginnt? i: ich gern. n: ich nicht. b: ich, jetzt gleich.
tui-todo-wished = Jetzt fehlen noch die anderen. b: ich, jetzt gleich.
tui-todo-bot-plays = Ein Bot spielt für dich. m: selbst weiterspielen.
tui-todo-late = { $name }: Die Zeit ist um. m: einen Bot spielen lassen.
tui-todo-nobody = Auf { seat } sitzt niemand: w zeigt die Plätze.
tui-todo-again = Das Spiel ist vorbei. a: noch eins. s: dieselben Karten noch einmal.
# The vote on giving up. $name: who proposed it; $seconds: the time left to answer.
tui-todo-vote = { $name } will aufgeben ({ $seconds } s). y: aufgeben. n: weiterspielen.
tui-todo-vote-wait = Aufgeben? Die Antwort der anderen steht aus …
tui-ask-leave = Den Tisch verlassen? Dein Platz bleibt dir erhalten. Enter: gehen. m: gehen und einen Bot spielen lassen. Esc: bleiben.
tui-ask-kick = { $name } endgültig entfernen und Browser und Anschluss sperren? Das lässt sich umgehen. Enter: ja. Esc: nein.
# Before what is being typed to the others.
tui-chat-line = Sagen:
tui-key-join = beitreten
tui-key-sit = hinsetzen
tui-key-stand = aufstehen
tui-key-bot = Bot
tui-key-kick = entfernen
tui-key-invite = nur mit Einladung
tui-key-anyone = für alle öffnen
tui-key-new-link = neuer Link
tui-key-chat = Chat
tui-key-room = Plätze
tui-key-table = Tisch
tui-key-another = noch eins
tui-key-same = gleiche Karten
tui-key-leave = gehen
tui-key-send = senden

# The log of a table on a server. $name: who; $text: what they said.
tui-log-said = { $name }: „{ $text }“
tui-log-seated = { $name }: jetzt am Tisch.
tui-log-left = { $name }: nicht mehr am Tisch.
tui-log-kicked = Der Gastgeber hat { $name } entfernt.
tui-log-unsilenced = { $who ->
    [you] Der Gastgeber hat deinen Chat wieder angeschaltet.
   *[other] Der Gastgeber hat den Chat für { $name } wieder angeschaltet.
}
tui-log-silenced = { $who ->
    [you] Der Gastgeber hat deinen Chat abgeschaltet.
   *[other] Der Gastgeber hat den Chat für { $name } abgeschaltet.
}
tui-log-host-passed = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
tui-log-handed-over = { $name }: Ein Bot übernimmt.
tui-log-returned = { $name }: wieder da, anstelle des Bots.
tui-log-time-up = { $name }: Die Zeit ist um.
tui-log-open = Zuschauer sind jetzt erlaubt.
tui-log-closed = Zuschauer sind nicht mehr erlaubt.
tui-log-invite-on = Wer sich setzen will, braucht jetzt den Einladungslink.
tui-log-invite-new = Es gibt einen neuen Einladungslink.
tui-log-invite-off = Jetzt können sich wieder alle setzen.
# The vote on giving up: a proposal, the answers to it, and its failure.
tui-log-give-up = { $name }: Lasst uns aufgeben.
tui-log-agrees = { $name }: Ja, geben wir auf.
tui-log-objects = { $name }: Nein, spielen wir weiter.
tui-log-goes-on = Das Spiel geht weiter.
tui-log-hinted = { $name }: hat sich einen Tipp geholt.
# $new: the new name.
tui-log-renamed = { $name } heißt jetzt { $new }.

# The help screen at a table on a server: a key on the left, this on the right.
tui-help-chat = den anderen etwas sagen
tui-help-room = wer wo sitzt, und der Link für Freunde
tui-help-bot-plays = einen Bot für dich spielen lassen oder wieder selbst spielen
tui-help-again = nach dem Spiel: noch eins oder dieselben Karten noch einmal
tui-help-vote = bei der Abstimmung übers Aufgeben: aufgeben, weiterspielen
tui-help-deal = bei den Plätzen: die Karten austeilen
tui-help-stand = bei den Plätzen: aufstehen
tui-help-bot = bei den Plätzen, als Gastgeber: einen Bot dorthin setzen
tui-help-kick = bei den Plätzen, als Gastgeber: jemanden entfernen
tui-help-invite = bei den Plätzen, als Gastgeber: Plätze nur mit Einladung oder für alle
tui-help-new-link = bei den Plätzen, als Gastgeber: neuer Einladungslink; der alte gilt nicht mehr
