# The page: the frame around every screen, and the home screen.

# The name of a player who has not chosen one.
page-guest = Gast

## The frame

# Window titles, one per screen.
page-title-home = Tenback: Leg alle Karten ab
page-title-table = Tisch · Tenback
page-title-replay = Rückblick · Tenback
page-title-rules = Regeln · Tenback
page-title-learn = Lektionen · Tenback
page-title-puzzles = Rätsel · Tenback
page-title-daily = Partie des Tages · Tenback
page-title-groups = Gruppen · Tenback
page-title-challenge = Herausforderung · Tenback
page-title-games = Meine Partien · Tenback
page-title-statistics = Statistik · Tenback
page-title-person = Profil · Tenback
page-title-recover = Anderes Gerät · Tenback
page-title-devices = Deine Geräte · Tenback
page-title-privacy = Deine Daten · Tenback
page-title-nothing = Nicht gefunden · Tenback

# The first link of the page, for keyboards and screen readers.
page-skip = Zum Inhalt springen
# The logo leads home.
page-to-start = Tenback: zur Startseite
page-home = Startseite
page-menu = Menü und Einstellungen
page-language = Sprache
page-theme = Farbschema
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das Gerät
}
# On/off switches.
page-sounds = Töne
# Whether single letters and digits act at a table, without pressing a button.
page-letter-keys = Tastenkürzel
page-letter-keys-why = Spiel am Tisch mit Buchstaben und Ziffern, etwa 5a oder e.
page-notify = Benachrichtigen
page-notify-why = Eine Benachrichtigung, wenn du am Zug bist und gerade woanders hinsiehst.
page-notify-forbidden = Benachrichtigungen sind blockiert: Erlaube sie für diese Seite in den Einstellungen deines Browsers.
# Read out before the reader’s own name.
page-you-are = Du bist
page-rename = Name ändern
# A link to what the server keeps about the reader.
page-your-data = Deine Daten
page-your-devices = Deine Geräte
page-name = Dein Name
page-save = Speichern
# $name: the new name.
page-renamed = Dein Name ist jetzt { $name }
page-close = Schließen
# The name of the region where problems are reported.
page-notice = Hinweis

page-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
# After opening the operator’s link; whether it is valid turns out later.
page-invited = Einladung gespeichert: Eröffne einen Tisch, um sie zu nutzen.
page-invitation-invalid = Dieser Einladungslink ist nicht gültig. Bitte den Betreiber um den aktuellen.
page-invitation-earlier = Der zuletzt geöffnete Einladungslink ist nicht gültig. Dein früherer gilt weiterhin.
# A browser that blocks cookies: a heading, or the first of two sentences.
page-no-cookies = Diese Seite braucht Cookies
page-no-cookies-more = Dein Browser blockiert sie, deshalb kann der Server dich nicht erkennen. Erlaube Cookies für diese Seite und lade sie dann neu.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.
page-reload = Neu laden
page-broken = Etwas ist schiefgegangen
page-broken-more = Diese Ansicht lässt sich nicht anzeigen. Lade die Seite neu; hilft das nicht, haben Seite und Server vielleicht verschiedene Versionen.
page-nothing = Hier ist nichts
page-nothing-why = Vielleicht ist der Link unvollständig oder vertippt. Wenn du ihn von jemandem hast, lass ihn dir noch einmal schicken.

# While a file is dragged over the page.
page-drop-here = Lass die Aufzeichnung hier los, um sie anzusehen
# $file: the name of the file.
page-record-unreadable = „{ $file }“ ist keine Aufzeichnung: Wähle eine Datei, die auf .tgn endet.
page-record-too-large = Diese Datei ist zu groß: Eine Aufzeichnung hat höchstens 256 kB. Eine Partie braucht etwa 2 kB, vielleicht ist es also die falsche Datei.

## Home

