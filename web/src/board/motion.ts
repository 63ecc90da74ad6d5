// Cards fly where they go: from the hand or a team mate's seat to the pile, from the draw pile to the hand. Nothing waits
// for it, and with reduced motion nothing moves.

import type { Entry } from '../log/entries.ts'
import type { Seen } from '../wire.ts'
import type { PlayableGame, PlayableState } from './playable.ts'

const FLIGHT = 220
const HOP = 250

type Laid = Extract<Seen, { kind: 'laid' }>

interface Flight {
  from: DOMRect
  /** Where it goes; looked for once the page shows what happened. */
  to: string
  back: boolean
}

/** Moves cards within `root` as things happen at the table; the answer stops it. */
export function followMotion(game: PlayableGame, root: HTMLElement): () => void {
  return game.listen((news, after, before) => {
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The page still shows how it was: now is the time to see where things start.
    const flights = news.flatMap((entry) => flightsOf(entry, root, after))
    const stayed = flights.length > 0 ? placesOf(root) : []
    requestAnimationFrame(() => {
      for (const [card, x, y] of stayed) slide(root.querySelector(held(card)), x, y)
      for (const [place, flight] of flights.entries()) fly(root, flight, place)
    })
  })
}

function flightsOf({ seen }: Entry, root: HTMLElement, after: PlayableState): Flight[] {
  switch (seen.kind) {
    case 'laid':
      return flight(ownCard(root, seen, after) ?? seatOf(seen.seat), top(seen.pile), seen.lay === 'ten-back')
    case 'taken-back':
      return seen.seat === after.you.seat ? flight(root.querySelector(top(seen.pile)), held(seen.card), false) : []
    case 'drew':
      if (!('cards' in seen)) return []
      return seen.cards.flatMap((card) => flight(root.querySelector('[data-stock]'), held(card), false))
    case 'dealt':
      return seen.hand.flatMap((card) => flight(root.querySelector('[data-stock]'), held(card), false))
    default:
      return []
  }
}

const top = (pile: string) => `[data-pile="${pile}"] [data-top]`
const held = (card: number) => `[data-card="${card}"]`
const seatOf = (seat: number) => document.querySelector(`[data-seat="${seat}"]`)
const ownCard = (root: HTMLElement, { card, seat }: Laid, { you }: PlayableState) =>
  seat === you.seat ? root.querySelector(held(card)) : null

function flight(source: Element | null, to: string, back: boolean): Flight[] {
  return source ? [{ from: source.getBoundingClientRect(), to, back }] : []
}

function fly(root: HTMLElement, { from, to, back }: Flight, place: number): void {
  const element = root.querySelector<HTMLElement>(to)
  if (!element) return
  const there = element.getBoundingClientRect()
  const dx = from.x + from.width / 2 - (there.x + there.width / 2)
  const dy = from.y + from.height / 2 - (there.y + there.height / 2)
  const size = Math.min(Math.max(from.height / there.height, 0.3), 2)
  const start = { translate: `${dx}px ${dy}px`, scale: `${size}` }
  const timing = { duration: FLIGHT, easing: 'cubic-bezier(.2,.7,.3,1)', delay: Math.min(place, 7) * 15 }
  element.animate([start, { translate: '0 0', scale: '1' }], { ...timing, fill: 'backwards' })
  if (back) hop(element.closest('[data-pile]'))
}

/** Where each card of the hand lies. */
function placesOf(root: HTMLElement): [card: number, x: number, y: number][] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].map((element) => {
    const { x, y } = element.getBoundingClientRect()
    return [Number(element.dataset.card), x, y]
  })
}

/** The cards that stay close the gap. */
function slide(element: Element | null, x: number, y: number): void {
  if (!element) return
  const now = element.getBoundingClientRect()
  const moves = Math.abs(x - now.x) > 1 || Math.abs(y - now.y) > 1
  const start = { translate: `${x - now.x}px ${y - now.y}px` }
  if (moves) element.animate([start, { translate: '0 0' }], { duration: FLIGHT, easing: 'ease-out' })
}

/** The pile hops back. */
function hop(pile: Element | null): void {
  if (!pile) return
  const path = ['0 0', '0 -0.55em', '0 0', '0 -0.18em', '0 0']
  const steps = path.map((translate) => ({ translate }))
  pile.animate(steps, { duration: HOP, easing: 'ease-out', delay: FLIGHT * 0.6 })
}
