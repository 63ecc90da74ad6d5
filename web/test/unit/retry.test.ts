// Playing mistakes again: what an answer is worth, and the way from one mistake to the next.

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { answerOf, judge } from '../../src/review/answer.ts'
import { mistakesOf, Retry } from '../../src/review/retry.ts'
import type { JudgedAnswer, Lay, Signal, View } from '../../src/wire.ts'
import { view } from './environment.ts'
import { reviewed } from './sample-review.ts'

const position: View = {
  ...view,
  piles: view.piles.map((pile, index) => ({ ...pile, top: [14, 50, 90, 86][index] ?? 0, height: 3 })),
}
const worth = (...lays: Lay[]) => judge(lays, reviewed(1), position)

test('an answer is worth what the review measured, and nothing is made up', () => {
  deepEqual(worth('96d', '92d'), { kind: 'best' })
  deepEqual(worth('96d', '64c', '92d'), { kind: 'close' }, 'within 1.75 points')
  const worse = worth('96d', '64c')
  equal(worse.kind === 'worse' && worse.loss.toFixed(2), '0.06')
  deepEqual(worth('57b', '59b'), { kind: 'played' })
  deepEqual(worth('27a', '57b'), { kind: 'unknown' })
})

test('in a game that is lost anyway only the best turn counts: the chances of the others are all alike', () => {
  const turn = { ...reviewed(1), loss: 0, cards_lost: 3 }
  deepEqual(judge(['96d', '92d'], turn, position), { kind: 'best' })
  deepEqual(judge(['96d', '64c', '92d'], turn, position), { kind: 'unknown' })
})

test('the order of lays matters only where it leaves another card on top', () => {
  deepEqual(worth('64c', '96d', '92d'), { kind: 'close' })
  deepEqual(worth('92d', '96d'), { kind: 'unknown' })
})

test('of two piles that are alike it does not matter which one is used, unless somebody has asked for care', () => {
  const turn = { ...reviewed(1), best: { lays: ['3b', '5b'] as Lay[], value: 0.9, reasons: [] } }
  deepEqual(judge(['3a', '5a'], turn, view), { kind: 'best' })
  deepEqual(judge(['3a', '5b'], turn, view), { kind: 'unknown' })
  const warned: Signal[][] = [[], ['keep-off a']]
  deepEqual(judge(['3a', '5a'], turn, { ...view, signals: warned }), { kind: 'unknown' })
})

test('mistakes are those of one seat, in order', () => {
  const all = new Map([9, 4, 6].map((turn) => [turn, { ...reviewed(1), turn, seat: turn === 6 ? 2 : 1 }]))
  all.set(10, { ...reviewed(2), turn: 10, seat: 1 })
  deepEqual(
    mistakesOf(all, 1).map(({ turn }) => turn),
    [4, 9],
  )
})

const judged: JudgedAnswer = {
  value: 0.85,
  best: null,
  loss: 0.06,
  error: 0.01,
  cards_lost: 0,
  verdict: 'inaccuracy',
  reasons: [],
}

test('a turn that the review had not compared is judged by the server', async () => {
  const asked: [number, readonly Lay[]][] = []
  const answers = [judged, { ...judged, loss: 0.01 }]
  const retry = new Retry(1, [reviewed(1)], (turn, lays) => {
    asked.push([turn, lays])
    return Promise.resolve(answers.shift() ?? judged)
  })
  const first = retry.play(['27a', '57b'], position)
  equal(retry.stage.value, 'judging')
  await first
  deepEqual([retry.stage.value, retry.answer.value, retry.solved.value], ['answered', { kind: 'worse', loss: 0.06 }, 0])
  retry.again()
  await retry.play(['27a', '57b', '59b'], position)
  deepEqual([retry.answer.value, retry.solved.value], [{ kind: 'close' }, 1], 'close to the best counts')
  retry.again()
  await retry.play(['96d', '64c'], position)
  deepEqual(
    asked,
    [
      [1, ['27a', '57b']],
      [1, ['27a', '57b', '59b']],
    ],
    'what the review knows is not asked for',
  )
})

test('without an answer of the server nothing is made up, and one that comes too late is ignored', async () => {
  const broken = new Retry(1, [reviewed(1)], () => Promise.reject(new Error('the line broke')))
  await broken.play(['27a', '57b'], position)
  deepEqual([broken.stage.value, broken.answer.value], ['answered', { kind: 'unknown' }])
  const retry = new Retry(1, [reviewed(1)], () => Promise.resolve({ ...judged, loss: 0 }))
  const late = retry.play(['27a', '57b'], position)
  retry.again()
  await late
  deepEqual([retry.stage.value, retry.answer.value, retry.solved.value], ['looking', undefined, 0])
})

test('in a game that is lost anyway the server compares the cards that remain', () => {
  deepEqual(answerOf({ ...judged, loss: 0, cards_lost: 2.2 }), { kind: 'cards', count: 2 })
  deepEqual(answerOf({ ...judged, loss: 0, cards_lost: 0.2 }), { kind: 'close' })
  deepEqual(answerOf({ ...judged, value: null }), { kind: 'unknown' })
})

test('a wrong answer can be tried again, a right one leads on, and a shown one does not count', () => {
  const retry = new Retry(1, [reviewed(1), { ...reviewed(1), turn: 5 }], () => Promise.resolve(judged))
  retry.play(['57b', '59b'], position)
  deepEqual([retry.stage.value, retry.over.value], ['answered', false])
  retry.play(['96d', '92d'], position)
  equal(retry.over.value, false, 'one answer at a time')
  retry.again()
  retry.hint()
  retry.play(['96d', '92d'], position)
  deepEqual([retry.over.value, retry.solved.value], [true, 1])
  retry.next()
  deepEqual([retry.turn.value?.turn, retry.hints.value, retry.stage.value], [5, 0, 'looking'])
  retry.show()
  equal(retry.over.value, true)
  retry.next()
  deepEqual([retry.turn.value, retry.solved.value], [undefined, 1])
})
