// What the board needs of a game that is being played. The session of a table provides it; the board knows no table.

import type { ReadonlySignal } from '@preact/signals'
import type { Entry } from '../log/entries.ts'
import type { Advice, Costs, Lay, Legal, Permission, Remark, TableInfo, TriedOut, View, You } from '../wire.ts'

/** What is known of the game. */
export interface PlayableState {
  /** The number of the last event. */
  seq: number
  you: You
  table: TableInfo
  view: View | undefined
  /** What the player may do now. */
  may: Permission[]
}

/** A turn that is tried out: nobody else sees it. */
export interface Trial {
  lays: Lay[]
  /** How it would stand; while the answer about a further lay is on its way, the one before. */
  answer: TriedOut | undefined
  /** The lays that the answer is about. */
  answered: Lay[]
}

/** Called when something happens: the new log entries, and the state after and before. */
export type PlayListener<S extends PlayableState = PlayableState> = (
  news: Entry[],
  after: S,
  before: S | undefined,
) => void

/** A game with a seat in it: signals to read, methods to call. */
export interface PlayableGame {
  readonly state: ReadonlySignal<PlayableState | undefined>
  /** The game as the player looks at it: as it is, or as it would be in a trial. */
  readonly view: ReadonlySignal<View | undefined>
  /** The lays allowed there. */
  readonly legal: ReadonlySignal<Legal[]>
  /** Whether it is this player's turn. */
  readonly mine: ReadonlySignal<boolean>
  /** Whether a command is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** Why the last command was rejected; empty if it was not. */
  readonly refusal: ReadonlySignal<string>
  readonly trial: ReadonlySignal<Trial | undefined>
  /** Whether the trial can be played for real. */
  readonly layable: ReadonlySignal<boolean>
  readonly hint: ReadonlySignal<Advice | 'thinking' | undefined>
  /** What the coach warns of in this position, where there is a coach. */
  readonly costs?: ReadonlySignal<Costs | undefined>
  /** What the coach says about the last turn of this player. */
  readonly remark?: ReadonlySignal<Remark | undefined>

  /** Plays a card, or tries it if a turn is being tried out. */
  lay(lay: Lay): void
  endTurn(): void
  takeBack(): void
  startTrial(): void
  stopTrial(): void
  layTrial(): void
  askHint(): void
  closeHint(): void
  clearRefusal(): void
  /** Calls the listener for everything that happens; returns a function that stops it. */
  listen(listener: PlayListener): () => void
}
