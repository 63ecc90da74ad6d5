# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Play this game
page-rules-command-cards = The cards with commands
# $cards: commands with the numbers that carry them.
page-rules-own-cards = At this table these cards carry commands: { $cards }.

# What the pictures show.
page-rules-picture-goal = Four piles as tracks: two rise from 1, two fall from 100.
page-rules-picture-lay = 57 on a rising 34, 45 on a falling 70: what is jumped over is lost.
page-rules-picture-trick = Ten back: 37 on a rising 47, 75 on a falling 65.
page-rules-picture-turn = Two cards laid, two cards drawn.
page-rules-picture-talk = Words about piles: yes. A number: never.
page-rules-picture-face-goal = Your opponent’s two piles above, your own below.
page-rules-picture-help = A gift: 17 on the opponent’s rising 38 gives 21 numbers back to them.
page-rules-picture-draw = Without a gift: two cards. With a gift: up to six in the hand.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Keys
page-keys-walk = choose a card
page-keys-aim = choose a pile for it
page-keys-enter = lay the card there
page-keys-type = type a lay: the number, then the letter of the pile
page-keys-rub-out = delete the last digit
page-keys-end = end the turn
page-keys-back = take the last card back, where that is allowed
page-keys-try = try a turn out, or stop doing so
page-keys-lay = lay for real what was tried out
page-keys-hint = ask for a hint
page-keys-rules = show these rules
page-keys-escape = put the card back, close what is open, or leave the chat for the table
page-keys-off = Letters and digits are switched off in the settings: { page-letter-keys }.
