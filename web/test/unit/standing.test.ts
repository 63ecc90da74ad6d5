import { deepEqual, equal } from 'node:assert/strict'
import { before, test } from 'node:test'
import { usual, wanted } from '../../src/home/choices.ts'
import { inOrder } from '../../src/home/lists.ts'
import { standing } from '../../src/home/standing.ts'
import type { Ending, Summary } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish())

const table = (more: Partial<Summary>) => ({ id: 'x', stage: 'over', ...more }) as Summary
const lost = (left: number): Ending => ({ outcome: 'lost', cause: 'stuck', seat: 1, left })
const duel: Ending = { outcome: 'seat-won', cause: 'all-laid', seat: 2, winner: 2 }

test('own tables say whose turn it is, or how the game went', () => {
  equal(standing(table({ stage: 'playing', your_turn: true })), 'your turn')
  equal(standing(table({ stage: 'playing' })), 'in progress')
  equal(standing(table({ ending: { outcome: 'won', cause: 'all-laid', seat: 1 } })), 'won')
  deepEqual(
    [lost(1), lost(9)].map((ending) => standing(table({ ending }))),
    ['lost, 1 card left', 'lost, 9 left'],
  )
  deepEqual(
    [1, 2].map((your_seat) => standing(table({ ending: duel, your_seat }))),
    ['lost', 'won'],
  )
})

test('tables that wait for the reader come first', () => {
  const waiting = table({ id: 'b', stage: 'playing', your_turn: true, updated: 1 })
  const others = table({ id: 'a', stage: 'playing', updated: 2 })
  deepEqual(
    inOrder([others, waiting]).map(({ id }) => id),
    ['b', 'a'],
  )
})

test('hints are agreed on only where somebody chose so', () => {
  equal(wanted(usual, 'bots').hints, undefined)
  equal(wanted({ ...usual, hints: 'no' }, 'bots').hints, false)
  equal(wanted({ ...usual, hints: 'yes' }, 'friends').hints, true)
})
