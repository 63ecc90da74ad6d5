# What is wrong with a game record, and what to do. Tags and marks are of the notation, never translated.

# The text is not a record.
record-not-text = This is not text: save the record as a UTF-8 file.
# $limit: kibibytes.
record-too-long = The record is longer than { $limit } KiB: split the file into records, each starting with its Game tag.
record-open-comment = A comment is opened with “{"{"}” and never closed: add “{"}"}”.
record-bad-tag = The line looks like a tag but is malformed: write [Name "value"], alone on its line.
# $name: a tag.
record-tag-after-turns = The tag { $name } comes after the turns: move it up to the others.
record-tag-twice = The tag { $name } appears twice: remove one of them.
# $word: what was written.
record-no-turn-number = “{ $word }” is not a turn number: start the line with a number and a dot, such as “3. 45a 46a”.
record-bad-word = “{ $word }” is neither a move nor a mark: write a number and a pile such as 45a, or * or # after the last move.
record-after-mark = “{ $word }” comes after a mark, but a mark ends the line: move it before the mark, or to the next turn.
# $name: a tag; $value: what was written in it.
record-bad-value = { $name }: “{ $value }” is not valid: { $name ->
    [Result] write won, lost and the cards left, seat 1, seat 2 or open
    [Termination] write resigned or time, and a seat
    [Commands] write each command with its numbers, separated by “;”, such as “stop 4 28 73 97; skull 8 32 69 93”
    [Deck] write numbers separated by spaces, or - for none
    [Hands] write the numbers of each hand, hands separated by “;”, - for an empty one
    [Piles] write four numbers separated by spaces
   *[other] write a number
}.

# The tags describe no game.
record-missing-tag = The tag { $name } is missing: { $name ->
    [Game] start the record with [Game "classic"], [Game "extreme"] or [Game "face-to-face"]
   *[other] add it, there is no game without it
}.
record-unknown-game = Game: there is no game “{ $name }”: write classic, extreme or face-to-face.
record-unknown-command = Commands: there is no command “{ $word }”: write stop, skull, three, mute, no-back, one-pile or draw-one.
record-no-such-seat = Termination: there is no seat { $number } in this game.

# The play.
record-game-over = The game was already over: remove what follows.
# $expected: the number that comes next.
record-turn-number = The next turn is number { $expected }: number the lines one by one.
record-mark-not-open = “*” says that the turn is still open, but it ended by itself: remove the mark.
record-mark-in-the-middle = “*” says that the turn is still open, but more turns follow: remove the mark.
record-mark-not-lost = “#” says that this seat lost in this turn, but it didn’t: remove the mark.
# $written and $played: values of the tag Result.
record-bad-result = Result says “{ $written }”, but the moves lead to “{ $played }”: correct one of them.
record-bad-termination = Termination says that a seat ended the game, but by the rules it was over with “{ $played }”: remove the tag.
record-bad-commitment = Salt and Deck don’t match the Commitment: this is not the deal that was promised.
