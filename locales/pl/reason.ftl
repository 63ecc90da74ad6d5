# Why a bot would make a move: each a sentence of its own.

# $worlds: the number of possible games that were played out; $name: a player or a bot; $percent, $next: chances to win.
reason-chance = Szansa na wygraną: { $percent }%.
reason-chance-next = Szansa na wygraną: { $percent }%, przy drugiej najlepszej turze { $next }%.
reason-only-turn = Innej tury nie ma.
reason-trick = Na { pile.locative } wychodzi dziesięć wstecz.
reason-small-steps = To małe kroki.
reason-enough = To wystarczy: każda kolejna karta tylko zużyłaby tor.
reason-signal-heeded = { $name } prosi o ostrożność na { pile.locative }.
reason-room-kept = To oszczędza { pile } na później.
reason-help-given = Pomoc na { pile.locative } pozwala znów uzupełnić rękę.
reason-command-used = Karta „{ command }” akurat teraz nie szkodzi.
reason-endgame-solved = Wszystkie karty są już znane i nie ma nic lepszego.
reason-searched = To wypada najlepiej w { $worlds ->
    [one] jednej partii rozegranej
    [few] { $worlds } partiach rozegranych
    [many] { $worlds } partiach rozegranych
   *[other] { $worlds } partii rozegranych
} stąd na próbę.
