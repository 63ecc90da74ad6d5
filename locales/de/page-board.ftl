# The page: the board, the hand and what a player can do with them. Space is short: a phone is 40 letters wide.

# Next to the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = aufsteigend
page-pile-falling = absteigend
page-pile-rising-from = aufsteigend ab { $start }
page-pile-falling-from = absteigend ab { $start }
# The number of cards on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] noch ohne Karten
    [one] eine Karte
   *[other] { $height } Karten
}
# Face to Face: the owner of a pile. $seat: for spectators.
page-pile-yours = du
page-pile-theirs = Gegenüber
# A move that loses the game: next to its cost.
page-lay-loses = verliert
# What a card on the opponent’s pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [one] gibt dort eine Zahl zurück; du füllst auf sechs auf
   *[other] gibt dort { $back } Zahlen zurück; du füllst auf sechs auf
}

# Names that are read aloud. $side: yours, theirs or none; $direction: rising or falling; $top: what it shows.
page-pile-name = { $side ->
    [yours] Dein { pile }
    [theirs] { pile.start } deines Gegenübers
   *[none] { pile.start }
}, { $direction ->
    [rising] aufsteigend
   *[falling] absteigend
}, zeigt { $top }, { page-pile-height }.
# After that name. $card: the selected card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: zehn zurück!
page-pile-loses = { $card }: { $cost }, damit ist das Spiel verloren.
page-pile-closed = { $card } passt hier nicht.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card in the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, am billigsten { $cost } auf { pile }
page-card-back = { $card }, zehn zurück auf { pile }!
page-card-loses = { $card }, damit ist das Spiel überall verloren
page-card-nowhere = { $card }, passt nirgends
# The same for a command card.
page-card-command = { command }: { page-command-about }

# Regions, for screen readers.
page-board-hand = Deine Handkarten
page-board-piles = Stapel
page-board-actions = Aktionen

# What to do now: one or two short lines. $name: whose turn it is; $laid: cards played this turn; $more: how many
# more are required.
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
page-todo-enough = Zug beenden oder weiterlegen
page-todo-try = Probe: Lege Karten, niemand sieht es
page-todo-tried-enough = Das reicht: echt legen oder weiterprobieren
page-todo-tried-complete = Hier wäre der Zug zu Ende: echt legen?
page-todo-tried-lost = Damit wäre das Spiel verloren: Mach es rückgängig
page-todo-dealt = Die Karten sind ausgeteilt
page-todo-over = Das Spiel ist vorbei

# Buttons: one to three short words each.
page-turn-end = Zug beenden
page-turn-more = Noch { $more } legen
page-turn-take-back = Rückgängig
page-trial-start = Ausprobieren
page-trial-lay = Echt legen
page-trial-undo = Rückgängig
page-trial-stop = Abbruch
page-hint-ask = Tipp
# Above the board while a turn is tried out.
page-trial-on = Probe

# A losing move asks first. $card, $pile.
page-lay-ask = Mit { $card } auf { pile } ist das Spiel sofort verloren.
page-lay-anyway = Trotzdem legen
page-lay-no = Nein

# A hint. $lays: such as 45a 46a; the reasons follow below.
page-hint-lays = Ein Meister würde { $lays } legen
page-hint-end = Ein Meister würde den Zug hier beenden
page-hint-wait = Der Meister denkt nach …
page-hint-busy = Gerade fragen viele nach Tipps. Deiner kommt noch …
page-hint-close = Tipp schließen

# What is typed so far. $text: digits.
page-board-typed = { $text } … dann a, b, c oder d
page-board-unheld = { $text } hast du nicht auf der Hand.
# The draw pile, two short lines. $stock: its cards; $left: cards not played yet. The last: the opponent’s.
page-board-stock = Zu ziehen { $stock }
page-board-left = { $left ->
    [one] Noch { $left } Karte
   *[other] Noch { $left } Karten
}
page-board-stock-theirs = Gegenüber { $stock }

# The first turn: what to do first, then next; and when a pile was picked before a card.
page-todo-card = Wähle eine Karte, dann einen Stapel
page-todo-pile = Wähle jetzt einen Stapel
page-todo-card-first = Wähle zuerst eine Karte, dann einen Stapel

# What the marks on the tracks and on the cards mean, a few words each. The first: what all of them are called.
page-legend = Zeichen
page-legend-fits = deine Karte, passt jetzt
page-legend-faint = passt dort nicht
page-legend-edge = Strich an der Karte: niedrig bis hoch
page-legend-pair = zehn auseinander
# Read aloud after a card. $other: a card of the hand that is ten higher or lower.
page-card-pair = Zehn Abstand zu { $other }
# A lay of a hint. $card, $pile: such as 45 on a.
page-hint-lay = { $card } auf { $pile }

# Face to Face, the line between the halves: the rule, then what happened in this turn.
page-facing-rule = Eine Karte pro Zug darf deinem Gegenüber helfen; dann füllst du die Hand auf sechs auf.
page-facing-given = Du hast geholfen: Am Ende des Zuges füllst du die Hand auf sechs auf.
page-facing-got = Dein Gegenüber hilft dir und füllt die eigene Hand auf sechs auf.
# Read aloud after a card: where it would help the opponent least. $back: numbers; $pile.
page-card-gift = { $back ->
    [one] oder gibt auf { pile } eine Zahl zurück
   *[other] oder gibt auf { pile } { $back } Zahlen zurück
}

# What a command card does, before it is played: one sentence. $command: the word of the notation.
page-command-about = { $command ->
    [stop] Damit endet dein Zug sofort.
    [skull] Decke ihn noch in diesem Zug ab, sonst ist das Spiel verloren.
    [three] In diesem Zug legst du genau drei Karten.
    [mute] Solange sie oben liegt: kein Wort und keine Signale.
    [no-back] Solange sie oben liegt, geht niemand zehn zurück.
    [one-pile] Solange sie oben liegt, kommen alle Karten eines Zuges auf einen Stapel.
   *[draw-one] Solange sie oben liegt, ziehen alle nur eine Karte nach.
}

# Before a card goes on a pile that others asked to keep off. $name: who.
page-pile-keep-off = Bitte von { $name }: Hände weg

# Why a move loses, after a colon. $cause: the word of the protocol. Then the question before such a move.
page-lay-why = Mit { $card } auf { pile } ist das Spiel verloren: { lose-why }.
