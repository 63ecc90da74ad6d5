# What the lessons are called.

# $lesson: basics, talk, extreme or face-to-face.
lesson-title = { $lesson ->
    [basics] First steps
    [talk] Signals and talk
    [extreme] Extreme: the seven commands
   *[face-to-face] Face to Face
}
# What one learns, in a line.
lesson-about = { $lesson ->
    [basics] The Game in eight small steps
    [talk] Playing as a team without naming numbers
    [extreme] Stop, skull, 3!, and four that last
   *[face-to-face] When to help, when not to, and the race
}
