# The page: the deals of a day, their calendar and their rankings.

page-daily-loading = Wird geladen …
page-daily-retry = Noch einmal versuchen
page-daily-lead = Sechs Partien am Tag, für alle dieselben. Bei jeder zählt dein erster Versuch.
# Behind the date: of today, how long it lasts, and of a past day.
page-daily-hours-left = noch { $hours } Std. { $minutes } Min.
page-daily-minutes-left = noch { $minutes } Min.
page-daily-archive = Ein vergangener Tag: Spiel zum Spaß, es zählt nicht mehr.
page-daily-today = Die Partien von heute

# The deals, and how the reader stands with each.
page-daily-deals = Partien
page-daily-ranking = Rangliste
page-daily-begun = läuft noch
page-daily-team = mit Freunden, per Link
# $count: how many people or teams.
page-daily-finished = { $count ->
    [0] noch von niemandem gespielt
    [one] { $count } Mal gespielt
   *[other] { $count } Mal gespielt
}
page-daily-unranked = zählt nicht
page-daily-place = Platz { $rank } von { $of }
page-daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# The reader’s own record: days in a row, a rating with its interval, and a calendar.
page-daily-own = Deine Tage
page-daily-streak = Serie
page-daily-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
page-daily-longest = { $count ->
    [one] längste: { $count } Tag
   *[other] längste: { $count } Tage
}
page-daily-rating = Wertung (allein)
# The interval of a rating, and how many deals it comes from.
page-daily-interval = { $low } bis { $high },
page-daily-rated = { $count ->
    [one] aus { $count } Partie
   *[other] aus { $count } Partien
}
page-daily-unrated = nach deiner ersten Partie allein
# What the dots of a calendar mean.
page-daily-dot = { $result ->
    [won] gewonnen
   *[lost] beendet
}
page-daily-earlier = Voriger Monat
page-daily-later = Nächster Monat

# Rankings of a month and of a deal. $month: such as “November 2026”.
page-daily-month = Rangliste des Monats: { $month }
page-daily-month-empty = Noch keine Ergebnisse: Ein Tag zählt, sobald seine Partien offengelegt sind, zwei Stunden nach seinem Ende.
page-daily-empty = In dieser Rangliste ist noch niemand.
page-daily-which = Partie
page-daily-among = Unter
page-daily-everybody = allen
page-daily-make-group = Mit Freunden vergleichen
# The columns: place, name, result, days, points.
page-daily-rank = Platz
page-daily-who = Wer
page-daily-result = Ergebnis
page-daily-column-days = Tage
page-daily-column-points = Punkte
# The reader’s own row. $name: the name, or all names of the team.
page-daily-you = { $name } (du)
# Below a table that leaves out the middle. $shown of $total rows.
page-daily-of-all = Gezeigt werden { $shown } von { $total } Plätzen.

# How it works.
page-daily-about = So funktioniert es
page-daily-about-same = Alle spielen dieselben Karten unter denselben Bedingungen: ein Versuch, keine Tipps, kein Zurücknehmen, und Bots, die für alle gleich lange nachdenken. Wo es keinen Unterschied macht, bekommen manche die Karten gespiegelt (101 − n).
page-daily-about-score = Deine Punkte sagen, welchen Anteil der anderen, Bots eingeschlossen, du übertroffen hast: 100, wenn niemand so gut war, 50 in der Mitte; bei Gleichstand wird geteilt.
page-daily-about-sealed = Die Karten werden vorab gemischt und versiegelt. Zwei Stunden nach Ende des Tages werden sie offengelegt, und jeder kann prüfen, dass nichts verändert wurde.
page-daily-worth = Was ist diese Rangliste wert?
page-daily-worth-more = Hier muss sich niemand anmelden. Deshalb lässt sich nicht verhindern, dass jemand unter einem zweiten Namen noch einmal spielt oder auf Freunde hört, die schon gespielt haben. Nimm die große Rangliste als Spiel. Verlass dich auf die unter deinen Freunden.
# A link that follows the sentence above.
page-daily-groups = Freundesgruppen
page-daily-seals = Siegel von heute und morgen
page-daily-seals-how = Jedes Siegel ist ein SHA-256, der nur zu einer Reihenfolge der Karten passt. Sobald eine Partie offengelegt ist, stehen Karten und Salz in ihrer Aufzeichnung: Der Rückblick prüft das Siegel, „tenback verify“ ebenso.
page-daily-seals-today = Heute
page-daily-seals-tomorrow = Morgen

# The ranking of one deal: before it can be seen, and the reader’s own result.
page-daily-closed = Die Rangliste ist noch geschlossen.
page-daily-closed-why = Sie öffnet sich für dich, sobald du diese Partie beendet hast. So erfährt niemand vorher etwas über die Karten.
# $time: such as “Thursday 02:00”.
page-daily-opens = Öffnung für alle: { $time }.
page-daily-opened = Die Karten sind offengelegt. Du kannst sie noch spielen, es zählt aber nicht mehr.
page-daily-own-result = Dein Ergebnis
page-daily-review = Deine Partie analysieren
page-daily-replay = Rückblick
# $percent: of the games of bots with these cards.
page-daily-difficulty = Wie schwer ist das? Bots haben { $percent } % ihrer Partien mit diesen Karten gewonnen.
page-daily-points-how = Punkte: der Anteil der anderen, Bots eingeschlossen, die schlechter waren; Gleichstand zählt halb.
