// What the coach says against the picked card, and how long it holds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costlyLays, warned } from '../../src/board/coach.ts'
import { Session } from '../../src/table/session.ts'
import type { Costs, Legal, Seen, SeenEvent, ServerFrame } from '../../src/wire.ts'
import { FakeEnvironment, view } from './environment.ts'

const costs: Costs = {
  turn: 1,
  laid: 0,
  best: ['44b', '33a'],
  costly: [
    { lay: '52a', points: 22, text: '52 on a costs 22 points of win chance; better: 44 on b.' },
    { lay: '52b', points: 7, text: '52 on b costs 7 points of win chance; better: 44 on b.' },
    { lay: '60a', points: 30, text: '60 on a costs 30 points of win chance; better: 44 on b.' },
  ],
}
const legal = (...lays: Legal['lay'][]): Legal[] => lays.map((lay) => ({ lay, step: 5, kind: 'forward', loses: false }))

test('a card that is costly wherever it goes is warned of as soon as it is picked', () => {
  assert.equal(warned(costs, 52, undefined, legal('52a', '52b', '44b'))?.lay, '52b', 'where it costs least')
  assert.equal(warned(costs, 44, undefined, legal('52a', '52b', '44b')), undefined)
  assert.equal(warned(undefined, 52, undefined, legal('52a')), undefined)
})

test('a card with a good pile is warned of only at the others', () => {
  const all = legal('60a', '60c')
  assert.equal(warned(costs, 60, undefined, all), undefined)
  assert.equal(warned(costs, 60, 'a', all)?.points, 30)
  assert.equal(warned(costs, 60, 'c', all), undefined)
  assert.deepEqual(
    costlyLays(costs, 60).map(({ lay }) => lay),
    ['60a'],
  )
})

test('warnings hold until a card is played, a remark until the next own card', () => {
  const server = new FakeEnvironment()
  const session = new Session(server)
  server.welcome()
  const step = (seq: number, seen: Seen, lays: Legal['lay'][]): ServerFrame => ({
    type: 'step',
    seq,
    seen: [{ seq, ...seen } as SeenEvent],
    view: { ...view, turn: { ...view.turn, lays } },
    legal: [],
    may: [],
  })
  const { seq = 0, table } = session.state.value ?? {}
  assert.ok(table)
  server.socket.says({
    ...step(seq + 1, { kind: 'coaching', seat: 1, coaching: 'on' }, []),
    table: { ...table, coaching: ['on'] },
  } as ServerFrame)
  server.socket.says({ type: 'costs', ...costs })
  assert.deepEqual(session.costs.value?.best, costs.best)
  server.socket.says(step(seq + 2, { kind: 'signalled', seat: 1, signal: 'keep-off a' }, []))
  assert.ok(session.costs.value, 'a signal changes nothing')
  server.socket.says(step(seq + 3, { kind: 'laid', seat: 1, card: 14, pile: 'a', step: 5, lay: 'forward' }, ['14a']))
  assert.equal(session.costs.value, undefined)
  server.socket.says({ type: 'remark', turn: 1, points: 6, better: ['44b'], text: 'That jump cost 6 points.' })
  assert.equal(session.remark.value?.points, 6)
  session.lay('44b')
  assert.equal(session.remark.value, undefined)
})
