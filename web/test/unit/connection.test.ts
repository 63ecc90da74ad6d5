import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Connection, type ConnectionStatus } from '../../src/table/connection.ts'
import type { ServerFrame } from '../../src/wire.ts'
import { FakeEnvironment } from './environment.ts'

let server: FakeEnvironment
let frames: ServerFrame[]
let statuses: ConnectionStatus[]
let connection: Connection

beforeEach(() => {
  server = new FakeEnvironment()
  frames = []
  statuses = []
  connection = new Connection(server, {
    onFrame: (frame) => frames.push(frame),
    onStatus: (status) => statuses.push(status),
  })
})

const kind = () => statuses.at(-1)?.kind
const lay = () => connection.command({ kind: 'lay', lay: '45a' }, 5)

test('an unanswered command is resent with the same id and seen number until it is done', () => {
  const first = server.welcome()
  const id = lay()
  first.breaks()
  assert.equal(kind(), 'lost')
  server.pass(500)
  const second = server.welcome({ seq: 6 })
  assert.deepEqual(second.sent[0], { type: 'hello', have: 5 })
  assert.deepEqual(second.last, { type: 'do', id, seen: 5, command: { kind: 'lay', lay: '45a' } })
  second.says({ type: 'done', id, seq: 6 })
  second.breaks()
  server.pass(500)
  assert.deepEqual(server.welcome({ seq: 6 }).sent, [{ type: 'hello', have: 6 }])
})

test('a command issued while disconnected is sent after the welcome', () => {
  const id = lay()
  server.socket.onopen?.()
  assert.equal(server.socket.sent.length, 1)
  server.welcome()
  assert.equal(server.socket.last?.id, id)
})

test('requests other than commands are dropped with their connection', () => {
  server.welcome()
  connection.hint()
  connection.tryOut(['45a'])
  server.socket.breaks()
  server.pass(500)
  assert.deepEqual(
    server.welcome().sent.map((frame) => frame.type),
    ['hello'],
  )
})

test('retries back off up to a limit, and start over after a welcome', () => {
  const waits: number[] = []
  const fail = () => {
    server.socket.breaks()
    const status = statuses.at(-1)
    if (status?.kind !== 'lost') throw new Error('not lost')
    waits.push(status.retryAt - server.now())
    server.pass(status.retryAt - server.now())
  }
  for (let time = 0; time < 8; time += 1) fail()
  assert.deepEqual(waits, [375, 750, 1500, 3000, 6000, 11_250, 11_250, 11_250])
  server.welcome()
  fail()
  assert.equal(waits.at(-1), 375)
})

test('a goodbye says when to reconnect, or ends the connection', () => {
  server.welcome().says({ type: 'bye', code: 'restart', text: 'Back soon.', again_in: 1000 })
  assert.deepEqual(statuses.at(-1), { kind: 'lost', retryAt: 1500 })
  server.pass(1500)
  assert.equal(server.sockets.length, 2)
  server.welcome().says({ type: 'bye', code: 'kicked', text: 'Sent away.' })
  assert.deepEqual(statuses.at(-1), { kind: 'ended', code: 'kicked', text: 'Sent away.' })
  server.pass(60_000)
  assert.equal(server.sockets.length, 2)
})

test('a table that moves to another server process is followed at once, with what was not answered', () => {
  const first = server.welcome()
  const id = lay()
  first.says({ type: 'bye', code: 'moved', text: 'The table moves.', again_in: 100 })
  assert.deepEqual(statuses.at(-1), { kind: 'lost', retryAt: 150 })
  server.pass(150)
  assert.equal(server.sockets.length, 2)
  assert.equal(server.welcome().last?.id, id)
  assert.equal(kind(), 'open')
})

test('a hello that is rejected for now is repeated', () => {
  server.socket.onopen?.()
  server.socket.says({ type: 'refused', code: 'unreachable', text: 'Try again in a moment.' })
  assert.equal(kind(), 'lost')
  server.pass(500)
  server.welcome()
  assert.equal(kind(), 'open')
})

test('a rejected hello, or a person who moved to another device, ends the connection', () => {
  server.socket.onopen?.()
  server.socket.says({ type: 'refused', code: 'no-spectators', text: 'No.' })
  assert.equal(kind(), 'ended')

  const other = new FakeEnvironment()
  const heard: ConnectionStatus[] = []
  new Connection(other, { onFrame: () => undefined, onStatus: (status) => heard.push(status) })
  other.welcome().says({ type: 'refused', code: 'who-are-you', text: 'Who?' })
  assert.deepEqual(heard.at(-1), { kind: 'ended', code: 'who-are-you', text: 'Who?' })
})

test('a gap in the sequence or an unreadable frame causes a reconnect and is not passed on', () => {
  const step = { type: 'step', seq: 8, seen: [{ seq: 8, kind: 'turn-ended', seat: 1 }], legal: [] } as const
  server.welcome().says({ ...step, seen: [...step.seen], legal: [], may: [] })
  assert.equal(kind(), 'lost')
  server.pass(500)
  server.welcome().onmessage?.({ data: '{"type": "st' })
  assert.equal(kind(), 'lost')
  assert.deepEqual(
    frames.map((frame) => frame.type),
    ['welcome', 'welcome'],
  )
  server.pass(500)
  assert.deepEqual(server.welcome().sent, [{ type: 'hello', have: 0 }])
})

