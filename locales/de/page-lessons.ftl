# The page: lessons one plays. What the coach says comes from the server.

page-lessons-lead = Ein Coach, eine kleine Stellung und die echten Regeln: Du lernst beim Spielen. Jede Lektion dauert ein paar Minuten.
# Behind the name of a lesson.
page-lessons-done = geschafft
page-lessons-begun = angefangen
page-lessons-all = Alle Lektionen
page-lessons-loading = Die Lektion wird geladen …
page-lessons-retry = Noch einmal versuchen

# Read aloud: the box with the coach’s words, and the bar at its top.
page-lessons-coach = Coach
page-lessons-progress = Fortschritt der Lektion
page-lessons-next = Weiter
# Before the letters of the piles, to give a signal about one.
page-lessons-about = Stapel

# Once a lesson is complete.
page-lessons-after = Wie geht es weiter?
page-lessons-play = Dieses Spiel spielen
# $lesson: as for lesson-title.
page-lessons-next-lesson = Nächste Lektion: { lesson-title }
page-lessons-again = Lektion wiederholen
