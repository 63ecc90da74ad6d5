# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] dziesięć wstecz
    [chain] łańcuch trików
    [order] kolejność
    [commands] rozkazy
    [race] wyścig
   *[all] wszystkie tematy
}
