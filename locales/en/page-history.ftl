# The page: the reader’s finished games.

# Somebody who has not finished a game yet; a button below leads to the games.
page-history-none = Every game you finish will be listed here, with its replay and a review. Play the first one!

## Filters above the list.

# The name of the region, and of the button that opens it on a phone.
page-history-filters = Filters
# Each with the words for no filter.
page-history-game = Game
page-history-any-game = all games
page-history-seats = Players
page-history-any-seats = any number
page-history-result = Result
page-history-any-result = all results
# $result: won or lost.
page-history-results = { $result ->
    [won] won
   *[lost] lost
}
page-history-when = Time
page-history-any-time = any time
# $days: 7, 30 or 365.
page-history-days = { $days ->
    [7] last 7 days
    [30] last 30 days
   *[365] last 12 months
}
# Brings two fields, for the first and the last day.
page-history-dates = between two dates
page-history-since = From
page-history-until = To
# A field for a name, or a part of one.
page-history-with = Played with
page-history-clear = Clear filters

## The list.

# $count: all games that pass the filters.
page-history-count = { $count ->
    [0] No games found
    [one] 1 game
   *[other] { $count } games
}
# Followed by links: .tgn, CSV, JSON.
page-history-export = Download
# $result: won or lost.
page-history-outcome = { $result ->
    [won] Won
   *[lost] Lost
}
# $left: cards; $rating: excellent for a loss with few cards left.
page-history-left = { $rating ->
    [excellent] { $left } left: excellent
   *[plain] { $left ->
        [0] all cards played
        [one] 1 card left
       *[other] { $left } cards left
    }
}
page-history-players = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
page-history-alone = alone
# Face to Face. $names: the opponent.
page-history-against = against { $names }
# A bot that finished the game in the place of a person. $bot: its level.
page-history-replaced = { $name } (replaced by { $bot })
# $accuracy: with its percent sign.
page-history-accuracy = accuracy { $accuracy }
# What is special about a game.
page-history-harder = harder rules
page-history-uncounted = doesn’t count in statistics
# $day: a date.
page-history-daily = deal of the day, { $day }
page-history-challenge = challenge
page-history-replay = Replay
page-history-review = Review
page-history-more = Show more
# $shown of $count are listed.
page-history-shown = { $shown } of { $count } shown
