# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = The server does not know you yet: choose a name first.
server-host-only = Only who opened this table may do that: ask them to.
server-not-seated = You are looking on: sit down first.
server-bot-plays = A bot is playing for you: come back to your seat first.
# Only a player who is late can be replaced by the others.
server-not-late = Nobody is late on { seat }, so only that player or who opened the table can let a bot play there: wait a little.
server-table-full = All seats at this table are taken: look on, or open a table of your own.
server-stale = Something else happened at the table just before: look again, then decide anew.
server-no-such-table = There is no table behind this link: check it, or ask for a new one.
server-no-spectators = This table does not let others look on: take a seat if one is free, or ask for one.
server-no-record = There is no finished game here to read: come back when it is over.
server-cards-known = Somebody has sat down who does not know these cards, and whoever plays against them does: deal new ones.
# $why: in English, for whoever writes a program that talks to the server.
server-unreadable = The server cannot read this message: { $why }. Send it as /api/openapi.json describes.
# $most: how many bytes a message may have.
server-too-big = This message is too long, the server reads { $most } bytes at most: send less at once.
server-hello-first = The first message is hello, and no other is: begin with it, once.
server-enough-said = So much was said and done beside this game that no more fits: play it to its end or deal the next one, then go on.
# $wait: in seconds.
server-too-fast = That was too much at once: try again in { $wait ->
    [one] a second
   *[other] { $wait } seconds
}.
server-too-many-tables = You have opened a great many tables today: play at one of them, or open the next one tomorrow.
server-too-many-connections = Too many connections are open: close a window you do not need, or try again later.
server-too-many-spectators = So many are looking on that there is no more room: try again later.
server-foreign-origin = This request comes from another website: open the page of this server and try there.
server-bad-recovery = This code was used already, or there is a newer one: get a new one on your other device.
server-bad-clock = A clock gives 5 to 3600 seconds for a turn: choose something in between.
server-team-clock = In this game all play together, and nobody loses by the clock: leave that out, or play Face to Face.
server-not-stored = That could not be saved, so it did not happen: try again. If it fails again, tell whoever runs this server.
server-no-such-page = There is nothing at this address: check the link, or begin at the start page.
# $line: of the record, $why: a whole sentence.
server-bad-record = Line { $line }: { $why }
# $most: how many moments of a game can be shown.
server-too-many-moments = More happened in this game than can be shown moment by moment, { $most } at most: leave some signals out.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = The move “{ $word }” cannot be read: write a lay such as 45a, or end, take-back, or begin and a seat.
# $last: the number of the last moment.
server-no-such-moment = The game has no such moment, its last is number { $last }: choose one from 0 to { $last }.
server-nothing-to-advise = There is nothing to advise on now: ask again when it is your turn.
server-shutting-down = The server is about to stop: try again in a minute.

# Why a connection ends.
server-bye-restart = The server restarts. Your game is safe, and you will be connected again by itself.
server-bye-kicked = You were sent away from this table by who opened it: sit down at another one.
server-bye-no-spectators = This table does not let others look on any more: ask for a seat.
server-bye-unheard = The connection was opened, but no hello came in time: connect again.
server-bye-abuse = Too much came over this connection that the server had to refuse: wait a minute, then connect again.
