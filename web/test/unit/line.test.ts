import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { cardsOf, ends, signed } from '../../src/line.ts'

test('tracks run from 1 to 100, or to 60 in Face to Face, with all cards between', () => {
  deepEqual(ends({ game: 'classic' }), { low: 1, high: 100 })
  deepEqual(ends({ game: 'face-to-face' }), { low: 1, high: 60 })
  deepEqual([cardsOf('extreme')[0], cardsOf('extreme').at(-1)], [2, 99])
  equal(cardsOf('face-to-face').length, 58)
})

test('steps are written with a sign', () => {
  deepEqual([3, 0, -10].map(signed), ['+3', '+0', '−10'])
})
