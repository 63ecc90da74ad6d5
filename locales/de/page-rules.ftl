# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Dieses Spiel spielen
# To the lesson about this game.
page-rules-learn = Spielend lernen
page-rules-command-cards = Die Befehlskarten
# $cards: commands with the numbers that carry them.
page-rules-own-cards = Befehlskarten an diesem Tisch: { $cards }.

# What the pictures show.
page-rules-picture-goal = Vier Stapel als Bahnen: zwei aufsteigend ab 1, zwei absteigend ab 100.
page-rules-picture-lay = 57 auf eine aufsteigende 34, 45 auf eine absteigende 70: Was übersprungen wird, ist verloren.
page-rules-picture-trick = Zehn zurück: 37 auf eine aufsteigende 47, 75 auf eine absteigende 65.
page-rules-picture-turn = Zwei Karten gelegt, zwei nachgezogen.
page-rules-picture-talk = Über Stapel reden: ja. Zahlen: nie.
page-rules-picture-face-goal = Oben die zwei Stapel deines Gegenübers, unten deine eigenen.
page-rules-picture-help = Eine Hilfe: 17 auf die aufsteigende 38 des Gegenübers gibt dort 21 Zahlen zurück.
page-rules-picture-draw = Ohne Hilfe: zwei Karten. Mit Hilfe: auffüllen auf sechs Handkarten.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Tasten
page-keys-walk = eine Karte wählen
page-keys-aim = einen Stapel dafür wählen
page-keys-enter = die Karte dorthin legen
page-keys-type = eine Karte legen: die Zahl, dann der Buchstabe des Stapels
page-keys-rub-out = die letzte Ziffer löschen
page-keys-end = den Zug beenden
page-keys-back = die letzte Karte zurücknehmen, wo das erlaubt ist
page-keys-try = einen Zug ausprobieren oder damit aufhören
page-keys-lay = das Ausprobierte wirklich legen
page-keys-hint = um einen Tipp bitten
page-keys-rules = diese Regeln zeigen
page-keys-escape = die Karte zurückstecken, Offenes schließen oder vom Chat zurück an den Tisch
page-keys-off = Buchstaben und Ziffern sind in den Einstellungen ausgeschaltet: { page-letter-keys }.
