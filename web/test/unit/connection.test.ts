import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Connection, type Standing } from '../../src/table/connection.ts'
import type { ServerFrame } from '../../src/wire.ts'
import { FakeWorld } from './world.ts'

let world: FakeWorld
let frames: ServerFrame[]
let standings: Standing[]
let connection: Connection

beforeEach(() => {
  world = new FakeWorld()
  frames = []
  standings = []
  connection = new Connection(world, {
    frame: (frame) => frames.push(frame),
    standing: (standing) => standings.push(standing),
  })
})

const kind = () => standings.at(-1)?.kind
const lay = () => connection.command({ kind: 'lay', lay: '45a' }, 5)

test('an unanswered command is sent again with its id and what was seen, and no more once it is done', () => {
  const first = world.welcome()
  const id = lay()
  first.breaks()
  assert.equal(kind(), 'lost')
  world.pass(500)
  const second = world.welcome({ seq: 6 })
  assert.deepEqual(second.sent[0], { type: 'hello', have: 5 })
  assert.deepEqual(second.last, { type: 'do', id, seen: 5, command: { kind: 'lay', lay: '45a' } })
  second.says({ type: 'done', id, seq: 6 })
  second.breaks()
  world.pass(500)
  assert.deepEqual(world.welcome({ seq: 6 }).sent, [{ type: 'hello', have: 6 }])
})

test('a command that is given while the connection is lost waits for the welcome', () => {
  const id = lay()
  world.socket.onopen?.()
  assert.equal(world.socket.sent.length, 1)
  world.welcome()
  assert.equal(world.socket.last?.id, id)
})

test('mere questions are dropped with their connection', () => {
  world.welcome()
  connection.hint()
  connection.tryOut(['45a'])
  world.socket.breaks()
  world.pass(500)
  assert.deepEqual(
    world.welcome().sent.map((frame) => frame.type),
    ['hello'],
  )
})

test('it waits longer each time it fails, to a limit, and begins anew once it was welcomed', () => {
  const waits: number[] = []
  const fail = () => {
    world.socket.breaks()
    const standing = standings.at(-1)
    if (standing?.kind !== 'lost') throw new Error('not lost')
    waits.push(standing.again - world.now())
    world.pass(standing.again - world.now())
  }
  for (let time = 0; time < 8; time += 1) fail()
  assert.deepEqual(waits, [375, 750, 1500, 3000, 6000, 11_250, 11_250, 11_250])
  world.welcome()
  fail()
  assert.equal(waits.at(-1), 375)
})

test('a server that says goodbye is heeded: it says when to come back, or that it is over', () => {
  world.welcome().says({ type: 'bye', code: 'restart', text: 'Back soon.', again_in: 1000 })
  assert.deepEqual(standings.at(-1), { kind: 'lost', again: 1500 })
  world.pass(1500)
  assert.equal(world.sockets.length, 2)
  world.welcome().says({ type: 'bye', code: 'kicked', text: 'Sent away.' })
  assert.deepEqual(standings.at(-1), { kind: 'ended', code: 'kicked', text: 'Sent away.' })
  world.pass(60_000)
  assert.equal(world.sockets.length, 2)
})

test('a refused hello, and a secret that has moved to another device, end it', () => {
  world.socket.onopen?.()
  world.socket.says({ type: 'refused', code: 'no-spectators', text: 'No.' })
  assert.equal(kind(), 'ended')

  const other = new FakeWorld()
  const heard: Standing[] = []
  new Connection(other, { frame: () => undefined, standing: (standing) => heard.push(standing) })
  other.welcome().says({ type: 'refused', code: 'who-are-you', text: 'Who?' })
  assert.deepEqual(heard.at(-1), { kind: 'ended', code: 'who-are-you', text: 'Who?' })
})

test('a gap in the numbers, or what cannot be read, connects anew and is not handed on', () => {
  const step = { type: 'step', seq: 8, seen: [{ seq: 8, kind: 'turn-ended', seat: 1 }], legal: [] } as const
  world.welcome().says({ ...step, seen: [...step.seen], legal: [] })
  assert.equal(kind(), 'lost')
  world.pass(500)
  world.welcome().onmessage?.({ data: '{"type": "st' })
  assert.equal(kind(), 'lost')
  assert.deepEqual(
    frames.map((frame) => frame.type),
    ['welcome', 'welcome'],
  )
  world.pass(500)
  assert.deepEqual(world.welcome().sent, [{ type: 'hello', have: 0 }])
})

