// What the marks on tracks and cards mean, next to them.

import { say } from '../words.ts'
import { Sign } from './signs.tsx'

/** The id of the legend: the board and the hand are described by it. */
export const LEGEND = 'board-legend'

interface LegendShown {
  /** Whether it is the first round: only then it is there on a phone. */
  first: boolean
  /** Whether cards of the hand are ten apart. */
  pair: boolean
  /** Whether one may play now: only then the marks say what fits. */
  active: boolean
}

/** One line. On a phone it is there in the first round, elsewhere always. */
export function Legend({ first, pair, active }: LegendShown) {
  return (
    <ul
      class="legend"
      id={LEGEND}
      aria-label={say('page-legend')}
      data-first={first || undefined}
      data-idle={!active || undefined}
    >
      <li>
        <span class="bead" data-fits aria-hidden="true" />
        {say('page-legend-fits')}
      </li>
      <li>
        <span class="bead" aria-hidden="true" />
        {say('page-legend-faint')}
      </li>
      <li class="height always">
        <span class="edge" aria-hidden="true" />
        {say('page-legend-edge')}
      </li>
      {pair && (
        <li class="pair always">
          <Sign name="arc" />
          {say('page-legend-pair')}
        </li>
      )}
    </ul>
  )
}
