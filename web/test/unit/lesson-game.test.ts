// A lesson: what the server accepted is kept, and the board is told what it needs.

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { LessonGame } from '../../src/lessons/game.ts'
import type { Lesson } from '../../src/wire.ts'

function lesson(moves: readonly string[], more: Partial<Lesson> = {}): Lesson {
  const turn = { number: 1, seat: 1, minimum: 2, lays: [], may_end: false, owes: 2 }
  const nothing = { piles: [], hands: [], stocks: [], left: 0, hand: [], laid: [], signals: [] }
  return {
    ...{ moves: [...moves], step: moves.length, steps: 3, says: 'Play.', request: 'play', sentences: [] },
    ...{ rules: { game: 'classic', seats: 1 }, seat: 1, names: [''], seen: [], legal: [], shows: '33a' },
    view: { phase: 'running', turn, ...nothing },
    ...more,
  }
}

/** A lesson whose server rejects 86a and fails at 99a, and what it is asked. */
function played(): { game: LessonGame; asked: string[]; kept: string[] } {
  const [asked, kept]: [string[], string[]] = [[], []]
  const ask = async (_: string, moves: readonly string[]) => {
    asked.push(moves.join(' '))
    if (moves.includes('99a')) throw new Error('refused')
    const wrong = moves.indexOf('86a')
    if (wrong >= 0) return lesson(moves.slice(0, wrong), { objection: 'Too far.' })
    const seen: Lesson['seen'] =
      moves.length === 0 ? [] : [{ kind: 'laid', seat: 1, card: 33, pile: 'a', step: 3, lay: 'forward' }]
    return lesson(moves, { seen })
  }
  return { game: new LessonGame('basics', ask, (moves) => kept.push(moves.join(' '))), asked, kept }
}

/** Lets answers arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('accepted moves are kept and told; the board notices', async () => {
  const { game, asked, kept } = played()
  await game.start([])
  const told: string[] = []
  game.listen((news) => told.push(...news.map(({ seen }) => seen.kind)))
  const before = game.state.value?.seq ?? 0
  game.lay('33a')
  equal(game.busy.value, true)
  await settled()
  deepEqual(asked, ['', '33a'])
  deepEqual(kept, ['', '33a'])
  deepEqual(told, ['laid'])
  equal(game.state.value?.seq, before + 1)
  deepEqual(game.state.value?.may, ['lay', 'hint'])
})

test('a rejected move is explained and not kept', async () => {
  const { game, kept } = played()
  await game.start(['33a'])
  game.lay('86a')
  await settled()
  equal(game.refusal.value, 'Too far.')
  deepEqual(kept, ['33a', '33a'])
  game.clearRefusal()
  equal(game.refusal.value, '')
})

test('without an answer nothing is lost', async () => {
  const { game, asked } = played()
  await game.start([])
  game.lay('99a')
  await settled()
  equal(game.busy.value, false)
  equal(game.failure.value === '', false)
  await game.retry()
  game.lay('33a')
  await settled()
  equal(game.failure.value, '')
  deepEqual(asked, ['', '99a', '99a', '33a'])
})

test('what leads on is shown on the board', async () => {
  const { game } = played()
  await game.start([])
  game.askHint()
  deepEqual(game.hint.value, { id: '', lays: ['33a'], only: false, reasons: [] })
  game.closeHint()
  equal(game.hint.value, undefined)
})
