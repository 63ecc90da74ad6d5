# The coach: one line before a costly lay, one after a turn.

# A lay. $card: a number; $pile: a letter.
coach-lay = { $card } on { $pile }
# What something costs. $points: a number of percentage points, at least 1.
coach-points = { $points ->
    [one] one point
   *[other] { $points } points
} of win chance
# Before a lay. $better: a lay.
coach-warning = { coach-lay } costs { coach-points }; better: { $better }.
coach-warning-end = { coach-lay } costs { coach-points }; better: end your turn.
# After a turn. $what: what was worse about it; $better: the lays of a better turn.
coach-remark = { $what ->
    [jump] That jump
    [trick] Not going ten back
    [signal] Ignoring the signal
   *[turn] That turn
} cost { coach-points }; better: { $better }.
coach-great = Well spotted: every other turn was clearly worse.

# In the terminal: the key, what the coach does, the line of the help screen, and the one in lines of text.
coach-key = coach
coach-on = The coach is on: it warns you of costly cards and comments on your turns.
coach-on-all = The coach is on for everyone at this keyboard.
coach-off = The coach is off.
coach-help = coach on or off: warns of costly cards, comments on turns
coach-help-plain = “coach on” warns of costly cards when you try them out, and comments on your turns; “coach off” stops it.
# At a server, where the others have a say in it.
coach-key-agree = agree to the coach
coach-on-there = The coach starts once everyone at the table agrees.
coach-agreed = The others can now have a coach.
# In the log. $name: a player.
coach-log-on = { $name }: switched the coach on.
coach-log-agreed = { $name }: agreed to coaches.
coach-log-off = { $name }: playing without a coach.
