// The line from 1 to 100 as an arch, with a mark for every card: lit where it was laid. A loss shows what was achieved.

import { cardsOf } from '../line.ts'
import type { Game, View } from '../wire.ts'
import { say } from '../words.ts'

export function Achieved({ view, game }: { view: View; game: Game }) {
  const decks = view.laid.map((laid) => new Set(laid))
  const all = cardsOf(game)
  const left = all.filter((card) => decks.some((laid) => !laid.has(card)))
  return (
    <svg
      class="achieved"
      data-rings={decks.length}
      role="img"
      viewBox="0 0 200 101"
      aria-label={say('page-after-picture', { left: left.length, cards: left.join(', ') })}
    >
      {decks.map((laid, ring) =>
        all.map((card, index) => (
          <path
            key={`${ring}-${card}`}
            class={laid.has(card) ? 'laid' : 'left'}
            d={mark(index / (all.length - 1), laid.has(card), ring)}
            style={{ '--place': index / all.length }}
          />
        )),
      )}
    </svg>
  )
}

/** A mark at its place on the arch; one for a card that is left is shorter. */
function mark(share: number, laid: boolean, ring: number): string {
  const angle = Math.PI * (1 - share)
  const outer = ring === 0 ? 96 : 74
  const inner = outer - (laid ? 18 : 7)
  const at = (radius: number) =>
    `${round(100 + radius * Math.cos(angle))} ${round(98 - radius * Math.sin(angle) * 0.98)}`
  return `M${at(inner)}L${at(outer)}`
}

const round = (value: number) => Math.round(value * 10) / 10
