# Dlaczego bot odłożyłby właśnie to: każdy powód to osobne zdanie.

# $worlds: ile możliwych partii rozegrano na próbę.
reason-only-turn = Innej możliwości nie ma.
reason-trick = To cofa { pile } o dziesięć.
reason-small-steps = To małe kroki.
reason-enough = Leży już dość: każda kolejna karta zabrałaby miejsce.
reason-signal-heeded = { seat.start } prosi o ostrożność na { pile.locative }.
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