# The motto, in two lines; the second is set apart.
page-motto = Leg alle Karten ab.
page-motto-back = Zurück geht es nur um genau zehn.
page-lead = Vier Stapel: zwei steigen, zwei fallen, und alle Karten müssen unterkommen. Allein, mit Freunden oder mit Bots. Ganz ohne Konto.
page-how = Wie geht das?
# The lessons: a link, and for those who have never looked at them.
page-lessons = Lektionen
page-lessons-first = Neu hier? Spielend lernen
page-puzzles = Rätsel
# Links to the deals that everybody plays, and to groups of friends who compare their results.
page-daily = Partie des Tages
page-groups = Freundesgruppen
# Below the name of the link on the start: what it is, and what the reader made of it. $result: as page-result says it.
page-daily-line = Jeden Tag dieselben Karten für alle
page-daily-entry-result = { game }: { $result }
page-daily-play = Spielen
page-daily-resume = Weiterspielen
page-daily-entry-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
page-my-games = Meine Partien
page-statistics = Statistik
page-my-pages = Deine Partien und Statistik

page-offline = Der Server ist nicht erreichbar. Die Regeln kannst du trotzdem lesen; Tische und Rückblicke brauchen den Server. Diese Seite versucht es von selbst weiter.

# The name of the region with the big buttons.
page-play = Spielen
page-which-game = Spiel wählen
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Vier Stapel, ein Team
    [extreme] Mit Befehlskarten
   *[face-to-face] Zu zweit gegeneinander
}

page-alone = { $game ->
    [face-to-face] Gegen einen schwachen Bot
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
# $company: who else plays, such as “Expert, Expert”.
page-bots-line = { $game ->
    [face-to-face] gegen { $company }
   *[other] du, { $company }
}
page-friends = { $game ->
    [face-to-face] Gegen einen Freund
   *[other] Mit Freunden spielen
}
page-friends-line = du verschickst einen Link
# Followed by the numbers 2 to 5 to choose from.
page-how-many = Du und deine Freunde

page-options = Optionen
page-options-bots = Bots am Tisch
page-options-talk = Absprachen und Zuschauer
page-options-rules = Für Profis
# Who gets a seat if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] noch jemand
   *[nobody] niemand
}
page-talk = Absprachen
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] keine
    [signals] Signale
    [only-chat] Chat
   *[chat] Signale und Chat
}
page-guard = Nachrichten blockieren, die eine Karte verraten
page-spectators = Zuschauer erlauben
page-invite-only = Plätze nur mit Einladung
page-open = In der Liste offener Tische zeigen
page-open-invite = Tische nur mit Einladung stehen nicht in der Liste.
page-three-cards = Drei Karten pro Zug
page-fewer-cards = Eine Handkarte weniger für alle
page-clock = Zeit pro Zug
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
page-clock-seconds = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] eine Minute
   *[other] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
}
page-clock-loses = Wer die Zeit überschreitet, verliert
# Ob man nach Tipps fragen darf. Üblich: im Team und gegen einen Bot.
page-hints = Tipps
page-hints-choice = { $hints ->
    [yes] erlaubt
    [no] nicht erlaubt
   *[usual] im Team und gegen Bots
}

page-my-tables = Deine Tische
# On a phone, above the big buttons: leads to a game in progress.
page-go-on = Weiterspielen
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und zeig ihn in der Liste: siehe Optionen.
# The state of a table. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] wartet
    [playing] läuft
   *[over] beendet
}
# Das Spiel wartet auf den Leser; und wie ein Spiel ausging. $result: won, lost mit $left Karten, oder lost-to in Face to Face.
page-your-turn = du bist dran
page-result = { $result ->
    [won] gewonnen
    [lost-to] verloren
   *[lost] { $left ->
        [one] verloren, 1 Karte übrig
       *[other] verloren, { $left } übrig
    }
}
# $free: the number of empty seats.
page-free = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
# A bot in a list of names. $bot: its level.
page-bot = { $bot } (Bot)
page-just-now = gerade eben
# $count: the total.
page-show-all = Alle { $count } zeigen

page-rules = Regeln
page-record = Partie ansehen
page-record-how = Zieh eine .tgn-Datei irgendwo auf diese Seite oder wähle eine.
page-record-choose = Datei wählen
page-device = Deine Geräte
page-device-how = Spiel auf einem anderen Gerät mit deinem Namen und deinen Plätzen weiter, und sieh nach, wo du angemeldet bist.
page-device-open = Geräte anzeigen
page-copy = Kopieren
page-copied = Kopiert
# On the button, in place of “Copy”: the link is in a field next to it.
page-copy-failed = Bitte aus dem Feld kopieren
# Sends a text or a link by what the device has for that; and, on the same button, that it could not be copied.
page-send = Teilen
page-send-failed = Kopieren ging nicht
