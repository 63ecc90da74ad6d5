// How many cards are left to draw.

import type { Seat, View } from '../wire.ts'
import { say } from '../words.ts'
import { Sign } from './signs.tsx'

export function Stock({ view, you }: { view: View; you: Seat | null }) {
  const [own = 0, other] = you === 2 ? [...view.stocks].reverse() : view.stocks
  return (
    <p class="stock" data-stock data-sides={other === undefined ? undefined : true}>
      <Sign name="stack" />
      <span>{say('page-board-stock', { stock: own })}</span>
      <span>
        {other === undefined
          ? say('page-board-left', { left: view.left })
          : say('page-board-stock-theirs', { stock: other })}
      </span>
    </p>
  )
}
