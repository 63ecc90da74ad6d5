# What the program says on the command line.

# $error: the system’s message.
cli-unreadable = Cannot read: { $error }.
# $file: its name.
cli-no-file = There is no file { $file }: check its name and folder.
cli-cannot-read-file = Cannot read { $file }: { $error }. Fix that, or name another file.
cli-cannot-write = Cannot write the output: { $error }.
cli-no-chance = The system’s random generator isn’t responding: { $error }. Give a --seed to deal from.
# $file: a file name, - for standard input.
cli-no-record = { $file } contains no record.
# $file, $record: its number, $line: of the file, $why: a whole sentence.
cli-record-refused = { $file }, record { $record }, line { $line }: { $why }
cli-perft-game-over = The game is over at the end of the record: perft needs an unfinished one.

# The laboratory: simulate, compare, merge, train.

# $word: as written; $levels: the names of all bots.
cli-lab-unknown-bot = There is no bot “{ $word }”. Choose from { $levels }; the list may also contain no-signals, signals, ms=N, evals=N and network=FILE.
cli-lab-no-bot = No bot is named. Choose from { $levels }.
cli-lab-bad-budget = “{ $word }” is not a budget: write ms=50 for milliseconds (at most an hour) or evals=2000 for evaluations.
cli-lab-bad-limit = A budget must be more than 0 and at most an hour.
# $bots: how many are named; $seats: how many play.
cli-lab-wrong-count = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one for all seats, or one for each.
cli-lab-nobody-uses-network = A network is given, but no bot in the line-up uses it: only expert and master do.
# $games (Number), $repeat (Number): how often each deal is played
cli-lab-bad-repeat = { $games } games cannot be divided into deals of { $repeat } games each. Choose a multiple of { $repeat } for --games.
# $shard: as written.
cli-lab-bad-shard = “{ $shard }” is not a shard: write I/N with I from 1 to N, such as 1/4 for the first of four.

# $games: how many were played; $error: the system’s message.
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
cli-lab-resume = Run the same command again to continue from { $file }.

cli-lab-file-refused = Cannot use { $file }: { $error }.
cli-lab-cannot-write-file = Cannot write { $file }: { $error }.
cli-lab-file-in-use = { $file } is in use: another run is writing to it.
cli-lab-file-foreign = { $file } is not a results file. It was left unchanged; name another.
# $what: one of the texts below.
cli-lab-other-experiment = { $file } belongs to another experiment: { $what }. It was left unchanged; name another file.
# $found: the shard in the file.
cli-lab-other-shard = { $file } contains shard { $found } of this experiment. It was left unchanged; name another file.
cli-lab-damaged = { $file }, line { $line }: this is not a result of the experiment in line 1.
cli-lab-merge-foreign = { $file } belongs to a different experiment than the first file: { $what }.
cli-lab-differs-program = it was made by another version or build of the program
cli-lab-differs-game = the game, its seats or its options differ
cli-lab-differs-lineups = bots, signals, budgets or networks differ
cli-lab-differs-games = the number of games differs
cli-lab-differs-seed = the seed differs
cli-lab-differs-luck = luck is measured in only one of them
cli-lab-differs-chunks = the games are split into different chunks
# $game: the number of a game.
cli-lab-overlap = { $file }: game { $game } is in two of the files.
cli-lab-no-files = Name at least one file.
# $count: how many are missing of $planned; $ranges: their numbers.
cli-lab-missing = { $count ->
    [one] One of { $planned } games is missing
   *[other] { $count } of { $planned } games are missing
}, so these are partial results. Missing (counted from 0): { $ranges }.

# Folders for records (--records). $folder: the folder; $what: one of the differences above.
cli-lab-records-foreign = { $folder } already has records of another experiment. Choose an empty folder.
cli-lab-records-other = { $folder } has the records of another experiment: { $what }. Choose another folder.
cli-lab-records-played = { $folder } already has the records of these games. Choose an empty folder, or resume the run with its --out file.
# --games-csv and --plot. $file: the file.
cli-lab-not-listed = These results were written without --games-csv, so single games are not known. Start again with a new --out file.
cli-lab-plot-ending = { $file } does not end in .svg: plots are written as SVG. Choose another name.

