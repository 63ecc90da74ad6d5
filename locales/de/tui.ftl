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
