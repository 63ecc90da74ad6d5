# Die Seite: die Regeln mit Bildern. Die Texte der Regeln selbst stehen in rules.ftl.

page-rules-play = Dieses Spiel spielen
page-rules-command-cards = Die Befehlskarten
# $cards: Befehle mit den Zahlen, die sie tragen.
page-rules-own-cards = An diesem Tisch tragen diese Karten Befehle: { $cards }.

# Was die Bilder zeigen.
page-rules-picture-goal = Vier Stapel als Bahnen: zwei aufsteigend ab 1, zwei absteigend ab 100.
page-rules-picture-lay = 57 auf eine aufsteigende 34, 45 auf eine absteigende 70: Was übersprungen wird, ist verloren.
page-rules-picture-trick = Zehn zurück: 37 auf eine aufsteigende 47, 75 auf eine absteigende 65.
page-rules-picture-turn = Zwei Karten gelegt, zwei nachgezogen.
page-rules-picture-talk = Worte über Stapel: ja. Eine Zahl: nie.
page-rules-picture-face-goal = Oben die zwei Stapel deines Gegenübers, unten deine eigenen.
page-rules-picture-help = Eine Hilfe: 17 auf die aufsteigende 38 des Gegenübers gibt dort 21 Zahlen zurück.
page-rules-picture-draw = Ohne Hilfe: zwei Karten. Mit Hilfe: auffüllen auf sechs Handkarten.
