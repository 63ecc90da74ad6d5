# Die Seite: das Brett, die Handkarten und was man damit tut. Der Platz ist knapp: Ein Telefon ist 40 Zeichen breit.

# Neben dem Buchstaben eines Stapels. $start: die Zahl, mit der ein unberührter Stapel beginnt.
page-pile-rising = aufsteigend
page-pile-falling = absteigend
page-pile-rising-from = aufsteigend ab { $start }
page-pile-falling-from = absteigend ab { $start }
# Wie viele Karten auf einem Stapel liegen, zum Vorlesen.
page-pile-height = { $height ->
    [0] noch ohne Karten
    [one] eine Karte
   *[other] { $height } Karten
}
# Face to Face: wem ein Stapel gehört.
page-pile-yours = du
page-pile-theirs = Gegenüber
# Neben den Kosten einer Karte, mit der das Spiel verloren ist.
page-lay-loses = verliert
# Was eine Karte beim Gegenüber bewirkt. $back: wie viele Zahlen sie zurückgibt.
page-pile-gift = { $back ->
    [one] gibt dort eine Zahl zurück; du füllst auf sechs auf
   *[other] gibt dort { $back } Zahlen zurück; du füllst auf sechs auf
}

# Namen zum Vorlesen. $side: yours, theirs oder none; $direction: rising oder falling; $top: was der Stapel zeigt.
page-pile-name = { $side ->
    [yours] Dein { pile }
    [theirs] { pile.start } deines Gegenübers
   *[none] { pile.start }
}, { $direction ->
    [rising] aufsteigend
   *[falling] absteigend
}, zeigt { $top }, { page-pile-height }.
# Hinter diesem Namen. $card: die gewählte Karte; $cost: etwa +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: zehn zurück!
page-pile-loses = { $card }: { $cost }, verliert das Spiel.
page-pile-closed = { $card } passt hier nicht.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# Eine Handkarte. $card: ihre Zahl; $pile, $cost: wo sie am wenigsten kostet, und wie viel.
page-card-plain = { $card }
page-card-cost = { $card }, am billigsten { $cost } auf { pile }
page-card-back = { $card }, zehn zurück auf { pile }!
page-card-loses = { $card }, verliert überall das Spiel
page-card-nowhere = { $card }, passt nirgends
# Dasselbe für eine Karte mit Befehl.
page-card-command = { command }: { page-command-about }

# Die Handkarten, für alle, die sie nicht sehen.
page-board-hand = Deine Handkarten
page-board-piles = Die Stapel
page-board-actions = Was du tun kannst

# Was jetzt zu tun ist: ein, zwei kurze Zeilen. $name: wer am Zug ist; $laid: in diesem Zug gelegte Karten; $more: wie
# viele er noch verlangt.
page-todo-wait = Am Zug: { $name }
page-todo-owes = { $laid ->
    [0] Du bist am Zug: Lege { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    }
   *[other] Lege { more-cards }
}
page-todo-three = Genau drei Karten in diesem Zug: Lege { more-cards }
page-todo-skull = Decke den { command } auf { pile } ab
page-todo-enough = Genug gelegt: Zug beenden oder weiterlegen
page-todo-try = Probe: Lege Karten, niemand sieht es
page-todo-tried-enough = Das würde reichen: echt legen oder weiterprobieren
page-todo-tried-complete = Hier wäre der Zug zu Ende: echt legen?
page-todo-tried-lost = Damit wäre das Spiel verloren: Mach es rückgängig
page-todo-dealt = Die Karten sind ausgeteilt
page-todo-over = Das Spiel ist vorbei

# Knöpfe: ein bis drei kurze Wörter.
page-turn-end = Zug beenden
page-turn-more = Noch { $more } legen
page-turn-take-back = Rückgängig
page-trial-start = Ausprobieren
page-trial-lay = Echt legen
page-trial-undo = Rückgängig
page-trial-stop = Abbruch
page-hint-ask = Tipp
# Über dem Brett, solange ein Zug ausprobiert wird.
page-trial-on = Probe

