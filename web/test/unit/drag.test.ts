import { deepEqual, equal } from 'node:assert/strict'
import { after, before, beforeEach, mock, test } from 'node:test'
import { dragging } from '../../src/board/drag.ts'
import { Laying } from '../../src/board/laying.ts'
import type { Lay } from '../../src/wire.ts'
import { legal, view } from './sample-views.ts'

// As much of a page as a drag touches: pile a is everywhere.
const pile = { closest: () => pile, dataset: { pile: 'a' } }
const card = { dataset: {} as { dragged?: string }, style: { translate: '' }, setPointerCapture: () => undefined }

let sent: Lay[] = []
let drag: ReturnType<typeof dragging>

before(() => Object.assign(globalThis, { document: { elementsFromPoint: () => [pile] } }))
after(() => Object.assign(globalThis, { document: undefined }))
beforeEach(() => {
  sent = []
  const game = { view: () => view([45, 90]), legal: () => legal(['45a', 12]), you: () => 1, mine: () => true }
  drag = dragging(new Laying({ ...game, trying: () => false, busy: () => false, lay: (lay) => sent.push(lay) }))
})

const pointer = (pointerId: number, clientX: number) =>
  ({ pointerId, clientX, clientY: 0, button: 0, isPrimary: pointerId === 1, currentTarget: card }) as never
const click = { detail: 1 } as MouseEvent

test('dropping a card on a pile plays it, and the click after it is ignored', () => {
  drag.down(pointer(1, 0), 45)
  drag.move(pointer(1, 50))
  drag.up(pointer(1, 50))
  deepEqual(sent, ['45a'])
  equal(drag.endsDrag(click), true)
})

test('a second finger does not affect a drag', () => {
  drag.down(pointer(1, 0), 45)
  drag.move(pointer(1, 50))
  drag.down(pointer(2, 0), 90)
  drag.up(pointer(2, 0))
  deepEqual(sent, [])
  drag.cancel(pointer(2, 0))
  equal(drag.endsDrag(click), true)
  drag.up(pointer(1, 50))
  deepEqual(sent, ['45a'])
})

test('a pointer that hardly moves is a tap', () => {
  drag.down(pointer(1, 0), 45)
  drag.move(pointer(1, 3))
  drag.up(pointer(1, 3))
  deepEqual(sent, [])
  equal(drag.endsDrag(click), false)
})

test('a card dragged again right away is not released by the timer of the last drag', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    drag.down(pointer(1, 0), 45)
    drag.move(pointer(1, 50))
    drag.up(pointer(1, 50))
    equal(card.style.translate, '50px 0px', 'it waits where it was let go')
    mock.timers.tick(200)
    drag.down(pointer(1, 50), 45)
    drag.move(pointer(1, 80))
    mock.timers.tick(200)
    equal(card.style.translate, '30px 0px', 'it is still being dragged')
    equal(card.dataset.dragged, '')
    drag.up(pointer(1, 80))
    mock.timers.tick(250)
    equal(card.style.translate, '', 'then it goes back')
    equal(card.dataset.dragged, undefined)
  } finally {
    mock.timers.reset()
  }
})
