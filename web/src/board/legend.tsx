// What the marks on tracks and cards mean, next to them.

import { say } from '../words.ts'
import { Sign } from './signs.tsx'

/** The id of the legend: the board and the hand are described by it. */
export const LEGEND = 'board-legend'

/** One line. On a phone it is there in the first round, elsewhere always. */
export function Legend({ first, pair }: { first: boolean; pair: boolean }) {
  return (
    <ul class="legend" id={LEGEND} aria-label={say('page-legend')} data-first={first || undefined}>
      <li>
        <span class="bead" data-fits aria-hidden="true" />
        {say('page-legend-fits')}
      </li>
      <li>
        <span class="bead" aria-hidden="true" />
        {say('page-legend-faint')}
      </li>
      <li>
        <span class="edge" aria-hidden="true" />
        {say('page-legend-edge')}
      </li>
      {pair && (
        <li class="pair">
          <Sign name="arc" />
          {say('page-legend-pair')}
        </li>
      )}
    </ul>
  )
}
