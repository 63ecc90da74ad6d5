# What is wrong with a game record: what it is, and what to do. Tags and marks are of the notation, never translated.

# The text is no record.
record-not-text = This is not text: a record is UTF-8, save the file as that.
# $limit: kibibytes.
record-too-long = The record is longer than { $limit } KiB: split the file into records, each begun by its Game tag.
record-open-comment = A comment is opened with “{"{"}” and never closed: add “{"}"}”.
record-bad-tag = The line begins like a tag but is none: write [Name "value"], alone on its line.
# $name: a tag.
record-tag-after-turns = The tag { $name } stands behind the turns: move it up to the others.
record-tag-twice = The tag { $name } stands twice: leave one of them out.
# $word: what stands there.
record-no-turn-number = “{ $word }” is no turn number: begin the line with a number and a dot, such as “3. 45a 46a”.
record-bad-word = “{ $word }” is neither a lay nor a mark: write a number and a pile such as 45a, or * or # behind the last lay.
record-after-mark = “{ $word }” stands behind a mark, but a mark ends the line: move it before, or to the next turn.
# $name: a tag; $value: what stands in it.
record-bad-value = { $name }: “{ $value }” is not of its form: { $name ->
    [Result] write won, lost and the cards left, seat 1, seat 2 or open
    [Termination] write resigned or time, and a seat
    [Commands] write each command with its numbers, split by “;”, such as “stop 4 28 73 97; skull 8 32 69 93”
    [Deck] write numbers with spaces between them, or - for none
    [Hands] write the numbers of each hand, hands split by “;”, - for an empty one
    [Piles] write four numbers with spaces between them
   *[other] write a number
}.

# The tags describe no game.
record-missing-tag = The tag { $name } is missing: { $name ->
    [Game] begin the record with [Game "classic"], [Game "extreme"] or [Game "face-to-face"]
   *[other] add it, nobody can play without
}.
record-unknown-game = Game: there is no game “{ $name }”: write classic, extreme or face-to-face.
record-unknown-command = Commands: there is no command “{ $word }”: write stop, skull, three, mute, no-back, one-pile or draw-one (B1).
record-no-such-seat = Termination: there is no seat { $number } in this game (A2, C1).

# The play.
record-game-over = The game was over before this: leave out what follows (A11, A13, C8, C9).
# $expected: the number that comes next.
record-turn-number = The turn that comes next is number { $expected }: number the lines one by one.
record-mark-not-open = “*” says that the turn is still open, but it had ended by itself: leave the mark out.
record-mark-in-the-middle = “*” says that the turn is still open, but more turns follow: leave the mark out.
record-mark-not-lost = “#” says that this seat lost in this turn, but it did not: leave the mark out.
# $written and $played: values of the tag Result.
record-bad-result = Result says “{ $written }”, but the play comes to “{ $played }”: mend one of them.
record-bad-termination = Termination says that a seat ended the game, but it was over by the rules with “{ $played }”: leave the tag out.
record-bad-commitment = Salt and Deck do not give the Commitment: it is not the deal that was promised.
