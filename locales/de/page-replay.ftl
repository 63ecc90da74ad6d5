# The page: replays. These texts are loaded only when needed.

## A replay.

# $game: as in names.ftl.
page-replay-title = Rückblick: { game }
page-replay-loading = Die Partie wird geladen …
page-replay-dealt = Die Karten sind ausgeteilt.
# The current position, for screen readers. $number: of the turn, $story: what happened, whole sentences.
page-replay-moment = Zug { $number }. { $story }
page-replay-slider = Stelle der Partie
page-replay-first = Zum Anfang
page-replay-turn-back = Einen Zug zurück
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt vor
page-replay-turn-on = Einen Zug vor
page-replay-last = Zum Ende
page-replay-keys = Tasten: ← → ein Schritt, ↑ ↓ ein Zug, Pos1 und Ende, Leertaste zum Abspielen.
page-replay-turns = Züge
# An entry in the list of turns. $number: of the turn.
page-replay-turn = Zug { $number }
page-replay-before = Vor dem ersten Zug
# In the list: no card was played in this turn.
page-replay-no-lay = keine Karte
page-replay-ten-back = zehn zurück
page-replay-eyes = Ansicht
page-replay-eyes-all = Alle Handkarten
page-replay-eyes-table = Keine Handkarten
page-replay-hands = Handkarten
# A hidden hand. $count: the number of cards.
page-replay-hidden = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
# After the name of the seat whose turn it is.
page-replay-to-move = am Zug
# What a seat has signalled, below its cards. $pile: a letter, $signal: as in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: as in names.ftl.
page-replay-holds = hat „{ command }“
# $wish: let-me-begin or not-me.
page-replay-wish = { $wish ->
    [not-me] lieber nicht zuerst
   *[let-me-begin] möchte beginnen
}
# $count: in the draw pile or piles.
page-replay-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Noch eine Karte nachzuziehen
   *[other] Noch { $count } Karten nachzuziehen
}
# A chart of the game: how much room each pile has used. For screen readers. $hops: how often a pile went back.
page-replay-chart = Der Raum, den jeder Stapel verbraucht hat, vom Austeilen bis zum Ende. Zehn zurück: { $hops ->
    [0] nie
    [one] einmal
   *[other] { $hops }-mal
}.
page-replay-legend = Gefüllt: verbrauchter Raum. Raute: zehn zurück.
# A button: shows win chances, mistakes, luck and skill.
page-replay-review = Analyse
page-replay-copy = Link zum Zug kopieren
page-replay-copied = Link kopiert.
page-replay-copy-failed = Kopiere den Link aus der Adresszeile.
page-replay-download = .tgn speichern
page-replay-to-table = Zum Tisch
# How a game ended, in two or three words. $left: the number of cards left, $name: the winner.
page-replay-result = { $result ->
    [won] gewonnen
    [seat] Sieg: { $name }
    [open] läuft noch
   *[lost] { $left ->
        [one] eine Karte übrig
       *[other] { $left } Karten übrig
    }
}

# $games: the number of games in the file, two or more.
page-replay-games = Diese Datei enthält { $games } Partien; dies ist die erste.

## Opening a record.

page-replay-open = Partie ansehen
page-replay-open-why = Wähle eine Aufzeichnung (eine .tgn-Datei) oder zieh sie irgendwo auf diese Seite. Nach jedem Spiel kannst du eine speichern.
page-replay-choose = .tgn-Datei wählen
page-replay-choose-other = Andere .tgn-Datei wählen
page-replay-unreadable = Diese Partie lässt sich nicht anzeigen
page-replay-not-found = Die Partie ließ sich nicht laden
page-replay-try-again = Erneut versuchen

## What if: playing on from a position of a record.

page-what-if = Was wäre, wenn …
# $number: the turn where the new line starts.
page-what-if-heading = { $number ->
    [0] Was wäre, wenn: ab dem Austeilen
   *[other] Was wäre, wenn: ab Zug { $number }
}
page-what-if-how = Wähle eine Karte, dann einen Stapel. Du spielst für alle.
page-what-if-here = Was wäre, wenn: ab hier
page-what-if-begin = Wer beginnt?
page-what-if-end = Zug beenden
# $more: cards that must be played before the turn may end.
page-what-if-owes = { $more ->
    [one] Lege noch eine Karte
   *[other] Lege noch { $more } Karten
}
page-what-if-undo = Rückgängig
page-what-if-bots = Bots zu Ende spielen lassen
page-what-if-level = Bots
page-what-if-thinking = Einen Moment …
page-what-if-back = Zur Aufzeichnung
page-what-if-download = Diese Partie speichern
# Two labels; the result of each game follows.
page-what-if-record = Original
page-what-if-this = Was wäre, wenn
