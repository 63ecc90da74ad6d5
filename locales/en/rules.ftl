# The rules in short, for the rules screen. A chapter has a title and a text; an empty line begins a paragraph.

rules-title = Rules: { game }

rules-goal-title = The aim
rules-goal = You are a team of one to five people. Two piles rise from 1, two fall from 100. There are 98 cards, 2 to 99, each once. Lay them all, and you have won together.

rules-lay-title = Laying
rules-lay = A rising pile takes any higher card, a falling pile any lower one. The gap may be as large as you like, but every number you jump over is lost.

rules-trick-title = Ten back
rules-trick = There is one way back: a card exactly ten lower on a rising pile, exactly ten higher on a falling one. A rising 47 takes 37, a falling 65 takes 75. It works on every pile, as often as you like, but never with twenty or thirty.

rules-turn-title = A turn
rules-turn = Lay at least two cards, on any piles, one after the other; as many more as you like. Then fill your hand up from the draw pile. Once the draw pile is empty, one card a turn is enough. Hands have 8 cards alone, 7 for two, 6 for more.

    A card laid stays laid. Alone you may take cards back until the turn ends.

rules-talk-title = Talking
rules-talk = Never show a card, never name a number, and give no hint that leads to one. All else may be said: “keep off that pile”, “small steps there, please”. The signals of this program say just that.

rules-end-title = The end
rules-end = Whoever cannot lay the cards the turn asks for has lost the game for all. What counts then is how many cards are left: fewer than ten is excellent.

    For professionals: three cards a turn instead of two, or one card fewer in every hand.

rules-extreme-title = Extreme
rules-extreme = All of The Game, but 28 cards carry a command. A command that is not obeyed loses the game.

rules-lightning-title = ↯ Sudden commands
rules-lightning = They bind only who lays them, only in this turn.

    stop: the turn ends at once, even after one card.

    skull: cover it in the same turn with any card that fits there.

    three: exactly three cards in this turn, no more, no fewer.

rules-infinity-title = ∞ Lasting commands
rules-infinity = They bind all as long as they lie on top. Cover one and it is gone.

    mute: no talk and no signals.

    no-back: nobody goes ten back.

    one-pile: all cards of a turn go on one pile.

    draw-one: draw one card only at the end of the turn.

rules-stand-in = Which numbers carry which command is printed only on the published cards. This program uses a stand-in of its own: { $cards }.

rules-face-goal-title = The aim
rules-face-goal = Two opponents. Each has a deck of 58 cards, 2 to 59, a pile that rises from 1 and one that falls from 60. Whoever has laid all own cards first wins. Whoever cannot lay two cards loses.

rules-face-turn-title = A turn
rules-face-turn = Lay at least two cards. On your own piles everything is as in The Game: higher on the rising one, lower on the falling one, or exactly ten back.

rules-help-title = Helping
rules-help = One card a turn may go to your opponent, if it makes a pile better for them: lower on their rising pile, higher on their falling one, by any amount. It counts as one of your two.

rules-draw-title = Drawing
rules-draw = Who helped fills the hand up to six. Who did not draws two cards only, however many were laid.
