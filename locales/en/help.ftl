# The help screen: a key on the left, this on the right. One line each if possible.

help-title = Keys
help-about = The line of a pile is its track: the filled part is used up, the ticks are your cards, and ◆ is a card that goes exactly ten back. Below your cards you see what each costs, cheapest first: a+3 uses three numbers on pile a; ! loses the game; ✕ doesn’t fit anywhere. ▤ counts the cards on a pile.
help-lay = type a card and a pile, then Enter: play it
help-arrows = choose a card, choose a pile
help-mouse = click a card, then a pile, or a key on the last line
help-end = end the turn
help-undo = take back the last card (alone, or while trying out)
help-try = try out a turn in private; y plays it
help-hint = what a master would play, and why
help-signal-keep-off = tell the team about the chosen pile: keep off
help-signal-rather-not = rather not
help-signal-small-steps = small steps only
help-signal-go-ahead = go ahead
help-hold = tell the team which command the chosen card has
help-begin = before the first turn: let me go first, not me
help-log = the game log
help-rules = the rules of this game
help-resign = give up the game
help-back = back; the game is saved and can be resumed
help-replay = in old games: change the view, play on from here
help-review = in replays and after a game: review it; then the summary, with luck and skill
help-mistakes = in a review: the next mistake, the better turn
help-quit = quit; the game is saved (Ctrl-D, too)
help-saved = Every move is saved immediately in { $folder }.
