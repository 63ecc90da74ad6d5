# Why a bot would lay what it would lay: each a sentence of its own.

# $worlds: how many possible games were played on.
reason-only-turn = There is no other turn.
reason-trick = It goes ten back on { pile }.
reason-small-steps = It takes small steps.
reason-enough = Enough is laid: every further card would cost room.
reason-signal-heeded = { seat.start } asked for care on { pile }.
reason-room-kept = It keeps the room on { pile } for later.
reason-help-given = The help on { pile } fills the hand up again.
reason-command-used = It lays { command } while that does no harm.
reason-endgame-solved = All cards are known now, and nothing does better.
reason-searched = It held up best in { $worlds ->
    [one] one game
   *[other] { $worlds } games
} played on from here.
