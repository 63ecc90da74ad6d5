# Die Seite: der Rahmen um alles, und die Startseite.

# Wie heißt, wer keinen anderen Namen genannt hat.
page-guest = Gast

## Der Rahmen

# Die Titel des Fensters.
page-title-home = Tenback: Legt alle ab
page-title-table = Ein Tisch · Tenback
page-title-replay = Rückblick · Tenback
page-title-rules = Regeln · Tenback
page-title-recover = Anderes Gerät · Tenback
page-title-nothing = Nichts hier · Tenback

# Der erste Link der Seite, für Tastaturen und zum Vorlesen.
page-skip = Zum Inhalt springen
# Das Zeichen führt zur Startseite.
page-to-start = Tenback: zur Startseite
page-menu = Menü und Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
# $theme: light, dark oder system.
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das Gerät
}
# Schalter, die an oder aus sind.
page-sounds = Töne
# Ob einzelne Buchstaben und Ziffern am Tisch etwas tun, ohne dass man einen Knopf drückt.
page-letter-keys = Buchstabentasten
page-letter-keys-why = Buchstaben und Ziffern wirken am Tisch sofort, etwa 5a oder e.
page-notify = Sag Bescheid
page-notify-why = Eine Benachrichtigung, wenn du am Zug bist und woanders hinsiehst.
page-notify-forbidden = Dieser Browser lässt die Seite nicht Bescheid sagen: Erlaube ihr Benachrichtigungen in seinen Einstellungen.
# Wird vor dem eigenen Namen vorgelesen.
page-you-are = Du bist
page-rename = Anderer Name
page-name = Dein Name
page-save = Speichern
# $name: der neue Name.
page-renamed = Dein Name hier: { $name }
page-close = Schließen
# Der Name des Bereichs, in dem von Problemen erzählt wird.
page-notice = Hinweis

page-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
# Ein Browser, der keine Cookies behält: eine Überschrift oder der erste von zwei Sätzen.
page-no-cookies = Diese Seite braucht Cookies
page-no-cookies-more = Dein Browser behält keine für sie, deshalb kann der Server dich nicht wiedererkennen. Erlaube dieser Seite Cookies und lade sie dann neu.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.
page-reload = Neu laden
page-broken = Hier stimmt etwas nicht
page-broken-more = Diese Ansicht lässt sich nicht zeigen. Lade sie neu; hilft das nicht, passen Seite und Server vielleicht nicht zusammen.
page-nothing = Hier ist nichts
page-nothing-why = Vielleicht ist der Link abgeschnitten oder vertippt. Wenn du ihn von jemandem hast, bitte noch einmal darum.

# Eine Datei schwebt über der Seite.
page-drop-here = Lass die Aufzeichnung hier los, um sie anzusehen
# $file: der Name der Datei.
page-record-unreadable = „{ $file }“ ist keine Aufzeichnung: Wähle eine Datei, die auf .tgn endet.
page-record-too-large = Diese Datei ist zu groß: Eine Aufzeichnung hat höchstens 256 kB. Eine Partie braucht etwa 2 kB; ist es vielleicht die falsche Datei?

## Die Startseite

# Das Motto, in zwei Zeilen; die zweite ist abgesetzt.
page-motto = Legt alle ab.
page-motto-back = Zurück geht es nur um genau zehn.
page-lead = Vier Stapel: zwei steigen, zwei fallen, und alle Karten müssen unterkommen. Allein, mit Freunden oder mit Bots. Ganz ohne Konto.
page-how = Wie geht das?

page-offline = Der Server ist nicht erreichbar. Die Regeln kannst du lesen; Tische und Rückblicke brauchen den Server. Diese Seite versucht es von selbst immer wieder.

# Der Name des Bereichs mit den großen Knöpfen.
page-play = Spielen
page-which-game = Welches Spiel
# Eine Zeile zu jedem Spiel. $game: das Wort der Notation.
page-game-line = { $game ->
    [classic] Vier Stapel, ein Team
    [extreme] Karten mit Befehlen
   *[face-to-face] Zu zweit gegeneinander
}