test('a malformed frame causes a reconnect, with longer waits each time that does not help', () => {
  const shaky = new FakeEnvironment()
  const heard: ConnectionStatus[] = []
  const frame = ({ type }: ServerFrame) => {
    if (type === 'present') throw new TypeError('this has no seats')
  }
  new Connection(shaky, { onFrame: frame, onStatus: (status) => heard.push(status) })
  const waits: number[] = []
  for (let time = 0; time < 7; time += 1) {
    shaky.welcome().onmessage?.({ data: time % 2 === 0 ? '{"type": "present"}' : 'null' })
    const status = heard.at(-1)
    if (status?.kind !== 'lost') throw new Error('not lost')
    waits.push(status.retryAt - shaky.now())
    shaky.pass(status.retryAt - shaky.now())
  }
  assert.deepEqual(waits, [375, 750, 1500, 3000, 6000, 11_250, 11_250])
  assert.deepEqual(shaky.welcome().sent, [{ type: 'hello', have: 0 }], 'everything is requested')
})

test('a step that is already known only answers its command', () => {
  const socket = server.welcome()
  const id = lay()
  socket.says({ type: 'step', seq: 5, seen: [{ seq: 5, kind: 'turn-ended', seat: 2 }], legal: [], may: [], done: id })
  assert.deepEqual(frames.at(-1), { type: 'done', id, seq: 5 })
  assert.equal(kind(), 'open')
})

test('reconnecting is immediate and ignores the old socket', () => {
  const old = server.welcome()
  server.pass(10)
  connection.reconnect()
  assert.equal(old.closed, true)
  assert.equal(old.onmessage, null)
  assert.deepEqual(server.welcome().sent, [{ type: 'hello', have: 5 }])
  assert.equal(kind(), 'open')
})

test('an unanswered command or a silent server counts as a dead connection', () => {
  const first = server.welcome()
  const id = lay()
  server.pass(10_000)
  assert.equal(kind(), 'lost')
  assert.equal(first.closed, true)
  server.pass(500)
  server.welcome().says({ type: 'done', id, seq: 6 })
  server.pass(30_000)
  assert.equal(server.socket.last?.type, 'try-out')
  assert.equal(kind(), 'open')
  server.pass(10_000)
  assert.equal(kind(), 'lost')
})

test('a slow hint does not end the connection while the server answers pings', () => {
  const socket = server.welcome()
  const id = connection.hint()
  for (let time = 0; time < 6; time += 1) {
    server.pass(10_000)
    assert.equal(socket.last?.type, 'try-out')
    socket.says({ type: 'refused', id: socket.last?.id ?? '', code: 'not-your-turn', text: '' })
  }
  assert.equal(kind(), 'open')
  socket.says({ type: 'hint', id, lays: ['45a'], only: false, reasons: [] })
  assert.equal(frames.at(-1)?.type, 'hint')
  assert.equal(server.sockets.length, 1)
})

test('a server that is silent while a hint is pending counts as dead', () => {
  const socket = server.welcome()
  connection.hint()
  server.pass(20_000)
  assert.equal(kind(), 'lost')
  assert.equal(socket.closed, true)
})

test('a command must be answered in time even while a hint is pending', () => {
  server.welcome()
  connection.hint()
  lay()
  server.pass(10_000)
  assert.equal(kind(), 'lost')
})

test('a server that answers pings keeps its connection', () => {
  server.welcome()
  for (let time = 0; time < 3; time += 1) {
    server.pass(30_000)
    const id = server.socket.last?.id
    server.socket.says({ type: 'refused', ...(id ? { id } : {}), code: 'not-your-turn', text: '' })
  }
  assert.equal(server.sockets.length, 1)
  assert.equal(kind(), 'open')
})

test('a socket that never opened is not retried if the table is gone', async () => {
  const gone = new FakeEnvironment()
  const heard: ConnectionStatus[] = []
  const findEndReason = () => Promise.resolve({ code: 'no-such-table', text: 'Gone.' })
  const asking = Object.assign(gone, { findEndReason })
  new Connection(asking, { onFrame: () => undefined, onStatus: (status) => heard.push(status) })
  gone.socket.breaks()
  await new Promise((done) => setImmediate(done))
  assert.deepEqual(heard.at(-1), { kind: 'ended', code: 'no-such-table', text: 'Gone.' })
  gone.pass(60_000)
  assert.equal(gone.sockets.length, 1)
})

test('the code of an invite link is sent with every hello, as it is then', () => {
  const codes = ['old', 'new']
  const invited = Object.assign(new FakeEnvironment(), { invite: () => codes.shift() })
  const connection = new Connection(invited, { onFrame: () => undefined, onStatus: () => undefined })
  assert.deepEqual(invited.welcome({ seq: 5 }).sent[0], { type: 'hello', have: 0, invite: 'old' })
  connection.reconnect()
  assert.deepEqual(invited.welcome({ seq: 5 }).sent[0], { type: 'hello', have: 5, invite: 'new' })
  connection.reconnect()
  assert.deepEqual(invited.welcome({ seq: 5 }).sent[0], { type: 'hello', have: 5 })
})
