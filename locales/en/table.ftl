# Why a wish at a table is refused: what is wrong, and what to do instead.

table-not-dealt = The cards are not dealt yet: deal first.
table-already-dealt = The cards are dealt already: play this game to its end, or start another table.

table-seat-taken = Somebody sits on { seat }: choose an empty one.
# Before the deal, or when an empty seat is to play.
table-seat-empty = Nobody sits on { seat }: seat a person or a bot there first.
table-nobody-to-sit = Say who is to sit there: a person or a bot.
table-not-a-person = Only people chat, and on { seat } sits a bot: speak for a seat of your own.
table-nothing-promised = No cards are shuffled yet: shuffle first.
table-already-seated = You sit at this table already, on { seat }: leave it first.
table-knows-another-hand = You know the cards of { seat } in this game: sit down there again, or wait for the next game.
table-barred = You were sent away from this table: sit down at another one.
table-bot-plays = A bot plays on { seat } already.
table-no-stand-in = No bot plays for somebody on { seat }: there is nothing to come back to.
table-no-clock = No clock runs for this seat now.

table-talk-off = This table plays without talking: let your cards speak.
table-signals-only = This table talks by signals only: give a signal about a pile.
table-muted = The { command } card on { pile } forbids all talk: wait until it is covered (B12).
# $word: the number as it was written, in the writer's language.
table-names-a-card = Not sent: “{ $word }” could be a card, and numbers are never named, not even to count. Say it without, such as “keep off that pile” or “only small steps there” (A15).
# $most: how many characters a message may have.
table-too-long = Not sent: a message has at most { $most } characters. Say it shorter, or in pieces.
table-nothing-said = There is nothing to send: write something first.

table-setup-of-other-rules = These cards are for another game or another number of seats: deal for this table.
table-bad-salt = The salt of the deal must be one line without “"]”: choose another.

# What is wrong with a person's name.
table-name-empty = A name needs at least one letter: write one.
# $most: how many characters a name may have.
table-name-too-long = A name has at most { $most } characters: choose a shorter one.
# $character: what a name may not hold.
table-name-forbidden = A name may not contain { $character ->
    [semicolon] a semicolon
    [quote] a double quote
   *[invisible] an invisible character
}: leave it out.
table-name-reserved = This name would read like a bot or an empty seat: choose another.
