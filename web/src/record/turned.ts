// Where a lost game turned.

import type { Ending } from '../wire.ts'

/** How many turns are named as those in which a game turned. */
const NAMED = 3

/** Where a game that was lost has turned: the turns that used most room, the dearest first. */
export function turnedIn<T extends { cost: number }>(turns: readonly T[], ending: Ending | undefined): T[] {
  if (ending?.outcome !== 'lost') return []
  return turns
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, NAMED)
}
