// Going through a game that is over, and leaving it.

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { Playback } from '../../src/replay/playback.ts'
import { leadThrough } from '../../src/replay/retrying.ts'
import { lay, playOut } from '../../src/replay/what-if.ts'
import { Retry } from '../../src/review/retry.ts'
import { ReviewSession } from '../../src/review/session.ts'
import type { NewReplay, Phase, Position, Replay } from '../../src/wire.ts'
import { reviewed } from './sample-review.ts'

/** A position in which nothing matters but its turn and whether the game is over. */
function position(number: number, phase: Phase = 'running'): Position {
  const turn = { number, seat: 1, minimum: 2, lays: [], may_end: false, owes: 0 }
  const nothing = { piles: [], hands: [], stocks: [], left: 0, hand: [], laid: [], signals: [] }
  return { seen: [], hands: [], view: { phase, turn, ...nothing } }
}

function game(record: string, ...positions: Position[]): Replay {
  return { rules: { game: 'classic', seats: 1 }, names: [''], games: 1, positions, legal: [], record }
}

const original = game('R', position(0), position(1), position(1), position(2), position(2, 'over'))

/** Lets answers arrive. */
const turnsOver = () => new Promise((resolve) => setTimeout(resolve))

/** A server that reviews nothing. */
async function* noReview() {}

/** A server that judges nothing. */
const noAnswer = () => Promise.reject(new Error('nobody judges'))

/** A playback and what it asks; every way otherwise has as many positions as stayed, and one for each move. */
function playback(): { playback: Playback; asked: NewReplay[] } {
  const asked: NewReplay[] = []
  const ask = async (wanted: NewReplay) => {
    asked.push(wanted)
    const { at = 0, moves = [], bots } = wanted.what_if ?? { at: 0, moves: [] }
    if (moves.includes('99a')) throw new Error('refused')
    const stayed = original.positions.slice(0, at + 1)
    const ends = bots === undefined ? [] : [position(9, 'over')]
    return game('branch', ...stayed, ...moves.map(() => position(2)), ...ends)
  }
  return { playback: new Playback(original, 'R', undefined, ask, new ReviewSession(noReview, false, noAnswer)), asked }
}

test('one goes no further than the ends', () => {
  const { playback: shown } = playback()
  shown.step(-1)
  equal(shown.at.value, 0)
  shown.jump(99)
  equal(shown.at.value, 4)
})

test('one goes from turn to turn', () => {
  const { playback: shown } = playback()
  shown.turnOn()
  shown.turnOn()
  equal(shown.at.value, 3)
  shown.turnBack()
  equal(shown.at.value, 1)
})

test('a record that is left can be laid in, and is there again as it was', async () => {
  const { playback: shown, asked } = playback()
  shown.jump(2)
  equal(shown.open.value, false)
  await shown.leave()
  equal(shown.open.value, true)
  const { value: branch } = shown.branch
  if (branch) await shown.follow(lay(branch, '45a'))
  equal(shown.at.value, 3)
  deepEqual(asked.at(-1), { record: 'R', what_if: { at: 2, moves: ['45a'] } })
  shown.back()
  deepEqual([shown.at.value, shown.shown.value, shown.branch.value], [2, original, undefined])
})

test('undo goes back step by step, at last to the record', async () => {
  const { playback: shown } = playback()
  shown.jump(1)
  await shown.leave()
  const { value: branch } = shown.branch
  if (branch) await shown.follow(lay(lay(branch, '45a'), '46a'))
  await shown.undo()
  deepEqual(shown.branch.value?.moves, ['45a'])
  equal(shown.at.value, 2)
  await shown.undo()
  await shown.undo()
  equal(shown.branch.value, undefined)
})

test('nothing is laid where the game is over, and a branch can be left again where it is not', async () => {
  const { playback: shown, asked } = playback()
  shown.jump(1)
  await shown.leave()
  const { value: branch } = shown.branch
  if (branch) await shown.follow(playOut(branch, 'expert'))
  equal(shown.open.value, false)
  shown.step(-1)
  await shown.leave()
  deepEqual(asked.at(-1), { record: 'branch', what_if: { at: 1, moves: [] } })
  equal(shown.open.value, true)
  shown.back()
  equal(shown.at.value, 1)
})

test('what is refused changes nothing and says why', async () => {
  const { playback: shown } = playback()
  shown.jump(1)
  await shown.leave()
  const { value: branch } = shown.branch
  equal(branch && (await shown.follow(lay(branch, '99a'))), false)
  deepEqual([shown.branch.value?.moves, shown.waiting.value], [[], false])
  equal(shown.failure.value instanceof Error, true)
})

test('an answer that comes after one went back to the record changes nothing, nor does a refusal', async () => {
  const answers: { give: (answer: Replay) => void; refuse: (why: unknown) => void }[] = []
  const ask = () => new Promise<Replay>((give, refuse) => answers.push({ give, refuse }))
  const shown = new Playback(original, 'R', undefined, ask, new ReviewSession(noReview, false, noAnswer))
  shown.jump(2)
  const late = shown.leave()
  shown.back()
  equal(shown.waiting.value, false)
  const refused = shown.leave()
  answers[0]?.give(game('late', position(0)))
  equal(await late, false)
  deepEqual([shown.shown.value, shown.branch.value, shown.waiting.value], [original, undefined, true])
  shown.back()
  answers[1]?.refuse(new Error('late'))
  equal(await refused, false)
  deepEqual([shown.shown.value, shown.at.value, shown.failure.value], [original, 2, undefined])
})

test('what cannot be played says why, until something else is tried or shown', async () => {
  const { playback: shown } = playback()
  await shown.leave()
  const { value: branch } = shown.branch
  if (!branch) throw new Error('the record was not left')
  const playing = shown.follow(lay(branch, '99a'))
  equal(shown.waiting.value, true)
  equal(await playing, false)
  equal(String(shown.failure.value), 'Error: refused')
  equal(shown.waiting.value, false)
  const again = shown.follow(lay(branch, '45a'))
  equal(shown.failure.value, undefined, 'it is tried again')
  await again
  await shown.follow(lay(branch, '99a'))
  shown.step(-1)
  equal(shown.failure.value, undefined, 'another position is looked at')
})

test('a mistake is played again from where its turn began; each answer belongs to its own turn', async () => {
  const { playback: shown, asked } = playback()
  const mistakes = [1, 2].map((turn) => ({ ...reviewed(1), turn }))
  const retry = new Retry(1, mistakes, noAnswer)
  shown.review.retry.value = retry
  const stop = leadThrough(shown, retry)
  await turnsOver()
  deepEqual(asked, [{ record: 'R', what_if: { at: 1, moves: [] } }])
  deepEqual([shown.eyes.value, shown.open.value], [1, true])
  // The server says that turn 2 has begun after this card: the turn has ended by itself.
  if (shown.branch.value) await shown.follow(lay(shown.branch.value, '96d'))
  await turnsOver()
  deepEqual([retry.stage.value, shown.open.value], ['answered', false])
  retry.next()
  await turnsOver()
  deepEqual([retry.stage.value, asked.at(-1)?.what_if], ['looking', { at: 3, moves: [] }])
  equal(shown.open.value, true, 'the answer to the first one is not taken for the second one')
  retry.next()
  deepEqual([shown.branch.value, retry.turn.value], [undefined, undefined])
  stop()
  deepEqual([shown.eyes.value, shown.locked.value], ['all', false])
})
