# The page: the reader’s finished games.

# Somebody who has not finished a game yet; a button below leads to the games.
page-history-none = Hier steht jede Partie, die du zu Ende spielst, mit Rückblick und Analyse. Fang mit der ersten an!

## Filters above the list.

# The name of the region, and of the button that opens it on a phone.
page-history-filters = Filter
# Each with the words for no filter.
page-history-game = Spiel
page-history-any-game = alle Spiele
page-history-seats = Personen
page-history-any-seats = beliebig viele
page-history-result = Ergebnis
page-history-any-result = alle Ergebnisse
# $result: won or lost.
page-history-results = { $result ->
    [won] gewonnen
   *[lost] verloren
}
page-history-when = Zeitraum
page-history-any-time = jederzeit
# $days: 7, 30 or 365.
page-history-days = { $days ->
    [7] letzte 7 Tage
    [30] letzte 30 Tage
   *[365] letzte 12 Monate
}
# Brings two fields, for the first and the last day.
page-history-dates = von … bis …
page-history-since = Von
page-history-until = Bis
# A field for a name, or a part of one.
page-history-with = Gespielt mit
page-history-clear = Filter löschen

## The list.

# $count: all games that pass the filters.
page-history-count = { $count ->
    [0] Keine Partien gefunden
    [one] 1 Partie
   *[other] { $count } Partien
}
# Followed by links: .tgn, CSV, JSON.
page-history-export = Herunterladen
# $result: won or lost.
page-history-outcome = { $result ->
    [won] Gewonnen
   *[lost] Verloren
}
# $left: cards; $rating: excellent for a loss with few cards left.
page-history-left = { $rating ->
    [excellent] { $left } übrig: hervorragend
   *[plain] { $left ->
        [0] alles abgelegt
        [one] 1 Karte übrig
       *[other] { $left } Karten übrig
    }
}
page-history-players = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
page-history-alone = allein
# Face to Face. $names: the opponent.
page-history-against = gegen { $names }
# A bot that finished the game in the place of a person. $bot: its level.
page-history-replaced = { $name } (ersetzt durch { $bot })
# $accuracy: with its percent sign.
page-history-accuracy = Genauigkeit { $accuracy }
# What is special about a game.
page-history-harder = Regeln für Profis
page-history-uncounted = zählt nicht für die Statistik
# $day: a date.
page-history-daily = Partie des Tages, { $day }
page-history-challenge = Herausforderung
page-history-replay = Rückblick
page-history-review = Analyse
page-history-more = Mehr zeigen
# $shown of $count are listed.
page-history-shown = { $shown } von { $count } gezeigt
