# The page: the frame around every screen, and the home screen.

# The name of a player who has not chosen one.
page-guest = Guest

## The frame

# Window titles, one per screen.
page-title-home = Tenback: play every card
page-title-table = Table · Tenback
page-title-replay = Replay · Tenback
page-title-rules = Rules · Tenback
page-title-learn = Lessons · Tenback
page-title-puzzles = Puzzles · Tenback
page-title-daily = Deal of the day · Tenback
page-title-groups = Groups · Tenback
page-title-challenge = Challenge · Tenback
page-title-games = My games · Tenback
page-title-statistics = Statistics · Tenback
page-title-person = Profile · Tenback
page-title-recover = Another device · Tenback
page-title-devices = Your devices · Tenback
page-title-privacy = Your data · Tenback
page-title-nothing = Not found · Tenback

# The first link of the page, for keyboards and screen readers.
page-skip = Skip to content
# The logo leads home.
page-to-start = Tenback: home
page-home = Home
page-menu = Menu and settings
page-language = Language
page-theme = Theme
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] Same as device
}
# On/off switches.
page-sounds = Sounds
# Whether single letters and digits act at a table, without pressing a button.
page-letter-keys = Keyboard shortcuts
page-letter-keys-why = Play with letters and digits at a table, such as 5a or e.
page-notify = Notify me
page-notify-why = Get a notification when it’s your turn and you’re looking elsewhere.
page-notify-forbidden = Notifications are blocked: allow them for this page in your browser’s settings.
# Read out before the reader’s own name.
page-you-are = You are
page-rename = Change name
# A link to what the server keeps about the reader.
page-your-data = Your data
page-your-devices = Your devices
page-name = Your name
page-save = Save
# $name: the new name.
page-renamed = Your name is now { $name }
page-close = Close
# The name of the region where problems are reported.
page-notice = Notice

page-unreachable = The server isn’t responding. Check your connection and try again.
# After opening the operator’s link; whether it is valid turns out later.
page-invited = Invitation saved: create a table to use it.
page-invitation-invalid = That invitation link isn’t valid. Ask the operator for the current one.
page-invitation-earlier = The invitation link you opened last isn’t valid. Your earlier one still works.
# A browser that blocks cookies: a heading, or the first of two sentences.
page-no-cookies = This page needs cookies
page-no-cookies-more = Your browser blocks them, so the server can’t tell who you are. Allow cookies for this page, then reload it.
page-not-loaded = This part of the page could not be loaded. Check your connection, then reload.
page-reload = Reload
page-broken = Something went wrong
page-broken-more = This screen can’t be shown. Reload the page; if that doesn’t help, the page and the server may be different versions.
page-nothing = There is nothing here
page-nothing-why = The link may be incomplete or mistyped. If someone sent it to you, ask them for it again.

# While a file is dragged over the page.
page-drop-here = Drop the game record here to replay it
# $file: the name of the file.
page-record-unreadable = “{ $file }” is not a game record: choose a file that ends in .tgn.
page-record-too-large = This file is too large: a game record has at most 256 kB. A game takes about 2 kB, so this may be the wrong file.

## Home

# The motto, in two lines; the second is set apart.
page-motto = Play every card.
page-motto-back = Going back? Only by exactly ten.
page-lead = Four piles: two go up, two go down, and all cards have to fit. Alone, with friends or with bots. No account needed.
page-how = How does it work?
# The lessons: a link, and for those who have never looked at them.
page-lessons = Lessons
page-lessons-first = New here? Learn by playing
page-puzzles = Puzzles
# Links to the deals that everybody plays, and to groups of friends who compare their results.
page-daily = Deal of the day
page-groups = Groups of friends
# Below the name of the link on the start: what it is, and what the reader made of it. $result: as page-result says it.
page-daily-line = The same cards for everyone, once a day
page-daily-entry-result = { game }: { $result }
page-daily-play = Play
page-daily-resume = Resume
page-daily-entry-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
# The screens about one’s own games, and the name of the region with links between them.
page-my-games = My games
page-statistics = Statistics
page-my-pages = Your games and statistics

page-offline = The server can’t be reached. You can still read the rules; tables and replays need the server. This page keeps trying.

# The name of the region with the big buttons.
page-play = Play
page-which-game = Choose a game
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Four piles, one team
    [extreme] With command cards
   *[face-to-face] Two players, one winner
}

page-alone = { $game ->
    [face-to-face] Play an easy bot
   *[other] Play alone
}
page-alone-line = { $game ->
    [face-to-face] a quick game to learn it
   *[other] you and four piles
}
page-bots = { $game ->
    [face-to-face] Play a bot
   *[other] Play with bots
}
# $company: who else plays, such as “Expert, Expert”.
page-bots-line = { $game ->
    [face-to-face] against { $company }
   *[other] you, { $company }
}
page-friends = { $game ->
    [face-to-face] Play a friend
   *[other] Play with friends
}
page-friends-line = get a link to share
# Followed by the numbers 2 to 5 to choose from.
page-how-many = You and your friends

page-options = Options
page-options-bots = Bots at the table
page-options-talk = Talk and spectators
page-options-rules = Harder rules
# Who gets a seat if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] a friend
   *[nobody] nobody
}
page-talk = Talk
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] none
    [signals] signals
    [only-chat] chat
   *[chat] signals and chat
}
page-guard = Block messages that name a card
page-spectators = Allow spectators
page-invite-only = Seats by invitation only
page-open = Show in the list of open tables
page-open-invite = Tables with seats by invitation are not listed.
page-three-cards = Three cards per turn
page-fewer-cards = One card fewer in every hand
page-clock = Time per turn
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
page-clock-seconds = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
   *[other] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
}
page-clock-loses = Running out of time loses the game
# Whether players may ask for hints. As usual: teams may, and a player whose opponent is a bot.
page-hints = Hints
page-hints-choice = { $hints ->
    [yes] allowed
    [no] not allowed
   *[usual] in teams and against bots
}

page-my-tables = Your tables
# On a phone, above the big buttons: leads to a game in progress.
page-go-on = Resume game
page-open-tables = Open tables
page-no-open-tables = No tables are waiting right now. Create one and show it in the list: see the options.
# The state of a table. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] waiting
    [playing] in progress
   *[over] finished
}
# The game waits for the reader; and how a finished game went. $result: won, lost with $left cards, or lost-to in Face to Face.
page-your-turn = your turn
page-result = { $result ->
    [won] won
    [lost-to] lost
   *[lost] { $left ->
        [one] lost, 1 card left
       *[other] lost, { $left } left
    }
}
# $free: the number of empty seats.
page-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
# A bot in a list of names. $bot: its level.
page-bot = { $bot } (bot)
page-just-now = just now
# $count: the total.
page-show-all = Show all { $count }

page-rules = Rules
page-record = Replay a game
page-record-how = Drop a .tgn file anywhere on this page, or choose one.
page-record-choose = Choose a file
page-device = Your devices
page-device-how = Play on with your name and your seats on another device, and see where you are signed in.
page-device-open = Show devices
page-copy = Copy
page-copied = Copied
# On the button, in place of “Copy”: the link is in a field next to it.
page-copy-failed = Copy it from the field
# Sends a text or a link by what the device has for that; and, on the same button, that it could not be copied.
page-send = Share
page-send-failed = Couldn’t copy
