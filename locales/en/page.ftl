# The page: the frame around every screen, and the home screen.

# The name of somebody who has not said another one.
page-guest = Guest

## The frame

# The titles of the window, for each screen.
page-title-home = Tenback: lay them all
page-title-table = A table · Tenback
page-title-replay = Replay · Tenback
page-title-rules = Rules · Tenback
page-title-recover = Another device · Tenback
page-title-nothing = Nothing here · Tenback

# The first link of the page, for keyboards and readers aloud.
page-skip = Skip to the content
# The logo leads home.
page-to-start = Tenback: to the start
page-menu = Menu and settings
page-language = Language
page-theme = Light or dark
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the device has it
}
# Switches that are on or off.
page-sounds = Sounds
# Whether single letters and digits act at a table, without a button being pressed.
page-letter-keys = Letter keys
page-letter-keys-why = Letters and digits act at once at a table, such as 5a or e.
page-notify = Call me
page-notify-why = A notification when it is your turn and you look elsewhere.
page-notify-forbidden = This browser does not let the page call you: allow notifications for it in the browser’s settings.
# Read out before one’s own name.
page-you-are = You are
page-rename = Another name
page-name = Your name
page-save = Save
# $name: the new name.
page-renamed = Your name here: { $name }
page-close = Close
# The name of the region in which problems are told.
page-notice = Notice

page-unreachable = The server does not answer. Check the connection and try again.
# A browser that keeps no cookies: a heading, or the first of two sentences.
page-no-cookies = This page needs cookies
page-no-cookies-more = Your browser keeps none for it, so the server cannot know you again. Allow cookies for this page, then load it anew.
page-not-loaded = This part of the page could not be loaded. Check the connection, then load the page anew.
page-reload = Load anew
page-broken = Something is wrong here
page-broken-more = This screen cannot be shown. Load it anew; if that does not help, the page and the server may be of different versions.
page-nothing = There is nothing here
page-nothing-why = Perhaps the link was cut off or mistyped. If somebody gave it to you, ask for it again.

# A file hangs over the page.
page-drop-here = Drop the record here to replay it
# $file: the name of the file.
page-record-unreadable = “{ $file }” is not a record: choose a file that ends in .tgn.
page-record-too-large = This file is too large: a record has at most 256 kB. A game takes about 2 kB; perhaps it is another file?

## Home

# The motto, in two lines; the second is set apart.
page-motto = Lay them all.
page-motto-back = One way back: exactly ten.
page-lead = The Game, Extreme and Face to Face. No account, just play.

page-offline = The server cannot be reached. The rules can be read; tables and replays need the server. This page tries again by itself.

# The name of the region with the big buttons.
page-play = Play
page-which-game = Which game
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Four piles, one team
    [extreme] Cards that give orders
   *[face-to-face] Two players, one winner
}

page-alone = Play alone
page-alone-line = { $game ->
    [face-to-face] against an easy bot
   *[other] you and four piles
}
page-bots = Play with bots
# $company: who else sits there, such as “expert, expert”.
page-bots-line = { $game ->
    [face-to-face] against: { $company }
   *[other] you, { $company }
}
page-friends = Play with friends
page-friends-line = you get a link to share
# Followed by the numbers 2 to 5 to choose from.
page-how-many = How many?

page-options = Options
page-options-bots = With bots: who sits there
page-options-talk = Talk and guests
page-options-rules = For professionals
# Who sits on a seat, if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] a friend
   *[nobody] no seat
}
page-talk = Talk
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] none
    [signals] signals
   *[chat] signals and chat
}
page-guard = Hold back chat that names a card
page-spectators = Others may look on
page-open = Show in the list of open tables
page-three-cards = Three cards a turn
page-fewer-cards = One card fewer in every hand
page-clock = Time for a turn
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
page-clock-seconds = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] one minute
   *[other] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
}
page-clock-loses = Running out of time loses the game

page-my-tables = Your tables
# On a phone, above the big buttons: leads to a game that runs.
page-go-on = Go on with your game
page-open-tables = Open tables
page-no-open-tables = No table waits for players just now. Make one and show it in the list: see the options.
# How far a table is. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] waiting
    [playing] in play
   *[over] over
}
# $free: how many seats are empty.
page-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
# A bot in a list of names. $bot: how strong it is.
page-bot = { $bot } (bot)
page-just-now = just now
# $count: how many there are in all.
page-show-all = Show all { $count }

page-rules = The rules
page-record = Replay a record
page-record-how = Drop a .tgn file anywhere on this page, or choose one.
page-record-choose = Choose a file
page-device = Move to another device
page-device-how = Open a link on the other device, and you go on there with your name and your seats. This device is signed off then.
page-device-make = Make a link
page-device-link = The link for the other device
page-copy = Copy
page-copied = Copied
# On the button, in place of “Copy”: the link stands in a field beside it.
page-copy-failed = Copy it from the field

## A link from another device

page-recover = Go on here?
page-recover-how = Whoever made this link goes on here, with the same name and the same seats. The device it comes from is signed off. The link works once.
# $name: who this browser is now.
page-recover-loses = On this device you are: { $name }. After this, the seats of that name cannot be reached from here any more.
page-recover-do = Go on here
page-recover-not = Leave it
page-recover-no-code = There is no code in this link. Make a new one on the other device.
