# The page: the reader’s finished games.

# Somebody who has not finished a game yet; a button below leads to the games.
page-history-none = Tady najdeš každou partii, kterou dohraješ, s přehráním a rozborem. Zahraj si první!

## Filters above the list.

# The name of the region, and of the button that opens it on a phone.
page-history-filters = Filtry
# Each with the words for no filter.
page-history-game = Hra
page-history-any-game = všechny hry
page-history-seats = Počet hráčů
page-history-any-seats = libovolný
page-history-result = Výsledek
page-history-any-result = všechny výsledky
# $result: won or lost.
page-history-results = { $result ->
    [won] výhry
   *[lost] prohry
}
page-history-when = Období
page-history-any-time = kdykoli
# $days: 7, 30 or 365.
page-history-days = { $days ->
    [7] posledních 7 dní
    [30] posledních 30 dní
   *[365] posledních 12 měsíců
}
# Brings two fields, for the first and the last day.
page-history-dates = od data do data
page-history-since = Od
page-history-until = Do
# A field for a name, or a part of one.
page-history-with = S kým
page-history-clear = Zrušit filtry

## The list.

# $count: all games that pass the filters.
page-history-count = { $count ->
    [0] Nic se nenašlo
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
# Followed by links: .tgn, CSV, JSON.
page-history-export = Stáhnout
# $result: won or lost.
page-history-outcome = { $result ->
    [won] Výhra
   *[lost] Prohra
}
# $left: cards; $rating: excellent for a loss with few cards left.
page-history-left = { $rating ->
    [excellent] { $left ->
        [one] zbyla { $left }: skvělé
        [few] zbyly { $left }: skvělé
       *[other] zbylo { $left }: skvělé
    }
   *[plain] { $left ->
        [0] vše vyloženo
        [one] zbyla { $left } karta
        [few] zbyly { $left } karty
       *[other] zbylo { $left } karet
    }
}
page-history-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
page-history-alone = sólo
# Face to Face. $names: the opponent.
page-history-against = proti: { $names }
# A bot that finished the game in the place of a person. $bot: its level.
page-history-replaced = { $name } (dohrál bot { $bot })
# $accuracy: with its percent sign.
page-history-accuracy = přesnost { $accuracy }
# What is special about a game.
page-history-harder = přísnější pravidla
page-history-uncounted = do statistik se nepočítá
# $day: a date.
page-history-daily = rozdání dne, { $day }
page-history-challenge = výzva
page-history-replay = Přehrát
page-history-review = Rozbor
page-history-more = Zobrazit další
# $shown of $count are listed.
page-history-shown = Zobrazeno { $shown } z { $count }
