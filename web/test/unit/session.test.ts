import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { effect } from '@preact/signals'
import type { Entry } from '../../src/table/follow.ts'
import { Session } from '../../src/table/session.ts'
import type { Seen, SeenEvent, ServerFrame } from '../../src/wire.ts'
import { FakeWorld, view } from './world.ts'

let world: FakeWorld
let session: Session

beforeEach(() => {
  world = new FakeWorld()
  session = new Session(world)
  world.welcome()
})

const lastId = () => world.socket.last?.id ?? ''
const tried = (id: string, hand: number[]): ServerFrame => ({
  type: 'tried-out',
  id,
  view: { ...view, hand },
  legal: [{ lay: '58a', step: 10, loses: false }],
  complete: false,
  lost: false,
})
const refused = (id: string, code = 'wrong-direction'): ServerFrame => ({ type: 'refused', id, code, text: 'No.' })
const step = (seq: number, seen: Seen, done?: string): ServerFrame => ({
  type: 'step',
  seq,
  seen: [{ seq, ...seen } as SeenEvent],
  view,
  legal: [],
  ...(done === undefined ? {} : { done }),
})
const laid = (seq: number, card: number, done?: string) => step(seq, { kind: 'laid', seat: 1, card, pile: 'a' }, done)

/** Two cards are tried out, and the first of them is on its way. */
function layTwo(): string {
  session.startTrial()
  session.lay('14a')
  world.socket.says(tried(lastId(), [4]))
  session.lay('4a')
  world.socket.says(tried(lastId(), []))
  session.layTrial()
  return lastId()
}

test('a turn is tried out card by card, and seen as it would be', () => {
  session.startTrial()
  session.lay('14a')
  assert.deepEqual(world.socket.last?.lays, ['14a'])
  world.socket.says(tried(lastId(), [4]))
  assert.deepEqual(session.view.value?.hand, [4])
  session.lay('4a')
  assert.deepEqual(world.socket.last?.lays, ['14a', '4a'])
  world.socket.says(tried(lastId(), []))
  session.takeBack()
  assert.deepEqual(world.socket.last?.lays, ['14a'])
  session.stopTrial()
  assert.deepEqual(session.view.value?.hand, view.hand)
})

test('a lay that cannot be tried out leaves the trial as it was', () => {
  session.startTrial()
  session.lay('14a')
  world.socket.says(tried(lastId(), [4]))
  session.lay('97a')
  world.socket.says(refused(lastId()))
  assert.deepEqual(session.trial.value?.lays, ['14a'])
  assert.equal(session.refusal.value, 'No.')
})

test('an answer to a trial that was given up is not heard', () => {
  session.startTrial()
  session.lay('14a')
  const late = lastId()
  session.stopTrial()
  session.startTrial()
  world.socket.says(tried(late, [4]))
  assert.equal(session.trial.value?.answer, undefined)
})

test('what was tried out is laid one by one, each knowing the one before', () => {
  layTwo()
  assert.deepEqual([world.socket.last?.seen, world.socket.last?.command], [5, { kind: 'lay', lay: '14a' }])
  world.socket.says(laid(6, 14, lastId()))
  assert.deepEqual([world.socket.last?.seen, world.socket.last?.command], [6, { kind: 'lay', lay: '4a' }])
  world.socket.says(laid(7, 4, lastId()))
  assert.equal(session.busy.value, false)
})

test('what is tried out is not laid before the server has said that just this does not lose', () => {
  session.startTrial()
  session.layTrial()
  session.lay('14a')
  world.socket.says(tried(lastId(), [4]))
  assert.equal(session.layable.value, true)
  session.lay('4a')
  const count = world.socket.sent.length
  assert.equal(session.layable.value, false)
  session.layTrial()
  world.socket.says({ ...tried(lastId(), []), lost: true } as ServerFrame)
  session.layTrial()
  assert.equal(world.socket.sent.length, count)
  session.takeBack()
  world.socket.says(tried(lastId(), [4]))
  session.layTrial()
  assert.deepEqual(world.socket.last?.command, { kind: 'lay', lay: '14a' })
})

test('a trial that is asked for anew is not laid by what was known of it before', () => {
  session.startTrial()
  session.lay('14a')
  world.socket.says(tried(lastId(), [4]))
  world.socket.breaks()
  world.pass(500)
  world.welcome()
  assert.equal(session.layable.value, false)
})

test('a refusal in the middle stops the rest, and says why', () => {
  layTwo()
  const count = world.socket.sent.length
  world.socket.says(refused(lastId(), 'stale'))
  assert.equal(world.socket.sent.length, count)
  assert.deepEqual([session.refusal.value, session.busy.value], ['No.', false])
})

test('what was being laid goes on after a lost connection, without a second lay of the first card', () => {
  const id = layTwo()
  world.socket.breaks()
  world.pass(500)
  const tail: SeenEvent[] = [{ seq: 6, kind: 'laid', seat: 1, card: 14, pile: 'a' }]
  const socket = world.welcome({ seq: 6, tail })
  assert.equal(socket.last?.id, id)
  socket.says({ type: 'done', id, seq: 6 })
  assert.deepEqual([socket.last?.seen, socket.last?.command], [6, { kind: 'lay', lay: '4a' }])
})

