# The page: the review of a finished game. Words for verdicts and reasons are in review.ftl and reason.ftl.

page-review-heading = Analyse
# A switch: whether marks such as “mistake” are shown.
page-review-verdicts = Urteile zeigen
page-review-starting = Die Analyse beginnt …
# $done of $turns are known.
page-review-progress = { $done } von { $turns } Zügen analysiert
page-review-done = Die Analyse ist fertig.
page-review-broken = Die Analyse wurde vorzeitig beendet.
# After the sentence about what went wrong.
page-review-partial = Das hat sie bis dahin ergeben.

## The curve.

page-review-curve = Gewinnchance
# Between opponents. $name: whose chance it is.
page-review-curve-of = Gewinnchance von { $name }
# For screen readers. $title: one of the two above.
page-review-picture = { $title }, Zug für Zug. Die Zahlen stehen unter „Alle Züge als Tabelle“.
# At the slider, for screen readers. $percent: with its sign.
page-review-now = Gewinnchance: { $percent }.

## The turn that is shown.

# $name: whose turn it was.
page-review-this = Zug { $number }: { $name }
page-review-not-yet = Zug { $number } ist noch nicht analysiert.
# After the verdict. A point is one percent of win chance.
page-review-lost = { $points ->
    [0] kostete weniger als einen Punkt Gewinnchance
    [one] kostete einen Punkt Gewinnchance
   *[other] kostete { $points } Punkte Gewinnchance
}
# Shows the better turn.
page-review-on-board = Auf dem Tisch zeigen
# $points: with a sign, such as −3.
page-review-luck = Glück beim Nachziehen: { $points }

## The whole game.

# Before buttons that lead to turns. Each says what it cost by play, or what luck gave or took; $points has a sign.
page-review-decisive = Die wichtigsten Züge
page-review-decisive-lost = Spiel { $points }
page-review-decisive-luck = Glück { $points }
# A chart of bars: review-mean and what follows in review.ftl.
page-review-balance = Glück und Können
page-review-adjusted-why = Das Ergebnis ohne das Glück beim Austeilen und Nachziehen. In einer einzelnen Partie kann es unter 0 % oder über 100 % liegen.
# The word in quotes is review-rest.
page-review-rest-why = „Rest“ ist weder Glück noch Können: was die anderen zufällig auf der Hand hatten, und wo besser oder schlechter gespielt wurde, als es der Vergleichsbot getan hätte.
# A game that was lost: opens the list of turns that would have won it.
page-review-line = So war die Partie zu gewinnen
page-review-table = Alle Züge als Tabelle
# Between opponents.
page-review-side = Gewinnchancen und Glück gelten für { $name }.

## Mistakes to play again.

# $count: how many there are.
page-review-retry = { $count ->
    [one] Einen Fehler verbessern
   *[other] { $count } Fehler verbessern
}
page-review-retry-whose = Wessen Fehler
page-review-no-mistakes = Keine Fehler gefunden.
page-review-retry-heading = Fehler { $number } von { $count }
page-review-retry-how = Du spielst für { $name }. Wähle eine Karte, dann einen Stapel, und beende den Zug: Die Analyse sagt, was er wert ist.
# $lays: in the notation, such as “57b 59b”. One line, if possible.
page-review-retry-task = Zug { $turn }: Gespielt wurde { $lays }. Finde einen besseren Zug.
# What a turn is worth that somebody played instead. One line or two.
page-review-answer = { $answer ->
    [best] Ja, das ist der beste gefundene Zug.
    [close] Ja, das ist so gut wie der beste gefundene Zug.
    [played] So wurde gespielt. Es gibt einen besseren Zug.
    [worse] { $points ->
        [one] Das kostet einen Punkt Gewinnchance.
       *[other] Das kostet { $points } Punkte Gewinnchance.
    } Es gibt einen besseren Zug.
    [cards] { $cards ->
        [one] Damit bleibt am Ende etwa eine Karte mehr übrig.
       *[other] Damit bleiben am Ende etwa { $cards } Karten mehr übrig.
    } Es gibt einen besseren Zug.
   *[unknown] Das gehört nicht zu den besten gefundenen Zügen. Wie viel es wert ist, ließ sich nicht messen.
}
page-review-judging = Der Zug wird bewertet …
page-review-hint = Tipp
# The best turn, its first card.
page-review-hint-lay = Er beginnt mit { $card } auf { pile }.
# A button, as short as possible.
page-review-show-answer = Lösung
page-review-retry-next = Nächster Fehler
page-review-retry-finish = Fertig
page-review-retried = Alle Fehler durchgespielt
page-review-retry-result = { $solved } von { $count } gelöst.
page-review-back = Zurück zur Analyse
