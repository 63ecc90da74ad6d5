# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] o deset zpět
    [chain] řetěz triků
    [order] pořadí
    [commands] příkazy
    [race] závod
   *[all] všechna témata
}
