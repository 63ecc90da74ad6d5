# What the program says on the command line.

# $error: what the system says.
cli-unreadable = Cannot read: { $error }.
cli-cannot-write = Cannot write the output: { $error }.
cli-no-chance = The system's random generator does not answer: { $error }. Give a --seed to deal from that.
# $file: a file's name, - for standard input.
cli-no-record = { $file }: there is no record in it.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, record { $record }, line { $line }: { $why }
cli-perft-game-over = The game is over at the end of the record: perft needs an open one.
