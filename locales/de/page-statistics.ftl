# The page: statistics of the reader, and public profiles.

# Nothing to show yet; a button below leads to the games.
page-statistics-none = Deine Statistik beginnt mit der ersten Partie, die du zu Ende spielst. Leg los!
# The same on the profile of somebody else.
page-statistics-none-yet = Noch keine beendeten Partien.
# The name of the region to choose a game and a number of players from.
page-statistics-choose = Spiel wählen
page-statistics-seats = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
page-statistics-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}

## Key figures.

page-statistics-played = Partien gespielt
page-statistics-won = Partien gewonnen
page-statistics-streak = Siege in Folge
# $streak: the most wins in a row so far.
page-statistics-longest = Rekord: { $streak }
page-statistics-backs = Zehn zurück
# $number: such as 2.1.
page-statistics-per-game = { $number } pro Partie

## How often games are won.

page-statistics-rate = Siegquote
page-statistics-rate-won = Gewonnen
page-statistics-rate-adjusted = Ohne Glück
# The ends of an interval, with percent signs.
page-statistics-interval = { $low } bis { $high }
page-statistics-interval-why = Die Linie um jeden Punkt ist das 95-%-Konfidenzintervall: Je mehr Partien, desto kürzer wird sie.
# $count: the games for which it is known.
page-statistics-adjusted-why = { $count ->
    [one] „Ohne Glück“ heißt: So oft würdest du mit durchschnittlichen Karten gewinnen, berechnet aus 1 Partie.
   *[other] „Ohne Glück“ heißt: So oft würdest du mit durchschnittlichen Karten gewinnen, berechnet aus { $count } Partien.
}
page-statistics-adjusted-later = Hier steht bald deine Quote ohne Glück: Der Server berechnet sie für jede Partie, wenn er Zeit hat.

## Cards left.

page-statistics-left = Karten übrig
# In Face to Face only one’s own cards count.
page-statistics-left-own = Eigene Karten übrig
# $left: half of the games had at most this many.
page-statistics-median = { $left ->
    [0] In mindestens der Hälfte der Partien blieb keine Karte übrig.
    [one] In der Hälfte der Partien blieb höchstens 1 Karte übrig.
   *[other] In der Hälfte der Partien blieben höchstens { $left } Karten übrig.
}
# In a table, behind the number of cards of one game.
page-statistics-this-game = diese Partie
# In the chart, above the bar of one game. $left: its cards.
page-statistics-mark = diese Partie: { $left }

## Accuracy.

page-statistics-accuracy = Genauigkeit
page-statistics-accuracy-none = Analysiere deine Partien, um zu sehen, wie genau du spielst.
# $count: how many games the average is over.
page-statistics-accuracy-why = { $count ->
    [one] Ein Punkt für jede analysierte Partie.
   *[other] Ein Punkt für jede analysierte Partie; die Linie ist der Durchschnitt der letzten { $count }.
}
# The heading of a column with dates.
page-statistics-game-of = Partie

# For screen readers. $title: the heading of the chart.
page-statistics-picture = { $title }: ein Diagramm. Die Tabelle darunter enthält die Zahlen.
# Opens the table.
page-statistics-table = Als Tabelle

## With whom.

page-statistics-with = Mit wem
page-statistics-against = Gegen wen
# Headings of columns: who, how many games, how many of them were won.
page-statistics-name = Name
page-statistics-count = Partien
page-statistics-wins = Gewonnen

## The public profile.

page-statistics-public = Öffentliches Profil
# A switch.
page-statistics-publish = Meine Statistik allen zeigen, die den Link haben
page-statistics-public-why = Das Profil zeigt deinen Namen und diese Statistik, aber nicht, mit wem du gespielt hast. Du kannst es jederzeit wieder abschalten.
page-statistics-now-public = Dein Profil ist öffentlich.
page-statistics-now-private = Dein Profil ist nicht mehr öffentlich.
page-statistics-link = Link zu deinem Profil
page-statistics-look = Profil ansehen
# $day: a date.
page-statistics-since = Spielt hier seit dem { $day }
# The window’s title.
page-statistics-title-of = { $name } · Tenback
# Somebody who has no public profile, or nobody.
page-statistics-no-profile = Hier ist kein öffentliches Profil
