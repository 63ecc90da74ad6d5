// What a review needs to know of the screen that shows the game.

import type { Span } from './curve.ts'
import type { NameOf } from './sentences.ts'
import type { ReviewSession } from './session.ts'

export interface Shown {
  session: ReviewSession
  /** The turns of the record. */
  spans: readonly Span[]
  /** The position that is shown. */
  at: number
  /** The turn that it belongs to. */
  turn: number
  name: NameOf
  /** Goes to the start of a turn. */
  go: (turn: number) => void
}
