// A puzzle: the server judges, the first result counts, and the board is told what it needs.

import { deepEqual, equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { PuzzleGame } from '../../src/puzzles/game.ts'
import { keep, kept, keptFor, START, wishes } from '../../src/puzzles/progress.ts'
import type { Puzzle, PuzzleMoves } from '../../src/wire.ts'

const SOLUTION = ['33a', '23a', 'end']

function puzzle(id: string, moves: readonly string[], more: Partial<Puzzle> = {}): Puzzle {
  const turn = { number: 1, seat: 1, minimum: 2, lays: [], may_end: moves.length > 1, owes: 2 }
  const nothing = { piles: [], hands: [], stocks: [], left: 0, hand: [], laid: [], signals: [] }
  return {
    ...{ id, themes: ['chain'], difficulty: 1600, task: 'Play every card.', moves: [...moves], stage: 'solving' },
    ...{ rules: { game: 'classic', seats: 1 }, seat: 1, names: [''], hands: [[]], seen: [], legal: [] },
    view: { phase: 'running', turn, ...nothing },
    ...more,
  }
}

/** A server for which 86a is wrong, 2a against the rules, and which counts like the real one. */
function judge(id: string, { moves, give_up, standing }: PuzzleMoves): Puzzle {
  const told = (result: boolean | undefined) => {
    if (!standing || standing.result !== undefined || result === undefined) return standing ? { standing } : {}
    const { rating, tried, solved } = standing
    const change = result ? 100 : -100
    return {
      standing: { ...standing, rating: rating + change, tried: tried + 1, solved: solved + Number(result), result },
    }
  }
  if (give_up) return puzzle(id, moves, { stage: 'shown', why: 'No other way.', solution: SOLUTION, ...told(false) })
  if (moves.at(-1) === '2a') return puzzle(id, moves.slice(0, -1), { objection: 'Not yours.', ...told(undefined) })
  if (moves.at(-1) === '86a') return puzzle(id, moves, { stage: 'failed', why: 'Wrong.', ...told(false) })
  if (moves.length < SOLUTION.length) return puzzle(id, moves, told(undefined))
  return puzzle(id, moves, { stage: 'solved', why: 'No other way.', solution: SOLUTION, ...told(true) })
}

let puzzles = 0

/** A puzzle that nobody has tried, and what its server is asked. */
async function opened(known = false): Promise<{ game: PuzzleGame; id: string; asked: PuzzleMoves[] }> {
  puzzles += 1
  const id = `0000000${puzzles}`
  const asked: PuzzleMoves[] = []
  const game = new PuzzleGame({
    puzzle: async () => puzzle(id, [], known ? { standing: START } : {}),
    solvePuzzle: async (which, done) => {
      asked.push(done)
      if (done.moves.includes('99a')) throw new Error('refused')
      return judge(which, done)
    },
  })
  await game.open(id)
  return { game, id, asked }
}

/** Lets answers arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  kept.value = START
})

test('a puzzle is solved move by move, and the first result is kept', async () => {
  const { game, id } = await opened()
  for (const move of ['33a', '23a'] as const) {
    game.lay(move)
    await settled()
    equal(game.outcome.value, undefined)
    equal(game.puzzle.value?.solution, undefined)
  }
  deepEqual(game.state.value?.may, ['lay', 'end-turn'])
  game.endTurn()
  await settled()
  equal(game.outcome.value, 'solved')
  equal(game.mine.value, false)
  deepEqual([kept.value.rating, kept.value.tried, kept.value.solved], [1600, 1, 1])
  equal(keptFor(id).result, true)
  // Looking at the solution changes nothing.
  game.show(['33a'])
  await settled()
  equal(game.outcome.value, 'solved')
  deepEqual(game.puzzle.value?.moves, ['33a'])
  equal(kept.value.rating, 1600)
})

test('a wrong move fails, can be taken back, and has counted', async () => {
  const { game, id } = await opened()
  game.lay('33a')
  await settled()
  game.lay('86a')
  await settled()
  equal(game.outcome.value, 'failed')
  equal(game.puzzle.value?.why, 'Wrong.')
  deepEqual([kept.value.rating, keptFor(id).result], [1400, false])
  game.retry()
  await settled()
  deepEqual([game.outcome.value, game.puzzle.value?.moves], [undefined, ['33a']])
  game.lay('23a')
  await settled()
  game.endTurn()
  await settled()
  equal(game.outcome.value, 'solved')
  deepEqual([kept.value.rating, kept.value.tried, keptFor(id).result], [1400, 1, false])
})

test('a move against the rules is explained and costs nothing', async () => {
  const { game, id } = await opened()
  game.lay('2a')
  await settled()
  deepEqual([game.refusal.value, game.outcome.value, game.puzzle.value?.moves], ['Not yours.', undefined, []])
  deepEqual([kept.value, keptFor(id).result], [START, undefined])
})

test('the server keeps the rating of those it knows', async () => {
  const { game, id, asked } = await opened(true)
  game.show()
  await settled()
  equal(game.outcome.value, 'shown')
  equal(asked.at(-1)?.standing, undefined)
  deepEqual([kept.value, keptFor(id).result], [START, undefined])
})

test('without an answer nothing is lost', async () => {
  const { game } = await opened()
  game.lay('99a')
  await settled()
  deepEqual([game.busy.value, game.failure.value === ''], [false, false])
  game.lay('33a')
  await settled()
  deepEqual([game.failure.value, game.puzzle.value?.moves], ['', ['33a']])
})

test('what was tried in this browser is not asked for again', () => {
  keep('0a1b2c3d', { ...START, rating: 1620.4, tried: 1, result: false })
  const query = new URLSearchParams(wishes('chain'))
  deepEqual([query.get('theme'), query.get('rating')], ['chain', '1620'])
  equal(query.get('tried')?.split(',').at(-1), '0a1b2c3d')
  equal(new URLSearchParams(wishes(null)).get('theme'), null)
})
