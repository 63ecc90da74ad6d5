# What the lessons are called.

# $lesson: basics, talk, extreme or face-to-face.
lesson-title = { $lesson ->
    [basics] Erste Schritte
    [talk] Signale und Reden
    [extreme] Extreme: die sieben Befehle
   *[face-to-face] Face to Face
}
# What one learns, in a line.
lesson-about = { $lesson ->
    [basics] The Game in acht kleinen Schritten
    [talk] Im Team spielen, ohne Zahlen zu nennen
    [extreme] Stopp, Schädel, 3! und vier, die bleiben
   *[face-to-face] Wann helfen, wann nicht, und der Wettlauf
}
