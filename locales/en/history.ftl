# tenback history: finished games in the terminal.

# Headings of columns. $what: the column.
history-column = { $what ->
    [number] No.
    [ended] Ended
    [game] Game
    [seats] Players
    [result] Result
    [left] Left
    [accuracy] Accuracy
   *[others] Others
}
# A person for whom a bot played at the end. $bot: its name.
history-replaced = { $name } (replaced by { $bot })
# $value: a whole number.
history-percent = { $value }%
# $percent: with its sign.
history-accuracy = accuracy { $percent }

## Below the list. $total: games in all.

history-total = { $total ->
    [one] 1 game
   *[other] { $total } games
}
history-part = Games { $first } to { $last } of { $total }.
# $page: its number.
history-next-page = Next page: --page { $page }
history-no-such-page = { $total ->
    [one] There is only 1 game: choose a lower --page.
   *[other] There are only { $total } games: choose a lower --page.
}
# $server: such as http://localhost:8098
history-at = Your games at { $server }: tenback history --at { $server }
history-none-here = You haven’t finished a game on this computer yet. Play one: tenback play
history-none-at = You haven’t finished a game at { $server } yet. Play one: tenback play --at { $server }
history-none-found = No game matches. Leave out a filter to see more.
history-none-exported = No game matches, so there is nothing to export.
history-no-account = This terminal isn’t signed in at { $server }. Play a game there (tenback play --at { $server }), or be the same person as in your browser with a link from its page “Your devices”: tenback devices add LINK
history-no-such-game = { $total ->
    [0] There is no game { $number }: the list is empty.
    [one] There is no game { $number }: the list has only 1 game.
   *[other] There is no game { $number }: the list has only { $total } games.
}
history-cut-off = { $server } stopped in the middle of the file. Nothing is complete: try again.

## Statistics. Numbers come with their percent sign.

history-no-statistics = No statistics yet: they are about finished games by the usual rules.
history-played = Played: { $played }, won: { $won }
history-rate = Win rate: { $rate } (95% interval: { $low } to { $high })
history-rate-adjusted = Without luck: { $rate } (95% interval: { $low } to { $high })
history-streaks = Wins in a row: { $now } now, { $longest } at best
# $mean: per game.
history-ten-backs = Ten-backs: { $backs }, { $mean } per game
history-mean-accuracy = { $games ->
    [one] Accuracy: { $percent } in 1 reviewed game
   *[other] Accuracy: { $percent } in the last { $games } reviewed games
}
# Above a chart of how many games ended with how many cards left.
history-mean-left = Cards left: { $mean } on average