test('after a lost connection a trial is asked for anew, and a hint is not waited for', () => {
  session.startTrial()
  session.lay('14a')
  session.askHint()
  const old = session.trial.value?.lays
  world.socket.breaks()
  world.pass(500)
  const socket = world.welcome()
  assert.deepEqual(socket.last?.lays, old)
  assert.equal(session.hint.value, undefined)
})

test('the other tab lays: what is tried out here is forgotten', () => {
  session.startTrial()
  session.lay('14a')
  world.socket.says(laid(6, 4))
  assert.equal(session.trial.value, undefined)
})

test('the other tab lays while a trial is being laid: the rest of it is not', () => {
  const id = layTwo()
  world.socket.says(laid(6, 37))
  const count = world.socket.sent.length
  world.socket.says(laid(7, 14, id))
  assert.equal(world.socket.sent.length, count)
})

test('the other tab lays while the connection is lost: the rest of a trial is not laid', () => {
  const id = layTwo()
  world.socket.breaks()
  world.pass(500)
  const tail: SeenEvent[] = [
    { seq: 6, kind: 'laid', seat: 1, card: 14, pile: 'a' },
    { seq: 7, kind: 'taken-back', seat: 1, card: 14, pile: 'a' },
  ]
  const socket = world.welcome({ seq: 7, tail })
  const count = socket.sent.length
  socket.says({ type: 'done', id, seq: 6 })
  assert.equal(socket.sent.length, count)
})

test('words that are refused say so where they were typed, and disturb nothing else', () => {
  session.refusal.value = ''
  session.want({ kind: 'say', text: '41' })
  assert.deepEqual([...session.pending.value], ['say'])
  world.socket.says(refused(lastId(), 'names-a-card'))
  assert.deepEqual([session.speechRefusal.value, session.refusal.value], ['No.', ''])
})

test('listeners hear what happened after the welcome, and what was missed', () => {
  const heard: Entry[] = []
  session.listen((news) => heard.push(...news))
  world.socket.says(laid(6, 14))
  world.socket.breaks()
  world.pass(500)
  world.welcome({ seq: 7, tail: [{ seq: 7, kind: 'laid', seat: 1, card: 4, pile: 'a' }] })
  assert.deepEqual(
    heard.map(({ seq, step: far }) => [seq, far]),
    [
      [6, 13],
      [7, -10],
    ],
  )
})

test('what is to follow a wish follows once it is granted, and not if it is refused', () => {
  const said: string[] = []
  const wish = (text: string) => session.after(session.want({ kind: 'say', text }), () => said.push(text))
  wish('41')
  world.socket.says(refused(lastId(), 'names-a-card'))
  wish('Well done!')
  world.socket.says(step(6, { kind: 'said', seat: 1, text: 'Well done!' }, lastId()))
  assert.deepEqual(said, ['Well done!'])
})

test('a hint that is being thought of is not asked for again: its answer would be lost', () => {
  session.askHint()
  const id = lastId()
  const count = world.socket.sent.length
  session.askHint()
  assert.equal(world.socket.sent.length, count)
  world.socket.says({ type: 'hint', id, lays: ['14a'], reasons: [] })
  assert.deepEqual(session.hint.value !== 'thinking' && session.hint.value?.lays, ['14a'])
})

test('why something was refused is told until the turn is another', () => {
  session.want({ kind: 'end-turn' })
  world.socket.says(refused(lastId()))
  world.socket.says(laid(6, 14))
  assert.equal(session.refusal.value, 'No.')
  const next = { ...view, turn: { ...view.turn, number: 2, seat: 2 } }
  world.socket.says({ type: 'step', seq: 7, seen: [{ seq: 7, kind: 'turn-began', seat: 2 }], view: next, legal: [] })
  assert.equal(session.refusal.value, '')
})

test('a listener, an effect or a sequel that fails is no fault of the connection, and nothing else is lost by it', () => {
  const errors = mock.method(console, 'error', () => undefined)
  const heard: number[] = []
  const stops = [
    session.listen(() => {
      throw new Error('a listener fails')
    }),
    session.listen((_, after) => heard.push(after.seq)),
  ]
  let shown = 0
  const stop = effect(() => {
    if ((session.state.value?.seq ?? 0) > 5) throw new Error('a screen fails')
    shown += 1
  })
  const id = session.want({ kind: 'lay', lay: '14a' })
  session.after(id, () => {
    throw new Error('a sequel fails')
  })
  world.socket.says(laid(6, 14, id))
  world.socket.says(laid(7, 37))
  assert.deepEqual(heard, [6, 7])
  assert.equal(session.standing.value.kind, 'open')
  assert.equal(session.busy.value, false)
  assert.equal(session.state.value?.seq, 7)
  assert.equal(world.sockets.length, 1)
  assert.equal(shown, 1)
  assert.ok(errors.mock.callCount() >= 3)
  errors.mock.restore()
  for (const end of [...stops, stop]) end()
})

test('all that follows from a frame is seen at once', () => {
  const id = session.want({ kind: 'lay', lay: '14a' })
  const seen: string[] = []
  const stop = effect(() => {
    seen.push(`${session.state.value?.seq} ${session.busy.value} ${session.pending.value.size}`)
  })
  world.socket.says(laid(6, 14, id))
  assert.deepEqual(seen, ['5 true 1', '6 false 0'])
  stop()
})
