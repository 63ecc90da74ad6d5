# The help screen: a key on the left, this on the right. One line each where it can be.

help-title = Keys
help-about = The line of a pile is its track: the filled part is used up, your cards are the ticks on it, and ◆ is a card that goes exactly ten back. Below your cards stands what each costs, cheapest first: a+3 is three numbers on pile a; ! loses the game; ✕ fits nowhere. ▤ counts the cards on a pile.
help-lay = type a card and a pile, then Enter: lay it
help-arrows = choose a card, choose a pile
help-mouse = click a card, then a pile
help-end = end the turn
help-undo = take the last card back (alone, or while trying out)
help-try = try a turn out, unseen by the others; y lays it
help-hint = what a master would lay, and why
help-signal-keep-off = tell the team about the chosen pile: keep off
help-signal-rather-not = rather not
help-signal-small-steps = only small steps
help-signal-go-ahead = go ahead
help-hold = tell the team which command the chosen card carries
help-begin = before the first turn: let me begin, not me
help-log = what happened so far
help-rules = the rules of this game
help-resign = give the game up
help-back = back; the game is kept and can be resumed
help-replay = in old games: look through other eyes, play on from here
help-quit = leave the program; the game is kept
help-saved = Every lay is saved at once in { $folder }.
