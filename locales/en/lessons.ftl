# Lessons one plays: what the coach says. Short sentences: the message of a step also says what was good about the move
# before. The cards and piles are those of the positions in crates/lessons.

# Names of the other seat.
lesson-partner = Partner
lesson-opponent = Opponent

# Moves that are legal but not what the coach asks for.
lesson-not-now = Not now: do what the coach asks first.
# $card, $pile, $step: how far it advances the pile.
lesson-smaller-step = { $card } fits on { pile }, but that is a step of { $step }. A smaller one is possible: look for it.
lesson-end-now = You could keep playing, but end your turn here.
lesson-loses = That would lose the game: { lose-why }. Try something else.

lesson-basics-rising = Piles a and b rise: every card must be higher than the one on top. Play 33 on pile a: pick the card, then the pile.
lesson-basics-rising-other = That pile falls. This time play on a rising one: 33 on pile a.
lesson-basics-falling = A small step, and that’s good: skipped numbers are lost. Piles c and d fall: every card must be lower. Find a card that takes a small step there.
lesson-basics-falling-other = That pile rises. This time play on pile c or d.
lesson-basics-end = You have played two cards, the minimum for a turn. More is allowed, but every card uses up numbers. End your turn.
lesson-basics-end-other = You can play as many cards as you like, but this one can wait. Keep it and end your turn.
lesson-basics-back = You have drawn two cards, and one of them is special: 23 is exactly ten below 33. That is the only way back. Play 23 on pile a!
lesson-basics-back-other = That works, but don’t miss your chance to go ten back: play 23 on pile a.
lesson-basics-after-back = Ten back! Pile a has gained ten numbers, and 25, which had no good place, now fits there. Play it.
lesson-basics-end-again = Two cards again. End your turn, and we’ll jump to the end of a game.
lesson-basics-last-turn = Four cards to go, and one of them is in the draw pile. Play at least two cards, then end your turn.
lesson-basics-win = The draw pile has run out. From now on one card per turn is enough. Play all the cards you have left!
lesson-basics-win-other = Mind the order: after that, another card wouldn’t fit anywhere.
lesson-basics-done = All cards are played: you win! A full game has 98 of them, and you can play it alone or in a team.

lesson-talk-heed = In a team, nobody sees the others’ cards. But your partner has put a signal on pile a: keep off! Play two cards on other piles.
lesson-talk-heed-other = Your partner asks you to keep off pile a. Play on another pile.
lesson-talk-heed-again = Good. One more card, and again not on pile a.
lesson-talk-end = Now end your turn and see what your partner had in mind.
lesson-talk-why = Ten back: 11 on 21! That is what signals are for. They are about piles, never about numbers. Now the other way round.
lesson-talk-signal = It’s your partner’s turn. You hold 35, which could go ten back on pile b. Give the signal “keep off” on pile b.
lesson-talk-signal-other = That doesn’t help your partner: “keep off” belongs on pile b.
lesson-talk-signal-weak = Your partner might still play there. Be clearer: “keep off”.
lesson-talk-back = Your partner kept off, and it’s your turn. Go ten back: play 35 on pile b.
lesson-talk-back-other = First go ten back, as you planned: 35 on pile b.
lesson-talk-words = You can also talk, as long as nothing you say leads to a number. Which of these is allowed?
lesson-talk-words-number = “I have the 37.”
lesson-talk-words-number-other = That names a number, so it is not allowed.
lesson-talk-words-pile = “Leave the third pile to me, please.”
lesson-talk-words-back = “I can go exactly ten back on pile b.”
lesson-talk-words-back-other = Only one card is exactly ten back there, so this gives it away, too.
lesson-talk-done = Right! Talk about piles, never about numbers. Any team will be glad to have you.

lesson-extreme-stop = In Extreme, 28 cards carry a command. Lightning commands apply only once. 28 is a stop: it ends your turn immediately, even if it’s your first card. Play it on pile a.
lesson-extreme-stop-other = Try the stop first: 28 on pile a.
lesson-extreme-skull = One card, and the turn was over. Next, a skull: it must be covered in the same turn. Play 32 on pile a.
lesson-extreme-skull-other = Try the skull first: 32 on pile a.
lesson-extreme-cover = Now cover the skull: play 35 on pile a.
lesson-extreme-cover-other = The skull comes first: cover it with 35.
lesson-extreme-covered = Covered. End your turn.
lesson-extreme-three = The third one is “3!”: exactly three cards this turn. Play 36 on pile a.
lesson-extreme-three-other = Try “3!” first: 36 on pile a.
lesson-extreme-three-more = Now two more cards, no more and no fewer. Play any that fit.
lesson-extreme-lightning = After the third card, the turn ended on its own. The other four commands last: they apply to everyone as long as they are on top.
lesson-extreme-no-back = Pile b shows “no going back”: nobody can go ten back, not even you with your 20. Cover that card: play 48 on pile b.
lesson-extreme-no-back-other = First cover “no going back”: 48 on pile b.
lesson-extreme-back = Covered means gone. Now you can go ten back: 20 on pile a.
lesson-extreme-back-other = First go ten back: 20 on pile a.
lesson-extreme-draw-one = Pile d shows “draw one”: if you ended your turn now, you would draw only one card. Cover it with 72.
lesson-extreme-draw-one-other = First cover “draw one”: 72 on pile d.
lesson-extreme-draw-one-end = Then you would draw only one card. First cover “draw one”: 72 on pile d.
lesson-extreme-mute = Pile c shows “mute”: in a team, nobody can talk or signal. Cover it with 61.
lesson-extreme-mute-other = First cover “mute”: 61 on pile c.
lesson-extreme-refill = There is no command on top any more. End your turn, and you refill your whole hand.
lesson-extreme-one-pile = Four new cards! The seventh command is “one pile”: while it is on top, all cards of a turn go on one pile. Play 59 on pile c.
lesson-extreme-one-pile-other = Try “one pile” first: 59 on pile c.
lesson-extreme-same-pile = The next card must go on pile c, too. Play 57 there: it covers the command, and all piles are free again.
lesson-extreme-done = That’s all seven. No need to learn them by heart: pick a card, and you see what its command means.

lesson-face-help = Piles a and b are yours, c and d your opponent’s. You draw only two cards per turn, unless you help: then you refill to six. Play 31 on pile c, a gift that gives little away.
lesson-face-help-other = A gift should give little away: play 31 on pile c.
lesson-face-own = A gift must improve their pile, and you can give only one per turn. Play the next card on one of your own piles, with a small step.
lesson-face-end = End your turn and count the cards you draw.
lesson-face-refilled = Five cards instead of two! Helping pays off when your hand is small. But not always, as you’ll see.
lesson-face-starve = Your opponent’s piles are almost full, and any gift would be a rescue. Play two cards on your own piles.
lesson-face-starve-other = That would rescue your opponent. Play on your own piles.
lesson-face-starve-again = One more card on your own piles.
lesson-face-starve-end = No gift this time. End your turn.
lesson-face-starved = Your opponent can’t play two cards, so you win! The other way to win is to be faster.
lesson-face-race = The draw piles are empty, and your opponent has two cards left. Whoever plays all their cards first wins. Play all three of yours this turn!
lesson-face-race-other = After that, one of your cards wouldn’t fit any more. Try another order.
lesson-face-race-end = Then your opponent plays the last two cards and wins. Play your third card, too!
lesson-face-done = You were faster! Help when your hand is small, give nothing when they are stuck, and count cards at the end.
