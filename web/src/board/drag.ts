// Dragging a card with mouse, finger or pen: it follows, the piles that take it light up, and it lands or goes back.

import type { Card, PileName } from '../wire.ts'
import type { Laying } from './laying.ts'

/** How far a pointer moves before a tap is a drag. */
const SLACK = 6

interface Held {
  card: Card
  element: HTMLElement
  pointer: number
  x: number
  y: number
  moving: boolean
}

/** The handlers of one card's button. A drag ends without a tap. */
export function dragging(laying: Laying) {
  let held: Held | undefined
  let dragged = false

  function drop(lands: boolean): void {
    if (!held) return
    const { element, card, moving } = held
    held = undefined
    if (!moving) return
    const pile = laying.aimed.value
    if (lands && pile !== undefined) laying.lay(card, pile)
    else laying.pick(undefined)
    // It stays where it was let go until the lay has been answered: motion then flies it on from there.
    const back = () => release(element)
    if (lands && pile !== undefined && laying.doubt.value === undefined) setTimeout(back, 250)
    else back()
  }

  return {
    down(event: PointerEvent, card: Card): void {
      dragged = false
      if (event.button !== 0 || !event.isPrimary) return
      const element = event.currentTarget as HTMLElement
      // At once: a quick mouse has left the card by its first move.
      element.setPointerCapture(event.pointerId)
      held = { card, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false }
    },
    move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.moving && Math.hypot(dx, dy) < SLACK) return
      if (!held.moving) lift(held, laying)
      dragged = true
      held.element.style.translate = `${dx}px ${dy}px`
      const pile = pileAt(event.clientX, event.clientY)
      laying.aimed.value = pile !== undefined && laying.fits(held.card, pile) ? pile : undefined
    },
    up: (): void => drop(true),
    cancel: (): void => drop(false),
    /** Whether a click belongs to the drag before it; a key's click belongs to none. */
    endsDrag: (click: MouseEvent): boolean => dragged && click.detail > 0,
  }
}

function lift(held: Held, laying: Laying): void {
  held.moving = true
  held.element.dataset.dragged = ''
  laying.pick(held.card)
}

function release(element: HTMLElement): void {
  delete element.dataset.dragged
  element.style.translate = ''
}

function pileAt(x: number, y: number): PileName | undefined {
  const element = document.elementsFromPoint(x, y).find((known) => known.closest('[data-pile]'))
  return element?.closest<HTMLElement>('[data-pile]')?.dataset.pile as PileName | undefined
}
