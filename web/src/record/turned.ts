// The turning points of a lost game.

import type { Ending } from '../wire.ts'

/** How many turning points are listed. */
const NAMED = 3

/** The turning points of a lost game: the turns that used the most room, the most expensive first. */
export function turnedIn<T extends { cost: number }>(turns: readonly T[], ending: Ending | undefined): T[] {
  if (ending?.outcome !== 'lost') return []
  return turns
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, NAMED)
}
