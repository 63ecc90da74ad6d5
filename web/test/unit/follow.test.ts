import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logged } from '../../src/log/entries.ts'
import { may } from '../../src/permission.ts'
import { follow, type TableState } from '../../src/table/follow.ts'
import type { Pile, SeenEvent, ServerFrame } from '../../src/wire.ts'
import { table, view, welcome } from './environment.ts'

const start = (more = {}) => follow(undefined, { type: 'welcome', ...welcome(more) }, 0) as TableState
const next = (state: TableState, frame: ServerFrame) => follow(state, frame, 0) as TableState

test('the log has the step of each lay, across take-backs and ten-backs', () => {
  const tail: SeenEvent[] = [
    { seq: 1, kind: 'dealt', hand: [] },
    { seq: 2, kind: 'began', seat: 1 },
    { seq: 3, kind: 'laid', seat: 1, card: 14, pile: 'a' },
    { seq: 4, kind: 'taken-back', seat: 1, card: 14, pile: 'a' },
    { seq: 5, kind: 'laid', seat: 1, card: 24, pile: 'a' },
    { seq: 6, kind: 'laid', seat: 1, card: 14, pile: 'a' },
    { seq: 7, kind: 'laid', seat: 1, card: 90, pile: 'c' },
    { seq: 8, kind: 'turn-ended', seat: 1 },
    { seq: 9, kind: 'turn-began', seat: 2 },
  ]
  const log = logged([], tail, view.piles)
  assert.deepEqual(
    log.map((entry) => entry.step ?? entry.turn ?? '-'),
    ['-', 1, 13, '-', 23, -10, 10, '-', 2],
  )
  const more = logged(log, [{ seq: 10, kind: 'laid', seat: 2, card: 80, pile: 'c' }], view.piles)
  assert.equal(more.at(-1)?.step, 10)
})

test('in Face to Face falling piles start at 60, and a card on the other side helps the opponent', () => {
  const piles: Pile[] = [
    { pile: 'a', ascending: true, top: 1, height: 0, owner: 1 },
    { pile: 'b', ascending: false, top: 60, height: 0, owner: 1 },
    { pile: 'c', ascending: true, top: 1, height: 0, owner: 2 },
    { pile: 'd', ascending: false, top: 60, height: 0, owner: 2 },
  ]
  const log = logged(
    [],
    [
      { seq: 1, kind: 'laid', seat: 2, card: 50, pile: 'd' },
      { seq: 2, kind: 'laid', seat: 1, card: 58, pile: 'd' },
    ],
    piles,
  )
  assert.deepEqual(
    log.map(({ step, help }) => [step, help]),
    [
      [10, false],
      [-8, true],
    ],
  )
})

test('a deal starts a new log and drops the record of the last game', () => {
  const over = start({ record: '[Game]', tail: [{ seq: 5, kind: 'turn-ended', seat: 1 }] })
  const dealt = next(over, {
    type: 'step',
    seq: 6,
    seen: [{ seq: 6, kind: 'dealt', hand: [2] }],
    view,
    legal: [],
    may: [],
  })
  assert.deepEqual([dealt.log.length, dealt.record], [1, undefined])
})

test('players who left are still called by their names', () => {
  const sitters = [{ kind: 'person', name: 'Ada' } as const, { kind: 'empty' } as const]
  const seen: SeenEvent[] = [{ seq: 6, kind: 'left', seat: 2 }]
  const left = next(start(), { type: 'step', seq: 6, seen, table: { ...table, sitters }, legal: [], may: [] })
  assert.equal(left.log.at(-1)?.name, 'Ben')
  assert.equal(left.view, view)
})

test('after a reconnect the log continues, or starts over if too much was missed', () => {
  const before = start({ tail: [{ seq: 5, kind: 'turn-ended', seat: 1 }] })
  const again = (seq: number, tail: SeenEvent[]) => next(before, { type: 'welcome', ...welcome({ seq, tail }) })
  const seqs = (state: TableState) => state.log.map((entry) => entry.seq)
  assert.deepEqual(seqs(again(6, [{ seq: 6, kind: 'turn-began', seat: 2 }])), [5, 6])
  assert.deepEqual(seqs(again(5, [])), [5])
  assert.deepEqual(seqs(again(40, [{ seq: 40, kind: 'dealt', hand: [] }])), [40])
  assert.deepEqual(seqs(again(3, [])), [])
})

test('chat messages are kept beyond those a welcome brings', () => {
  const line = (seq: number) => ({ seq, seat: 2, name: 'Ben', text: `Line ${seq}` })
  const before = start({ chat: [line(1), line(2)] })
  const after = next(before, { type: 'welcome', ...welcome({ chat: [line(2), line(4)] }) })
  assert.deepEqual(
    after.chat.map(({ seq }) => seq),
    [1, 2, 4],
  )
})

test('the time of a turn counts from when it was received', () => {
  const told = follow(undefined, { type: 'welcome', ...welcome({ time_left: 4000 }) }, 1000)
  assert.equal(told?.deadline, 5000)
  assert.equal(start().deadline, undefined)
})

test('a new name is right in everything that was said before', () => {
  const before = start({ chat: [{ seq: 4, seat: 2, name: 'Ben', text: 'Hello!' }] })
  const sitters = table.sitters.map((sitter, place) =>
    place === 1 ? { kind: 'person' as const, name: 'Benjamin' } : sitter,
  )
  const seen: SeenEvent[] = [{ seq: 6, kind: 'renamed', seat: 2, name: 'Benjamin' }]
  const after = next(before, { type: 'step', seq: 6, seen, table: { ...table, sitters }, legal: [], may: [] })
  assert.deepEqual(
    after.chat.map(({ name }) => name),
    ['Benjamin'],
  )
})

test('permissions are those of the last frame that had any', () => {
  const before = next(start(), { type: 'may', may: ['hint', 'sit 2'] })
  assert.deepEqual(before.may, ['hint', 'sit 2'])
  const seen: SeenEvent[] = [{ seq: 6, kind: 'turn-ended', seat: 1 }]
  const step = next(before, { type: 'step', seq: 6, seen, legal: [], may: ['say'] })
  assert.deepEqual(step.may, ['say'])
  assert.equal(may(step, 'say'), true)
  assert.equal(may(step, 'hint'), false)
  assert.equal(may(undefined, 'say'), false)
})
