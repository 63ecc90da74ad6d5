# Der Tisch auf dem Bildschirm. Der Platz ist knapp: 80 Spalten.

# Namen der Plätze.
tui-you = Du
tui-player = Platz { $seat }
tui-bot = { level } { $seat }

# Die oberste Zeile: links und rechts, zusammen 80 Spalten.
tui-title = { game } · Zug { $turn }
tui-title-dealt = { game } · ausgeteilt
tui-stock = Nachziehstapel { $stock } · noch { $left } zu legen
tui-stocks = Nachziehstapel: du { $own }, Gegenüber { $other }
tui-stocks-seats = Nachziehstapel: { $own } und { $other }
tui-trying = Probe

tui-rising = aufsteigend ab { $start }
tui-falling = absteigend ab { $start }

# Was jetzt zu tun ist: eine Zeile, höchstens 74 Spalten.
tui-todo-owes = { $laid ->
    [0] Du bist am Zug: Lege { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    }.
   *[other] Lege { more-cards }.
}
tui-todo-three = Genau drei Karten in diesem Zug: Lege { more-cards }.
tui-todo-skull = Decke den { command } auf { pile } ab.
tui-todo-enough = Genug gelegt: e beendet den Zug, oder lege weiter.
tui-todo-tried-out = Hier wäre der Zug zu Ende. y legt ihn wirklich.
tui-todo-tried-lost = Damit wäre das Spiel verloren. u nimmt die letzte Karte zurück.
tui-todo-tried-enough = Das würde reichen. y legt es wirklich, oder probiere weiter.
tui-todo-wait = Am Zug: { $name }.
tui-todo-thinking = { $name } überlegt …
tui-todo-begin = Wer beginnt? Enter: du. n: lieber jemand anders.
tui-todo-wish = Wer beginnt? i: ich. n: nicht ich. Enter: ist mir gleich.
tui-todo-pass = Enter: Tastatur weitergeben an { $name }.
tui-todo-over = Das Spiel ist vorbei.

# Fragen und Antworten haben zwei Zeilen von 78 Spalten.
tui-ask-loses = { $card } auf { pile } verliert das Spiel sofort: Der Zug ließe sich nicht zu Ende spielen. Enter: trotzdem legen. Esc: nein.
tui-ask-resign = Das Spiel aufgeben? x: ja. Esc: nein.
tui-ask-unsaved = Diese Partie ist nicht gespeichert und wäre verloren. Enter: verlassen. Esc: bleiben.

tui-enter-first = Enter legt zuerst { $text }.
tui-no-lay = „{ $text }“ lässt sich nicht legen: Tippe eine deiner Karten und einen Stapel, etwa { $example }.
tui-choose-card = Wähle erst eine Karte: Tippe ihre Zahl oder nimm die Pfeiltasten.
tui-choose-pile = Wähle erst einen Stapel: a, b, c oder d.
tui-no-command = Die gewählte Karte trägt keinen Befehl, von dem du erzählen könntest.
tui-not-your-turn = Warte, bis du am Zug bist.
tui-nothing-tried = Noch ist nichts ausprobiert: Lege eine Karte, niemand sieht es.
tui-try-on = Probe: Was du jetzt legst, siehst nur du. y legt es wirklich, u nimmt eine zurück, t bricht ab.
tui-try-off = Nichts wurde gelegt.
tui-alone-undo = Allein kannst du alles zurücknehmen: Lege einfach, u nimmt es zurück.
tui-hint = Ein Meister würde { $lays } legen.
tui-hint-end = Ein Meister würde den Zug hier beenden.
tui-hint-wait = Ein Meister denkt darüber nach …
tui-drawn = Nachgezogen: { $cards }.
tui-unsaved = Diese Partie läuft ungespeichert weiter: { $file }: { $error }.
tui-no-folder = Partien werden nicht gespeichert: Es gibt keinen Ordner dafür. Nenne einen mit --data.
tui-broken = { $file } blieb unverändert: { $why }
tui-no-record = Darin steht keine Aufzeichnung.
# $records: how many the file has; $wanted: the number asked for.
tui-too-few-records = Die Datei enthält { $records ->
    [one] nur eine Aufzeichnung
   *[other] nur { $records } Aufzeichnungen
}, die Nummer { $wanted } gibt es nicht.
tui-held = Diese Partie ist in einem anderen Fenster offen.
tui-moved = { $file } bleibt, wie sie ist; die Partie geht in { $new } weiter.
tui-no-chance = Der Zufallsgenerator des Systems antwortet nicht: { $error }. Wähle eine Startzahl, dann wird daraus gemischt.

