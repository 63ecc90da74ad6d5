# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] dziesięć wstecz
    [chain] łańcuch sztuczek
    [order] kolejność
    [commands] polecenia
    [race] wyścig
   *[all] wszystkie tematy
}
