# The rules in short, for the rules screen. A chapter has a title and a text; an empty line starts a paragraph.

rules-title = Regeln: { game }

rules-goal-title = Ziel
rules-goal = Ihr seid ein Team von einem bis fünf Spielern. Zwei Stapel steigen ab 1 auf, zwei fallen ab 100. Es gibt 98 Karten, 2 bis 99, jede einmal. Legt ihr alle ab, gewinnt ihr gemeinsam.

rules-lay-title = Ablegen
rules-lay = Auf einen aufsteigenden Stapel passt jede höhere Karte, auf einen absteigenden jede niedrigere. Der Abstand darf beliebig groß sein, aber jede übersprungene Zahl ist dort verloren.

rules-trick-title = Zehn zurück: der Rückwärts-Trick
rules-trick = Einen Weg zurück gibt es: auf einem aufsteigenden Stapel mit einer genau um zehn niedrigeren Karte, auf einem absteigenden mit einer genau um zehn höheren. Auf eine aufsteigende 47 passt die 37, auf eine absteigende 65 die 75. Das geht auf jedem Stapel und beliebig oft, aber nie mit zwanzig oder dreißig.

rules-turn-title = Dein Zug
rules-turn = Lege nacheinander mindestens zwei Karten auf beliebige Stapel, gern auch mehr. Dann fülle deine Hand vom Nachziehstapel wieder auf. Ist der Nachziehstapel leer, genügt eine Karte pro Zug. Allein hast du 8 Handkarten, zu zweit 7, zu mehreren 6.

    Was liegt, das liegt. Nur allein darfst du Karten zurücknehmen, bis der Zug endet.

rules-talk-title = Reden
rules-talk = Zeige nie eine Karte, nenne nie eine Zahl und gib keinen Hinweis, der zu einer führt. Alles andere darf gesagt werden: „Hände weg von diesem Stapel“, „dort bitte kleine Schritte“. Die Signale dieses Programms sagen genau das.

rules-end-title = Ende
rules-end = Kann jemand die verlangten Karten nicht legen, verliert das ganze Team. Euer Ergebnis ist die Zahl der übrigen Karten: Weniger als zehn sind hervorragend.

    Für Profis: drei Karten pro Zug statt zwei, oder eine Handkarte weniger für alle.

rules-extreme-title = Extreme
rules-extreme = Alles wie in The Game, aber 28 Karten tragen einen Befehl. Wird ein Befehl nicht befolgt, ist das Spiel verloren.

rules-lightning-title = ↯ Blitzbefehle
rules-lightning = Sie gelten nur für die Person, die sie legt, und nur in diesem Zug.

    Stopp: Der Zug endet sofort, auch nach einer einzigen Karte.

    Schädel: Decke ihn im selben Zug ab, mit irgendeiner Karte, die dort passt.

    3!: genau drei Karten in diesem Zug, nicht mehr und nicht weniger.

rules-infinity-title = ∞ Dauerhafte Befehle
rules-infinity = Sie gelten für alle, solange sie oben auf einem Stapel liegen. Wird einer abgedeckt, ist er vorbei.

    Stumm: kein Wort und keine Signale.

    Nur vorwärts: Niemand darf zehn zurück.

    Ein Stapel: Alle Karten eines Zuges kommen auf einen Stapel.

    Eine ziehen: Am Ende des Zuges wird nur eine Karte nachgezogen.

rules-stand-in = Welche Zahlen welchen Befehl tragen, steht nur auf den Originalkarten. Dieses Programm benutzt eine eigene Verteilung: { $cards }.

rules-face-goal-title = Ziel
rules-face-goal = Zwei spielen gegeneinander. Jede Seite hat 58 eigene Karten, 2 bis 59, einen aufsteigenden Stapel ab 1 und einen absteigenden ab 60. Wer zuerst alle eigenen Karten abgelegt hat, gewinnt. Wer keine zwei Karten legen kann, verliert.

rules-face-turn-title = Dein Zug
rules-face-turn = Lege mindestens zwei Karten. Auf deinen eigenen Stapeln ist alles wie in The Game: höher auf dem aufsteigenden, niedriger auf dem absteigenden, oder genau zehn zurück.

rules-help-title = Helfen
rules-help = Eine Karte pro Zug darf zu deinem Gegenüber, wenn sie dort einen Stapel verbessert: niedriger auf dem aufsteigenden, höher auf dem absteigenden, um beliebig viel. Sie zählt als eine deiner zwei.

rules-draw-title = Nachziehen
rules-draw = Wenn du geholfen hast, füllst du deine Hand auf sechs Karten auf. Wenn nicht, ziehst du nur zwei nach, egal wie viele du gelegt hast.

# At the end of the rules in the terminal.
rules-lessons = Du kannst auch spielend lernen: tenback learn.