# Was eine Taste tut: ein, zwei kurze Wörter, alle zusammen in der letzten Zeile.
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
tui-key-view = Sicht
tui-key-play-on = weiterspielen
tui-key-scroll = blättern
tui-key-yes = ja
tui-key-no = nein
tui-key-pass = weitergeben
tui-key-again = ansehen

# Das Weitergeben.
tui-pass = Gib die Tastatur weiter an { $name }.
tui-pass-ready = { $name }: Drücke Enter, wenn sonst niemand hinsieht.

tui-too-small = Tenback braucht { $columns } × { $rows } Zeichen, hier sind { $has-columns } × { $has-rows }: Vergrößere das Fenster oder spiele mit --plain.

# Der Anfang.
tui-motto = Legt alle ab. Ein Weg zurück: genau zehn.
tui-menu-new = Neues Spiel
tui-menu-resume = Partie fortsetzen
tui-menu-replays = Alte Partien ansehen
tui-menu-rules = Regeln
tui-menu-language = Sprache
tui-menu-quit = Beenden
tui-form-game = Spiel
tui-form-seats = Plätze
tui-form-seat = Platz { $seat }
tui-form-person = Mensch
tui-form-bot = Bot: { level }
tui-form-hand = Handkarten
tui-form-minimum = Karten pro Zug
tui-form-usual = { $cards }
tui-form-harder = { $cards }, schwerer
tui-form-talk = Absprachen
tui-form-talk-none = keine
tui-form-talk-signals = Signale
tui-form-pace = Bots
tui-form-pace-calm = in Ruhe
tui-form-pace-fast = sofort
tui-form-seed = Startzahl
tui-form-seed-none = keine: frisch gemischt
tui-form-deal = Karten austeilen
tui-form-stand-in = Welche Karten Befehle tragen, ist unser eigener Ersatz und nicht das, was auf den Originalkarten steht.
tui-list-none = Noch ist keine da.
tui-list-left = { $left ->
    [one] eine Karte übrig
   *[other] { $left } Karten übrig
}
tui-list-seats = { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
tui-list-won = gewonnen
tui-list-won-by = { seat } gewann

# Noch einmal ansehen.
tui-replay-at = Schritt { $step } von { $steps }
tui-replay-view = Sicht: { $name }
tui-replay-all = alle Hände
tui-replay-table = keine Hände
tui-replay-ask = Von hier aus weiterspielen? Enter: mit denselben Karten. s: mit neu gemischtem Nachziehstapel. Esc: nein.
tui-replay-over = Hier ist die Partie vorbei: Geh zurück, um weiterzuspielen.
tui-replay-start = Die Karten sind ausgeteilt.
tui-log = Was bisher geschah
tui-log-empty = Noch nichts.

# Hinter einem Namen, vor dem Beginn.
tui-wish-me = möchte beginnen
tui-wish-not-me = lieber nicht zuerst

# Tische anderswo.
tui-menu-join = An einen Tisch setzen
tui-join-link = Link
tui-join-name = Name
tui-join-about = Füge den Link ein, den du bekommen hast, und sag, wie die anderen dich nennen sollen.
tui-join-going = Verbinde mit { $server } …
tui-no-server = Das ist keine Adresse eines Servers: Sie sieht aus wie http://192.168.1.5:8098.
tui-no-link = Das ist kein Link zu einem Tisch. Ein Link sieht so aus: http://192.168.1.5:8098/t/k3v9x2aaqwerty12. Kopiere ihn ganz.
tui-unreachable = { $server } antwortet nicht ({ $error }). Prüfe den Link und frag, ob der Server läuft.
tui-not-tenback = { $server } antwortet, ist aber kein Tenback-Server: Prüfe den Link.
tui-no-such-table = Diesen Tisch gibt es auf { $server } nicht: Bitte um einen neuen Link.
tui-name-needed = Sag, wie die anderen dich nennen sollen: Gib einen Namen an (--name).
tui-forgotten = { $server } kennt dich nicht mehr: Setz dich noch einmal an den Tisch.
tui-astray = Was der Server erzählt, kann nicht sein. Eines der beiden Programme ist zu alt: Aktualisiere beide und komm wieder.
tui-identity-unkept = Woran dich dieser Server wiedererkennt, ließ sich nicht aufbewahren ({ $error }): Nächstes Mal bist du für ihn jemand anders.
tui-line-connecting = Verbinde …
tui-line-lost = Verbindung verloren, neuer Versuch in { $seconds } s …

tui-room-title = { game } · { tui-list-seats }
tui-room-link = Der Link für Freunde: { $link }
tui-room-empty = niemand
tui-away = { $name } (weg)
tui-stand-in = { $name } (Bot)
tui-room-clock = { $seconds } s je Zug
tui-room-lookers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
tui-form-talk-chat = frei
tui-todo-sit = Wähle einen leeren Platz: Enter setzt dich hin.
tui-todo-looking = Du siehst zu: Kein Platz ist frei.
tui-todo-seats = Es fehlen noch Leute auf den leeren Plätzen.
tui-todo-seats-host = Verschick den Link, oder b setzt einen Bot auf den Platz: { level } (← →).
tui-todo-deal = Alle sitzen: d teilt die Karten aus.
tui-todo-back = Esc: zurück an den Tisch.
tui-todo-sent = Unterwegs …
tui-todo-opening = Sie einigen sich, wer beginnt.
tui-todo-wish-there = Wer beginnt? i: ich gern. n: ich nicht. b: ich, jetzt gleich.
tui-todo-wished = Die anderen sagen noch, wer beginnt. b: ich, jetzt gleich.
tui-todo-bot-plays = Ein Bot spielt für dich. m: selbst weiterspielen.
tui-todo-late = { $name }: Die Zeit ist um. m: einen Bot weiterspielen lassen.
tui-todo-nobody = Auf { seat } sitzt niemand: w zeigt die Plätze.
tui-todo-over-there = Das Spiel ist aus. a: noch eins. s: dieselben Karten noch einmal.
tui-ask-leave = Den Tisch verlassen? Dein Platz bleibt dir. Enter: gehen. m: gehen, ein Bot spielt weiter. Esc: bleiben.
tui-ask-kick = { $name } von diesem Tisch wegschicken, für immer? Enter: ja. Esc: nein.
tui-chat-line = Sagen:
tui-key-join = hinsetzen
tui-key-sit = hinsetzen
tui-key-stand = aufstehen
tui-key-bot = Bot
tui-key-kick = wegschicken
tui-key-chat = reden
tui-key-room = Plätze
tui-key-table = Tisch
tui-key-another = noch eins
tui-key-same = gleiche Karten
tui-key-leave = gehen
tui-key-send = senden

tui-log-said = { $name }: „{ $text }“
tui-log-seated = { $name }: jetzt am Tisch.
tui-log-left = { $name }: nicht mehr am Tisch.
tui-log-kicked = { $name }: vom Gastgeber weggeschickt.
tui-log-handed-over = { $name }: Ein Bot spielt weiter.
tui-log-returned = { $name }: wieder da, statt des Bots.
tui-log-time-up = { $name }: Die Zeit ist um.
tui-log-open = Andere dürfen zusehen.
tui-log-closed = Andere dürfen nicht mehr zusehen.

tui-help-chat = den anderen etwas sagen
tui-help-room = wer wo sitzt; dort auch der Link für Freunde
tui-help-bot-plays = einen Bot für dich spielen lassen, oder wieder selbst spielen
tui-help-again = nach dem Spiel: noch eins, oder dieselben Karten noch einmal
tui-help-deal = bei den Plätzen: die Karten austeilen
tui-help-stand = bei den Plätzen: aufstehen
tui-help-bot = bei den Plätzen, als Gastgeber: einen Bot dorthin setzen
tui-help-kick = bei den Plätzen, als Gastgeber: jemanden wegschicken
