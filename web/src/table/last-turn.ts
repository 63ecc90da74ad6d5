// How a game came to its end, by its record: all hands, and what could still be played where.

import { server } from '../server.ts'
import type { Card, Legal, NewReplay, Replay } from '../wire.ts'

export interface LastTurn {
  /** The cards each seat was left with. */
  hands: Card[][]
  /** How many more cards the last turn needed. */
  owed: number
  /** What could be played in it. */
  fits: Legal[]
}

/** Looks at a record; the server knows what fits. `replay` asks it. */
export async function lastTurn(
  record: string,
  replay: (asked: NewReplay) => Promise<Replay> = server.replay,
): Promise<LastTurn> {
  const { positions } = await replay({ record })
  const at = positions.findLastIndex(({ view }) => view.phase === 'running')
  const before = positions[at]
  const hands = positions.at(-1)?.hands ?? []
  if (!before) return { hands, owed: 0, fits: [] }
  const { legal } = await replay({ record, what_if: { at } })
  return { hands, owed: before.view.turn.owes, fits: legal }
}
