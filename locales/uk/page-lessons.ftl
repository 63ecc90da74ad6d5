# The page: lessons one plays. What the coach says comes from the server.

page-lessons-lead = Тренер, невелика позиція і справжні правила: ти вчишся граючи. Кожен урок триває кілька хвилин.
# Behind the name of a lesson.
page-lessons-done = пройдено
page-lessons-begun = розпочато
page-lessons-all = Усі уроки
page-lessons-loading = Урок завантажується…
page-lessons-retry = Спробувати ще раз

# Read aloud: the box with the coach’s words, and the bar at its top.
page-lessons-coach = Тренер
page-lessons-progress = Поступ уроку
page-lessons-next = Далі
# Before the letters of the piles, to give a signal about one.
page-lessons-about = Стос

# Once a lesson is complete.
page-lessons-after = Що далі?
page-lessons-play = Зіграти в цю гру
# $lesson: as for lesson-title.
page-lessons-next-lesson = Наступний урок: { lesson-title }
page-lessons-again = Повторити урок