# Wer damit verlieren würde, wird erst gefragt. $card, $pile.
page-lay-ask = { $card } auf { pile } verliert das Spiel sofort.
page-lay-anyway = Trotzdem legen
page-lay-no = Nein

# Ein Tipp. $lays: etwa 45a 46a; darunter stehen die Gründe.
page-hint-lays = Ein Meister würde { $lays } legen
page-hint-end = Ein Meister würde den Zug hier beenden
page-hint-wait = Ein Meister denkt darüber nach …
page-hint-busy = Gerade fragen viele nach Tipps. Deiner kommt noch …
page-hint-close = Tipp schließen

# Was bisher getippt ist. $text: Ziffern.
page-board-typed = { $text } … dann a, b, c oder d
page-board-unheld = { $text } hast du nicht auf der Hand.
# Der Nachziehstapel, zwei kurze Zeilen. $stock: seine Karten; $left: noch nicht abgelegte Karten. Der letzte: der des
# Gegenübers.
page-board-stock = Zu ziehen { $stock }
page-board-left = Zu legen { $left }
page-board-stock-theirs = Gegenüber { $stock }

# Der erste Zug: was zuerst zu tun ist, was danach; und wenn ein Stapel vor der Karte gewählt wurde.
page-todo-card = Wähle eine Karte, dann einen Stapel
page-todo-pile = Wähle jetzt einen Stapel
page-todo-card-first = Wähle zuerst eine Karte, dann einen Stapel

# Was die Zeichen auf den Bahnen und Karten bedeuten, je ein paar Wörter. Das erste: wie sie zusammen heißen.
page-legend = Zeichen
page-legend-fits = deine Karte, passt jetzt
page-legend-faint = passt dort nicht
page-legend-edge = an der Karte: wie hoch sie ist
page-legend-pair = zehn auseinander
# Wird nach einer Karte vorgelesen. $other: eine Handkarte, die zehn höher oder niedriger ist.
page-card-pair = Zehn Abstand zu { $other }
# Eine Karte eines Tipps. $card, $pile: etwa 45 auf a.
page-hint-lay = { $card } auf { $pile }

# Face to Face, die Zeile zwischen den Hälften: die Regel, dann was in diesem Zug geschah.
page-facing-rule = Eine Karte pro Zug darf deinem Gegenüber helfen; dann füllst du die Hand auf sechs auf.
page-facing-given = Du hast geholfen: Am Ende des Zuges füllst du die Hand auf sechs auf.
page-facing-got = Dein Gegenüber hilft dir und füllt die eigene Hand auf sechs auf.
# Wird nach einer Karte vorgelesen: wo sie dem Gegenüber am wenigsten hilft. $back: Zahlen; $pile.
page-card-gift = { $back ->
    [one] oder gibt auf { pile } eine Zahl zurück
   *[other] oder gibt auf { pile } { $back } Zahlen zurück
}

# Was eine Befehlskarte bewirkt, bevor sie gelegt wird: ein Satz. $command: das Wort der Notation.
page-command-about = { $command ->
    [stop] Damit endet dein Zug sofort.
    [skull] Decke ihn noch in diesem Zug ab, sonst ist das Spiel verloren.
    [three] In diesem Zug legst du genau drei Karten.
    [mute] Solange sie oben liegt: kein Wort und keine Signale.
    [no-back] Solange sie oben liegt, geht niemand zehn zurück.
    [one-pile] Solange sie oben liegt, kommen alle Karten eines Zuges auf einen Stapel.
   *[draw-one] Solange sie oben liegt, ziehen alle nur eine Karte nach.
}

# Bevor eine Karte auf einen Stapel kommt, von dem andere die Hände weg wollen. $name: wer.
page-pile-keep-off = Bitte von { $name }: Hände weg

# Warum ein Zug verliert, nach einem Doppelpunkt. $cause: das Wort des Protokolls. Dann die Frage vor einem solchen Zug.
page-lose-why = { $cause ->
    [skull-open] der Schädel ließe sich nicht mehr abdecken
    [not-three] genau drei Karten wären nicht mehr möglich
   *[stuck] danach könntest du nicht genug Karten legen
}
page-lay-why = Mit { $card } auf { pile } ist das Spiel verloren: { page-lose-why }.
