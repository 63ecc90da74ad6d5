# What the lessons are called.

# $lesson: basics, talk, extreme or face-to-face.
lesson-title = { $lesson ->
    [basics] Pierwsze kroki
    [talk] Sygnały i rozmowa
    [extreme] Extreme: siedem rozkazów
   *[face-to-face] Face to Face
}
# What one learns, in a line.
lesson-about = { $lesson ->
    [basics] The Game w ośmiu małych krokach
    [talk] Gra w drużynie bez podawania liczb
    [extreme] Stop, czaszka, 3! i cztery trwałe
   *[face-to-face] Kiedy pomagać, kiedy nie i jak wygrać wyścig
}
