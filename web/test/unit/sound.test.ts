import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { melodyOf } from '../../src/board/sound.ts'
import type { TableState } from '../../src/table/follow.ts'
import type { Seen } from '../../src/wire.ts'
import { classic, view } from './sights.ts'

const state = {
  you: { seat: 1, host: true, name: 'Ada' },
  table: { rules: { ...classic, seats: 2 } },
  view: view([4]),
} as TableState

const heard = (...seen: Seen[]) =>
  melodyOf(
    seen.map((one, at) => ({ seq: at + 1, seen: one })),
    state,
    state,
  )

test('only the sound of the most important event is played', () => {
  const lay = (card: number): Seen => ({ kind: 'laid', seat: 2, card, pile: 'a' })
  equal(heard(lay(45)), 'lay')
  equal(heard(lay(23)), 'back')
  equal(heard(lay(45), { kind: 'turn-ended', seat: 2 }, { kind: 'turn-began', seat: 1 }), 'yours')
  equal(heard(lay(45), { kind: 'ended', outcome: 'won', cause: 'all-laid', seat: 2 }), 'won')
  equal(heard({ kind: 'ended', outcome: 'seat-won', winner: 2, cause: 'stuck', seat: 1 }), 'lost')
  equal(heard({ kind: 'said', seat: 2, text: 'Hm' }), undefined)
})
