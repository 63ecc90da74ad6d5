# Why a table rejects a command: what is wrong, and what to do instead.

table-not-dealt = The cards are not dealt yet: deal first.
table-already-dealt = The cards are already dealt: finish this game, or start another table.

table-seat-taken = { seat.start } is taken: choose an empty one.
# Before the deal, or when it is an empty seat’s turn.
table-seat-empty = { seat.start } is empty: add a player or a bot first.
table-nobody-to-sit = Say who takes the seat: a person or a bot.
table-not-a-person = Only people can chat, and a bot is in { seat }: speak for a seat of your own.
table-nothing-promised = No cards are shuffled yet: shuffle first.
table-already-seated = You already sit in { seat }: leave it first.
table-knows-another-hand = You know the cards of { seat } in this game: go back to that seat, or wait for the next game.
table-barred = You were removed from this table: join another one.
table-bot-plays = A bot is already playing in { seat }.
table-no-stand-in = No bot is standing in for { seat }: there is nothing to take over.
table-no-clock = No clock is running for this seat.

table-vote-open = Your team is already voting on giving up: answer that first.
table-already-proposed = You have already suggested giving up this turn.
table-no-vote = There is nothing to vote on right now.
table-already-answered = You have already answered: wait for the others.
table-hints-off = There are no hints at this table.
table-talk-off = There is no talk at this table: let your cards speak.
table-signals-only = There are only signals at this table: signal about a pile instead.
table-muted = The { command } card on { pile } forbids all talk: wait until it is covered.
# $word: the number as it was written, in the writer’s language.
table-names-a-card = Not sent: “{ $word }” could be a card, and numbers are never named, not even to count. Say it without, such as “keep off that pile” or “small steps there, please”.
# The number could be a command card of Extreme too. $word: as above.
table-names-a-card-or-command = Not sent: “{ $word }” could be the card. If you mean the command, use the signal “I hold: { command }”.
# $most: the maximum number of characters in a message.
table-silenced = The host has turned off the chat for you at this table.
table-too-long = Not sent: a message can have at most { $most } characters. Shorten or split it.
table-nothing-said = There is nothing to send: write something first.

table-setup-of-other-rules = These cards are for another game or another number of players: deal for this table.
table-bad-salt = The salt of the deal must be one line without “"]”: choose another.

# What is wrong with a person’s name.
table-name-empty = A name needs at least one letter.
# $most: the maximum number of characters in a name.
table-name-too-long = A name can have at most { $most } characters: choose a shorter one.
# $character: what a name may not contain.
table-name-forbidden = A name can’t contain { $character ->
    [semicolon] a semicolon
    [quote] a double quote
   *[invisible] an invisible character
}: leave it out.
table-name-reserved = This name looks like a bot or an empty seat: choose another.
