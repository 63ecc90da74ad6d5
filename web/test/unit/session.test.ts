import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { effect } from '@preact/signals'
import type { Entry } from '../../src/table/follow.ts'
import { Session } from '../../src/table/session.ts'
import type { Seen, SeenEvent, ServerFrame } from '../../src/wire.ts'
import { FakeEnvironment, view } from './environment.ts'

let server: FakeEnvironment
let session: Session

beforeEach(() => {
  server = new FakeEnvironment()
  session = new Session(server)
  server.welcome()
})

const lastId = () => server.socket.last?.id ?? ''
const tried = (id: string, hand: number[]): ServerFrame => ({
  type: 'tried-out',
  id,
  view: { ...view, hand },
  legal: [{ lay: '58a', step: 10, kind: 'forward', loses: false }],
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
  may: [],
  ...(done === undefined ? {} : { done }),
})
const laid = (seq: number, card: number, done?: string) =>
  step(seq, { kind: 'laid', seat: 1, card, pile: 'a', step: 5, lay: 'forward' }, done)

/** Two cards are tried out, and the first of them is on its way. */
function layTwo(): string {
  session.startTrial()
  session.lay('14a')
  server.socket.says(tried(lastId(), [4]))
  session.lay('4a')
  server.socket.says(tried(lastId(), []))
  session.layTrial()
  return lastId()
}

test('a turn is tried out card by card and shown as it would be', () => {
  session.startTrial()
  session.lay('14a')
  assert.deepEqual(server.socket.last?.lays, ['14a'])
  server.socket.says(tried(lastId(), [4]))
  assert.deepEqual(session.view.value?.hand, [4])
  session.lay('4a')
  assert.deepEqual(server.socket.last?.lays, ['14a', '4a'])
  server.socket.says(tried(lastId(), []))
  session.takeBack()
  assert.deepEqual(server.socket.last?.lays, ['14a'])
  session.stopTrial()
  assert.deepEqual(session.view.value?.hand, view.hand)
})

test('a lay that cannot be tried leaves the trial unchanged', () => {
  session.startTrial()
  session.lay('14a')
  server.socket.says(tried(lastId(), [4]))
  session.lay('97a')
  server.socket.says(refused(lastId()))
  assert.deepEqual(session.trial.value?.lays, ['14a'])
  assert.equal(session.refusal.value, 'No.')
})

test('the answer to a discarded trial is ignored', () => {
  session.startTrial()
  session.lay('14a')
  const late = lastId()
  session.stopTrial()
  session.startTrial()
  server.socket.says(tried(late, [4]))
  assert.equal(session.trial.value?.answer, undefined)
})

test('a trial is played card by card, each with the latest seen number', () => {
  layTwo()
  assert.deepEqual([server.socket.last?.seen, server.socket.last?.command], [5, { kind: 'lay', lay: '14a' }])
  server.socket.says(laid(6, 14, lastId()))
  assert.deepEqual([server.socket.last?.seen, server.socket.last?.command], [6, { kind: 'lay', lay: '4a' }])
  server.socket.says(laid(7, 4, lastId()))
  assert.equal(session.busy.value, false)
})

test('a trial can only be played once the server confirmed that exactly it does not lose', () => {
  session.startTrial()
  session.layTrial()
  session.lay('14a')
  server.socket.says(tried(lastId(), [4]))
  assert.equal(session.layable.value, true)
  session.lay('4a')
  const count = server.socket.sent.length
  assert.equal(session.layable.value, false)
  session.layTrial()
  server.socket.says({ ...tried(lastId(), []), lost: true } as ServerFrame)
  session.layTrial()
  assert.equal(server.socket.sent.length, count)
  session.takeBack()
  server.socket.says(tried(lastId(), [4]))
  session.layTrial()
  assert.deepEqual(server.socket.last?.command, { kind: 'lay', lay: '14a' })
})

test('a resent trial is not playable because of an earlier answer', () => {
  session.startTrial()
  session.lay('14a')
  server.socket.says(tried(lastId(), [4]))
  server.socket.breaks()
  server.pass(500)
  server.welcome()
  assert.equal(session.layable.value, false)
})

test('a rejection stops the rest of the queue and says why', () => {
  layTwo()
  const count = server.socket.sent.length
  server.socket.says(refused(lastId(), 'stale'))
  assert.equal(server.socket.sent.length, count)
  assert.deepEqual([session.refusal.value, session.busy.value], ['No.', false])
})

test('playing a trial continues after a reconnect, without repeating the first card', () => {
  const id = layTwo()
  server.socket.breaks()
  server.pass(500)
  const tail: SeenEvent[] = [{ seq: 6, kind: 'laid', seat: 1, card: 14, pile: 'a', step: 13, lay: 'forward' }]
  const socket = server.welcome({ seq: 6, tail })
  assert.equal(socket.last?.id, id)
  socket.says({ type: 'done', id, seq: 6 })
  assert.deepEqual([socket.last?.seen, socket.last?.command], [6, { kind: 'lay', lay: '4a' }])
})

