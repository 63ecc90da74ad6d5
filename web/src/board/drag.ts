// Dragging a card with mouse, finger or pen: it follows, the piles that take it light up, and it lands or goes back.

import type { Card, PileName } from '../wire.ts'
import type { Laying } from './laying.ts'

/** How far a pointer moves before a tap is a drag. */
const SLACK = 6
/** How long a card stays where it was let go, in milliseconds. */
const LINGER = 250

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
  /** The card that waits where it was let go, and the end of its wait. */
  let waiting: { element: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined

  function stopWaiting(): void {
    if (!waiting) return
    clearTimeout(waiting.timer)
    release(waiting.element)
    waiting = undefined
  }

  function drop(event: PointerEvent, lands: boolean): void {
    if (held?.pointer !== event.pointerId) return
    const { element, card, moving } = held
    held = undefined
    if (!moving) return
    const pile = laying.aimed.value
    if (lands && pile !== undefined) laying.lay(card, pile)
    else laying.pick(undefined)
    // It stays where it was let go for a moment: a lay that is answered by then flies on from there, a refused one goes back.
    if (lands && pile !== undefined && laying.doubt.value === undefined)
      waiting = { element, timer: setTimeout(stopWaiting, LINGER) }
    else release(element)
  }

  return {
    down(event: PointerEvent, card: Card): void {
      // A second finger is no part of it.
      if (event.button !== 0 || !event.isPrimary) return
      dragged = false
      // A card that is dragged again before its wait is over is not let go by that.
      stopWaiting()
      const element = event.currentTarget as HTMLElement
      // At once: a quick mouse has left the card by its first move.
      element.setPointerCapture(event.pointerId)
      held = { card, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false }
    },
    move(event: PointerEvent): void {
      if (held?.pointer === event.pointerId && follow(held, event, laying)) dragged = true
    },
    up: (event: PointerEvent): void => drop(event, true),
    cancel: (event: PointerEvent): void => drop(event, false),
    /** Whether a click belongs to the drag before it; a key's click belongs to none. */
    endsDrag: (click: MouseEvent): boolean => dragged && click.detail > 0,
  }
}

/** The card goes where the pointer is. Says whether it is a drag by now. */
function follow(held: Held, event: PointerEvent, laying: Laying): boolean {
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
  if (!held.moving && Math.hypot(dx, dy) < SLACK) return false
  if (!held.moving) lift(held, laying)
  held.element.style.translate = `${dx}px ${dy}px`
  const pile = pileAt(event.clientX, event.clientY)
  laying.aimed.value = pile !== undefined && laying.fits(held.card, pile) ? pile : undefined
  return true
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
