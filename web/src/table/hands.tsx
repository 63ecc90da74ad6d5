// All hands on the table once a game is over, what could not be played, and what was never drawn.

import { namesOf } from '../seat-names.ts'
import type { Card, End, Lay, Stuck } from '../wire.ts'
import { language, say } from '../words.ts'
import type { TableState } from './follow.ts'

export function Hands({ state, end }: { state: TableState; end: End }) {
  const names = namesOf(state)
  if (end.stocks.every((stock) => stock.length === 0) && end.hands.every((hand) => hand.length === 0)) return null
  return (
    <section class="hands-left" aria-labelledby="hands-left">
      <h3 id="hands-left">{say('page-after-hands')}</h3>
      <ul>
        {end.hands.map((hand, place) => {
          if (hand.length === 0) return null
          const stuck = end.stuck?.seat === place + 1 ? end.stuck : undefined
          return (
            <li key={place} class={stuck ? 'stuck' : ''} data-hand={place + 1}>
              <span class="whose">{names[place]}</span>
              <Cards hand={hand} unplayable={stuck?.unplayable ?? []} />
            </li>
          )
        })}
        {end.stocks.map(
          (stock, place) =>
            stock.length > 0 && (
              <li key={`undrawn-${place}`} class="undrawn">
                <span class="whose">{undrawnWords(state, end, place)}</span>
                <span>{stock.toSorted((one, other) => one - other).join(', ')}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** What was never drawn, and by whom where both players have a draw pile of their own. */
function undrawnWords(state: TableState, end: End, place: number): string {
  if (end.stocks.length === 1) return say('page-after-undrawn')
  if (place + 1 === state.you.seat) return say('page-after-undrawn-own')
  return say('page-after-undrawn-of', { name: namesOf(state)[place] ?? '' })
}

function Cards({ hand, unplayable }: { hand: Card[]; unplayable: readonly Card[] }) {
  return (
    <span class="cards">
      {hand.map((card) => (
        <span key={card} class={unplayable.includes(card) ? 'left-card unplayable' : 'left-card'}>
          {card}
        </span>
      ))}
    </span>
  )
}

/** Why a turn could not be completed: how many cards it needed, and what fitted. */
export function stuckWords(stuck: Stuck | undefined): string {
  if (!stuck || stuck.owes === 0) return ''
  const { skull } = stuck
  if (skull && !stuck.playable.some((lay) => pileOf(lay) === skull)) return say('ending-uncovered', { on: skull })
  const fits = stuck.playable.map((lay) => say('ending-fit', { card: Number.parseInt(lay, 10), on: pileOf(lay) }))
  const list = new Intl.ListFormat(language.value).format(fits)
  return say('ending-needed', { needed: stuck.owes, count: fits.length, fits: list })
}

function pileOf(lay: Lay): string {
  return lay.slice(-1)
}
