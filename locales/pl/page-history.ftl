# The page: the reader’s finished games.

# Somebody who has not finished a game yet; a button below leads to the games.
page-history-none = Znajdziesz tu każdą ukończoną partię, z powtórką i analizą. Zagraj pierwszą!

## Filters above the list.

# The name of the region, and of the button that opens it on a phone.
page-history-filters = Filtry
# Each with the words for no filter.
page-history-game = Gra
page-history-any-game = wszystkie gry
page-history-seats = Liczba graczy
page-history-any-seats = dowolna
page-history-result = Wynik
page-history-any-result = wszystkie wyniki
# $result: won or lost.
page-history-results = { $result ->
    [won] wygrane
   *[lost] przegrane
}
page-history-when = Okres
page-history-any-time = kiedykolwiek
# $days: 7, 30 or 365.
page-history-days = { $days ->
    [7] ostatnie 7 dni
    [30] ostatnie 30 dni
   *[365] ostatnie 12 miesięcy
}
# Brings two fields, for the first and the last day.
page-history-dates = między datami
page-history-since = Od
page-history-until = Do
# A field for a name, or a part of one.
page-history-with = Z kim
page-history-clear = Wyczyść filtry

## The list.

# $count: all games that pass the filters.
page-history-count = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
# Followed by links: .tgn, CSV, JSON.
page-history-export = Pobierz
# $result: won or lost.
page-history-outcome = { $result ->
    [won] Wygrana
   *[lost] Przegrana
}
# $left: cards; $rating: excellent for a loss with few cards left.
page-history-left = { $rating ->
    [excellent] { $left ->
        [one] została { $left }: znakomicie
        [few] zostały { $left }: znakomicie
        [many] zostało { $left }: znakomicie
       *[other] zostało { $left }: znakomicie
    }
   *[plain] { $left ->
        [0] wszystko odłożone
        [one] została { $left } karta
        [few] zostały { $left } karty
        [many] zostało { $left } kart
       *[other] zostało { $left } karty
    }
}
page-history-players = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
page-history-alone = solo
# Face to Face. $names: the opponent.
page-history-against = przeciwnik: { $names }
# A bot that finished the game in the place of a person. $bot: its level.
page-history-replaced = { $name } (w zastępstwie: { $bot })
# $accuracy: with its percent sign.
page-history-accuracy = dokładność { $accuracy }
# What is special about a game.
page-history-harder = trudniejsze zasady
page-history-uncounted = nie liczy się do statystyk
# $day: a date.
page-history-daily = rozdanie dnia, { $day }
page-history-challenge = wyzwanie
page-history-replay = Powtórka
page-history-review = Analiza
page-history-more = Pokaż więcej
# $shown of $count are listed.
page-history-shown = Pokazano { $shown } z { $count }
