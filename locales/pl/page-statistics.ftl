# The page: statistics of the reader, and public profiles.

# Nothing to show yet; a button below leads to the games.
page-statistics-none = Statystyki zaczną się od pierwszej ukończonej partii. Zagraj!
# The same on the profile of somebody else.
page-statistics-none-yet = Jeszcze żadnych ukończonych partii.
# The name of the region to choose a game and a number of players from.
page-statistics-choose = Wybierz grę
page-statistics-seats = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
page-statistics-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}

## Key figures.

page-statistics-played = Rozegrane partie
page-statistics-won = Wygrane partie
page-statistics-streak = Wygrane z rzędu
# $streak: the most wins in a row so far.
page-statistics-longest = rekord: { $streak }
page-statistics-backs = Dziesięć wstecz
# $number: such as 2.1.
page-statistics-per-game = { $number } na partię

## How often games are won.

page-statistics-rate = Odsetek wygranych
page-statistics-rate-won = Wygrane
page-statistics-rate-adjusted = Bez szczęścia
# The ends of an interval, with percent signs.
page-statistics-interval = { $low } do { $high }
page-statistics-interval-why = Linia wokół każdego punktu to 95-procentowy przedział ufności: im więcej partii, tym jest krótsza.
# $count: the games for which it is known.
page-statistics-adjusted-why = { $count ->
    [one] „Bez szczęścia” to odsetek wygranych przy przeciętnych kartach, obliczony z { $count } partii.
    [few] „Bez szczęścia” to odsetek wygranych przy przeciętnych kartach, obliczony z { $count } partii.
    [many] „Bez szczęścia” to odsetek wygranych przy przeciętnych kartach, obliczony z { $count } partii.
   *[other] „Bez szczęścia” to odsetek wygranych przy przeciętnych kartach, obliczony z { $count } partii.
}
page-statistics-adjusted-later = Odsetek bez szczęścia pojawi się tu później: serwer oblicza go dla każdej partii, gdy ma czas.

## Cards left.

page-statistics-left = Pozostałe karty
# In Face to Face only one’s own cards count.
page-statistics-left-own = Twoje pozostałe karty
# $left: half of the games had at most this many.
page-statistics-median = { $left ->
    [0] W co najmniej połowie partii nie została żadna karta.
    [one] W połowie partii została najwyżej { $left } karta.
    [few] W połowie partii zostały najwyżej { $left } karty.
    [many] W połowie partii zostało najwyżej { $left } kart.
   *[other] W połowie partii zostało najwyżej { $left } karty.
}
# In a table, behind the number of cards of one game.
page-statistics-this-game = ta partia
# In the chart, above the bar of one game. $left: its cards.
page-statistics-mark = ta partia: { $left }

## Accuracy.

page-statistics-accuracy = Dokładność
page-statistics-accuracy-none = Przeanalizuj swoje partie, żeby zobaczyć, jak dokładnie grasz.
# $count: how many games the average is over.
page-statistics-accuracy-why = { $count ->
    [one] Każdy punkt to przeanalizowana partia.
    [few] Każdy punkt to przeanalizowana partia; linia to średnia z ostatnich { $count }.
    [many] Każdy punkt to przeanalizowana partia; linia to średnia z ostatnich { $count }.
   *[other] Każdy punkt to przeanalizowana partia; linia to średnia z ostatnich { $count }.
}
# The heading of a column with dates.
page-statistics-game-of = Partia

# For screen readers. $title: the heading of the chart.
page-statistics-picture = { $title }: wykres. Liczby są w tabeli pod nim.
# Opens the table.
page-statistics-table = Jako tabela

## With whom.

page-statistics-with = Z kim
page-statistics-against = Przeciw komu
# Headings of columns: who, how many games, how many of them were won.
page-statistics-name = Imię
page-statistics-count = Partie
page-statistics-wins = Wygrane

## The public profile.

page-statistics-public = Profil publiczny
# A switch.
page-statistics-publish = Pokaż moje statystyki każdemu, kto ma link
page-statistics-public-why = Profil pokazuje twoje imię i te statystyki, ale nie to, z kim grasz. W każdej chwili możesz go wyłączyć.
page-statistics-now-public = Twój profil jest publiczny.
page-statistics-now-private = Twój profil nie jest już publiczny.
page-statistics-link = Link do twojego profilu
page-statistics-look = Zobacz profil
# $day: a date.
page-statistics-since = Gra tu od { $day }
# The window’s title.
page-statistics-title-of = { $name } · Tenback
# Somebody who has no public profile, or nobody.
page-statistics-no-profile = Nie ma tu publicznego profilu
