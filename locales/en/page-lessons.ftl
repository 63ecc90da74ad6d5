# The page: lessons one plays. What the coach says comes from the server.

page-lessons-lead = A coach, a small position, and the real rules: you learn by playing. Each lesson takes a few minutes.
# Behind the name of a lesson.
page-lessons-done = completed
page-lessons-begun = started
page-lessons-all = All lessons
page-lessons-loading = Loading the lesson…
page-lessons-retry = Try again

# Read aloud: the box with the coach’s words, and the bar at its top.
page-lessons-coach = Coach
page-lessons-progress = Lesson progress
page-lessons-next = Continue
# Before the letters of the piles, to give a signal about one.
page-lessons-about = Pile

# Once a lesson is complete.
page-lessons-after = What next?
page-lessons-play = Play this game
# $lesson: as for lesson-title.
page-lessons-next-lesson = Next lesson: { lesson-title }
page-lessons-again = Repeat the lesson
