import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inMinutes } from '../../src/table/clock.tsx'
import { earlierGames } from '../../src/table/earlier-games.tsx'
import type { TableState } from '../../src/table/follow.ts'

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