# $why: one of the sentences below.
cli-lab-bad-network = { $file } cannot be used: { $why }
cli-lab-not-a-network = It is not a network file.
cli-lab-network-version = It uses version { $found } of the format, but this program reads version { $needed }. Make a new one with “tenback train”, or leave the option out to use the built-in network.
# $found and $needed: sizes of the layers, such as 104-48-16.
cli-lab-network-shape = Its layers are { $found }, but { $needed } are needed.
# $found and $needed: the words of two games.
cli-lab-network-game = It was made for { $found }, not for { $needed }.
cli-lab-network-damaged = It is damaged: weights are missing, superfluous, or not numbers.

# $folder: where the network is made.
cli-train-other-course = { $folder } contains a network that was started with other options. Name another folder, or delete this one.
# $file: the checkpoint.
cli-train-damaged = { $file } is damaged. Delete it to start over.
# $games: how many were played.
cli-train-interrupted = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
}. Run the same command again to continue from { $folder }.

# Playing. $code: what was asked for; $codes: those available.
cli-unknown-language = The language “{ $code }” is not available, so this is English. Choose one with --lang: { $codes }.
cli-play-nothing-to-resume = There is no unfinished game to resume: start one with “tenback play”.
cli-play-over = This game is over: see it with “tenback replay”.
cli-play-too-many-bots = There are more bots than seats: raise --seats, or name fewer bots.
cli-play-too-many-names = There are more names than people: raise --seats, or give fewer names.
cli-play-only-bots = Bots have all the seats, so you only watch. To play, raise --seats or name fewer bots.
cli-play-daily-only = The deal of the day has its own game, seats and cards: choose it with --deal, and leave out the options for games.
# Asked before a table is created; the name is typed after it.
cli-play-your-name = Your name, for the others to see:

# Serving. $link: where to play.
cli-serve-link = Tenback is running at { $link }
# The code to scan is above.
cli-serve-scan = On the local network, anyone can scan this code or join at { $link }
cli-serve-lan = On the local network, anyone can join at { $link }
# $links: further ones, separated by commas.
cli-serve-lan-others = If that doesn’t work, try { $links }
cli-serve-no-lan = This machine is not on a local network: connect it to one, then start again.
# $link: where the server is.
cli-serve-terminal = “tenback play --at { $link } --seats 3” creates a table for three there; “tenback play” plays on this keyboard.
# $file: of the database.
cli-serve-seeded = Warning: the cards are predictable (--deal-seed). Use this server for tests only.
cli-serve-invited = Only people who have opened this link can create tables: { $link }
cli-serve-local = Tables can be created on this machine only.
cli-serve-kept = Games are saved in { $file }
cli-serve-memory = Games are kept in memory only: they are lost when the server stops.
cli-serve-stop = Press Ctrl-C to stop the server.
cli-serve-stopping = Stopping. Press Ctrl-C again to stop without waiting.
cli-serve-goodbye = Goodbye!
cli-serve-goodbye-kept = Goodbye! All games are saved.
cli-invite-memory = A server that keeps games in memory has a new link each time and prints it at start: name its file with --database sqlite:FILE.
cli-invite-failed = The invitation { $file } can’t be used: { $error }. Fix that, or run this as the user the server runs as.

