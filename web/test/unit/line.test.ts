import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { beginning, ends, layKind, signed, stepFrom, stepKind } from '../../src/line.ts'
import { classic, facing, piles } from './sights.ts'

test('tracks run from 1 to 100, or to 60 in Face to Face, and piles start at their ends', () => {
  deepEqual(ends(classic), { low: 1, high: 100 })
  deepEqual(ends({ game: 'face-to-face' }), { low: 1, high: 60 })
  deepEqual(piles([5, 5, 5, 5]).map(beginning), [1, 1, 100, 100])
  deepEqual(facing([5, 5, 5, 5]).map(beginning), [1, 60, 1, 60])
})

test('steps count in the direction of the pile', () => {
  equal(stepFrom(33, 45, { ascending: true }), 12)
  equal(stepFrom(33, 23, { ascending: true }), -10)
  equal(stepFrom(64, 60, { ascending: false }), 4)
  equal(stepFrom(64, 74, { ascending: false }), -10)
})

test('ten back is a trick on own or common piles, and help like any other step on the opponent’s', () => {
  deepEqual(
    [stepKind(3, false), stepKind(-10, false), stepKind(-10, true), stepKind(-4, true)],
    ['on', 'back', 'gift', 'gift'],
  )
  const kinds = (seat: number) => facing([30, 30, 30, 30]).map((pile) => layKind(pile, pile.ascending ? 20 : 40, seat))
  deepEqual(kinds(1), ['back', 'back', 'gift', 'gift'])
  deepEqual(kinds(2), ['gift', 'gift', 'back', 'back'])
  deepEqual(
    piles([30, 30, 30, 30]).map((pile) => layKind(pile, 40, 2)),
    ['on', 'on', 'back', 'back'],
  )
})

test('steps are written with a sign', () => {
  equal(signed(3), '+3')
  equal(signed(0), '+0')
  equal(signed(-10), '−10')
})
