import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { melodyOf } from '../../src/board/sound.ts'
import type { TableState } from '../../src/table/follow.ts'
import type { LayKind, Seen } from '../../src/wire.ts'
import { classic, view } from './sample-views.ts'

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
  const lay = (lay: LayKind): Seen => ({ kind: 'laid', seat: 2, card: 45, pile: 'a', step: 1, lay })
  equal(heard(lay('forward')), 'lay')
  equal(heard(lay('help')), 'lay')
  equal(heard(lay('ten-back')), 'back')
  equal(heard(lay('forward'), { kind: 'turn-ended', seat: 2 }, { kind: 'turn-began', seat: 1, number: 2 }), 'yours')
  equal(heard(lay('forward'), { kind: 'ended', outcome: 'won', cause: 'all-laid', seat: 2 }), 'won')
  equal(heard({ kind: 'ended', outcome: 'seat-won', winner: 2, cause: 'stuck', seat: 1 }), 'lost')
  equal(heard({ kind: 'said', seat: 2, text: 'Hm' }), undefined)
})
