import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, logged } from '../../src/log/entries.ts'
import { may } from '../../src/permission.ts'
import { follow, type TableState, withEarlierChat } from '../../src/table/follow.ts'
import type { SeenEvent, ServerFrame } from '../../src/wire.ts'
import { table, view, welcome } from './environment.ts'

const start = (more = {}) => follow(undefined, { type: 'welcome', ...welcome(more) }, 0) as TableState
const next = (state: TableState, frame: ServerFrame) => follow(state, frame, 0) as TableState

test('the log has all events since the last deal', () => {
  const tail: SeenEvent[] = [
    { seq: 1, kind: 'said', seat: 1, text: 'Hello' },
    { seq: 2, kind: 'dealt', hand: [] },
    { seq: 3, kind: 'began', seat: 1 },
    { seq: 4, kind: 'laid', seat: 1, card: 14, pile: 'a', step: 13, lay: 'forward' },
  ]
  const seqs = (entries: { seq: number }[]) => entries.map(({ seq }) => seq)
  const log = logged([], tail)
  assert.deepEqual(seqs(log), [2, 3, 4])
  assert.deepEqual(log[2]?.seen, { kind: 'laid', seat: 1, card: 14, pile: 'a', step: 13, lay: 'forward' })
  const more = logged(log, [{ seq: 5, kind: 'turn-ended', seat: 1 }])
  assert.deepEqual(seqs(more), [2, 3, 4, 5])
  assert.deepEqual(seqs(logged(more, [{ seq: 6, kind: 'dealt', hand: [] }])), [6])
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
  assert.deepEqual(left.log.at(-1)?.former, { kind: 'person', name: 'Ben' })
  assert.equal(left.view, view)
})

test('after a reload events are still about those who sat there then', () => {
  const person = (name: string) => ({ kind: 'person' as const, name })
  const tail: SeenEvent[] = [
    { seq: 1, kind: 'seated', seat: 2, sitter: person('Ben') },
    { seq: 2, kind: 'silenced', seat: 2, on: true },
    { seq: 3, kind: 'kicked', seat: 2 },
    { seq: 4, kind: 'left', seat: 1 },
    { seq: 6, kind: 'seated', seat: 2, sitter: person('Boris') },
  ]
  const chat = [{ seq: 5, seat: 1, name: 'Ada', text: 'Bye' }]
  const { log } = start({ seq: 6, after: 0, tail: tail.toSpliced(3, 1), chat })
  const names = (entries: Entry[]) =>
    entries.map(({ former }) => former && ('name' in former ? former.name : former.kind))
  assert.deepEqual(names(log), ['Ben', 'Ben', 'Ben', undefined, undefined])
  assert.deepEqual(names(logged([], tail)), ['Ben', 'Ben', 'Ben', 'empty', undefined], 'nobody knows who left seat 1')
  const said = { seq: 3, kind: 'said' as const, seat: 1, text: 'Bye', by: 'Ada' }
  assert.deepEqual(names(logged([], [said, { seq: 4, kind: 'left', seat: 1 }])), ['Ada', 'Ada'])
})

test('an invite link that replaces another is told apart', () => {
  const link = (seq: number, on: boolean) => ({ seq, kind: 'invite-only' as const, on })
  const log = logged([], [link(1, true), link(2, true), link(3, false), link(4, true)])
  assert.deepEqual(
    log.map(({ renewed }) => renewed),
    [undefined, true, undefined, undefined],
  )
  assert.equal(logged([], [link(1, true)], { ...table, invite_only: true })[0]?.renewed, true)
})

test('after a reconnect the log continues, or starts over if too much was missed', () => {
  const before = start({ tail: [{ seq: 5, kind: 'turn-ended', seat: 1 }] })
  const again = (seq: number, tail: SeenEvent[]) => next(before, { type: 'welcome', ...welcome({ seq, tail }) })
  const seqs = (state: TableState) => state.log.map((entry) => entry.seq)
  assert.deepEqual(seqs(again(6, [{ seq: 6, kind: 'turn-began', seat: 2, number: 2 }])), [5, 6])
  assert.deepEqual(seqs(again(5, [])), [5])
  assert.deepEqual(seqs(again(40, [{ seq: 40, kind: 'dealt', hand: [] }])), [40])
  assert.deepEqual(seqs(again(3, [])), [])
})

test('chat messages are kept beyond those a welcome brings', () => {
  const line = (seq: number) => ({ seq, seat: 2, name: 'Ben', text: `Line ${seq}` })
  const before = start({ chat: [line(1), line(2)] })
  const after = next(before, { type: 'welcome', ...welcome({ chat: [line(2), line(4)], earlier_chat: true }) })
  assert.deepEqual(
    after.chat.map(({ seq }) => seq),
    [1, 2, 4],
  )
})

test('chat messages that the server no longer has disappear, from the log as well', () => {
  const line = (seq: number) => ({ seq, seat: 2, name: 'Ben', text: `Line ${seq}` })
  const before = start({ chat: [line(6), line(7)], seq: 7, after: 5, earlier_chat: false })
  assert.deepEqual(
    before.log.map(({ seq }) => seq),
    [6, 7],
  )
  const now = welcome({ chat: [line(7)], seq: 7, after: 7, earlier_chat: false })
  const after = next(before, { type: 'welcome', ...now })
  assert.deepEqual(
    [after.chat, after.log].map((lines) => lines.map(({ seq }) => seq)),
    [[7], [7]],
  )
})

test('what was said while away stands between the events of the tail', () => {
  const before = start()
  const line = (seq: number) => ({ seq, seat: 2, name: 'Ben', text: `Line ${seq}` })
  const tail: SeenEvent[] = [{ seq: 7, kind: 'turn-ended', seat: 1 }]
  const chat = [line(4), line(6), line(8)]
  const after = next(before, { type: 'welcome', ...welcome({ seq: 8, after: 5, tail, chat, earlier_chat: true }) })
  assert.deepEqual(
    after.log.map(({ seq, seen }) => [seq, seen.kind]),
    [
      [6, 'said'],
      [7, 'turn-ended'],
      [8, 'said'],
    ],
  )
})

test('earlier chat messages are added until there are none', () => {
  const line = (seq: number) => ({ seq, seat: 2, name: 'Ben', text: `Line ${seq}` })
  const before = start({ chat: [line(3)], earlier_chat: true })
  const some = withEarlierChat(before, [line(1), line(2), line(3)])
  assert.deepEqual([some.chat.map(({ seq }) => seq), some.earlierChat], [[1, 2, 3], true])
  assert.equal(withEarlierChat(some, []).earlierChat, false)
})

test('the time of a turn counts from when it was received', () => {
  const told = follow(undefined, { type: 'welcome', ...welcome({ time_left: 4000 }) }, 1000)
  assert.equal(told?.deadline, 5000)
  assert.equal(start().deadline, undefined)
})

test('the time to answer a proposal counts from when it was last told', () => {
  const vote = { seat: 1, agree: [1], object: [], time_left: 9000 }
  const told = follow(undefined, { type: 'welcome', ...welcome({ table: { ...table, vote } }) }, 1000)
  assert.equal(told?.voteUntil, 10_000)
  const step = { type: 'step' as const, seq: 6, seen: [], legal: [], may: [] }
  assert.equal(follow(told, step, 4000)?.voteUntil, 10_000, 'other news do not prolong it')
  assert.equal(follow(told, { ...step, table }, 4000)?.voteUntil, undefined, 'it is decided')
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
