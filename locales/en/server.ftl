# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = The server doesn’t know you yet: choose a name first.
server-host-only = Only the host can do that: ask them.
server-not-seated = You are watching: take a seat first.
server-bot-plays = A bot is playing for you: take over from it first.
# Only a player who is late can be replaced by the others.
server-not-late = The player in { seat } is not late, so only they or the host can let a bot play there: wait a little.
server-table-full = All seats at this table are taken: watch, or create a table of your own.
server-stale = Something else just happened at the table: look again, then decide.
server-no-such-table = This link leads to no table: check it, or ask for a new one.
server-table-closed = This table has been closed: create a new one.
server-banned = The operator of this server has banned you: if you think that is a mistake, get in touch with them.
server-no-spectators = This table doesn’t allow spectators: take a seat if one is free, or ask for one.
server-no-record = There is no finished game here yet: come back when it is over.
server-cards-known = A new player doesn’t know these cards, but their opponent does: deal new ones.
server-deal-in-play = These cards are being played again: the review will be available once that game is over.
server-newcomer = You have just joined: those who were already playing, or the host, decide when to deal and when to give up.
server-barred-from = The host removed somebody who used this browser or your network, so nobody else can join this table from there. If it wasn’t you, ask the host to start a new table.
server-invite-needed = This table needs an invitation: ask the host for the current invite link.
# $why: in English, for people who write a program that talks to the server.
server-unreadable = The server can’t read this message: { $why }. Send it as described in /api/openapi.json.
# $most: the maximum number of bytes in a message.
server-too-big = This message is too long: the server accepts at most { $most } bytes. Send less at once.
server-hello-first = The first message must be hello, and only the first: start with it, once.
server-enough-said = You have used up your signals, hints and take-backs for this game. You get new ones with the next deal.
# $wait: in seconds.
server-too-fast = That was too fast: try again in { $wait ->
    [one] a second
   *[other] { $wait } seconds
}.
server-too-many-tables = You have created too many tables today: play at one of them, or create the next one tomorrow.
server-too-many-connections = Too many connections are open: close a window you don’t need, or try again later.
server-too-many-spectators = Too many people are watching this table: try again later.
server-too-many-bot-games = You are playing too many games with bots at once: finish one of them first.
server-too-many-data-requests = Your data is already being exported or deleted: wait until that is done.
server-too-many-groups = You belong to as many groups as one person can: leave one of them first.
server-too-many-group-members = This group is full: it can’t take any more members.
server-too-many-devices = You are signed in on as many devices as possible: sign one out first.
server-too-much-today = You have stored as much as one person or connection may on this server in a day. Games in progress go on; try again tomorrow.
server-too-much-table = This table is full: so much has been played and said here. Finish the game, then open a new table.
server-too-much-database = This server has no room for new tables, games or messages at the moment. Games in progress go on.
server-foreign-origin = This request comes from another website: open this server’s own page and try there.
server-foreign-host = This server doesn’t go by that name: open it at its own address. Its operator can allow the name with --public-url or --allowed-hosts.
server-bad-recovery = This code isn’t valid: it may be mistyped, used, expired or replaced by a newer one. Get a new link on a device where you are signed in, or check your backup code.
server-no-such-device = There is no such device: it may have been signed out already.
server-last-device = This is your only device, and you have no backup code: create one first, or you could never sign in again.
server-invited-only = Only people the operator has invited can create tables here: ask for the invitation link, or join a friend’s table.
server-local-only = Tables can be created only on the machine this server runs on: join one through its link.
server-bad-clock = The time per turn must be between 5 and 3600 seconds: choose a value in between.
server-team-clock = In this game everyone plays together, and nobody loses by the clock: leave that out, or play Face to Face.
server-not-stored = That could not be saved, so it didn’t happen: try again. If it fails again, tell the operator of this server.
server-internal = Something went wrong on the server. The operator can see it in the log; please try again.
server-no-such-page = There is nothing at this address: check the link, or go to the home page.
server-no-such-puzzle = There is no such puzzle: check the link, or solve another one.
server-no-such-group = There is no such group, or you don’t belong to it: ask for its link.
server-no-such-member = The group has no such member: reload the list. The owner can’t be removed, but can dissolve the group.
server-bad-group-code = This link doesn’t work any more, or is incomplete: ask the owner of the group for the current one.
server-owner-only = Only the owner of the group can do that.
server-no-such-day = There is no such deal: check the link, or play one of today’s.
server-not-finished = This stays closed until you have finished the deal, or until it is opened to everybody.
server-not-in-contest = Not here: everybody plays this deal under the same conditions.
server-no-such-challenge = There is no such challenge: check the link.
server-not-played = Only people who played this game can challenge others with its cards.
server-cards-seen = You have seen these cards in a game: this challenge is for others.
server-no-such-profile = There is no public profile here: the link may be wrong, or it is switched off.
# $line: of the record, $why: a whole sentence.
server-bad-record = Line { $line }: { $why }
# $most: the maximum number of steps that can be shown.
server-too-many-moments = This game has too many steps to show, the maximum is { $most }: remove some signals.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = The move “{ $word }” can’t be read: write a card and a pile such as 45a, or end, take-back, or begin and a seat.
# $last: the number of the last step.
server-no-such-moment = The game has no such step: choose one from 0 to { $last }.
server-nothing-to-advise = There is no hint to give right now: ask again when it is your turn.
server-shutting-down = The server is about to stop: try again in a minute.
server-unreachable = The server that runs this table can’t be reached right now: try again in a few seconds.

# Why a connection ends.
server-bye-restart = The server is restarting. You will be reconnected automatically.
server-bye-moved = The table is moving to another server. You will be reconnected automatically.
server-bye-kicked = The host removed you from this table: join another one.
server-bye-no-spectators = This table no longer allows spectators: ask for a seat.
server-bye-unheard = The connection was opened, but no hello came in time: connect again.
server-bye-abuse = The server rejected too many messages on this connection: wait a minute, then connect again.
server-bye-closed = This table has been closed: create a new one.

# What a link shows where it is shared, such as in a chat.
server-preview-home = Tenback: play every card
server-preview-table = You’re invited to a table at Tenback
server-preview-replay = A game replayed at Tenback
server-preview-rules = The rules, explained at Tenback
server-preview-description = Play every card, two piles up and two piles down: The Game, Extreme and Face to Face, alone, with friends or with bots. No account needed.

# The default name of a new device. $browser and $system are names such as Firefox and Linux. At most 24 characters in all.
server-device-browser = { $browser } on { $system }
server-device-terminal = Terminal
server-device-other = Device
