# What the themes of puzzles are called.

# A theme, in lower case. $theme: its word on the command line.
puzzles-theme = { $theme ->
    [ten-back] десять назад
    [chain] ланцюг трюків
    [order] порядок
    [commands] вказівки
    [race] перегони
   *[all] усі теми
}