# Why the server does not start. $error: the system’s message; $address: with the port.
cli-serve-cannot-start = The server cannot start: { $error }. Close other programs and try again.
cli-serve-in-use = { $address } is already in use; Tenback may be running there: open { $link }, or choose another port with --port.
cli-serve-no-permission = This system doesn’t let you listen on { $address }: choose a port of 1024 or more with --port.
cli-serve-not-here = { $address } is not an address of this machine: choose one that is with --host, or leave --host out.
cli-serve-cannot-listen = Cannot listen on { $address }: { $error }. Choose another address with --host, or another port with --port.
# $host: as written.
cli-serve-unknown-host = The host “{ $host }” is unknown: give --host an address of this machine, such as 127.0.0.1, or leave it out.
cli-serve-lan-and-host = --lan listens on all addresses and --host on one: choose one of the two.
# $found: what was written as the kind.
cli-serve-bad-database = “{ $found }” is not a kind of database: write --database sqlite:FILE, --database postgres://USER@HOST/DATABASE or --database memory.
cli-serve-no-database-file = No file follows “sqlite:”: name one, such as --database sqlite:games.db.
# $url: as written.
cli-serve-bad-public-url = “{ $url }” is not the start of a link: write http:// or https:// and a host name without a path, such as https://play.example.org.
cli-serve-bad-proxy = “{ $found }” is neither an address nor a network: give --trusted-proxies addresses and networks with commas in between, such as 127.0.0.1,10.0.0.0/8.
cli-serve-no-data-folder = This system has no data folder: name a file with --database sqlite:FILE.
# $found and $known: versions of the format.
cli-serve-database-newer = { $file } comes from a newer Tenback (format { $found }, this one supports { $known }) and was left unchanged: update Tenback, or name another file with --database.
cli-serve-database-not-ours = { $file } is the database of another program and was left unchanged: name another file with --database.
cli-serve-database-none = { $file } is not a database and was left unchanged: name another file with --database.
cli-serve-database-broken = { $file } is damaged and was left unchanged: restore a backup, or name another file with --database.
cli-serve-database-no-permission = { $file } or its folder is not writable: change that, or name another file with --database.
cli-serve-database-in-use = Another server is using { $file }: stop that one, or name another file with --database.
cli-serve-database-full = The disk has no space left for { $file }: free some, or name a file elsewhere with --database.
cli-serve-database-failed = { $file } cannot be opened: { $error }. Fix that, or name another file with --database.
cli-serve-secret-failed = The server’s secret { $file } can’t be used: { $error }. Fix that; if you delete the file, a new secret is made, and networks that hosts have banned can join again.
cli-serve-no-secret-folder = This system has no data folder for the server’s secret, and with a new one at every start bans would end: set TENBACK_DATA to a folder, or name a file with --secret-file.
# A database on a server. $error: in English, from the database.
cli-serve-bad-postgres = The address after --database is invalid: { $error }. Write it like postgres://USER@HOST/DATABASE.
cli-serve-postgres-newer = The database { $file } comes from a newer Tenback (format { $found }, this one supports { $known }) and was left unchanged: update Tenback, or name another database with --database.
cli-serve-postgres-not-ours = The database { $file } belongs to another program and was left unchanged: create an empty one for Tenback and name it with --database.
cli-serve-postgres-in-use = Another server is using the database { $file }: stop that one, or name another database with --database.
cli-serve-postgres-full = The database server has no space left for { $file }: free some, or name another database with --database.
cli-serve-postgres-failed = The database { $file } cannot be opened: { $error }. Fix that, or name another one with --database.
cli-serve-postgres-unreachable = The server of the database { $file } cannot be reached: { $error }. Start it, or correct the address after --database.
cli-serve-postgres-login = The database server rejects the user or the password of { $file }: correct the address after --database, or set PGPASSWORD.
cli-serve-postgres-missing = There is no database { $file }: create it with “createdb”, or name another one with --database.
cli-serve-postgres-no-privilege = The user of the database { $file } may not create tables there: make them its owner, or name another database with --database.
cli-serve-postgres-read-only = The database { $file } accepts no changes, as a standby does: name the primary one with --database.
cli-serve-postgres-unsuitable = The database { $file } cannot be used: Tenback needs PostgreSQL 14 or newer and the encoding UTF8. Name another one with --database.
cli-serve-node-needs-postgres = --node-address needs a database that servers can share: add --database postgres://USER@HOST/DATABASE.
cli-serve-bad-node-address = “{ $found }” is not an address for other servers: write a host and a port, such as 10.0.0.2:9098.
cli-serve-node-address-taken = Another running server already has this --node-address: give each one its own, or wait a few seconds if it has just crashed.
# $error: in English, from the database.
cli-serve-node-failed = The server can’t join the others that use this database: { $error }. Check the database, then start it again.