test('after a reconnect the trial is sent again and the hint dropped', () => {
  session.startTrial()
  session.lay('14a')
  session.askHint()
  const old = session.trial.value?.lays
  server.socket.breaks()
  server.pass(500)
  const socket = server.welcome()
  assert.deepEqual(socket.last?.lays, old)
  assert.equal(session.hint.value, undefined)
})

test('a lay from another tab discards the trial', () => {
  session.startTrial()
  session.lay('14a')
  server.socket.says(laid(6, 4))
  assert.equal(session.trial.value, undefined)
})

test('a lay from another tab stops the queue', () => {
  const id = layTwo()
  server.socket.says(laid(6, 37))
  const count = server.socket.sent.length
  server.socket.says(laid(7, 14, id))
  assert.equal(server.socket.sent.length, count)
})

test('a lay from another tab while disconnected stops the queue', () => {
  const id = layTwo()
  server.socket.breaks()
  server.pass(500)
  const tail: SeenEvent[] = [
    { seq: 6, kind: 'laid', seat: 1, card: 14, pile: 'a', step: 13, lay: 'forward' },
    { seq: 7, kind: 'taken-back', seat: 1, card: 14, pile: 'a' },
  ]
  const socket = server.welcome({ seq: 7, tail })
  const count = socket.sent.length
  socket.says({ type: 'done', id, seq: 6 })
  assert.equal(socket.sent.length, count)
})

test('a rejected chat message is reported where it was typed, and nowhere else', () => {
  session.refusal.value = ''
  session.want({ kind: 'say', text: '41' })
  assert.deepEqual([...session.pending.value], ['say'])
  server.socket.says(refused(lastId(), 'names-a-card'))
  assert.deepEqual([session.speechRefusal.value, session.refusal.value], ['No.', ''])
  session.write('')
  assert.deepEqual([session.draft.value, session.speechRefusal.value], ['', ''], 'gone once the message is changed')
})

test('listeners get the events after the welcome, including missed ones', () => {
  const heard: Entry[] = []
  session.listen((news) => heard.push(...news))
  server.socket.says(laid(6, 14))
  server.socket.breaks()
  server.pass(500)
  server.welcome({ seq: 7, tail: [{ seq: 7, kind: 'laid', seat: 1, card: 4, pile: 'a', step: 3, lay: 'forward' }] })
  assert.deepEqual(
    heard.map(({ seq, seen }) => [seq, seen.kind]),
    [
      [6, 'laid'],
      [7, 'laid'],
    ],
  )
})

test('a callback runs once its command is accepted, and not if it is rejected', () => {
  const said: string[] = []
  const wish = (text: string) => session.after(session.want({ kind: 'say', text }), () => said.push(text))
  wish('41')
  server.socket.says(refused(lastId(), 'names-a-card'))
  wish('Well done!')
  server.socket.says(step(6, { kind: 'said', seat: 1, text: 'Well done!' }, lastId()))
  assert.deepEqual(said, ['Well done!'])
})

test('a pending hint is not requested again', () => {
  session.askHint()
  const id = lastId()
  const count = server.socket.sent.length
  session.askHint()
  assert.equal(server.socket.sent.length, count)
  server.socket.says({ type: 'hint', id, lays: ['14a'], only: false, reasons: [] })
  assert.deepEqual(session.hint.value !== 'thinking' && session.hint.value?.lays, ['14a'])
})

test('a rejection is shown until the next turn', () => {
  session.want({ kind: 'end-turn' })
  server.socket.says(refused(lastId()))
  server.socket.says(laid(6, 14))
  assert.equal(session.refusal.value, 'No.')
  const next = { ...view, turn: { ...view.turn, number: 2, seat: 2 } }
  server.socket.says({
    type: 'step',
    seq: 7,
    seen: [{ seq: 7, kind: 'turn-began', seat: 2, number: 2 }],
    view: next,
    legal: [],
    may: [],
  })
  assert.equal(session.refusal.value, '')
})

test('a failing listener, effect or callback is not a protocol error and affects nothing else', () => {
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
  server.socket.says(laid(6, 14, id))
  server.socket.says(laid(7, 37))
  assert.deepEqual(heard, [6, 7])
  assert.equal(session.status.value.kind, 'open')
  assert.equal(session.busy.value, false)
  assert.equal(session.state.value?.seq, 7)
  assert.equal(server.sockets.length, 1)
  assert.equal(shown, 1)
  assert.ok(errors.mock.callCount() >= 3)
  errors.mock.restore()
  for (const end of [...stops, stop]) end()
})

test('all changes caused by a frame become visible at once', () => {
  const id = session.want({ kind: 'lay', lay: '14a' })
  const seen: string[] = []
  const stop = effect(() => {
    seen.push(`${session.state.value?.seq} ${session.busy.value} ${session.pending.value.size}`)
  })
  server.socket.says(laid(6, 14, id))
  assert.deepEqual(seen, ['5 true 1', '6 false 0'])
  stop()
})
