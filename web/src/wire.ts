// Draft until the generated file is merged.
export type Game = 'classic' | 'extreme' | 'face-to-face'
export type Language = 'en' | 'de' | 'cs' | 'pl' | 'uk'
export type Talk = 'none' | 'signals' | 'chat'
export type BotLevel = 'random' | 'greedy' | 'casual' | 'expert' | 'master'
export type CardCommand = 'stop' | 'skull' | 'three' | 'mute' | 'no-back' | 'one-pile' | 'draw-one'
export type Card = number
export type Seat = number
export type PileName = 'a' | 'b' | 'c' | 'd'
export type Lay = string
export type Signal = string
export type Cause = 'all-laid' | 'stuck' | 'skull-open' | 'not-three' | 'resigned' | 'out-of-time'
export type CommandId = string
export type Asked =
  | { kind: 'sit'; seat?: Seat }
  | { kind: 'leave' }
  | { kind: 'bot'; seat: Seat; level: BotLevel }
  | { kind: 'kick'; seat: Seat }
  | { kind: 'hand-over'; seat?: Seat; level: BotLevel }
  | { kind: 'return' }
  | { kind: 'spectators'; allowed: boolean }
  | { kind: 'deal'; again?: boolean }
  | { kind: 'begin' }
  | { kind: 'lay'; lay: Lay }
  | { kind: 'end-turn' }
  | { kind: 'take-back' }
  | { kind: 'signal'; signal: Signal }
  | { kind: 'resign' }
  | { kind: 'say'; text: string }
export type ClientFrame =
  | { type: 'hello'; have?: number }
  | { type: 'do'; id: CommandId; seen?: number; command: Asked }
  | { type: 'try-out'; id: CommandId; lays: Lay[] }
  | { type: 'hint'; id: CommandId }
export type Rules = { game: Game; seats: number; hand_size?: number; minimum?: number; commands?: [CardCommand, Card[]][] }
export type Clock = { seconds: number; loses?: boolean }
export type Sitter =
  | { kind: 'empty' }
  | { kind: 'person'; name: string }
  | { kind: 'bot'; level: BotLevel }
  | { kind: 'stand-in'; level: BotLevel; name: string }
export type Table = {
  rules: Rules
  talk: Talk
  guard: boolean
  language: Language
  clock?: Clock
  spectators: boolean
  open: boolean
  host?: Seat
  sitters: Sitter[]
  games: number
  commitment?: string
  next_commitment?: string
  late?: Seat
}
export type Phase = 'dealt' | 'running' | 'over'
export type Turn = { number: number; seat: Seat; minimum: number; lays: Lay[]; may_end: boolean; owes: number }
export type Pile = { pile: PileName; ascending: boolean; top: number; height: number; owner?: Seat; command?: CardCommand }
export type Outcome = 'won' | 'lost' | 'seat-won'
export type Ending = { outcome: Outcome; left?: number; winner?: Seat; cause: Cause; seat: Seat }
export type View = {
  phase: Phase
  turn: Turn
  piles: Pile[]
  hands: number[]
  stocks: number[]
  left: number
  hand: Card[]
  laid: Card[][]
  signals: Signal[][]
  ending?: Ending
}
export type Legal = { lay: Lay; step: number; loses: boolean }
export type You = { seat: Seat | null; host: boolean; name: string }
export type Line = { seq: number; seat: Seat; name?: string; text: string }
export type Presence = { seats: boolean[]; spectators: number }
export type Seen =
  | { kind: 'seated'; seat: Seat; sitter: Sitter }
  | { kind: 'left'; seat: Seat }
  | { kind: 'kicked'; seat: Seat }
  | { kind: 'handed-over'; seat: Seat; level: BotLevel }
  | { kind: 'returned'; seat: Seat }
  | { kind: 'time-up'; seat: Seat }
  | { kind: 'spectators'; allowed: boolean }
  | { kind: 'promised'; commitment: string | null }
  | { kind: 'dealt'; hand: Card[] }
  | { kind: 'began'; seat: Seat }
  | { kind: 'signalled'; seat: Seat; signal: Signal }
  | { kind: 'laid'; seat: Seat; card: Card; pile: PileName }
  | { kind: 'taken-back'; seat: Seat; card: Card; pile: PileName }
  | { kind: 'turn-ended'; seat: Seat }
  | ({ kind: 'drew'; seat: Seat } & ({ cards: Card[] } | { count: number }))
  | { kind: 'turn-began'; seat: Seat }
  | ({ kind: 'ended' } & Ending)
  | { kind: 'opened'; record: string }
  | { kind: 'said'; seat: Seat; text: string }
export type Told = { seq: number } & Seen
export type Welcome = {
  seq: number
  you: You
  table: Table
  view?: View
  legal: Legal[]
  tail: Told[]
  chat: Line[]
  record?: string
  present: Presence
  time_left?: number
}
export type Step = {
  seq: number
  seen: Told[]
  done?: CommandId
  you?: You
  table?: Table
  view?: View
  legal: Legal[]
  time_left?: number
}
export type TriedOut = { id: CommandId; view: View; legal: Legal[]; complete: boolean; lost: boolean }
export type Advice = { id: CommandId; lays: Lay[]; reasons: string[] }
export type Bye = { code: string; text: string; again_in?: number }
export type Refused = { id?: CommandId; code: string; text: string }
export type ServerFrame =
  | ({ type: 'welcome' } & Welcome)
  | ({ type: 'step' } & Step)
  | { type: 'done'; id: CommandId; seq: number }
  | ({ type: 'refused' } & Refused)
  | ({ type: 'tried-out' } & TriedOut)
  | ({ type: 'hint' } & Advice)
  | ({ type: 'present' } & Presence)
  | ({ type: 'bye' } & Bye)
export type Me = { name: string; language: Language; token?: string }
export type Recovery = { code: string; link: string }
export type Bot = { seat: Seat; level: BotLevel }
export type NewTable = {
  game: Game
  seats: number
  hand_size?: number
  minimum?: number
  commands?: [CardCommand, Card[]][]
  talk: Talk
  guard: boolean
  language?: Language
  clock?: Clock
  spectators: boolean
  open: boolean
  bots: Bot[]
  sit: boolean
}
export type TableCreated = { id: string; link: string }
export type Stage = 'waiting' | 'playing' | 'over'
export type Summary = {
  id: string
  game: Game
  seats: number
  free: number
  sitters: string[]
  stage: Stage
  talk: Talk
  language: Language
  spectators: boolean
  touched?: number
}
export type Problem = { code: string; text: string }
export type Moment = { seen: Seen[]; view: View; hands: Card[][] }
export type WhatIf = { at: number; moves: string[]; bots?: BotLevel }
export type ReplayRequest = { record: string; what_if?: WhatIf }
export type Replay = {
  rules: Rules
  names: string[]
  date?: string
  commitment?: 'kept' | 'broken'
  moments: Moment[]
  legal: Legal[]
  record: string
}
