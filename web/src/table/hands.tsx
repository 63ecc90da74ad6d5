// All hands on the table once a game is over, what could not be played, and what was never drawn.

import { useEffect, useState } from 'preact/hooks'
import { cardsOf } from '../line.ts'
import { namesOf } from '../seat-names.ts'
import type { Card, Ending, Legal, PileName, View } from '../wire.ts'
import { language, say } from '../words.ts'
import type { TableState } from './follow.ts'
import { type LastTurn, lastTurn } from './last-turn.ts'

interface Props {
  state: TableState
  view: View
  ending: Ending
}

/** What a record tells of the last turn; nothing until it is known. */
export function useLastTurn(record: string | undefined): LastTurn | undefined {
  const [last, setLast] = useState<LastTurn | undefined>(undefined)
  useEffect(() => {
    let current = true
    if (record !== undefined)
      lastTurn(record).then(
        (found) => current && setLast(found),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [record])
  return last
}

export function Hands({ state, view, ending, last }: Props & { last: LastTurn | undefined }) {
  if (!last?.hands.some((hand) => hand.length > 0)) return null
  const names = namesOf(state)
  const undrawn = leftInPile(view, state, last.hands)
  return (
    <section class="hands-left" aria-labelledby="hands-left">
      <h3 id="hands-left">{say('page-after-hands')}</h3>
      <ul>
        {last.hands.map((hand, place) => {
          if (hand.length === 0) return null
          const stuck = ending.cause === 'stuck' && ending.seat === place + 1
          return (
            <li key={place} class={stuck ? 'stuck' : ''} data-hand={place + 1}>
              <span class="whose">{names[place]}</span>
              <Cards hand={hand} fits={stuck ? last.fits : undefined} />
            </li>
          )
        })}
        {undrawn.length > 0 && (
          <li class="undrawn">
            <span class="whose">{say('page-after-undrawn')}</span>
            <span>{undrawn.join(', ')}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** `fits`: what could still be played, for a hand whose other cards could not. */
function Cards({ hand, fits }: { hand: Card[]; fits: Legal[] | undefined }) {
  const playable = new Set(fits?.map(cardOf))
  return (
    <span class="cards">
      {hand.map((card) => (
        <span key={card} class={fits && !playable.has(card) ? 'left-card unplayable' : 'left-card'}>
          {card}
        </span>
      ))}
    </span>
  )
}

/** Why a turn could not be completed: how many cards it needed, and what fitted. */
export function stuckWords(ending: Ending, last: LastTurn | undefined): string {
  if (ending.cause !== 'stuck' || !last || last.owed === 0) return ''
  const fits = last.fits.map((legal) => say('page-after-fit', { card: cardOf(legal), on: pileOf(legal) }))
  const list = new Intl.ListFormat(language.value).format(fits)
  return say('page-after-needed', { needed: last.owed, count: fits.length, fits: list })
}

function cardOf({ lay }: Legal): Card {
  return Number.parseInt(lay, 10)
}

function pileOf({ lay }: Legal): PileName {
  return lay.slice(-1) as PileName
}

/** The cards that nobody ever held. Opponents have a deck each: there it would take two lists. */
function leftInPile({ laid }: View, { table }: TableState, hands: Card[][]): Card[] {
  const seen = new Set([...(laid[0] ?? []), ...hands.flat()])
  return laid.length > 1 ? [] : cardsOf(table.rules.game).filter((card) => !seen.has(card))
}
