import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { endingReason, endingSentence } from '../../src/ending.ts'
import type { EndCause, Ending, Rules } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish())

const three: Rules = { game: 'extreme', seats: 3 }
const duel: Rules = { game: 'face-to-face', seats: 2 }
const names = ['Ada', 'Ben', 'Cem']
const causes: EndCause[] = ['all-laid', 'stuck', 'skull-open', 'not-three', 'resigned', 'out-of-time']

const lost = (cause: EndCause, left: number): Ending => ({ outcome: 'lost', left, cause, seat: 2 })
const won = (cause: EndCause): Ending => ({ outcome: 'seat-won', winner: 1, cause, seat: 2 })

test('a won game says how many cards were laid', () => {
  assert.equal(endingSentence({ outcome: 'won', cause: 'all-laid', seat: 1 }, three), 'Won: all 98 cards played.')
})

test('a lost game says what is left, how good that is, and whose turn it was', () => {
  const stuck = endingSentence(lost('stuck', 9), three, { names, own: 1 })
  assert.equal(stuck, 'Lost with 9 cards left: excellent! Ben could not complete the turn.')
  const own = endingSentence(lost('stuck', 12), three, { names, own: 2 })
  assert.equal(own, 'Lost with 12 cards left. You could not complete your turn.')
  assert.match(endingSentence(lost('stuck', 10), three), /^Lost with 10 cards left\. Seat 2 could not/)
})

test('every cause has a sentence of its own, for teams and for opponents', () => {
  const team = causes.map((cause) => endingSentence(lost(cause, 20), three, { names }))
  assert.equal(new Set(team).size, causes.length)
  assert.match(team[2] ?? '', /left a skull uncovered/)
  assert.match(team[3] ?? '', /played a 3!, but not exactly three cards/)
  const opponents = causes.map((cause) => endingSentence(won(cause), duel, { names }))
  assert.equal(new Set(opponents).size, causes.length - 1)
  assert.equal(opponents[0], 'Ada wins by playing all 58 cards.')
  assert.equal(opponents[1], 'Ada wins: Ben could not play two cards.')
  const told = (own: number) => endingSentence(won('resigned'), duel, { names, own })
  assert.deepEqual([told(1), told(2)], ['You win: Ben gave up.', 'Ada wins: you gave up.'])
  assert.doesNotMatch([...team, ...opponents].join(), /\([A-C]\d/, 'clauses are for who looks them up')
})

test('who plays alone is not told of seats', () => {
  const alone = endingSentence(lost('resigned', 50), { game: 'classic', seats: 1 }, { names: ['You'], own: 1 })
  assert.equal(alone, 'Lost with 50 cards left. You gave up.')
})

test('the reason of a loss does not repeat the result', () => {
  assert.equal(endingReason(lost('stuck', 9), three, { names, own: 2 }), 'You could not complete your turn.')
  for (const cause of causes) assert.doesNotMatch(endingReason(lost(cause, 9), three, { names }), /left\b.*9|9.*left/)
  assert.equal(endingReason({ outcome: 'won', cause: 'all-laid', seat: 1 }, three), '')
})
