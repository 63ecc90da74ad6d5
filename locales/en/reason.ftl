# Why a bot would make a move: each a sentence of its own.

# $worlds: the number of possible games that were played out; $name: a player or a bot; $percent, $next: chances to win.
reason-chance = Win chance: { $percent }%.
reason-chance-next = Win chance: { $percent }%; the next best turn: { $next }%.
reason-only-turn = There is no other turn.
reason-trick = It goes ten back on { pile }.
reason-small-steps = It takes small steps.
reason-enough = You have played enough: any further card would use up room.
reason-signal-heeded = { $name } asked for care on { pile }.
reason-room-kept = It keeps room on { pile } for later.
reason-help-given = Helping on { pile } lets you refill your hand.
reason-command-used = It uses “{ command }” while that does no harm.
reason-endgame-solved = All cards are known now, and nothing is better.
reason-searched = It did best in { $worlds ->
    [one] one game
   *[other] { $worlds } games
} played out from here.
