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
    [talk] Як грати в команді, не називаючи чисел
    [extreme] Стоп, череп, 3! і чотири тривалі
   *[face-to-face] Коли допомагати, коли ні і як виграти перегони
}
