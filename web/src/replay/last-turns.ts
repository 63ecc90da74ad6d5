// Where the last turns of a game begin in its replay, as the log of the table has it.

import type { Seen } from '../wire.ts'

/** How many turns from the end one begins to look: there the game was still open. */
const TURNS = 3

/** The moments that an event makes. A record knows nothing of a card that was taken back: it and its lay are gone. */
const moments: Partial<Record<Seen['kind'], number>> = {
  signalled: 1,
  began: 1,
  laid: 1,
  'taken-back': -1,
  'turn-ended': 1,
  ended: 1,
}

export function lastTurns(log: readonly { seen: Seen }[]): number {
  let at = 0
  const begins = [0]
  for (const { seen } of log) {
    at += moments[seen.kind] ?? 0
    if (seen.kind === 'began' || seen.kind === 'turn-ended') begins.push(at)
  }
  return begins.at(-TURNS) ?? 0
}
