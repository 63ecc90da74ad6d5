// The browser tests look for cards in all that a page was told. Here it is shown that they would find them.

import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { View } from '../../src/wire.ts'
import { leaks, spoken, unexplained } from '../browser/secrecy.ts'

const view: View = {
  phase: 'running',
  turn: { number: 2, seat: 2, minimum: 2, lays: ['14a'], may_end: false, owes: 1 },
  piles: [
    { pile: 'a', ascending: true, top: 14, height: 1 },
    { pile: 'b', ascending: true, top: 1, height: 0 },
    { pile: 'c', ascending: false, top: 100, height: 0 },
    { pile: 'd', ascending: false, top: 100, height: 0 },
  ],
  hands: [2, 6],
  stocks: [86],
  left: 97,
  hand: [37, 58],
  laid: [[14]],
  signals: [[], []],
}
const dealt = { seq: 5, kind: 'dealt', hand: [37, 58] }
const laid = { seq: 6, kind: 'laid', seat: 2, card: 14, pile: 'a' }

/** A step as the server sends it, with whatever else is said in it. */
function step(more: object = {}, changed: Partial<View> = {}): string {
  return JSON.stringify({
    type: 'step',
    seq: 6,
    seen: [dealt, laid],
    view: { ...view, ...changed },
    legal: [],
    ...more,
  })
}

test('own cards, played cards and counts are not leaks', () => {
  deepEqual(leaks([step()]), [])
})

test('another player’s card is found anywhere in a frame', () => {
  deepEqual(leaks([step({}, { hand: [37, 58, 71] })]), [71], 'in the hand')
  deepEqual(leaks([step({ legal: [{ lay: '71b', step: 57, loses: false }] })]), [71], 'in what may be laid')
  deepEqual(leaks([step({ hidden: { deep: ['the 71'] } })]), [71], 'in a field that nobody knows')
  deepEqual(leaks([step({ stock: [71, 72] })]), [71, 72], 'in the order of the draw pile')
})

test('cards drawn by others are leaks, own draws are not', () => {
  const own = { seq: 6, kind: 'drew', seat: 1, cards: [71] }
  deepEqual(leaks([step({ seen: [dealt, laid, own] })]), [])
  const told = { seq: 6, kind: 'drew', seat: 2, count: 1, drawn: [71] }
  deepEqual(leaks([step({ seen: [dealt, laid, told] })]), [71])
})

test('a card revealed before it is played is a leak', () => {
  const early = step({ seen: [dealt] })
  deepEqual(leaks([early, step()]), [14, 14])
})

test('nothing is secret once all cards are revealed', () => {
  deepEqual(leaks([step({ seen: [{ seq: 9, kind: 'opened', record: '' }] }, { hand: [71] })]), [])
})

test('a card in an HTTP response is found', () => {
  const summary = { id: 'k3v9', seats: 2, free: 1, sitters: ['Ada 40', ''], updated: 1_790_000_000_000 }
  deepEqual(spoken([JSON.stringify([summary]), '{"name":"Ben 7"}']), [])
  deepEqual(spoken([JSON.stringify({ ...summary, next: 71 })]), [71])
})

test('a card on the screen that was never revealed is found', () => {
  const screen = 'Turn 2: Ben. Ben: 14 on pile a, +13. 86 cards, 97 left. Your hand 37 −10 58 +44'
  deepEqual(unexplained(screen, [step()]), [])
  deepEqual(unexplained(`${screen} 71`, [step()]), [71])
})
