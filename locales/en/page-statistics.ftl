# The page: statistics of the reader, and public profiles.

# Nothing to show yet; a button below leads to the games.
page-statistics-none = Your statistics start with the first game you finish. Play one!
# The same on the profile of somebody else.
page-statistics-none-yet = No finished games yet.
# The name of the region to choose a game and a number of players from.
page-statistics-choose = Choose a game
page-statistics-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
page-statistics-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}

## Key figures.

page-statistics-played = Games played
page-statistics-won = Games won
page-statistics-streak = Wins in a row
# $streak: the most wins in a row so far.
page-statistics-longest = best: { $streak }
page-statistics-backs = Ten-backs
# $number: such as 2.1.
page-statistics-per-game = { $number } per game

## How often games are won.

page-statistics-rate = Win rate
page-statistics-rate-won = Won
page-statistics-rate-adjusted = Without luck
# The ends of an interval, with percent signs.
page-statistics-interval = { $low } to { $high }
page-statistics-interval-why = The line around each dot is the 95% confidence interval: the more games, the shorter it gets.
# $count: the games for which it is known.
page-statistics-adjusted-why = { $count ->
    [one] “Without luck” is how often you would win with average cards, computed from 1 game.
   *[other] “Without luck” is how often you would win with average cards, computed from { $count } games.
}
page-statistics-adjusted-later = Your rate without luck will appear here: the server computes it for every game when it has time.

## Cards left.

page-statistics-left = Cards left
# In Face to Face only one’s own cards count.
page-statistics-left-own = Your cards left
# $left: half of the games had at most this many.
page-statistics-median = { $left ->
    [0] In at least half of the games, no cards were left.
    [one] In half of the games, at most 1 card was left.
   *[other] In half of the games, at most { $left } cards were left.
}
# In a table, behind the number of cards of one game.
page-statistics-this-game = this game
# In the chart, above the bar of one game. $left: its cards.
page-statistics-mark = this game: { $left }

## Accuracy.

page-statistics-accuracy = Accuracy
page-statistics-accuracy-none = Review your games to see how accurately you play.
# $count: how many games the average is over.
page-statistics-accuracy-why = { $count ->
    [one] A dot for each reviewed game.
   *[other] A dot for each reviewed game; the line is the average of the last { $count }.
}
# The heading of a column with dates.
page-statistics-game-of = Game

# For screen readers. $title: the heading of the chart.
page-statistics-picture = { $title }: a chart. The table below it has the numbers.
# Opens the table.
page-statistics-table = As a table

## With whom.

page-statistics-with = Played with
page-statistics-against = Played against
# Headings of columns: who, how many games, how many of them were won.
page-statistics-name = Name
page-statistics-count = Games
page-statistics-wins = Won

## The public profile.

page-statistics-public = Public profile
# A switch.
page-statistics-publish = Show my statistics to everyone who has the link
page-statistics-public-why = The profile shows your name and these statistics, but not who you played with. You can switch it off at any time.
page-statistics-now-public = Your profile is public.
page-statistics-now-private = Your profile is no longer public.
page-statistics-link = Link to your profile
page-statistics-look = View profile
# $day: a date.
page-statistics-since = Plays here since { $day }
# The window’s title.
page-statistics-title-of = { $name } · Tenback
# Somebody who has no public profile, or nobody.
page-statistics-no-profile = No public profile here
