# Die Seite: Partien, die man noch einmal ansieht. Diese Texte werden erst dann geladen.

## Eine Partie, die man noch einmal ansieht.

# $game: wie in names.ftl.
page-replay-title = Rückblick: { game }
page-replay-loading = Die Partie wird geladen …
page-replay-dealt = Die Karten sind ausgeteilt.
# Wo man ist, für alle, die es nicht sehen. $number: des Zuges, $story: was geschah, ganze Sätze.
page-replay-moment = Zug { $number }. { $story }
page-replay-slider = Schritt der Partie
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
# Ein Eintrag der Liste aller Züge. $number: des Zuges.
page-replay-turn = Zug { $number }
page-replay-before = Vor dem ersten Zug
# In der Liste: In diesem Zug wurde keine Karte gelegt.
page-replay-no-lay = keine Karte
page-replay-ten-back = zehn zurück
page-replay-eyes = Sicht
page-replay-eyes-all = Alle Hände
page-replay-eyes-table = Keine Hände
page-replay-hands = Handkarten
# Handkarten, die nicht gezeigt werden. $count: wie viele.
page-replay-hidden = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
# Hinter dem Namen des Platzes, der am Zug ist.
page-replay-to-move = am Zug
# Was ein Platz den anderen gesagt hat, unter seinen Karten. $pile: ein Buchstabe, $signal: wie in names.ftl.
page-replay-signal = { pile }: { pile-signal }
# $command: wie in names.ftl.
page-replay-holds = hat „{ command }“
# $wish: let-me-begin oder not-me.
page-replay-wish = { $wish ->
    [not-me] lieber nicht zuerst
   *[let-me-begin] möchte beginnen
}
# $count: im Nachziehstapel oder in beiden.
page-replay-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Noch eine Karte nachzuziehen
   *[other] Noch { $count } Karten nachzuziehen
}
# Ein Bild der Partie: wie viel Raum jeder Stapel verbraucht hat. Für alle, die es nicht sehen. $hops: wie oft ein Stapel
# zurückging.
page-replay-chart = Der Raum, den jeder Stapel verbraucht hat, vom Austeilen bis zum Ende. Zehn zurück: { $hops ->
    [0] nie
    [one] einmal
   *[other] { $hops }-mal
}.
page-replay-legend = Gefüllt: verbrauchter Raum. Raute: zehn zurück.
# Vor den Zügen, die am meisten Raum verbraucht haben; Knöpfe mit der Nummer des Zuges und seinen Kosten folgen.
page-replay-dearest = Wo es kippte
# $number: des Zuges, $cost: der Raum, den er insgesamt verbraucht hat, etwa +38.
page-replay-dear-turn = Zug { $number }: { $cost }
page-replay-copy = Link zum Zug kopieren
page-replay-copied = Der Link ist kopiert.
page-replay-copy-failed = Der Link steht in der Adresszeile: Kopiere ihn dort.
page-replay-download = .tgn speichern
page-replay-to-table = Zum Tisch
# Wie eine Partie ausging, in zwei, drei Wörtern. $left: übrige Karten, $name: wer gewonnen hat.
page-replay-result = { $result ->
    [won] gewonnen
    [seat] Sieg: { $name }
    [open] noch nicht vorbei
   *[lost] { $left ->
        [one] eine Karte übrig
       *[other] { $left } übrig
    }
}

# $games: wie viele in einer Datei stehen, zwei oder mehr.
page-replay-games = In dieser Datei stehen { $games } Partien; dies ist die erste.

## Eine Aufzeichnung öffnen.

page-replay-open = Eine Partie noch einmal ansehen
page-replay-open-why = Wähle eine Aufzeichnung, eine Datei, deren Name auf .tgn endet, oder zieh sie irgendwo auf diese Seite. Nach jedem Spiel bekommst du eine.
page-replay-choose = .tgn-Datei wählen
page-replay-choose-other = Andere .tgn-Datei wählen
page-replay-unreadable = Das lässt sich nicht als Partie zeigen
page-replay-not-found = Die Partie ließ sich nicht laden
page-replay-try-again = Erneut versuchen

## Was wäre, wenn: von einer Stelle der Aufzeichnung aus weiterspielen.

page-what-if = Was wäre, wenn …
# $number: des Zuges, ab dem es anders weitergeht.
page-what-if-heading = { $number ->
    [0] Was wäre, wenn: ab dem Austeilen
   *[other] Was wäre, wenn: ab Zug { $number }
}
page-what-if-how = Wähle eine Karte, dann einen Stapel. Du spielst für alle.
page-what-if-here = Was wäre, wenn: ab hier
page-what-if-begin = Wer beginnt?
page-what-if-end = Zug beenden
# $more: Karten, die noch zu legen sind, bevor der Zug enden darf.
page-what-if-owes = { $more ->
    [one] Lege noch eine Karte
   *[other] Lege noch { $more } Karten
}
page-what-if-undo = Rückgängig
page-what-if-bots = Bots spielen lassen
page-what-if-level = Bots
page-what-if-thinking = Einen Moment …
page-what-if-back = Zur Aufzeichnung
page-what-if-download = Diese Partie speichern
# Zwei Beschriftungen; dahinter steht, wie die Partien ausgingen.
page-what-if-record = Aufzeichnung
page-what-if-this = Hier
