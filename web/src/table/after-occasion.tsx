// What comes after a game that others play with the same cards.

import { ShareGame } from '../daily/share.tsx'
import type { Occasion } from '../wire.ts'
import { say } from '../words.ts'

/** The way to the others' results. */
export function AfterOccasion({ occasion, seated }: { occasion: Occasion; seated: boolean }) {
  const { day, deal, ranked } = occasion
  return (
    <div class="after-daily">
      {!ranked && <p>{say('page-occasion-unranked')}</p>}
      <div class="buttons">
        <a class="button primary" href={`/daily/${day}/${deal}`}>
          {say('page-after-ranking')}
        </a>
        <a class="button" href="/daily">
          {say('page-after-deals')}
        </a>
      </div>
      {seated && <ShareGame day={day} deal={deal} class="button" />}
    </div>
  )
}
