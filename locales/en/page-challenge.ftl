# The page: a challenge, the cards of a finished game for others to do better.

page-challenge = Can you do better with these cards?
# In place of it for those who have finished.
page-challenge-answered = Results with these cards
page-challenge-loading = Loading…
page-challenge-retry = Try again
# $seats: how many play.
page-challenge-game = { $seats ->
    [1] { game } alone
   *[other] { game } for { $seats }
}
page-challenge-hand = { $cards ->
    [one] { $cards } card per hand
   *[other] { $cards } cards per hand
}
page-challenge-minimum = { $cards ->
    [one] at least { $cards } card per turn
   *[other] at least { $cards } cards per turn
}
# $bots: how many of the seats bots have.
page-challenge-bots = { $bots ->
    [one] with { $bots } bot, the same for everyone
   *[other] with { $bots } bots, the same for everyone
}
page-challenge-lead = Somebody finished a game with exactly these cards and would like to know how you do. You’ll see all results side by side once you have finished.
# $people: alone, team or duel.
page-challenge-fair = { $people ->
    [team] Play it as a team: you’ll get a link for the others. Your first attempt counts, without hints and take-backs.
    [duel] Play it against somebody: you’ll get a link for your opponent. Your first attempt counts, without hints and take-backs.
   *[alone] Your first attempt counts, without hints and take-backs.
}
page-challenge-your-name = Your name
page-challenge-play = Play these cards
page-challenge-resume = Resume game
# $count: how many people or teams, without the first.
page-challenge-finished = { $count ->
    [0] Nobody has answered this challenge yet.
    [one] It has one answer so far.
   *[other] It has { $count } answers so far.
}

# All results, side by side.
page-challenge-results = Results
page-challenge-who = Who
page-challenge-result = Result
page-challenge-record = Replay
# Below results of two opponents each.
page-challenge-named-first = Each result is that of the player named first: all of them had the same cards.
page-challenge-you = you
page-challenge-first = the original game
page-challenge-unranked = had seen the cards, or with a bot
page-challenge-replay = Replay
page-challenge-replay-of = Replay: { $names }

page-challenge-link = Challenge others
page-challenge-seal = Same cards for everyone, sealed
page-challenge-seal-how = This number fits only one order of the cards. When you have finished, your page checks that you got exactly those.
page-challenge-worth = What are these results worth?
page-challenge-worth-more = From the first card until you finish, the original game and everything about it stay closed to you. But Tenback can’t know whether somebody watched that game or opened its replay before, plays again under a second name, or gets tips from a friend. Challenge people you trust.
