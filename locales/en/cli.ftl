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

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = There is no bot “{ $word }”. Choose among { $levels }; beside them only no-signals, signals, ms=N, evals=N and network=FILE may stand in the list.
cli-lab-no-bot = No bot is named. Choose among { $levels }.
cli-lab-bad-budget = “{ $word }” is no budget: write ms=50 for milliseconds (at most an hour) or evals=2000 for evaluations.
cli-lab-bad-limit = A budget must be more than 0, and at most an hour.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = { $bots } bots are named for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one for all seats, or one for each.
cli-lab-nobody-uses-network = A network is given, but nobody in the line-up uses it: only expert and master do.
# $shard: as written.
cli-lab-bad-shard = “{ $shard }” is no share: write I/N with I from 1 to N, such as 1/4 for the first of four.

# $games: how many were played; $error: what the system says.
cli-lab-interrupted = Stopped before the end: these are partial results of { $games ->
    [one] one game
   *[other] { $games } games
}.
cli-lab-journal-failed = Stopped because results cannot be written: { $error }. These are partial results of { $games ->
    [one] one game
   *[other] { $games } games
}.
cli-lab-records-failed = Stopped because records cannot be written: { $error }. These are partial results of { $games ->
    [one] one game
   *[other] { $games } games
}.
# $file: where the results so far are.
cli-lab-resume = The same command goes on from { $file }.

cli-lab-file-refused = Cannot use { $file }: { $error }.
cli-lab-cannot-write-file = Cannot write { $file }: { $error }.
cli-lab-file-in-use = { $file } is in use: another run is writing to it.
cli-lab-file-foreign = { $file } is no file of results. It was left as it is; name another.
# $what: one of the texts below.
cli-lab-other-experiment = { $file } belongs to another experiment: { $what }. It was left as it is; name another file.
# $found: the share in the file.
cli-lab-other-shard = { $file } holds share { $found } of this experiment. It was left as it is; name another file.
cli-lab-damaged = { $file }, line { $line }: this is no result of the experiment in line 1.
cli-lab-merge-foreign = { $file } belongs to another experiment than the first file: { $what }.
cli-lab-differs-version = it was made by another version of the program
cli-lab-differs-game = the game, its seats or its options are others
cli-lab-differs-lineups = bots, signals, budgets or networks are others
cli-lab-differs-games = the number of games is another
cli-lab-differs-seed = the seed is another
cli-lab-differs-chunks = the games are cut into other chunks
# $game: the number of a game.
cli-lab-overlap = { $file }: game { $game } stands in two of the files.
cli-lab-no-files = Name at least one file.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count } of { $planned } games are missing, so these are partial results. Missing are the games { $ranges } (counted from 0).

# $why: one of the sentences below.
cli-lab-bad-network = { $file } cannot be used: { $why }
cli-lab-not-a-network = It is no network file.
cli-lab-network-version = It was written for version { $found } of the format, which this program does not read.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Its layers are { $found }, but { $needed } are needed.
# $found and $needed: the words of two games.
cli-lab-network-game = It was made for { $found }, not for { $needed }.
cli-lab-network-damaged = It is damaged: weights are missing, too many, or no numbers.

# $folder: where the network is made.
cli-train-other-course = { $folder } holds a network that was begun with other options. Name another folder, or delete this one.
# $file: the checkpoint.
cli-train-damaged = { $file } is damaged. Delete it to begin anew.
# $games: how many were played.
cli-train-interrupted = Stopped after { $games } games. The same command goes on from { $folder }.

# Playing. $code: what was asked for; $codes: those that are there.
cli-unknown-language = There is no language “{ $code }” here, so this is English. Choose among { $codes } with --lang.
cli-play-nothing-to-resume = There is no open game to go on with: start one with “tenback play”.
cli-play-over = This game is over: look at it with “tenback replay”.
cli-play-too-many-bots = There are more bots than seats: raise --seats, or name fewer bots.
cli-play-too-many-names = There are more names than people: raise --seats, or name fewer.

# Serving. $link: where to play.
cli-serve-link = Tenback runs at { $link }
# A code to scan follows.
cli-serve-scan = In the local network all can join at { $link } or scan this:
cli-serve-lan = In the local network all can join at { $link }
# $links: further ones, split by commas.
cli-serve-lan-others = Should that not work, try { $links }
cli-serve-no-lan = This machine is in no local network: connect it to one, then start again.
# $link: where the server is.
cli-serve-terminal = “tenback play --at { $link } --seats 3” makes a table for three there; “tenback play” plays at this keyboard.
# $file: of the database.
cli-serve-kept = Games are kept in { $file }
cli-serve-memory = Games are kept in memory only: they are gone when the server stops.
cli-serve-stop = Ctrl-C stops the server.
cli-serve-stopping = Stopping. Ctrl-C once more does not wait.
cli-serve-goodbye = Goodbye!
cli-serve-goodbye-kept = Goodbye! All games are kept.

# Why the server does not start. $error: what the system says; $address: with the port.
cli-serve-cannot-start = The server cannot start: { $error }. Close other programs and try again.
cli-serve-in-use = { $address } is taken already; perhaps Tenback runs there: open { $link }, or choose another port with --port.
cli-serve-no-permission = This system does not let you listen on { $address }: choose a port of 1024 or more with --port.
cli-serve-not-here = { $address } is no address of this machine: choose one that is with --host, or leave --host out.
cli-serve-cannot-listen = Cannot listen on { $address }: { $error }. Choose another address with --host, or another port with --port.
# $host: as written.
cli-serve-unknown-host = Nobody knows a host “{ $host }”: give --host an address of this machine, such as 127.0.0.1, or leave it out.
cli-serve-lan-and-host = --lan listens on all addresses and --host on one: choose one of the two.
# $found: what stands in the place of the kind.
cli-serve-bad-database = “{ $found }” is no kind of database: write --database sqlite:FILE or --database memory.
cli-serve-no-database-file = No file stands behind “sqlite:”: name one, such as --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = “{ $url }” is not what a link begins with: write http:// or https:// and a name, such as https://play.example.org, and no path.
cli-serve-no-data-folder = This system has no folder for data: name a file with --database sqlite:FILE.
# $found and $known: versions of the format.
cli-serve-database-newer = { $file } comes from a newer Tenback (format { $found }, this one knows { $known }) and was left as it is: update Tenback, or name another file with --database.
cli-serve-database-not-ours = { $file } is the database of another program and was left as it is: name another file with --database.
cli-serve-database-none = { $file } is no database and was left as it is: name another file with --database.
cli-serve-database-broken = { $file } is damaged and was left as it is: put a backup in its place, or name another file with --database.
cli-serve-database-no-permission = { $file } or its folder may not be written: change that, or name another file with --database.
cli-serve-database-in-use = Another server has { $file } open: stop that one, or name another file with --database.
cli-serve-database-full = The disk has no room left for { $file }: make some, or name a file elsewhere with --database.
cli-serve-database-failed = { $file } cannot be opened: { $error }. Mend that, or name another file with --database.
