// The turns of a game as the log of its table has them, with where they begin in its replay.

import type { Entry } from '../log/entries.ts'
import type { Seen } from '../wire.ts'

interface LogTurn {
  /** Its first position in the replay. */
  first: number
  /** How much room it used in all. */
  cost: number
}

/** The positions that an event makes. A record knows nothing of a card that was taken back: it and its lay are gone. */
const positions: Partial<Record<Seen['kind'], number>> = {
  signalled: 1,
  began: 1,
  laid: 1,
  'taken-back': -1,
  'turn-ended': 1,
  ended: 1,
}

export function turnsOfLog(log: readonly Pick<Entry, 'seen' | 'step'>[]): LogTurn[] {
  const turns: LogTurn[] = []
  const steps: number[] = []
  let at = 0
  for (const { seen, step = 0 } of log) {
    at += positions[seen.kind] ?? 0
    const turn = turns.at(-1)
    if (seen.kind === 'began' || seen.kind === 'turn-ended') turns.push({ first: at, cost: 0 })
    if (seen.kind === 'laid') steps.push(step)
    if (turn && seen.kind === 'laid') turn.cost += step
    if (turn && seen.kind === 'taken-back') turn.cost -= steps.pop() ?? 0
  }
  return turns
}
