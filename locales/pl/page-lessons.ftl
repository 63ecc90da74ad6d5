# The page: lessons one plays. What the coach says comes from the server.

page-lessons-lead = Trener, mała pozycja i prawdziwe zasady: uczysz się, grając. Każda lekcja trwa kilka minut.
# Behind the name of a lesson.
page-lessons-done = ukończona
page-lessons-begun = rozpoczęta
page-lessons-all = Wszystkie lekcje
page-lessons-loading = Wczytywanie lekcji…
page-lessons-retry = Spróbuj ponownie

# Read aloud: the box with the coach’s words, and the bar at its top.
page-lessons-coach = Trener
page-lessons-progress = Postęp lekcji
page-lessons-next = Dalej
# Before the letters of the piles, to give a signal about one.
page-lessons-about = Stos

# Once a lesson is complete.
page-lessons-after = Co dalej?
page-lessons-play = Zagraj w tę grę
# $lesson: as for lesson-title.
page-lessons-next-lesson = Następna lekcja: { lesson-title }
page-lessons-again = Powtórz lekcję
