// The review of a game: how it arrives, its curve, its bars, and its sentences.

import { deepEqual, equal } from 'node:assert/strict'
import { before, test } from 'node:test'
import { percent } from '../../src/percent.ts'
import { barsOf, scaleOf } from '../../src/review/balance.ts'
import { bandOf, chanceAt, curveOf, pathOf } from '../../src/review/curve.ts'
import { whyBest, whyWorse } from '../../src/review/sentences.ts'
import { ReviewSession } from '../../src/review/session.ts'
import { verdicts } from '../../src/settings.ts'
import type { ReviewLine } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'
import { review, reviewed } from './sample-review.ts'

before(() => speakEnglish())

const began = { type: 'began', reference: 'expert', evaluations: 2400, turns: 2, done: 0 } as const
const whole = { type: 'review', ...review() } as const

/** A session whose server says these lines; an error breaks the line. */
function session(...answers: (ReviewLine | Error)[][]): ReviewSession {
  async function* ask() {
    for (const line of answers.shift() ?? []) {
      if (line instanceof Error) throw line
      yield line
    }
  }
  return new ReviewSession(ask, false, () => Promise.reject(new Error('nobody asks')))
}

test('turns are shown as they come, and the whole review at the end', async () => {
  const shown = session([began, { type: 'turn', ...reviewed(2) }, whole])
  const seen: number[] = []
  shown.turns.subscribe((turns) => seen.push(turns.size))
  await shown.show()
  deepEqual(seen, [0, 1, 2])
  deepEqual([shown.review.value?.mean, shown.running.value, shown.failure.value], [0.8, false, undefined])
})

test('a review that breaks off says so, keeps what is there, and can be tried again', async () => {
  const shown = session(
    [began, { type: 'turn', ...reviewed(2) }, new Error('the line broke')],
    [began, { type: 'turn', ...reviewed(1) }],
    [began, { type: 'failed', code: 'busy', text: 'The server is busy.' }],
    [began, whole],
  )
  await shown.show()
  deepEqual([[...shown.turns.value.keys()], String(shown.failure.value)], [[2], 'Error: the line broke'])
  await shown.run()
  equal(shown.failure.value !== undefined, true, 'a worker that dies ends the lines early')
  await shown.run()
  deepEqual([[...shown.turns.value.keys()].sort(), String(shown.failure.value)], [[1, 2], 'Error: The server is busy.'])
  await shown.run()
  deepEqual([shown.failure.value, shown.review.value?.result], [undefined, 0])
})

test('a review that is there is not asked for again', async () => {
  const shown = session([began, whole])
  await shown.show()
  shown.hide()
  await shown.show()
  deepEqual([shown.open.value, shown.failure.value], [true, undefined])
})

test('verdicts are seen only while the review is open and they are wanted', async () => {
  const shown = session([began, whole])
  equal(shown.judged.value.size, 0)
  await shown.show()
  equal(shown.judged.value.size, 2)
  verdicts.value = false
  equal(shown.judged.value.size, 0)
  verdicts.value = true
  shown.hide()
  equal(shown.judged.value.size, 0)
})

const spans = [
  { number: 0, first: 0, last: 0 },
  { number: 1, first: 1, last: 3 },
  { number: 2, first: 4, last: 6 },
]
const turns = (...numbers: number[]) => new Map(numbers.map((number) => [number, reviewed(number)]))
const places = (pieces: ReturnType<typeof curveOf>) => pieces.map((piece) => piece.map(({ at }) => at))

test('the curve goes through every turn and every draw', () => {
  const [curve = [], ...others] = curveOf(turns(1, 2), spans, 0.85)
  deepEqual(others, [])
  deepEqual(
    curve.map(({ at, chance }) => [at, chance]),
    [
      [1, 0.85],
      [3, 0.7],
      [4, 0.75],
      [6, 0.2],
      [6, 0],
    ],
  )
})

test('turns that are not known yet leave gaps', () => {
  deepEqual(places(curveOf(turns(2), spans, 0.85)), [[6, 6]], 'nor is the chance before it')
  deepEqual(places(curveOf(turns(1), spans, undefined)), [[3, 4]])
  deepEqual(curveOf(new Map(), spans, 0.85), [])
})

test('the opponent sees the same curve upside down', () => {
  const [curve = []] = curveOf(turns(1, 2), spans, 0.85, true)
  deepEqual(
    curve.map(({ chance }) => chance.toFixed(2)),
    ['0.15', '0.30', '0.25', '0.80', '1.00'],
  )
})

test('within a turn the chance is the one it began with', () => {
  const curve = curveOf(turns(1, 2), spans, 0.85)
  deepEqual(
    [0, 1, 2, 3, 4, 5].map((at) => chanceAt(curve, at)),
    [undefined, 0.85, 0.85, 0.7, 0.75, 0.75],
  )
})

test('the line and its band stay within the picture', () => {
  const points = [
    { at: 0, chance: 0.98, error: 0.02 },
    { at: 4, chance: 0.5, error: 0.05 },
  ]
  const frame = { last: 4, width: 100, height: 10 }
  equal(pathOf(points, frame), 'M0 0.2L100 5')
  equal(bandOf(points, frame), 'M0 0L100 4L100 6L0 0.6Z')
})

test('the bars add up to the result, for both sides', () => {
  for (const flipped of [false, true]) {
    const bars = barsOf(review(), flipped)
    const parts = bars.slice(1, -1)
    for (const [index, { from }] of parts.entries()) equal(from.toFixed(6), bars[index]?.to.toFixed(6))
    equal(parts.at(-1)?.to.toFixed(6), bars.at(-1)?.to.toFixed(6))
    equal(bars.at(-1)?.to, flipped ? 1 : 0)
  }
  const { low, high } = scaleOf(barsOf(review(), false))
  deepEqual([low.toFixed(2), high], ['-0.22', 1])
})

test('a turn is explained in at most two sentences, with names', () => {
  const name = (seat: number) => `Player ${seat}`
  deepEqual(whyWorse(reviewed(1), name), [
    '96 could have gone ten back on pile d.',
    'Player 2 had asked for care on pile b.',
  ])
  deepEqual(whyBest(reviewed(1), name), ['It goes ten back on pile d.', 'It takes small steps.'])
  deepEqual(whyWorse({ ...reviewed(1), reasons: [] }, name), whyBest(reviewed(1), name))
  deepEqual([percent(0.634), percent(-0.37)], ['63%', '−37%'])
})