page-alone = { $game ->
    [face-to-face] Gegen einen leichten Bot
   *[other] Allein spielen
}
page-alone-line = { $game ->
    [face-to-face] eine schnelle Partie zum Kennenlernen
   *[other] du und vier Stapel
}
page-bots = { $game ->
    [face-to-face] Gegen einen Bot
   *[other] Mit Bots spielen
}
# $company: wer noch dort sitzt, etwa „Experte, Experte“.
page-bots-line = { $game ->
    [face-to-face] gegen: { $company }
   *[other] du, { $company }
}
page-friends = { $game ->
    [face-to-face] Gegen einen Freund
   *[other] Mit Freunden spielen
}
page-friends-line = du verschickst einen Link
# Dahinter die Zahlen 2 bis 5 zur Auswahl.
page-how-many = Spieler, dich mitgezählt

page-options = Optionen
page-options-bots = Mit Bots: wer wo sitzt
page-options-talk = Absprachen und Gäste
page-options-rules = Für Profis
# Wer auf einem Platz sitzt, wenn es kein Bot ist. $company: friend oder nobody.
page-company = { $company ->
    [friend] ein Mensch
   *[nobody] entfällt
}
page-talk = Absprachen
# $talk: none, signals oder chat.
page-talk-level = { $talk ->
    [none] keine
    [signals] Signale
   *[chat] Signale und Chat
}
page-guard = Nachrichten zurückhalten, die eine Karte nennen
page-spectators = Andere dürfen zusehen
page-open = In der Liste offener Tische zeigen
page-three-cards = Drei Karten pro Zug
page-fewer-cards = Eine Handkarte weniger für alle
page-clock = Zeit für einen Zug
# $seconds: für einen Zug, 0 für unbegrenzt; $minutes: dasselbe in Minuten.
page-clock-seconds = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] eine Minute
   *[other] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
}
page-clock-loses = Ist die Zeit um, ist das Spiel verloren

page-my-tables = Deine Tische
# Auf dem Telefon, über den großen Knöpfen: führt zu einem laufenden Spiel.
page-go-on = Weiterspielen
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet kein Tisch auf weitere Leute. Eröffne einen und zeig ihn in der Liste: siehe Optionen.
# Wie weit ein Tisch ist. $stage: waiting, playing oder over.
page-stage = { $stage ->
    [waiting] wartet
    [playing] läuft
   *[over] vorbei
}
# $free: wie viele Plätze leer sind.
page-free = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
# Ein Bot in einer Liste von Namen. $bot: wie stark er ist.
page-bot = { $bot } (Bot)
page-just-now = gerade eben
# $count: wie viele es insgesamt sind.
page-show-all = Alle { $count } zeigen

page-rules = Die Regeln
page-record = Aufzeichnung ansehen
page-record-how = Zieh eine .tgn-Datei irgendwo auf diese Seite oder wähle eine.
page-record-choose = Datei wählen
page-device = Auf ein anderes Gerät umziehen
page-device-how = Öffne einen Link auf dem anderen Gerät, und du machst dort mit deinem Namen und deinen Plätzen weiter. Dieses Gerät ist dann abgemeldet.
page-device-make = Link erstellen
page-device-link = Der Link für das andere Gerät
page-copy = Kopieren
page-copied = Kopiert
# Auf dem Knopf, statt „Kopieren“: Der Link steht im Feld daneben.
page-copy-failed = Kopiere ihn aus dem Feld

## Ein Link von einem anderen Gerät

page-recover = Hier weitermachen?
page-recover-how = Wer diesen Link erstellt hat, macht hier weiter, mit demselben Namen und denselben Plätzen. Das andere Gerät wird abgemeldet. Der Link gilt nur einmal.
# $name: wer dieser Browser jetzt ist.
page-recover-loses = Auf diesem Gerät bist du: { $name }. Danach sind die Plätze unter diesem Namen von hier aus nicht mehr zu erreichen.
page-recover-do = Hier weitermachen
page-recover-not = Lieber nicht
page-recover-no-code = In diesem Link steht kein Code. Erstelle auf dem anderen Gerät einen neuen.
