import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { stuckWords } from '../../src/table/hands.tsx'
import { lastTurn } from '../../src/table/last-turn.ts'
import type { Ending, Legal, NewReplay, Replay } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish())

const stuck: Ending = { outcome: 'lost', left: 3, cause: 'stuck', seat: 1 }
const legal = (lay: Legal['lay']): Legal => ({ lay, step: 4, loses: true })

test('the end is told from the last position in which somebody could play', async () => {
  const asked: NewReplay[] = []
  const position = (phase: string, owes: number, hand: number[]) => ({ view: { phase, turn: { owes } }, hands: [hand] })
  const replay = async (wanted: NewReplay) => {
    asked.push(wanted)
    return {
      positions: [position('running', 2, [7, 8, 9]), position('running', 1, [7, 8]), position('over', 0, [7, 8])],
      legal: wanted.what_if ? [legal('8d')] : [],
    } as unknown as Replay
  }
  assert.deepEqual(await lastTurn('record', replay), { hands: [[7, 8]], owed: 1, fits: [legal('8d')] })
  assert.deepEqual(asked[1], { record: 'record', what_if: { at: 1 } })
})

test('who is stuck reads how many cards were needed, and what fitted', () => {
  const words = (owed: number, fits: Legal[]) => stuckWords(stuck, { hands: [], owed, fits })
  assert.equal(words(1, []), 'One more card was needed: none of the cards left fits anywhere.')
  assert.equal(words(2, [legal('23d')]), '2 more cards were needed; only 23 on d fits.')
  assert.equal(words(2, [legal('23d'), legal('4a')]), '2 more cards were needed; only 23 on d and 4 on a fit.')
  assert.equal(stuckWords({ ...stuck, cause: 'resigned' }, { hands: [], owed: 1, fits: [] }), '')
})
