# The page: statistics of the reader, and public profiles.

# Nothing to show yet; a button below leads to the games.
page-statistics-none = Statistiky začínají první partií, kterou dohraješ. Zahraj si!
# The same on the profile of somebody else.
page-statistics-none-yet = Zatím žádné dohrané partie.
# The name of the region to choose a game and a number of players from.
page-statistics-choose = Vyber hru
page-statistics-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
page-statistics-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}

## Key figures.

page-statistics-played = Odehrané partie
page-statistics-won = Výhry
page-statistics-streak = Výhry v řadě
# $streak: the most wins in a row so far.
page-statistics-longest = rekord: { $streak }
page-statistics-backs = O deset zpět
# $number: such as 2.1.
page-statistics-per-game = { $number } na partii

## How often games are won.

page-statistics-rate = Úspěšnost
page-statistics-rate-won = Vyhráno
page-statistics-rate-adjusted = Bez vlivu štěstí
# The ends of an interval, with percent signs.
page-statistics-interval = { $low } až { $high }
page-statistics-interval-why = Čára kolem každého bodu je 95% interval spolehlivosti: čím víc partií, tím je kratší.
# $count: the games for which it is known.
page-statistics-adjusted-why = { $count ->
    [one] „Bez vlivu štěstí“ je podíl výher s průměrnými kartami; spočítáno z { $count } partie.
    [few] „Bez vlivu štěstí“ je podíl výher s průměrnými kartami; spočítáno ze { $count } partií.
   *[other] „Bez vlivu štěstí“ je podíl výher s průměrnými kartami; spočítáno z { $count } partií.
}
page-statistics-adjusted-later = Úspěšnost bez vlivu štěstí se tu objeví později: server ji pro každou partii počítá, když má čas.

## Cards left.

page-statistics-left = Zbylé karty
# In Face to Face only one’s own cards count.
page-statistics-left-own = Zbylé vlastní karty
# $left: half of the games had at most this many.
page-statistics-median = { $left ->
    [0] Nejméně v polovině partií nezbyla žádná karta.
    [one] V polovině partií zbyla nejvýš { $left } karta.
    [few] V polovině partií zbyly nejvýš { $left } karty.
   *[other] V polovině partií zbylo nejvýš { $left } karet.
}
# In a table, behind the number of cards of one game.
page-statistics-this-game = tato partie
# In the chart, above the bar of one game. $left: its cards.
page-statistics-mark = tato partie: { $left }

## Accuracy.

page-statistics-accuracy = Přesnost
page-statistics-accuracy-none = Nech si partie rozebrat a uvidíš, jak přesně hraješ.
# $count: how many games the average is over.
page-statistics-accuracy-why = { $count ->
    [one] Každý bod je jedna rozebraná partie.
    [few] Každý bod je jedna rozebraná partie; čára je průměr posledních { $count }.
   *[other] Každý bod je jedna rozebraná partie; čára je průměr posledních { $count }.
}
# The heading of a column with dates.
page-statistics-game-of = Partie

# For screen readers. $title: the heading of the chart.
page-statistics-picture = { $title }: graf. Čísla jsou v tabulce pod ním.
# Opens the table.
page-statistics-table = Jako tabulka

## With whom.

page-statistics-with = Spoluhráči
page-statistics-against = Protihráči
# Headings of columns: who, how many games, how many of them were won.
page-statistics-name = Jméno
page-statistics-count = Partie
page-statistics-wins = Výhry

## The public profile.

page-statistics-public = Veřejný profil
# A switch.
page-statistics-publish = Ukázat mé statistiky každému, kdo má odkaz
page-statistics-public-why = Profil ukazuje tvé jméno a tyto statistiky, ale ne to, s kým hraješ. Kdykoli ho můžeš zase vypnout.
page-statistics-now-public = Tvůj profil je veřejný.
page-statistics-now-private = Tvůj profil už není veřejný.
page-statistics-link = Odkaz na tvůj profil
page-statistics-look = Zobrazit profil
# $day: a date.
page-statistics-since = Hraje tu od { $day }
# The window’s title.
page-statistics-title-of = { $name } · Tenback
# Somebody who has no public profile, or nobody.
page-statistics-no-profile = Tady žádný veřejný profil není
