# The page: the deals of a day, their calendar and their rankings.

page-daily-loading = Loading…
page-daily-retry = Try again
page-daily-lead = Six deals a day, the same for everyone. Your first attempt at each one counts.
# Behind the date: of today, how long it lasts, and of a past day.
page-daily-hours-left = { $hours } h { $minutes } min left
page-daily-minutes-left = { $minutes } min left
page-daily-archive = A past day: play for fun, it no longer counts.
page-daily-today = Today’s deals

# The deals, and how the reader stands with each.
page-daily-deals = Deals
page-daily-ranking = Ranking
page-daily-begun = in progress
page-daily-team = with friends, by a link
# $count: how many people or teams.
page-daily-finished = { $count ->
    [0] be the first
    [one] finished by { $count }
   *[other] finished by { $count }
}
page-daily-unranked = doesn’t count
page-daily-place = place { $rank } of { $of }
page-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The reader’s own record: days in a row, a rating with its interval, and a calendar.
page-daily-own = Your days
page-daily-streak = Streak
page-daily-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-daily-longest = { $count ->
    [one] longest: { $count } day
   *[other] longest: { $count } days
}
page-daily-rating = Rating (alone)
# The interval of a rating, and how many deals it comes from.
page-daily-interval = { $low } to { $high },
page-daily-rated = { $count ->
    [one] from { $count } deal
   *[other] from { $count } deals
}
page-daily-unrated = after your first deal alone
# What the dots of a calendar mean.
page-daily-dot = { $result ->
    [won] won
   *[lost] finished
}
page-daily-earlier = Previous month
page-daily-later = Next month

# Rankings of a month and of a deal. $month: such as “November 2026”.
page-daily-month = Ranking of the month: { $month }
page-daily-month-empty = No results yet: a day counts once its deals are opened, two hours after it ends.
page-daily-empty = Nobody is in this ranking yet.
page-daily-which = Deal
page-daily-among = Among
page-daily-everybody = everyone
page-daily-make-group = Compare with friends
# The columns: place, name, result, days, points.
page-daily-rank = Place
page-daily-who = Who
page-daily-result = Result
page-daily-column-days = Days
page-daily-column-points = Points
# The reader’s own row. $name: the name, or all names of the team.
page-daily-you = { $name } (you)
# Below a table that leaves out the middle. $shown of $total rows.
page-daily-of-all = { $shown } of { $total } places are shown.

# How it works.
page-daily-about = How it works
page-daily-about-same = Everyone plays the same cards under the same conditions: one attempt, no hints, no take-backs, and bots that think equally long for everybody. Where it makes no difference, some get the cards mirrored (101 − n).
page-daily-about-score = Your points say what share of the others, bots included, you beat: 100 if nobody did as well, 50 in the middle; equal results share.
page-daily-about-sealed = The cards are shuffled and sealed beforehand. Two hours after the day ends they are opened, and anyone can verify that nothing was changed.
page-daily-worth = What is this ranking worth?
page-daily-worth-more = Nobody has to sign up here, so nobody can be stopped from playing again under a second name, or from listening to a friend who has already played. Take the big ranking as a game. The one to trust is the ranking of your friends.
# A link that follows the sentence above.
page-daily-groups = Groups of friends
page-daily-seals = Seals of today and tomorrow
page-daily-seals-how = Each seal is a SHA-256 that fits only one order of the cards. Once a deal is opened, its record has the cards and the salt: the replay checks the seal, and so does “tenback verify”.
page-daily-seals-today = Today
page-daily-seals-tomorrow = Tomorrow

# The ranking of one deal: before it can be seen, and the reader’s own result.
page-daily-closed = The ranking is still closed.
page-daily-closed-why = It opens for you when you have finished this deal, so that nobody learns anything about the cards beforehand.
# $time: such as “Thursday 02:00”.
page-daily-opens = Opens for everyone: { $time }.
page-daily-opened = The cards have been opened. You can still play them; it no longer counts.
page-daily-own-result = Your result
page-daily-review = Review your game
page-daily-replay = Replay
# $percent: of the games of bots with these cards.
page-daily-difficulty = How hard is it? Bots won { $percent }% of their games with these cards.
page-daily-points-how = Points: the share of the others, bots included, who did worse; equal results count half.