test('a frame of a wrong shape throws nothing out: it connects anew, later each time if that does not help', () => {
  const shaky = new FakeWorld()
  const heard: Standing[] = []
  const frame = ({ type }: ServerFrame) => {
    if (type === 'present') throw new TypeError('this has no seats')
  }
  new Connection(shaky, { frame, standing: (standing) => heard.push(standing) })
  const waits: number[] = []
  for (let time = 0; time < 7; time += 1) {
    shaky.welcome().onmessage?.({ data: time % 2 === 0 ? '{"type": "present"}' : 'null' })
    const standing = heard.at(-1)
    if (standing?.kind !== 'lost') throw new Error('not lost')
    waits.push(standing.again - shaky.now())
    shaky.pass(standing.again - shaky.now())
  }
  assert.deepEqual(waits, [375, 750, 1500, 3000, 6000, 11_250, 11_250])
  assert.deepEqual(shaky.welcome().sent, [{ type: 'hello', have: 0 }], 'everything is asked for')
})

test('a step that is known already changes nothing, but answers its command', () => {
  const socket = world.welcome()
  const id = lay()
  socket.says({ type: 'step', seq: 5, seen: [{ seq: 5, kind: 'turn-ended', seat: 2 }], legal: [], done: id })
  assert.deepEqual(frames.at(-1), { type: 'done', id, seq: 5 })
  assert.equal(kind(), 'open')
})

test('a page that wakes up connects at once, and hears nothing more from the old socket', () => {
  const old = world.welcome()
  world.pass(10)
  connection.refresh()
  assert.equal(old.closed, true)
  assert.equal(old.onmessage, null)
  assert.deepEqual(world.welcome().sent, [{ type: 'hello', have: 5 }])
  assert.equal(kind(), 'open')
})

test('a command without an answer, and a server that is silent, are taken for a dead connection', () => {
  const first = world.welcome()
  const id = lay()
  world.pass(10_000)
  assert.equal(kind(), 'lost')
  assert.equal(first.closed, true)
  world.pass(500)
  world.welcome().says({ type: 'done', id, seq: 6 })
  world.pass(30_000)
  assert.equal(world.socket.last?.type, 'try-out')
  assert.equal(kind(), 'open')
  world.pass(10_000)
  assert.equal(kind(), 'lost')
})

test('a hint may take its time: the server is only asked whether it is there', () => {
  const socket = world.welcome()
  const id = connection.hint()
  for (let time = 0; time < 6; time += 1) {
    world.pass(10_000)
    assert.equal(socket.last?.type, 'try-out')
    socket.says({ type: 'refused', id: socket.last?.id ?? '', code: 'not-your-turn', text: '' })
  }
  assert.equal(kind(), 'open')
  socket.says({ type: 'hint', id, lays: ['45a'], reasons: [] })
  assert.equal(frames.at(-1)?.type, 'hint')
  assert.equal(world.sockets.length, 1)
})

test('a server that is silent while a hint is awaited is taken for gone', () => {
  const socket = world.welcome()
  connection.hint()
  world.pass(20_000)
  assert.equal(kind(), 'lost')
  assert.equal(socket.closed, true)
})

test('a command beside a hint still wants its answer soon', () => {
  world.welcome()
  connection.hint()
  lay()
  world.pass(10_000)
  assert.equal(kind(), 'lost')
})

test('a server that answers when it is asked is left in peace', () => {
  world.welcome()
  for (let time = 0; time < 3; time += 1) {
    world.pass(30_000)
    const id = world.socket.last?.id
    world.socket.says({ type: 'refused', ...(id ? { id } : {}), code: 'not-your-turn', text: '' })
  }
  assert.equal(world.sockets.length, 1)
  assert.equal(kind(), 'open')
})

test('a socket that never opened is asked about: a table that is gone is not tried again', async () => {
  const gone = new FakeWorld()
  const heard: Standing[] = []
  const inquire = () => Promise.resolve({ code: 'no-such-table', text: 'Gone.' })
  const asking = Object.assign(gone, { inquire })
  new Connection(asking, { frame: () => undefined, standing: (standing) => heard.push(standing) })
  gone.socket.breaks()
  await new Promise((done) => setImmediate(done))
  assert.deepEqual(heard.at(-1), { kind: 'ended', code: 'no-such-table', text: 'Gone.' })
  gone.pass(60_000)
  assert.equal(gone.sockets.length, 1)
})
