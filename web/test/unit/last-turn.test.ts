import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { stuckWords } from '../../src/table/hands.tsx'
import type { Lay } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish())

test('who is stuck reads how many cards were needed, and what fitted', () => {
  const words = (owes: number, playable: Lay[]) => stuckWords({ seat: 1, owes, playable, unplayable: [7] })
  assert.equal(words(1, []), 'One more card was needed: none of the cards left fits anywhere.')
  assert.equal(words(2, ['23d']), '2 more cards were needed; only 23 on d fits.')
  assert.equal(words(2, ['23d', '4a']), '2 more cards were needed; only 23 on d and 4 on a fit.')
  assert.equal(
    stuckWords({ seat: 1, owes: 1, skull: 'd', playable: ['36a', '42a'], unplayable: [9] }),
    'No card left in hand fits on pile d.',
    'what fits elsewhere covers no skull',
  )
  assert.equal(stuckWords(undefined), '')
})
