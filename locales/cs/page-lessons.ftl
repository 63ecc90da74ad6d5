# The page: lessons one plays. What the coach says comes from the server.

page-lessons-lead = Trenér, malá pozice a skutečná pravidla: učíš se hrou. Každá lekce trvá pár minut.
# Behind the name of a lesson.
page-lessons-done = hotovo
page-lessons-begun = rozehráno
page-lessons-all = Všechny lekce
page-lessons-loading = Lekce se načítá…
page-lessons-retry = Zkusit znovu

# Read aloud: the box with the coach’s words, and the bar at its top.
page-lessons-coach = Trenér
page-lessons-progress = Postup v lekci
page-lessons-next = Pokračovat
# Before the letters of the piles, to give a signal about one.
page-lessons-about = Hromádka

# Once a lesson is complete.
page-lessons-after = Co dál?
page-lessons-play = Hrát tuto hru
# $lesson: as for lesson-title.
page-lessons-next-lesson = Další lekce: { lesson-title }
page-lessons-again = Zopakovat lekci
