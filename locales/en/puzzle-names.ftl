# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] ten back
    [chain] chain of tricks
    [order] order
    [commands] commands
    [race] race
   *[all] all themes
}
