# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] zehn zurück
    [chain] Kette von Tricks
    [order] Reihenfolge
    [commands] Befehle
    [race] Wettlauf
   *[all] alle Themen
}
