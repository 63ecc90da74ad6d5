// Face to Face: the opponent across the table, and the rule about helping them between the two halves.

import type { Seat, View } from '../wire.ts'
import { say } from '../words.ts'
import { Sign } from './signs.tsx'
import { helper } from './track.ts'

/** The opponent's hand: card backs at the far edge. How many there are is read aloud where the seats are. */
export function Across({ name, cards }: { name: string; cards: number }) {
  return (
    <div class="across" aria-hidden="true">
      <span class="across-name">{name}</span>
      <span class="across-cards">
        {Array.from({ length: cards }, (_, place) => (
          <span key={place} class="card-back" />
        ))}
      </span>
    </div>
  )
}

/** The line between the halves: the rule, or who has helped. */
export function Halfway({ view, you }: { view: View; you: Seat }) {
  const who = helper(view, you)
  const text = { you: 'page-facing-given', they: 'page-facing-got' }
  return (
    <p class="halfway" data-helped={who}>
      <span>
        <Sign name={who === 'you' ? 'up' : who === 'they' ? 'down' : 'gift'} />
        {say(who ? text[who] : 'page-facing-rule')}
      </span>
    </p>
  )
}