# Load. $address: as written.
cli-load-bad-address = “{ $address }” is not the address of a server: write one such as http://localhost:8098, without https and without a path.
# $id: of a process.
cli-load-no-process = Process { $id } cannot be measured: give --pid the id of a server on this machine, or leave it out.
# $server: bare, memory or sqlite.
cli-load-not-started = The server to be measured ({ $server }) does not start; its own message says why.
# $text: the server’s message.
cli-load-refused = The server refuses the players: { $text } Raise its limits; “tenback serve --help” lists them.
# $fault: what was wrong, in English.
cli-load-fault = The server failed a check: { $fault }.
# $error: the system’s message.
cli-load-unreachable = The server cannot be reached: { $error }. Check that it is running.
cli-load-failed = Measuring failed: { $error }. Fix that, or try fewer connections.
cli-load-interrupted = Stopped before the end: these are partial results.
cli-load-pids = Give a --pid for each --target, in the same order, or none.
# $needed and $allowed: numbers of files.
cli-load-too-few-files = One process would need { $needed } open files, but this system allows { $allowed }: share the load with --processes, or raise the limit (ulimit -n).
# $line: as written.
cli-load-bad-announcement = “{ $line }” announces nothing: write for example “kill node=1”, “back node=1” or “pause database”.
# $file: a folder.
cli-load-no-ledger = There are no readable ledgers in { $file }: { $error }. Name the folder that --ledger wrote to.
cli-load-ledger-exists = There are ledgers of another run in { $file }: delete them, or name an empty folder with --ledger.
# $option: as written on the command line.
cli-load-no-effect = { $option } has no effect with several targets, or with --processes, --switches, --faults or --ledger: leave it out.

# `tenback admin`. $file: a path; $error: a whole sentence without its full stop.
cli-admin-memory = A server that keeps games in memory has nothing to look after: name a file with --database sqlite:FILE.
cli-admin-nothing = No server is running, and there is no database { $file }: name another one with --database.
cli-admin-no-permission = You may not use { $file }: run this as the user who runs the server, or as root.
cli-admin-no-answer = The server at { $file } does not answer: { $error }. Look at its log, then try again.
cli-admin-strange = The running server is another version of Tenback: restart it, then try again.
cli-admin-no-such-table = There is no such table: “tenback admin tables list” shows all of them.
cli-admin-no-such-person = There is no such person: “tenback admin people list” shows all of them.
# $why: in English, from the database.
cli-admin-store-failed = That did not work: { $why }. “tenback admin check” may say more.
cli-admin-needs-yes = This cannot be undone, and there is no terminal to ask on: add --yes if you are sure.
# $what: what is about to happen; $id: of the table or person, or a file.
cli-admin-sure = { $what ->
    [close] Close table { $id } for good?
    [delete] Delete table { $id } for good?
    [erase] Delete person { $id } for good, with everything they wrote?
   *[restore] Replace the database with { $id }?
}
# The possible answers, as a hint; then those that mean yes, in lower case.
cli-admin-yes-or-no = y/N
cli-admin-yes = y yes
cli-admin-not-done = Nothing was changed.
cli-admin-done = { $what ->
    [close] Table { $id } is closed.
    [delete] Table { $id } is deleted.
    [ban] Person { $id } is banned.
    [unban] Person { $id } is no longer banned.
   *[erase] Person { $id } is deleted.
}
cli-admin-backed-up = { $file } is a checked copy of the database.
# $aside: a file.
cli-admin-restored = The backup is in place. The previous database is now { $aside }.
cli-admin-restored-new = The backup is in place.
cli-admin-exists = { $file } already exists: choose another name.
cli-admin-postgres-backup = A PostgreSQL database is backed up and restored with its own tools: use pg_dump and pg_restore.
# Copying. $file: the target; $why: in English, from the database.
cli-admin-copied = Copied { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
} to { $file }.
# $from and $to: files.
cli-admin-copy-beside = Copy { $from } to { $to } as well, for the same user and readable by nobody else.
cli-admin-copy-not-empty = { $file } is not empty and was left unchanged: name an empty database to copy to.
cli-admin-copy-failed = The copy to { $file } is incomplete: { $why }. Delete it, fix that, then try again.
cli-admin-no-nodes = Only one server uses this database.
cli-admin-checked = { $damaged ->
    [0] The database is sound; { $tables ->
        [one] its 1 table can be loaded
       *[other] its { $tables } tables can be loaded
    }.
   *[other] The database is sound, but some tables cannot be loaded: { $damaged } of { $tables }.
}
# Labels of columns and lines.
cli-admin-label = { $what ->
    [node] Node
    [address] Address
    [lease] Lease
    [table] Table
    [tables] Tables
    [closed] Closed tables
    [host] Host
    [created] Since
    [updated] Last event
    [events] Events
    [game] Game
    [stage] State
    [players] Players
    [person] Person
    [people] People
    [name] Name
    [language] Language
    [banned] Banned since
    [banned-people] Banned people
    [finished] Finished games
    [bytes] Bytes
   *[oldest] Oldest table
}
