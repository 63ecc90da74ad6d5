// Written by `cargo xtask golden` from the types of crates/wire: change it there.

/** A card, 2 to 99. */
export type Card = number

/** A seat, counted from 1. */
export type Seat = number

/** The games. */
export const GAMES = ['classic', 'extreme', 'face-to-face'] as const
export type Game = (typeof GAMES)[number]

/** The lessons. */
export const LESSONS = ['basics', 'talk', 'extreme', 'face-to-face'] as const
export type LessonName = (typeof LESSONS)[number]

/** What puzzles are about. */
export const PUZZLE_THEMES = ['ten-back', 'chain', 'order', 'commands', 'race'] as const
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number]

/** Kinds of talk, from silent to talkative. */
export const TALKS = ['none', 'signals', 'chat'] as const
export type Talk = (typeof TALKS)[number]

/** The languages, by their codes. */
export const LANGUAGES = ['en', 'de', 'cs', 'pl', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]

/** Levels of bots, weakest first. */
export const LEVELS = ['random', 'greedy', 'casual', 'regular', 'strong', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The levels offered to people: `random` is for experiments. */
export const LEVELS_FOR_PEOPLE = ['greedy', 'casual', 'regular', 'strong', 'expert', 'master'] as const

/** The piles, by their letters. */
export const PILES = ['a', 'b', 'c', 'd'] as const
export type PileName = (typeof PILES)[number]

/** Commands of cards. */
export const CARD_COMMANDS = ['stop', 'skull', 'three', 'mute', 'no-back', 'one-pile', 'draw-one'] as const
export type CardCommand = (typeof CARD_COMMANDS)[number]

/** What can be said about a pile, the strongest warning first. */
export const PILE_SIGNALS = ['keep-off', 'rather-not', 'small-steps', 'go-ahead'] as const
export type PileSignal = (typeof PILE_SIGNALS)[number]

/** What ends a game. */
export const CAUSES = ['all-laid', 'stuck', 'skull-open', 'not-three', 'resigned', 'out-of-time'] as const
export type EndCause = (typeof CAUSES)[number]

/** What a client may do. */
export const PERMISSIONS = ['sit', 'leave', 'hand-over', 'return', 'spectators', 'invite-only', 'deal', 'deal-again', 'begin', 'start-preference', 'lay', 'end-turn', 'take-back', 'try-out', 'hint', 'signal', 'say', 'resign', 'propose-give-up', 'vote', 'close'] as const
export type PlainPermission = (typeof PERMISSIONS)[number]

/** What a client may do with a seat. */
export const SEAT_PERMISSIONS = ['sit', 'bot', 'kick', 'pass-host', 'silence', 'hand-over'] as const
export type SeatPermission = (typeof SEAT_PERMISSIONS)[number]

/** Why the server ends a connection. */
export const GOODBYES = ['restart', 'moved', 'kicked', 'no-spectators', 'unheard', 'abuse', 'table-closed'] as const
export type Goodbye = (typeof GOODBYES)[number]

/** The fewest and the most seats of each game. */
export const SEATS = {
  classic: [1, 5],
  extreme: [1, 5],
  'face-to-face': [2, 2],
} as const

/** How many characters a name may have. */
export const LONGEST_NAME = 24

/** The name of people who were deleted. */
export const DELETED_NAME = '?'

/** How many characters may be said at once. */
export const LONGEST_MESSAGE = 280

/** How many bytes are read of a record, and of what is asked about it. */
export const LONGEST_REPLAY = 262144

/** The numbers that the piles of each game begin with; its cards lie between them. */
export const LINES = {
  classic: { low: 1, high: 100 },
  extreme: { low: 1, high: 100 },
  'face-to-face': { low: 1, high: 60 },
} as const

/** A loss with fewer cards left than this is excellent. */
export const EXCELLENT_BELOW = 10

/** Which cards carry which command where nobody says otherwise. */
export const STAND_IN: [CardCommand, Card[]][] = [
  ['stop', [4, 28, 73, 97]],
  ['skull', [8, 32, 69, 93]],
  ['three', [11, 36, 65, 90]],
  ['mute', [15, 39, 62, 86]],
  ['no-back', [21, 45, 56, 80]],
  ['one-pile', [18, 42, 59, 83]],
  ['draw-one', [25, 49, 52, 76]],
]

/** A card and where it is laid: `45a`. */
export type Lay = `${Card}${PileName}`

/** A permission of a client, with a seat where it matters. */
export type Permission = PlainPermission | `${SeatPermission} ${Seat}`

/** A signal of a seat to its team. */
export type Signal = `${PileSignal} ${PileName}` | 'let-me-begin' | 'not-me' | `hold ${CardCommand}`

/** The accuracy of a game. */
export type AccuracyPoint = {
  /** The table it was played at; left out in public profiles, since its record names the others. */
  table?: string
  /** Its number there; left out in public profiles. */
  number?: number
  /** When it ended, in milliseconds since 1970. */
  ended: number
  /** The person's accuracy, in percent. */
  accuracy: number
}

/** A hint: what a strong player would do. */
export type Advice = {
  /** The id of the request. */
  id: CommandId
  /** The lays of a whole turn. */
  lays: Lay[]
  /** Whether this is the only turn that does not lose immediately. */
  only: boolean
  /** The reasons, in the language of the person, without repetitions. */
  reasons: string[]
}

/** A code to write down. It adds devices until a new one is made. */
export type BackupCode = {
  /** The code, in groups of four. It is sent only this once. */
  code: string
  /** When it was made, in milliseconds since 1970. */
  since: number
}

/** A bot and its seat. */
export type Bot = {
  /** Its seat. */
  seat: Seat
  /** Its level. */
  level: Level
}

/** Why a connection ends. */
export type Bye = {
  /** A code that never changes. */
  code: Goodbye
  /** The reason and what to do, in the language of the person. */
  text: string
  /** After how many milliseconds to reconnect, if that makes sense. */
  again_in?: number
}

/** A finished attempt in a calendar. */
export type CalendarAttempt = {
  /** Which deal. */
  deal: DailyGame
  /** The table where it was played. */
  table: string
  /** The number of the game there. */
  number: number
  /** Whether it counts for the ranking. */
  ranked: boolean
  /** Whether it was won. */
  won: boolean
  /** The cards left. */
  left: number
}

/** A day of a calendar. */
export type CalendarDay = {
  /** The day. */
  day: string
  /** What they finished. */
  attempts: CalendarAttempt[]
}

/** A challenge: neither the table it comes from nor its people. */
export type Challenge = {
  /** Its id. */
  id: string
  /** The link to send to others. */
  link: string
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** How many of them people have; bots have the others. */
  people: number
  /** The hand size, if it is not the usual one (A18). */
  hand_size?: number
  /** The minimum, if it is not the usual one (A18). */
  minimum?: number
  /** The commitment to the cards. */
  commitment: string
  /** How many people or teams have finished it. */
  finished: number
  /** The table where the person has begun it, if they have. */
  table?: string
  /** All results, best first; left out until the person has finished it. */
  results?: ChallengeResult[]
}

/** How somebody did with the cards of a challenge. */
export type ChallengeResult = {
  /** The names of the people. Of two opponents, the result is that of the first. */
  names: string[]
  /** Whether it was won. */
  won: boolean
  /** The cards left; in Face to Face those of the loser. */
  left: number
  /** Whether the person is one of them. */
  you: boolean
  /** Whether it is the game that the challenge comes from. */
  first: boolean
  /** Whether somebody had seen the cards before, or a bot took a seat over. */
  unranked: boolean
  /** Where the record is, as `/t/TABLE/NUMBER`; only for those who may read it. */
  record?: string
}

/** A chat message. */
export type ChatMessage = {
  /** The number of the event. */
  seq: number
  /** From which seat. */
  seat: Seat
  /** Who sat there at the time. */
  name?: string
  /** What. */
  text: string
}

/** A command of a client. */
export type ClientCommand =
  | {
      kind: 'sit'
      /** Which one; the first empty one by default. */
      seat?: Seat
    }
  | { kind: 'leave' }
  | {
      kind: 'bot'
      /** Which. */
      seat: Seat
      /** Its level. */
      level: Level
    }
  | {
      kind: 'kick'
      /** Which. */
      seat: Seat
    }
  | {
      kind: 'pass-host'
      /** Which. */
      seat: Seat
    }
  | {
      kind: 'silence'
      /** Which. */
      seat: Seat
      /** Whether they may no longer write. */
      on: boolean
    }
  | { kind: 'close' }
  | {
      kind: 'hand-over'
      /** For which seat; one's own by default. */
      seat?: Seat
      /** Its level. */
      level: Level
    }
  | { kind: 'return' }
  | {
      kind: 'coach'
      /** What. */
      coaching: 'off' | 'agreed' | 'on'
    }
  | {
      kind: 'spectators'
      /** Whether they are allowed. */
      allowed: boolean
    }
  | {
      kind: 'invite-only'
      /** Whether an invite link is needed. Each time it is switched on there is a new link, and older ones stop working. */
      on: boolean
    }
  | {
      kind: 'deal'
      /** Deal the same cards again. */
      again?: boolean
    }
  | { kind: 'begin' }
  | {
      kind: 'lay'
      /** Which card where: `45a`. */
      lay: Lay
    }
  | { kind: 'end-turn' }
  | { kind: 'take-back' }
  | {
      kind: 'signal'
      /** The signal, in the words of the notation: `keep-off a`. */
      signal: Signal
    }
  | { kind: 'resign' }
  | {
      kind: 'vote'
      /** Whether to give up. */
      agree: boolean
    }
  | {
      kind: 'say'
      /** What. */
      text: string
    }

/** A message from a client. */
export type ClientFrame =
  | {
      type: 'hello'
      /** The number of the last event it has; 0 for none. */
      have?: number
      /** The code of the invite link the person came by, if the table needs one to take a seat. */
      invite?: string
    }
  | {
      type: 'do'
      /** Chosen by the client and different for each command: a repeated one is carried out once. */
      id: CommandId
      /** The number of the last event the player knew. With it, an outdated command is refused. */
      seen?: number
      /** What. */
      command: ClientCommand
    }
  | {
      type: 'try-out'
      /** Returned with the answer. */
      id: CommandId
      /** The lays in order. */
      lays: Lay[]
    }
  | {
      type: 'hint'
      /** Returned with the answer. */
      id: CommandId
    }

/** How long a turn may take. */
export type Clock = {
  /** In seconds, 5 to 3600. */
  seconds: number
  /** Whether running out of time loses; only in Face to Face. */
  loses?: boolean
}

/** What a seat has decided about coaches, and whether its own may speak. */
export type Coaching = 'off' | 'agreed' | 'waiting' | 'on'

/** The id a client gives to one of its commands. */
export type CommandId = string

/** Whether the deal matches its commitment. */
export type Commitment = 'kept' | 'broken'

/** Somebody a person has played with or, in Face to Face, against. */
export type Companion = {
  /** Their name. */
  name: string
  /** How many games they played together. */
  played: number
  /** How many of them the person won. */
  won: number
}

/** A lay that costs win chance, however well the turn goes on. */
export type CostlyLay = {
  /** The lay. */
  lay: Lay
  /** What it costs, in percentage points. */
  points: number
  /** The same with something better, as a sentence in the language of the person. */
  text: string
}

/** What the coach of the player to move warns of. Only that player is told. */
export type Costs = {
  /** The number of the turn. */
  turn: number
  /** How many cards have been laid in it. */
  laid: number
  /** How the turn is best continued; without a lay, by ending it. */
  best: Lay[]
  /** The lays that cost clearly more than that. */
  costly: CostlyLay[]
}

/** Today's deals, without their cards. */
export type Daily = {
  /** The day, such as `2026-11-18`. */
  day: string
  /** When it ends, in milliseconds since 1970. Games that have begun by then count. */
  ends: number
  /** When its cards and results are opened to everybody. Games that are not finished by then count with their cards left. */
  opens: number
  /** The deals. */
  deals: DailyDeal[]
  /** What tomorrow's deals will be, sealed. */
  tomorrow: DailyPromise[]
  /** The earliest day in the archive; left out if there is none. */
  since?: string
  /** How well the person has done so far; left out without a token. */
  standing?: DailyStanding
}

/** Somebody's own attempt at a deal of the day: their first one. */
export type DailyAttempt = {
  /** The table where it is played. */
  table: string
  /** The number of the game there. */
  number: number
  /** Whether it counts for the ranking. */
  ranked: boolean
  /** How it ended; left out while it is being played. */
  score?: DailyScore
}

/** What somebody made of the daily deals of a month. */
export type DailyCalendar = {
  /** The month, such as `2026-11`. */
  month: string
  /** The days on which they finished something, in order. */
  days: CalendarDay[]
}

/** A deal of the day. */
export type DailyDeal = {
  /** Which one. */
  deal: DailyGame
  /** The commitments to its instances. Where it makes no difference, some play the mirrored cards. */
  commitments: string[]
  /** How many people or teams have finished it. */
  finished: number
  /** The person's own attempt, if they have begun it. */
  attempt?: DailyAttempt
}

/** A place in the ranking of a deal. */
export type DailyEntry = {
  /** How it ended. */
  score: DailyScore
  /** The names of the people; empty for bots. */
  names: string[]
  /** The level of the bots, if bots played it. */
  level?: Level
  /** Whether the person is one of them. */
  you: boolean
}

/** The deals that every day has. */
export type DailyGame = 'classic-1' | 'extreme-1' | 'face-to-face' | 'classic-2' | 'classic-3' | 'classic-4'

/** A sealed deal of tomorrow. */
export type DailyPromise = {
  /** Which one. */
  deal: DailyGame
  /** The commitments to its instances. */
  commitments: string[]
}

/** The ranking of a deal, for those who have finished it, and for everybody once it has been opened. */
export type DailyRanking = {
  /** The day. */
  day: string
  /** Which of its deals. */
  deal: DailyGame
  /** Whether it has been opened to everybody, with cards and salt. */
  opened: boolean
  /** The share of the bots' games that were won: how difficult it is. Left out until bots have played it. */
  difficulty?: number
  /** How many are in the ranking; `entries` may be fewer. */
  total: number
  /** The best, and the person's own place with its neighbours, in order. */
  entries: DailyEntry[]
}

/** A rating with its 95 % interval. */
export type DailyRating = {
  /** The rating. */
  rating: number
  /** The lower end of the interval. */
  low: number
  /** The upper end. */
  high: number
  /** How many deals it comes from. */
  deals: number
}

/** How an attempt ended, and how that compares with the others. */
export type DailyScore = {
  /** Whether it was won. */
  won: boolean
  /** The cards left; in Face to Face those of the loser. */
  left: number
  /** The share of the field that did worse, those who did the same counting half: 0 to 1. */
  points: number
  /** Its place in the ranking, from 1. */
  rank: number
  /** How many are in the ranking. */
  of: number
}

/** How well somebody has done with deals of the day. */
export type DailyStanding = {
  /** How many days in a row they have finished a deal, up to today or yesterday. */
  streak: number
  /** The most days in a row. */
  longest_streak: number
  /** Their rating in ranked play alone; left out before the first deal that counts. */
  rating?: DailyRating
}

/** A device. */
export type Device = {
  /** Its id. */
  id: string
  /** Its name; empty if it has not been used since devices have names. */
  name: string
  /** When it was added. */
  since: number
  /** The start of the day (UTC) on which it was last used; the exact time is not kept. */
  seen: number
  /** Whether the request comes from it. */
  this: boolean
}

/** A link that adds a device. It works once, and only the newest one does. */
export type DeviceLink = {
  /** The code for the other device. */
  code: string
  /** The same as a link. */
  link: string
  /** When it expires, in milliseconds since 1970. */
  until: number
}

/** The devices on which a person is signed in. Times are in milliseconds since 1970. */
export type DeviceList = {
  /** The devices, the first one first. */
  devices: Device[]
  /** How many a person can have. */
  most: number
  /** When the backup code was made; missing if there is none. */
  backup_since?: number
}

/** A new name of a device. */
export type DeviceName = {
  /** The name. */
  name: string
}

/** Why a turn was worse than the best one. */
export type Difference =
  | { kind: 'lost-at-once' }
  | {
      kind: 'cards-left'
      /** How many more. */
      count: number
    }
  | {
      kind: 'missed-trick'
      /** The card. */
      card: Card
      /** The pile. */
      pile: PileName
    }
  | {
      kind: 'signal-ignored'
      /** Who asked. */
      seat: Seat
      /** The pile. */
      pile: PileName
    }
  | {
      kind: 'long-step'
      /** The card. */
      card: Card
      /** The pile. */
      pile: PileName
      /** How far. */
      step: number
    }
  | {
      kind: 'command-laid'
      /** The command. */
      command: CardCommand
    }
  | {
      kind: 'more-cards'
      /** How many more. */
      count: number
    }
  | {
      kind: 'fewer-cards'
      /** How many fewer. */
      count: number
    }
  | {
      kind: 'missed-help'
      /** The pile to help on. */
      pile: PileName
    }
  | {
      kind: 'helped'
      /** The pile. */
      pile: PileName
    }

/** A finished game with all cards face up. */
export type End = {
  /** The cards each seat still held, low ones first. */
  hands: Card[][]
  /** The cards that were never drawn, in the order they would have come; in Face to Face two piles. */
  stocks: Card[][]
  /** How many turns were played. */
  turns: number
  /** How often a card went ten back. */
  ten_backs: number
  /** Why the last turn could not be completed, if that ended the game. */
  stuck?: Stuck
}

/** How a game ended. */
export type Ending = {
  /** The result. */
  outcome: Outcome
  /** The number of cards left, if the team lost. */
  left?: number
  /** The opponent who won. */
  winner?: Seat
  /** The cause. */
  cause: EndCause
  /** The seat that caused it. */
  seat: Seat
}

/** A page of somebody's finished games, latest first. */
export type GamePage = {
  /** The games. */
  games: PlayedGame[]
  /** How many games match the filters, on all pages together. */
  total: number
  /** Where the next page starts, to be sent as `after`; left out on the last page. */
  next?: string
}

/**
 * A person's statistics in a game with a number of seats. Only games that they finished themselves count, with the
 * rulebook's hand size and minimum.
 */
export type GameStatistics = {
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** How many games were played. */
  played: number
  /** How many of them were won, with the 95 % interval of the rate. */
  won: number
  /** The rate of games won. */
  rate: Rate
  /** The same without luck, over the games for which it has been worked out; left out if there are fewer than two. */
  adjusted?: Rate
  /**
   * How many games ended with each number of cards left: the first number is that of games with no card left. In Face to
   * Face these are the person's own cards.
   */
  left: number[]
  /** How often the person played a card ten back. */
  ten_backs: number
  /** How many games in a row have been won up to now. */
  streak: number
  /** The most games in a row that were won. */
  longest_streak: number
  /** The latest reviewed games, oldest first, at most 100. */
  accuracy: AccuracyPoint[]
  /** The people they played with most often, at most 10. */
  with: Companion[]
}

/** A group of friends with a ranking of their own. */
export type Group = {
  /** Its id. */
  id: string
  /** Its name. */
  name: string
  /** The link by which people join; only for the owner, who can renew it. */
  link?: string
  /** The members, the owner first. */
  members: GroupMember[]
}

/** The code of a group's link. */
export type GroupCode = {
  /** The code. */
  code: string
}

/** A member of a group. */
export type GroupMember = {
  /** The member's id in this group. */
  id: string
  /** Their name. */
  name: string
  /** Whether it is the person who asks. */
  you: boolean
}

/** What such a turn is worth, from what its player could know. */
export type JudgedAnswer = {
  /** The chance after it. */
  value: number | null
  /** The best turn that was found; it may be this one. */
  best: RatedTurn | null
  /** The chance lost compared with the best turn. */
  loss: number
  /** The standard error of the loss. */
  error: number
  /** In a game that can hardly be won any more: how many more cards remain at the end than after the best turn. */
  cards_lost: number
  /** The verdict. */
  verdict: Verdict
  /** What sets it apart from the best turn; empty unless it is costly. */
  reasons: Difference[]
}

/** How a client stores its secret. */
export type Keep = 'cookie' | 'token'

/** What kind of lay it is. */
export type LayKind = 'forward' | 'ten-back' | 'help'

/** A legal lay. */
export type Legal = {
  /** The lay. */
  lay: Lay
  /** How far it advances the pile; −10 for the backwards trick, negative for a help. */
  step: number
  /** What kind of lay it is. */
  kind: LayKind
  /** Whether the game would be lost immediately. */
  loses: boolean
  /** Why it would be lost, if that is known. */
  cause?: EndCause
}

/** A lesson after these moves. */
export type Lesson = {
  /** The moves that were accepted. */
  moves: string[]
  /** Why the next one was not, in the language of the request. */
  objection?: string
  /** The current step, counted from 0; the number of steps at the end. */
  step: number
  /** The number of steps. */
  steps: number
  /** What the coach says, in the language of the request. */
  says: string
  /** What the coach asks for. */
  request: LessonRequest
  /** The sentences to choose from, for `say`. */
  sentences: string[]
  /** A move that leads on. */
  shows?: string
  /** The rules of the current position. */
  rules: Rules
  /** The seat of the player. */
  seat: Seat
  /** The names of the seats; empty for that of the player. */
  names: string[]
  /** What the last move led to; empty where a new position starts. */
  seen: Seen[]
  /** The game as the player sees it. */
  view: View
  /** What the player may lay. */
  legal: Legal[]
}

/** What a player has done in a lesson so far. */
export type LessonMoves = {
  /** The moves from the start: `45a`, `end`, `!keep-off a`, `say 2`, `next`. All but the last were accepted before. */
  moves: string[]
}

/** What the coach asks for. */
export type LessonRequest = 'read' | 'play' | 'signal' | 'say' | 'nothing'

/** A turn of a way to win. */
export type LineTurn = {
  /** Its number. */
  turn: number
  /** Who plays it. */
  seat: Seat
  /** The lays. */
  lays: Lay[]
}

/** Who a client is. */
export type Me = {
  /** Their name. */
  name: string
  /** Their language. */
  language: Language
  /** The secret, sent once to a program that stores it itself. */
  token?: string
}

/** A place in the ranking of a month: the sum of a person's points. */
export type MonthEntry = {
  /** The place, from 1. */
  rank: number
  /** Their name. */
  name: string
  /** On how many days. */
  days: number
  /** The sum of their points. */
  points: number
  /** Whether it is the person who asks. */
  you: boolean
}

/** The ranking of a month for one of the daily deals. */
export type MonthRanking = {
  /** The month, such as `2026-11`. */
  month: string
  /** Which deal. */
  deal: DailyGame
  /** How many people are in the ranking; `entries` may be fewer. */
  total: number
  /** The best, and the person's own place with its neighbours, in order. */
  entries: MonthEntry[]
}

/** A turn to be judged in place of one that was played. */
export type NewAnswer = {
  /** The text of the record. If it has several games, the first one is used. */
  record: string
  /** The number of the turn that was played. */
  turn: number
  /** The lays of the other one. */
  lays: Lay[]
}

/** The game whose cards others are challenged to play. */
export type NewChallenge = {
  /** The table where it was played. */
  table: string
  /** Its number there. */
  number: number
}

/** A new group of friends. */
export type NewGroup = {
  /** Its name. */
  name: string
}

/** A new person. */
export type NewPerson = {
  /** Their name. */
  name: string
  /** Their language; English by default. */
  language?: Language
  /** How the client stores the secret. */
  keep?: Keep
}

/** A request for a replay. */
export type NewReplay = {
  /** The text of the record. If it has several games, the first one is used. */
  record: string
  /** How the game continues differently. */
  what_if?: WhatIf
}

/** A request for the review of a record. */
export type NewReview = {
  /** The text of the record. If it has several games, the first one is used. */
  record: string
}

/** A new table. Defaults are those of the rulebooks. */
export type NewTable = {
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** A different hand size (A18). */
  hand_size?: number
  /** A different minimum (A18). */
  minimum?: number
  /** Which cards carry which command, if not the built-in assignment: `[['stop', [4, 28, 73, 97]], …]`. */
  commands?: [CardCommand, Card[]][]
  /** Which kinds of talk are allowed. */
  talk?: Talk
  /** Whether chat messages that name a card are blocked. */
  guard?: boolean
  /** The language of the table; the host's by default. */
  language?: Language
  /** How long a turn may take. */
  clock?: Clock
  /** Whether spectators are allowed. */
  spectators?: boolean
  /** Whether players may ask for hints. By default, teams may, and players whose opponent is a bot. */
  hints?: boolean
  /** Whether only people with the invite link may take a seat. */
  invite_only?: boolean
  /** Whether the table is listed publicly while anyone may take a seat; otherwise it can only be found by its link. */
  open?: boolean
  /** Seats for bots. */
  bots?: Bot[]
  /** Whether the host sits down immediately, on the first empty seat. */
  sit?: boolean
  /** The operator's invitation, on servers where only invited people may create tables. */
  invitation?: string
}

/** A deal that other people play as well. Its cards stay closed to those who have not finished it. */
export type Occasion =
  | {
      kind: 'daily'
      /** The day, such as `2026-11-18`. */
      day: string
      /** Which of the day's deals. */
      deal: DailyGame
      /** Whether it counts for the ranking. Past days do not, nor do teams of which somebody had seen the deal. */
      ranked: boolean
    }
  | {
      kind: 'challenge'
      /** Its id. */
      id: string
    }

/** The result of a game. */
export type Outcome = 'won' | 'lost' | 'seat-won'

/** The phase of a game. */
export type Phase = 'dealt' | 'running' | 'over'

/** A pile. */
export type Pile = {
  /** Its letter. */
  pile: PileName
  /** Whether it is ascending. */
  ascending: boolean
  /** What it shows. */
  top: number
  /** The number of cards on it. */
  height: number
  /** Whose pile it is, in Face to Face. */
  owner?: Seat
  /** The command on its top card. */
  command?: CardCommand
}

/** Who sat on a seat at the end of a game. */
export type PlayedBy = {
  /** The name of a person; empty for a bot. */
  name: string
  /** The level of the bot that played the seat at the end, also in place of a person. */
  level?: Level
}

/** A finished game in somebody's history. */
export type PlayedGame = {
  /** The table it was played at. */
  table: string
  /** Its number at the table, from 1. */
  number: number
  /** When it ended, in milliseconds since 1970. */
  ended: number
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** The hand size, if it was not the usual one (A18). */
  hand_size?: number
  /** The minimum, if it was not the usual one (A18). */
  minimum?: number
  /** The person's seat at the end; left out if they had left. */
  seat?: Seat
  /** Who sat where at the end. */
  players: PlayedBy[]
  /** How it ended. */
  ending: Ending
  /** Whether the person won, alone or with their team. */
  won: boolean
  /** The cards that were left: those of the whole team or, in Face to Face, the person's own. */
  left: number
  /** How many turns were played. */
  turns: number
  /** How often the person played a card ten back. */
  ten_backs: number
  /** The person's accuracy in percent, once the game has been reviewed. */
  accuracy?: number
  /** The result without luck, from 0 (lost) to 1 (won), once it has been worked out. It may be below 0 or above 1. */
  adjusted?: number
  /**
   * Whether it counts in the person's statistics. It does not if a bot finished it in their place, if they had left, or
   * if somebody gave up before the first turn.
   */
  counts: boolean
  /** The deal of the day or the challenge that it was played for. */
  occasion?: Occasion
}

/** A position of a game. */
export type Position = {
  /** The events since the previous position; none for the deal. */
  seen: Seen[]
  /** The public part. */
  view: View
  /** The cards of each seat. */
  hands: Card[][]
}

/** Who is connected. */
export type Presence = {
  /** For each seat, whether its person is connected. */
  seats: boolean[]
  /** The number of spectators. */
  spectators: number
}

/** Why a request is rejected. */
export type Problem = {
  /** A code that never changes. */
  code: string
  /** The reason and what to do, in the language of the person. */
  text: string
}

/** The public profile of a person who has switched it on. */
export type Profile = {
  /** Their name. */
  name: string
  /** Since when they play here, in milliseconds since 1970. */
  since: number
  /** Their statistics, without the names of people they played with. */
  statistics: Statistics
}

/** Where a person's public profile is. */
export type ProfileLink = {
  /** Its address; left out if it is switched off. */
  link?: string
}

/** A new name or language. */
export type ProfileUpdate = {
  /** Their new name. */
  name: string
  /** Their language. */
  language: Language
}

/** Whether everybody may see a person's statistics. */
export type ProfileVisibility = {
  /** Whether they may. */
  public: boolean
}

/** A puzzle after some moves. */
export type Puzzle = {
  /** Its id. */
  id: string
  /** Its themes. */
  themes: PuzzleTheme[]
  /** How difficult it is, on the scale of ratings. */
  difficulty: number
  /** What it asks for, in the language of the request. */
  task: string
  /** The moves that were made, up to the first wrong one. */
  moves: string[]
  /** How far the attempt is. */
  stage: PuzzleStage
  /** Why the next move is against the rules, in the language of the request. The attempt goes on. */
  objection?: string
  /** What is wrong with the last move, or why the solution is the only one, in the language of the request. */
  why?: string
  /** The solution, once the puzzle is solved or the solver has given up. */
  solution?: string[]
  /** The rules of the position. */
  rules: Rules
  /** The seat whose hand the solver plays now. */
  seat: Seat
  /** The names of the seats; empty for that of the solver. */
  names: string[]
  /** All hands: they are open. */
  hands: Card[][]
  /** What the last move led to. */
  seen: Seen[]
  /** The game as that seat sees it. */
  view: View
  /** What the solver may lay. */
  legal: Legal[]
  /**
   * How well the solver has done, with this attempt if it is their first and has ended: as stored or, without a token, as
   * sent; left out if neither.
   */
  standing?: PuzzleStanding
}

/** The puzzles there are. */
export type PuzzleList = {
  /** How many there are. */
  count: number
  /** Their themes. */
  themes: PuzzleThemeCount[]
  /** The puzzle of the day. */
  today: PuzzleOfTheDay
  /** How well the person has done so far; left out without a token. */
  standing?: PuzzleStanding
}

/** What a solver has done with a puzzle so far. */
export type PuzzleMoves = {
  /** The moves from the start: `45a` or `end`. */
  moves: string[]
  /** Whether the solver asks for the solution. The moves are then played without being judged. */
  give_up?: boolean
  /** How well somebody without a token has done so far: the client keeps it. With a token it is ignored. */
  standing?: PuzzleStanding
}

/** The puzzle of the day, in short. */
export type PuzzleOfTheDay = {
  /** Its id. */
  id: string
  /** Which game. */
  game: Game
  /** Its themes. */
  themes: PuzzleTheme[]
  /** How difficult it is, on the scale of ratings. */
  difficulty: number
}

/** How far an attempt is. */
export type PuzzleStage = 'solving' | 'solved' | 'failed' | 'shown'

/** How well somebody has done with puzzles: a rating by Glicko-2, and what their first attempts came to. */
export type PuzzleStanding = {
  /** The estimate. */
  rating: number
  /** How far off it may be: one standard deviation. */
  deviation: number
  /** How much it is expected to change. */
  volatility: number
  /** How many puzzles were tried. */
  tried: number
  /** How many of them were solved at the first attempt. */
  solved: number
  /** Whether the first attempt at this puzzle solved it; left out if there was none. */
  result?: boolean
}

/** How many puzzles have a theme. */
export type PuzzleThemeCount = {
  /** The theme. */
  theme: PuzzleTheme
  /** How many puzzles have it. */
  count: number
}

/** A rate with its 95 % interval, all from 0 to 1. */
export type Rate = {
  /** The rate. */
  rate: number
  /** The lower end of the interval. */
  low: number
  /** The upper end. */
  high: number
  /** How many games it is about. */
  games: number
}

/** A turn with its value. */
export type RatedTurn = {
  /** The lays. */
  lays: Lay[]
  /** The chance of its player after it, from what they could know. */
  value: number
  /** What speaks for it. */
  reasons: Reason[]
}

/** What speaks for a turn. */
export type Reason =
  | { kind: 'only-turn' }
  | {
      kind: 'trick'
      /** On which pile. */
      pile: PileName
    }
  | { kind: 'small-steps' }
  | { kind: 'enough' }
  | {
      kind: 'signal-heeded'
      /** Whose. */
      seat: Seat
      /** For which pile. */
      pile: PileName
    }
  | {
      kind: 'room-kept'
      /** Which pile. */
      pile: PileName
    }
  | {
      kind: 'help-given'
      /** On which pile. */
      pile: PileName
    }
  | {
      kind: 'command-used'
      /** Which one. */
      command: CardCommand
    }
  | { kind: 'endgame-solved' }
  | {
      kind: 'searched'
      /** In how many. */
      worlds: number
    }

/** Signing in on another device. */
export type RecoveryCode = {
  /** The code of a link, or a backup code. */
  code: string
  /** How the client stores the secret. */
  keep?: Keep
}

/** A refusal. */
export type Refused = {
  /** Which command, if it had an id. */
  id?: CommandId
  /** The reason, as a code that never changes. */
  code: string
  /** The reason and what to do, in the language of the person. */
  text: string
}

/** What the coach of a player says about the turn they have just played. Only that player is told. */
export type Remark = {
  /** The number of the turn. */
  turn: number
  /** The win chance it cost, in percentage points; absent if it was the best turn, and hard to find. */
  points?: number
  /** A better turn; empty if there was none. */
  better: Lay[]
  /** The remark, as a sentence in the language of the person. */
  text: string
}

/** A game position by position, with all cards visible. */
export type Replay = {
  /** The game, the number of players, and its options. */
  rules: Rules
  /** The name of each seat: a name, the level of a bot, or empty. */
  names: string[]
  /** When it was played, as the record says. */
  date?: string
  /** Whether the deal matches its commitment, if there is one. */
  commitment?: Commitment
  /** The number of games in the text; this is the first. */
  games: number
  /** All positions from the deal on. */
  positions: Position[]
  /** The legal lays at the last position. */
  legal: Legal[]
  /** The game as a record. */
  record: string
}

/**
 * A whole review. Chances are numbers from 0 to 1; those of the curve, the luck and the terms of the result are the
 * team's, or those of one side of a contest.
 */
export type Review = {
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** The reference player: all chances are those of a game that it plays on. */
  reference: Level
  /** The budget of evaluations per turn. */
  evaluations: number
  /** Whose chances these are. In a team it makes no difference. */
  side: Seat
  /** The chance when the first turn began. */
  start: number
  /** The turns in order. */
  turns: ReviewedTurn[]
  /** The accuracy of each seat in percent; `null` for a seat that never had a choice. */
  accuracy: (number | null)[]
  /** The reference player's chance before the deal. `result = mean + deal + draws + skill + rest`. */
  mean: number
  /** What the deal gave or took. */
  deal: number
  /** What the draws gave or took. */
  draws: number
  /** What was lost by turns that were not the best. */
  skill: number
  /** Everything else: neither luck nor skill. */
  rest: number
  /** 1 for a win, 0 for a loss. */
  result: number
  /** The result without the luck of the deal and the draws. */
  adjusted: number
  /** The last turn from which a way was found to play all cards. */
  winnable_until: number | null
  /** That way. */
  winning_line: LineTurn[]
  /** The turns that mattered most, the most important first. */
  decisive_turns: number[]
  /** The command that the last turn could not be completed because of. */
  decisive_command: CardCommand | null
}

/** What is going to be sent. */
export type ReviewBegan = {
  /** The reference player: all chances are those of a game that it plays on. */
  reference: Level
  /** The budget of evaluations per turn. */
  evaluations: number
  /** How many turns the game has. */
  turns: number
  /** How many of them are known already. */
  done: number
}

/** A line of a review that is sent while it is being made. */
export type ReviewLine =
  | ({ type: 'began' } & ReviewBegan)
  | ({ type: 'turn' } & ReviewedTurn)
  | ({ type: 'opening' } & ReviewOpening)
  | ({ type: 'review' } & Review)
  | ({ type: 'failed' } & Problem)

/** The chances before the first turn. */
export type ReviewOpening = {
  /** When the first turn began. */
  start: number
  /** Before the deal. */
  mean: number
}

/** A turn and what is known about it. */
export type ReviewedTurn = {
  /** Its number. */
  turn: number
  /** Who played it. */
  seat: Seat
  /** The lays. */
  lays: Lay[]
  /** The chance before it; missing in the line of a turn while the turn before is not known. */
  before?: number
  /** The standard error of that. */
  before_error?: number
  /** The chance after it, before anything was drawn. */
  after: number
  /** The standard error of that. */
  after_error: number
  /** The chance after the cards that were drawn. */
  drawn: number
  /** The standard error of that. */
  drawn_error: number
  /** The chance of its player after it, from what they could know; `null` if the turn was cut short. */
  value: number | null
  /** The best turn; it may be the one that was played. */
  best: RatedTurn | null
  /** Other turns close to the best one, best first. */
  others: RatedTurn[]
  /** The chance that was lost compared with the best turn. */
  loss: number
  /** The standard error of the loss. */
  error: number
  /** In a game that can hardly be won any more: how many more cards remain at the end than after the best turn. */
  cards_lost: number
  /** How lucky the draw was. */
  luck: number
  /** The verdict. */
  verdict: Verdict
  /** What sets it apart from the best turn; empty unless it was costly. */
  reasons: Difference[]
}

/** The game, the number of players, and its options. */
export type Rules = {
  /** Which game. */
  game: Game
  /** The number of players. */
  seats: number
  /** The hand size; absent in Face to Face. */
  hand_size?: number
  /** The minimum while there are cards to draw; absent in Face to Face. */
  minimum?: number
  /** Each command with its cards. */
  commands?: [CardCommand, Card[]][]
}

/** An event as one viewer sees it. */
export type Seen =
  | {
      kind: 'seated'
      /** Where. */
      seat: Seat
      /** Who. */
      sitter: Sitter
    }
  | {
      kind: 'left'
      /** Which. */
      seat: Seat
    }
  | {
      kind: 'kicked'
      /** From which seat. */
      seat: Seat
    }
  | {
      kind: 'host-passed'
      /** On which seat. */
      seat: Seat
    }
  | {
      kind: 'silenced'
      /** On which seat. */
      seat: Seat
      /** Whether they may no longer write. */
      on: boolean
    }
  | {
      kind: 'handed-over'
      /** On which seat. */
      seat: Seat
      /** Its level. */
      level: Level
    }
  | {
      kind: 'returned'
      /** On which seat. */
      seat: Seat
    }
  | {
      kind: 'time-up'
      /** Which. */
      seat: Seat
    }
  | {
      kind: 'give-up-proposed'
      /** Who. */
      seat: Seat
    }
  | {
      kind: 'give-up-answered'
      /** Who. */
      seat: Seat
      /** Whether they agree. */
      agree: boolean
    }
  | {
      kind: 'give-up-decided'
      /** Whether it was accepted. */
      accepted: boolean
    }
  | {
      kind: 'renamed'
      /** On which seat. */
      seat: Seat
      /** The new name. */
      name: string
    }
  | {
      kind: 'hinted'
      /** Who. */
      seat: Seat
    }
  | {
      kind: 'coaching'
      /** Which. */
      seat: Seat
      /** What. */
      coaching: 'off' | 'agreed' | 'on'
    }
  | {
      kind: 'spectators'
      /** Whether they are allowed. */
      allowed: boolean
    }
  | {
      kind: 'invite-only'
      /** Whether an invite link is needed; if it already was, there is a new one. */
      on: boolean
    }
  | {
      kind: 'promised'
      /** The commitment to them, a SHA-256. */
      commitment: string | null
    }
  | {
      kind: 'dealt'
      /** The viewer's own cards. */
      hand: Card[]
    }
  | {
      kind: 'began'
      /** Who. */
      seat: Seat
    }
  | {
      kind: 'signalled'
      /** Who. */
      seat: Seat
      /** What. */
      signal: Signal
    }
  | {
      kind: 'laid'
      /** By whom. */
      seat: Seat
      /** Which card. */
      card: Card
      /** Where. */
      pile: PileName
      /** How far it advanced the pile; negative if it moved it back. */
      step: number
      /** What kind of lay it was. */
      lay: LayKind
    }
  | {
      kind: 'taken-back'
      /** By whom. */
      seat: Seat
      /** Which card. */
      card: Card
      /** From where. */
      pile: PileName
    }
  | {
      kind: 'turn-ended'
      /** Whose. */
      seat: Seat
    }
  | ({
      kind: 'drew'
      /** By whom. */
      seat: Seat
    } & ({ cards: Card[] } | { count: number }))
  | {
      kind: 'turn-began'
      /** Whose. */
      seat: Seat
      /** Its number; the first turn, which `Began` announces, is 1. */
      number: number
    }
  | ({ kind: 'ended' } & Ending)
  | {
      kind: 'opened'
      /** The whole game as a record, with the deal and its salt. */
      record: string
    }
  | {
      kind: 'said'
      /** Who. */
      seat: Seat
      /** What. */
      text: string
    }

/** An event with its number, which is the same for all viewers. */
export type SeenEvent = { seq: number } & Seen

/** A message from the server. */
export type ServerFrame =
  | ({ type: 'welcome' } & Welcome)
  | ({ type: 'step' } & Step)
  | {
      type: 'done'
      /** The command. */
      id: CommandId
      /** The number of its last event. */
      seq: number
    }
  | ({ type: 'refused' } & Refused)
  | ({ type: 'tried-out' } & TriedOut)
  | ({ type: 'hint' } & Advice)
  | ({ type: 'costs' } & Costs)
  | ({ type: 'remark' } & Remark)
  | ({ type: 'present' } & Presence)
  | {
      type: 'may'
      /** What the client may do now. */
      may: Permission[]
    }
  | ({ type: 'bye' } & Bye)

/** What to share about an attempt: it gives away no card. */
export type ShareText = {
  /** One sign per turn, by how good it was. */
  signs: string
  /** Where to play the same deal. */
  link: string
}

/** Who sits on a seat. People are identified by their seat: nobody learns who they are elsewhere. */
export type Sitter =
  | { kind: 'empty' }
  | {
      kind: 'person'
      /** Their name. */
      name: string
    }
  | {
      kind: 'bot'
      /** Its level. */
      level: Level
    }
  | {
      kind: 'stand-in'
      /** Its level. */
      level: Level
      /** For whom. */
      name: string
    }

/** The stage of a table. */
export type Stage = 'waiting' | 'playing' | 'over'

/** Somebody's statistics: an entry for each game and number of seats that they have finished. */
export type Statistics = {
  /** The entries, the most played first. */
  games: GameStatistics[]
}

/** Something happened. */
export type Step = {
  /** The number of the last event it includes. */
  seq: number
  /** The events, in order, without gaps. */
  seen: SeenEvent[]
  /** The command of this client that caused it. */
  done?: CommandId
  /** The client's role, if it has changed. */
  you?: You
  /** The table, if something other than the game has changed. */
  table?: TableInfo
  /** The game, once it is dealt. */
  view?: View
  /** The viewer's legal lays; empty when it is not their turn. */
  legal: Legal[]
  /** What the client may do now. */
  may: Permission[]
  /** All cards and why the game ended, in the step that ends it. */
  end?: End
  /** The remaining milliseconds of the turn, if there is a clock. */
  time_left?: number
}

/** A turn that could not be completed. */
export type Stuck = {
  /** Whose turn it was. */
  seat: Seat
  /** How many more cards the turn needed. */
  owes: number
  /** The pile with a skull that had to be covered. */
  skull?: PileName
  /** What could still be played. */
  playable: Lay[]
  /** The cards in the hand that fitted nowhere. */
  unplayable: Card[]
}

/** A table in a list. */
export type Summary = {
  /** Its id. */
  id: string
  /** Which game. */
  game: Game
  /** The number of seats. */
  seats: number
  /** How many seats are empty. */
  free: number
  /** Who sits there; bots by their level. */
  sitters: string[]
  /** Its stage. */
  stage: Stage
  /** Which kinds of talk are allowed. */
  talk: Talk
  /** The language of the table. */
  language: Language
  /** Whether spectators are allowed. */
  spectators: boolean
  /** Whether only people with the invite link may take a seat. */
  invite_only: boolean
  /** How many games have been finished here. */
  finished: number
  /** How the last game ended, once it is over. */
  ending?: Ending
  /** Your seat; only in the list of your own tables. */
  your_seat?: Seat
  /** Whether the game is waiting for you; only in the list of your own tables. */
  your_turn?: boolean
  /** The time of the last update, in milliseconds since 1970; only in lists. */
  updated?: number
}

/** A table that was created. */
export type TableCreated = {
  /** Its id. */
  id: string
  /** The link for friends; if only invited people may take a seat, it is the invite link. */
  link: string
}

/** The settings, and who sits where. */
export type TableInfo = {
  /** The game, how many play it, and its options. The command cards are listed by kind. */
  rules: Rules
  /** Which kinds of talk are allowed. */
  talk: Talk
  /** Whether chat messages that name a card are blocked. */
  guard: boolean
  /** The language of the table. */
  language: Language
  /** How long a turn may take. */
  clock?: Clock
  /** Whether spectators are allowed. */
  spectators: boolean
  /** Whether only people with the invite link may take a seat. */
  invite_only: boolean
  /** Whether players may ask for hints. */
  hints: boolean
  /** Whether it is listed publicly while a seat is free. */
  open: boolean
  /** The seat of the host, who may place bots and remove people; absent if the host only watches. */
  host?: Seat
  /** Who sits where. */
  sitters: Sitter[]
  /** The number of games dealt so far. */
  games: number
  /** The commitment to the deal. */
  commitment?: string
  /** The commitment to the next deal. */
  next_commitment?: string
  /** The seat that is out of time, so that a bot may play for it. */
  late?: Seat
  /** The proposal to give up the game, while it is voted on. */
  vote?: Vote
  /** How many hints each seat got in this game. */
  hints_given: number[]
  /** What each seat has decided about coaches; empty if nobody has decided anything. */
  coaching?: Coaching[]
  /** The deal of the day or the challenge that is played here. */
  occasion?: Occasion
  /** The seats whose people may not write in the chat. */
  silenced?: Seat[]
}

/** The result of trying out lays. */
export type TriedOut = {
  /** The id of the request. */
  id: CommandId
  /** The resulting view. */
  view: View
  /** The legal lays after that. */
  legal: Legal[]
  /** Whether the turn would end automatically. */
  complete: boolean
  /** Whether the game would be lost. */
  lost: boolean
}

/** A turn. */
export type Turn = {
  /** Counted from 1. */
  number: number
  /** Whose turn it is. */
  seat: Seat
  /** The minimum, not counting what commands require. */
  minimum: number
  /** The lays so far. */
  lays: Lay[]
  /** Whether the turn may end now. */
  may_end: boolean
  /** How many more cards must be laid before it may; 0 once it may, and when nobody is to move. */
  owes: number
}

/** How good a turn was, by the win chance it lost; once a team can hardly win any more, by the cards it left. */
export type Verdict = 'great' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced' | 'decided' | 'unfinished'

/** What one viewer may know. */
export type View = {
  /** The phase of the game. */
  phase: Phase
  /** The current turn, or the one in which the game ended; number 0 before the first turn. */
  turn: Turn
  /** The four piles. */
  piles: Pile[]
  /** How many cards each seat holds. */
  hands: number[]
  /** How many cards are left in the draw pile; in Face to Face two piles. */
  stocks: number[]
  /** The number of cards left. */
  left: number
  /** The viewer's own cards, low ones first; empty for spectators. */
  hand: Card[]
  /** The cards already laid, by deck. */
  laid: Card[][]
  /** The signals of each seat that are in effect. */
  signals: Signal[][]
  /** How the game ended. */
  ending?: Ending
}

/** A proposal to give up the game. */
export type Vote = {
  /** Who proposed it. */
  seat: Seat
  /** The seats that agree, including the proposer. */
  agree: Seat[]
  /** The seats that object. */
  object: Seat[]
  /** The remaining milliseconds to answer. */
  time_left: number
}

/** The whole state for one client. */
export type Welcome = {
  /** The number of the last event it includes. */
  seq: number
  /** Who the client is at this table. */
  you: You
  /** The table. */
  table: TableInfo
  /** The game, once it is dealt. */
  view?: View
  /** The viewer's legal lays; empty when it is not their turn. */
  legal: Legal[]
  /** What the client may do now. */
  may: Permission[]
  /**
   * The number of the event after which `tail` starts: the last one the client has, or the last one before the deal
   * of this game.
   */
  after: number
  /** The events after that one, without chat messages. */
  tail: SeenEvent[]
  /** The latest chat messages. */
  chat: ChatMessage[]
  /** Whether there are earlier ones; `GET /api/tables/{id}/chat` returns them. */
  earlier_chat: boolean
  /** The whole game as a record, once it is over. */
  record?: string
  /** All cards and why the game ended, once it is over. */
  end?: End
  /** Who is connected. */
  present: Presence
  /** The remaining milliseconds of the turn, if there is a clock. */
  time_left?: number
}

/** A different continuation of a game. */
export type WhatIf = {
  /** The last position that stays, counted from 0. */
  at: number
  /** The moves from there: `45a`, `end`, `begin 2`, `take-back`, `!2 keep-off a`. */
  moves?: string[]
  /** The level of the bots that play all seats to the end of the game after that. */
  bots?: Level
}

/** Who a client is at a table. */
export type You = {
  /** The client's seat; absent for spectators. */
  seat: Seat | null
  /** Whether the client is the host, who may place bots and remove people. */
  host: boolean
  /** The client's name. */
  name: string
  /** The code of the invite link, if the table needs one to take a seat. Only the host is told. */
  invite?: string
}
