// Written by `cargo xtask golden` from the types of crates/wire: change it there.

/** A card, 2 to 99. */
export type Card = number

/** A seat, counted from 1. */
export type Seat = number

/** The games. */
export const GAMES = ['classic', 'extreme', 'face-to-face'] as const
export type Game = (typeof GAMES)[number]

/** What may be said at a table, the least first. */
export const TALKS = ['none', 'signals', 'chat'] as const
export type Talk = (typeof TALKS)[number]

/** The languages, by their codes. */
export const LANGUAGES = ['en', 'de', 'cs', 'pl', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]

/** How strong bots play, the weakest first. */
export const LEVELS = ['random', 'greedy', 'casual', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The piles, by their letters. */
export const PILES = ['a', 'b', 'c', 'd'] as const
export type PileName = (typeof PILES)[number]

/** The commands of cards. */
export const CARD_COMMANDS = ['stop', 'skull', 'three', 'mute', 'no-back', 'one-pile', 'draw-one'] as const
export type CardCommand = (typeof CARD_COMMANDS)[number]

/** What can be said about a pile, the strongest warning first. */
export const PILE_SIGNALS = ['keep-off', 'rather-not', 'small-steps', 'go-ahead'] as const
export type PileSignal = (typeof PILE_SIGNALS)[number]

/** What ends a game. */
export const CAUSES = ['all-laid', 'stuck', 'skull-open', 'not-three', 'resigned', 'out-of-time'] as const
export type EndCause = (typeof CAUSES)[number]

/** What a client may do. */
export const PERMISSIONS = ['sit', 'leave', 'hand-over', 'return', 'spectators', 'deal', 'deal-again', 'begin', 'start-preference', 'lay', 'end-turn', 'take-back', 'try-out', 'hint', 'signal', 'say', 'resign', 'vote'] as const
export type PlainPermission = (typeof PERMISSIONS)[number]

/** What a client may do with a seat. */
export const SEAT_PERMISSIONS = ['sit', 'bot', 'kick', 'hand-over'] as const
export type SeatPermission = (typeof SEAT_PERMISSIONS)[number]

/** Why the server ends a connection. */
export const GOODBYES = ['restart', 'kicked', 'no-spectators', 'unheard', 'abuse'] as const
export type Goodbye = (typeof GOODBYES)[number]

/** The fewest and the most seats of each game. */
export const SEATS = {
  classic: [1, 5],
  extreme: [1, 5],
  'face-to-face': [2, 2],
} as const

/** How many characters a name may have. */
export const LONGEST_NAME = 24

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

/** A lost game with fewer cards left than this is excellent. */
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

/** Something a client may do now; with a seat where it matters. */
export type Permission = PlainPermission | `${SeatPermission} ${Seat}`

/** Something a seat tells its team. */
export type Signal = `${PileSignal} ${PileName}` | 'let-me-begin' | 'not-me' | `hold ${CardCommand}`

/** What a strong player would lay. */
export type Advice = {
  /** The id of the question. */
  id: CommandId
  /** The lays of the whole turn. */
  lays: Lay[]
  /** Whether there is no other turn that does not lose at once. */
  only: boolean
  /** Why, in the language of the person; no sentence twice. */
  reasons: string[]
}

/** A bot and where it sits. */
export type Bot = {
  /** Where. */
  seat: Seat
  /** How strong it plays. */
  level: Level
}

/** Why a connection ends. */
export type Bye = {
  /** A word that does not change. */
  code: Goodbye
  /** Why and what to do, in the language of the person. */
  text: string
  /** After how many milliseconds to connect again, if that makes sense. */
  again_in?: number
}

/** Something somebody said. */
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

/** Something a client wants to be done. */
export type ClientCommand =
  | {
      kind: 'sit'
      /** Which; the first empty one if none is named. */
      seat?: Seat
    }
  | { kind: 'leave' }
  | {
      kind: 'bot'
      /** Which. */
      seat: Seat
      /** How strong it plays. */
      level: Level
    }
  | {
      kind: 'kick'
      /** Which. */
      seat: Seat
    }
  | {
      kind: 'hand-over'
      /** For which seat; the own one if none is named. */
      seat?: Seat
      /** How strong it plays. */
      level: Level
    }
  | { kind: 'return' }
  | {
      kind: 'spectators'
      /** Whether they may. */
      allowed: boolean
    }
  | {
      kind: 'deal'
      /** The same cards once more. */
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
      /** What, in the words of the notation: `keep-off a`. */
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
      /** The number of the last event it has; 0 for nothing. */
      have?: number
    }
  | {
      type: 'do'
      /** Given by the client, and different for each command: a repeated one is done once. */
      id: CommandId
      /** The number of the last event the player knew of. With it, a wish that came too late is refused. */
      seen?: number
      /** What. */
      command: ClientCommand
    }
  | {
      type: 'try-out'
      /** Comes back with the answer. */
      id: CommandId
      /** The lays in order. */
      lays: Lay[]
    }
  | {
      type: 'hint'
      /** Comes back with the answer. */
      id: CommandId
    }

/** How long a turn may take. */
export type Clock = {
  /** In seconds, 5 to 3600. */
  seconds: number
  /** Whether who takes longer has lost; only in Face to Face. */
  loses?: boolean
}

/** The name a client gives to one of its commands. */
export type CommandId = string

/** Whether the deal is the one that was promised. */
export type Commitment = 'kept' | 'broken'

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

/** How a game has ended. */
export type Ending = {
  /** The result. */
  outcome: Outcome
  /** How many cards were left, if the team has lost. */
  left?: number
  /** Which opponent has won. */
  winner?: Seat
  /** What ended it. */
  cause: EndCause
  /** Whose doing it was. */
  seat: Seat
}

/** How a client keeps its secret. */
export type Keep = 'cookie' | 'token'

/** What kind of lay it is. */
export type LayKind = 'forward' | 'ten-back' | 'help'

/** A lay that is allowed now. */
export type Legal = {
  /** The lay. */
  lay: Lay
  /** How far it moves the pile along; −10 for the way back, negative for a gift to the opponent. */
  step: number
  /** What kind of lay it is. */
  kind: LayKind
  /** Whether the game would be lost at once. */
  loses: boolean
  /** Why it would be lost, if that is known. */
  cause?: EndCause
}

/** Who a client is. */
export type Me = {
  /** What the others call them. */
  name: string
  /** What they read and write. */
  language: Language
  /** The secret, told once to a program that keeps it by itself. */
  token?: string
}

/** Who somebody wants to be. */
export type NewPerson = {
  /** What the others call them. */
  name: string
  /** What they read and write; English if nothing is said. */
  language?: Language
  /** How the secret is kept. */
  keep?: Keep
}

/** A record to be played again. */
export type NewReplay = {
  /** The text of the record. Of several games in it, the first is played. */
  record: string
  /** From where, and how, it shall go on otherwise. */
  what_if?: WhatIf
}

/** A table to be made. What is not said is as the rulebooks have it. */
export type NewTable = {
  /** Which game. */
  game: Game
  /** For how many. */
  seats: number
  /** Another hand size (A18). */
  hand_size?: number
  /** Another minimum (A18). */
  minimum?: number
  /** Which cards carry which command, if not the stand-in: `[['stop', [4, 28, 73, 97]], …]`. */
  commands?: [CardCommand, Card[]][]
  /** What may be said. */
  talk?: Talk
  /** Whether chat that names a card is held back. */
  guard?: boolean
  /** The language of the table; the host's if nothing is said. */
  language?: Language
  /** How long a turn may take. */
  clock?: Clock
  /** Whether others may look on. */
  spectators?: boolean
  /** Whether players may ask for hints. If nothing is said, teams may, and a player whose opponent is a bot. */
  hints?: boolean
  /** Whether the table stands in the list of open tables; otherwise only who has the link finds it. */
  open?: boolean
  /** Seats that bots take. */
  bots?: Bot[]
  /** Whether the host sits down at once, on the first empty seat. */
  sit?: boolean
}

/** The result of a game. */
export type Outcome = 'won' | 'lost' | 'seat-won'

/** How far a game has come. */
export type Phase = 'dealt' | 'running' | 'over'

/** A pile. */
export type Pile = {
  /** Its letter. */
  pile: PileName
  /** Whether it runs up. */
  ascending: boolean
  /** What it shows. */
  top: number
  /** How many cards lie there. */
  height: number
  /** Whose pile it is, in Face to Face. */
  owner?: Seat
  /** The command on its top card. */
  command?: CardCommand
}

/** A moment of a game. */
export type Position = {
  /** What led here from the moment before; nothing leads to the deal. */
  seen: Seen[]
  /** All that lies open. */
  view: View
  /** The cards of each seat. */
  hands: Card[][]
}

/** Who is connected. */
export type Presence = {
  /** For each seat, whether its person is. */
  seats: boolean[]
  /** How many look on. */
  spectators: number
}

/** Why a request is refused. */
export type Problem = {
  /** A word that does not change. */
  code: string
  /** Why and what to do, in the language of the person. */
  text: string
}

/** Another name or language. */
export type ProfileUpdate = {
  /** What the others call them from now on. */
  name: string
  /** What they read and write. */
  language: Language
}

/** A link that moves a person to another device. It works once, and only the newest one does. */
export type Recovery = {
  /** What the other device redeems. */
  code: string
  /** The same as a link to open there. */
  link: string
}

/** Becoming somebody on another device. */
export type RecoveryCode = {
  /** The code of a recovery. */
  code: string
  /** How the secret is kept. */
  keep?: Keep
}

/** A refusal. */
export type Refused = {
  /** Which command, if it had an id. */
  id?: CommandId
  /** Why, as a word that does not change. */
  code: string
  /** Why and what to do, in the language of the person. */
  text: string
}

/** A game, moment by moment, with all cards open. */
export type Replay = {
  /** What is played, by how many. */
  rules: Rules
  /** What each seat is called: a name, the level of a bot, or nothing. */
  names: string[]
  /** When it was played, as the record says. */
  date?: string
  /** Whether the deal is the one that was promised, if something was. */
  commitment?: Commitment
  /** How many games stand in the text; this is the first. */
  games: number
  /** All moments from the deal on. */
  positions: Position[]
  /** What the seat to move may lay at the last of them. */
  legal: Legal[]
  /** The game as a record. */
  record: string
}

/** The game, how many play it, and its options. */
export type Rules = {
  /** Which game. */
  game: Game
  /** How many play. */
  seats: number
  /** How many cards a hand has; nothing in Face to Face. */
  hand_size?: number
  /** How many cards a turn needs while there are cards to draw; nothing in Face to Face. */
  minimum?: number
  /** Each kind of command with the cards that carry it. */
  commands?: [CardCommand, Card[]][]
}

/** A fact as one viewer sees it. */
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
      kind: 'handed-over'
      /** On which seat. */
      seat: Seat
      /** How strong it plays. */
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
      kind: 'spectators'
      /** Whether they may. */
      allowed: boolean
    }
  | {
      kind: 'promised'
      /** The SHA-256 that they will be checked by. */
      commitment: string | null
    }
  | {
      kind: 'dealt'
      /** The viewer's own. */
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
      /** How far it moved the pile along; negative if it moved it back. */
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

/** An event with its number. All viewers count alike. */
export type SeenEvent = { seq: number } & Seen

/** A message from the server. */
export type ServerFrame =
  | ({ type: 'welcome' } & Welcome)
  | ({ type: 'step' } & Step)
  | {
      type: 'done'
      /** Which command. */
      id: CommandId
      /** The number of the last event it made. */
      seq: number
    }
  | ({ type: 'refused' } & Refused)
  | ({ type: 'tried-out' } & TriedOut)
  | ({ type: 'hint' } & Advice)
  | ({ type: 'present' } & Presence)
  | {
      type: 'may'
      /** What the client may do now. */
      may: Permission[]
    }
  | ({ type: 'bye' } & Bye)

/** Who sits on a seat. People are told apart by where they sit: nobody learns who they are elsewhere. */
export type Sitter =
  | { kind: 'empty' }
  | {
      kind: 'person'
      /** What the others call them. */
      name: string
    }
  | {
      kind: 'bot'
      /** How strong it plays. */
      level: Level
    }
  | {
      kind: 'stand-in'
      /** How strong it plays. */
      level: Level
      /** For whom. */
      name: string
    }

/** How far a table has come. */
export type Stage = 'waiting' | 'playing' | 'over'

/** Something happened. */
export type Step = {
  /** The number of the last event in it. */
  seq: number
  /** What happened, in order, without gaps. */
  seen: SeenEvent[]
  /** The command of this client that it came from. */
  done?: CommandId
  /** Who the client is now, if that has changed. */
  you?: You
  /** The table, if something other than the game has changed. */
  table?: TableInfo
  /** The game, once it is dealt. */
  view?: View
  /** What the viewer may lay now; empty out of turn. */
  legal: Legal[]
  /** What the client may do now. */
  may: Permission[]
  /** All cards and why the game ended, in the step that ends it. */
  end?: End
  /** How many milliseconds are left for the turn under way, where a clock runs. */
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
  /** For how many. */
  seats: number
  /** How many seats are empty. */
  free: number
  /** Who sits there, bots by their level. */
  sitters: string[]
  /** How far it has come. */
  stage: Stage
  /** What may be said. */
  talk: Talk
  /** The language of the table. */
  language: Language
  /** Whether others may look on. */
  spectators: boolean
  /** How many games have been finished here. */
  finished: number
  /** How the last game ended, once it is over. */
  ending?: Ending
  /** Your seat; only in the list of your own tables. */
  your_seat?: Seat
  /** Whether the game waits for you; only in the list of your own tables. */
  your_turn?: boolean
  /** When something happened last, in milliseconds since 1970; said in lists. */
  updated?: number
}

/** A table that was made. */
export type TableCreated = {
  /** Its id. */
  id: string
  /** What to send to friends. */
  link: string
}

/** What is agreed, and who sits where. */
export type TableInfo = {
  /** The game, how many play it, and its options. The command cards are listed by kind. */
  rules: Rules
  /** What may be said. */
  talk: Talk
  /** Whether chat that names a card is held back. */
  guard: boolean
  /** The language of the table. */
  language: Language
  /** How long a turn may take. */
  clock?: Clock
  /** Whether others may look on. */
  spectators: boolean
  /** Whether players may ask for hints. */
  hints: boolean
  /** Whether it stands in the list of open tables while a seat is free. */
  open: boolean
  /** Where the host sits, who may place bots and send people away; nowhere if the host only looks on. */
  host?: Seat
  /** Who sits where. */
  sitters: Sitter[]
  /** How many games were dealt so far. */
  games: number
  /** The promise that the deal was not changed. */
  commitment?: string
  /** The promise for the next game. */
  next_commitment?: string
  /** The seat whose time is up, so that a bot may play on for it. */
  late?: Seat
  /** The proposal to give up the game, while it is voted on. */
  vote?: Vote
  /** How many hints each seat was given in this game. */
  hints_given: number[]
}

/** What would be if some cards were laid. */
export type TriedOut = {
  /** The id of the question. */
  id: CommandId
  /** The game as it would look. */
  view: View
  /** What could be laid next. */
  legal: Legal[]
  /** Whether the turn would have ended by itself. */
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
  /** How many cards have to be laid, whatever commands in force add. */
  minimum: number
  /** What was laid so far. */
  lays: Lay[]
  /** Whether the turn may end now. */
  may_end: boolean
  /** How many more cards must be laid before it may; 0 once it may, and where nobody is to move. */
  owes: number
}

/** All that the viewer may know. */
export type View = {
  /** How far the game has come. */
  phase: Phase
  /** The turn under way, or the one in which the game ended; number 0 before the beginning. */
  turn: Turn
  /** The four piles. */
  piles: Pile[]
  /** How many cards each seat holds. */
  hands: number[]
  /** How many cards are left in the draw pile; in Face to Face two piles. */
  stocks: number[]
  /** How many cards are not laid. */
  left: number
  /** The viewer's own cards, low ones first; nothing for who looks on. */
  hand: Card[]
  /** The cards already laid, deck by deck. */
  laid: Card[][]
  /** The signals of each seat that stand on the table. */
  signals: Signal[][]
  /** How the game has ended. */
  ending?: Ending
}

/** A proposal to give up the game. */
export type Vote = {
  /** Who proposed it. */
  seat: Seat
  /** The seats that agree, the proposer among them. */
  agree: Seat[]
  /** The seats that object. */
  object: Seat[]
  /** How many milliseconds are left to answer. */
  time_left: number
}

/** All that is needed to go on from here. */
export type Welcome = {
  /** The number of the last event in it. */
  seq: number
  /** Who the client is at this table. */
  you: You
  /** The table. */
  table: TableInfo
  /** The game, once it is dealt. */
  view?: View
  /** What the viewer may lay now; empty out of turn. */
  legal: Legal[]
  /** What the client may do now. */
  may: Permission[]
  /**
   * The events after the one the client has, as far back as the deal of this game; all of those to a client that
   * is further behind.
   */
  tail: SeenEvent[]
  /** What was said last. */
  chat: ChatMessage[]
  /** The whole game as a record, once it is over. */
  record?: string
  /** All cards and why the game ended, once it is over. */
  end?: End
  /** Who is connected. */
  present: Presence
  /** How many milliseconds are left for the turn under way, where a clock runs. */
  time_left?: number
}

/** How a game goes on otherwise. */
export type WhatIf = {
  /** The last moment that stays, counted from 0. */
  at: number
  /** What is done from there: `45a`, `end`, `begin 2`, `take-back`, `!2 keep-off a`. */
  moves?: string[]
  /** How strong the bots are that play all seats to the end of the game after that. */
  bots?: Level
}

/** Who a client is at a table. */
export type You = {
  /** The seat that belongs to the client; nothing for who looks on. */
  seat: Seat | null
  /** Whether the client may send people away and place bots. */
  host: boolean
  /** What the others call the client. */
  name: string
}
