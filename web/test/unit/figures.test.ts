import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inMinutes } from '../../src/table/clock.tsx'
import { earlierGames } from '../../src/table/earlier-games.tsx'
import { tenBacks } from '../../src/table/figures.tsx'
import type { Entry, TableState } from '../../src/table/follow.ts'

const laid = (seq: number, step: number, help = false): Entry => ({
  seq,
  seen: { kind: 'laid', seat: 1, card: 40, pile: 'a' },
  step,
  help,
})

test('ten-backs are counted, without gifts and without cards that were taken back', () => {
  const takenBack: Entry = { seq: 4, seen: { kind: 'taken-back', seat: 1, card: 40, pile: 'a' } }
  assert.equal(tenBacks({ log: [laid(1, 3), laid(2, -10), laid(3, -10), takenBack] }), 1)
  assert.equal(tenBacks({ log: [laid(1, -10, true)] }), 0)
  assert.equal(tenBacks({ log: [] }), 0)
})

test('the time of a turn is written as clocks show it', () => {
  assert.deepEqual([0, 9, 60, 297].map(inMinutes), ['0:00', '0:09', '1:00', '4:57'])
})

test('games before the one on the table are listed, the last first', () => {
  const listed = (games: number, view: object | undefined) => earlierGames({ table: { games }, view } as TableState)
  assert.deepEqual(listed(3, {}), [2, 1])
  assert.deepEqual(listed(1, {}), [])
  assert.deepEqual(listed(2, undefined), [2, 1])
  assert.deepEqual(listed(0, undefined), [])
})
