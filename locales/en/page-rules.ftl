# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Play this game
# To the lesson about this game.
page-rules-learn = Learn it by playing
page-rules-command-cards = The command cards
# $cards: commands with the numbers that carry them.
page-rules-own-cards = Command cards at this table: { $cards }.

# What the pictures show.
page-rules-picture-goal = Four piles as tracks: two rise from 1, two fall from 100.
page-rules-picture-lay = 57 on a rising 34, 45 on a falling 70: the numbers in between are lost.
page-rules-picture-trick = Ten back: 37 on a rising 47, 75 on a falling 65.
page-rules-picture-turn = Two cards played, two cards drawn.
page-rules-picture-talk = Talk about piles: yes. Numbers: never.
page-rules-picture-face-goal = Your opponent’s two piles above, your own below.
page-rules-picture-help = A gift: 17 on the opponent’s rising 38 gives them 21 numbers back.
page-rules-picture-draw = Without a gift: draw two cards. With a gift: refill your hand to six.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Keys
page-keys-walk = choose a card
page-keys-aim = choose a pile for it
page-keys-enter = play the card there
page-keys-type = play a card: its number, then the letter of the pile
page-keys-rub-out = delete the last digit
page-keys-end = end the turn
page-keys-back = take back the last card, where allowed
page-keys-try = try out a turn, or stop trying
page-keys-lay = play what you tried out
page-keys-hint = ask for a hint
page-keys-rules = show these rules
page-keys-escape = put the card back, close what is open, or leave the chat
page-keys-off = Letters and digits are switched off in the settings: { page-letter-keys }.
