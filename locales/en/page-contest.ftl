# The page: deals that others play as well, at their tables and on the screens about them.

# Which of the deals of a day. $deal: the word of the protocol. Master is the level of a bot.
page-deal = { $deal ->
    [classic-1] The Game alone
    [extreme-1] Extreme alone
    [face-to-face] Face to Face against Master
    [classic-2] The Game for two
    [classic-3] The Game for three
   *[classic-4] The Game for four
}
# How somebody did. $result: won, lost, duel-won or duel-lost. $left: the cards left; in Face to Face those of the loser.
page-contest-result = { $result ->
    [won] all cards played
    [duel-won] { $left ->
        [one] won, { $left } card ahead
       *[other] won, { $left } cards ahead
    }
    [duel-lost] { $left ->
        [one] lost with { $left } card left
       *[other] lost with { $left } cards left
    }
   *[lost] { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
}

# Above the board, in place of the name of the game. $day: such as “18 Nov”.
page-occasion-daily = Deal of the day, { $day }
page-occasion-challenge = Challenge
# Before the cards are dealt, and at the end: what counts.
page-occasion-challenge-why = You play the same cards as somebody before you. You’ll see how they did once you have finished.
page-occasion-unranked = This game doesn’t count for the ranking.
page-occasion-people = Only people take part, no bots.
page-occasion-first-sight = It counts for the ranking if none of you has seen these cards before, and if no bot takes over a seat.
page-occasion-alone = Your first attempt counts, without hints and take-backs.

# At the end of a game.
page-after-ranking = See the ranking
page-after-results = See the results
page-after-deals = More deals of the day
# $day: such as “18 Nov”; $deal: as for page-deal.
page-share-title = Tenback, deal of the day, { $day }: { page-deal }
page-share = Share without spoilers
# While the server reviews the game, to say how good each turn was.
page-share-wait = Preparing your result to share…
# Read aloud in place of a row of coloured signs.
page-share-signs = How good your turns were, one sign per turn
page-after-challenge = Challenge a friend with these cards
page-after-challenge-link = Send this link
page-after-challenge-how = It leads to the same cards. Who you are and how you did is shown to players once they have finished.
