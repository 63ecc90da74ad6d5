# What the lessons are called.

# $lesson: basics, talk, extreme or face-to-face.
lesson-title = { $lesson ->
    [basics] První kroky
    [talk] Signály a domlouvání
    [extreme] Extreme: sedm příkazů
   *[face-to-face] Face to Face
}
# What one learns, in a line.
lesson-about = { $lesson ->
    [basics] The Game v osmi malých krocích
    [talk] Týmová hra bez prozrazování čísel
    [extreme] Stop, lebka, 3! a čtyři trvalé příkazy
   *[face-to-face] Kdy pomáhat, kdy ne a jak vyhrát závod
}
