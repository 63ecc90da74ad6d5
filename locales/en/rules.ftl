# The rules in short, for the rules screen. A chapter has a title and a text; an empty line starts a paragraph.

rules-title = Rules: { game }

rules-goal-title = Goal
rules-goal = You are a team of one to five players. Two piles rise from 1, two fall from 100. There are 98 cards, numbered 2 to 99, one of each. Play them all and you win together.

rules-lay-title = Playing cards
rules-lay = A rising pile takes any higher card, a falling pile any lower one. The gap can be as large as you like, but every number you skip is lost.

rules-trick-title = Ten back
rules-trick = There is one way back: a card exactly ten lower on a rising pile, or exactly ten higher on a falling one. A rising 47 takes 37, a falling 65 takes 75. It works on every pile, as often as you like, but never with twenty or thirty.

rules-turn-title = Your turn
rules-turn = Play at least two cards, one after the other, on any piles; as many more as you like. Then refill your hand from the draw pile. Once the draw pile is empty, one card per turn is enough. You hold 8 cards when playing alone, 7 with two players, 6 with more.

    A card you have played stays there. When playing alone you can take cards back until the turn ends.

rules-talk-title = Talking
rules-talk = Never show a card, never name a number, and give no hint that leads to one. You can say anything else: “keep off that pile”, “small steps there, please”. The signals in this program say just that.

rules-end-title = The end
rules-end = If a player can’t play the required cards, the whole team loses. Your result is the number of cards left: fewer than ten is excellent.

    For a harder game: three cards per turn instead of two, or one card fewer in every hand.

rules-extreme-title = Extreme
rules-extreme = Everything is as in The Game, but 28 cards carry a command. Disobeying a command loses the game.

rules-lightning-title = ↯ Lightning commands
rules-lightning = They apply only to the player who plays them, and only this turn.

    stop: the turn ends immediately, even after one card.

    skull: cover it in the same turn with any card that fits there.

    3!: exactly three cards this turn, no more, no fewer.

rules-infinity-title = ∞ Lasting commands
rules-infinity = They apply to everyone as long as they are on top of a pile. Cover one and it is gone.

    mute: no talk and no signals.

    no going back: nobody can go ten back.

    one pile: all cards of a turn go on one pile.

    draw one: draw only one card at the end of the turn.

rules-stand-in = Which numbers carry which command is printed only on the published cards. This program uses a set of its own: { $cards }.

rules-face-goal-title = Goal
rules-face-goal = Two players compete. Each has a deck of 58 cards, 2 to 59, a pile that rises from 1 and one that falls from 60. The first to play all their cards wins. A player who can’t play two cards loses.

rules-face-turn-title = Your turn
rules-face-turn = Play at least two cards. Your own piles work as in The Game: higher on the rising one, lower on the falling one, or exactly ten back.

rules-help-title = Helping
rules-help = One card per turn may go to your opponent, if it improves one of their piles: lower on the rising one, higher on the falling one, by any amount. It counts as one of your two.

rules-draw-title = Drawing
rules-draw = If you helped, refill your hand to six. If not, draw only two cards, however many you played.

# At the end of the rules in the terminal.
rules-lessons = You can also learn by playing: tenback learn.
