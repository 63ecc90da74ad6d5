# What the lessons are called.

# $lesson: basics, talk, extreme or face-to-face.
lesson-title = { $lesson ->
    [basics] Перші кроки
    [talk] Сигнали й розмова
    [extreme] Extreme: сім вказівок
   *[face-to-face] Face to Face
}
# What one learns, in a line.
lesson-about = { $lesson ->
    [basics] The Game за вісім малих кроків
    [talk] Гра в команді без називання чисел
    [extreme] Стоп, череп, 3! і чотири тривалі
   *[face-to-face] Допомагати, виснажувати, випереджати
}
