import { equal, notEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { type Now, todo } from '../../src/board/todo.ts'
import type { TriedOut, Turn, View } from '../../src/wire.ts'
import { classic, extreme, piles, view } from './sample-views.ts'

// The tests run in the page's folder; the sentences are the ones that are shown.
const bundle = new FluentBundle('en', { useIsolating: false })
for (const name of ['names', 'page-board']) {
  bundle.addResource(new FluentResource(readFileSync(`../locales/en/${name}.ftl`, 'utf8')))
}

function said(now: Partial<Now> & { view: View }): string {
  const { id, args } = todo({ rules: classic, you: 1, name: 'Ada', ...now })
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, args) : `no message ${id}`
}

const turn = (known: Partial<Turn>, more: Partial<View> = {}) => view([4, 5], more, { number: 3, ...known })

test('the turn says how many cards it asks for', () => {
  equal(said({ view: turn({ owes: 2 }) }), 'Your turn: play 2 cards')
  equal(said({ view: turn({ owes: 1 }) }), 'Your turn: play a card')
  equal(said({ view: turn({ owes: 1, lays: ['3a'] }) }), 'Play one more card')
  equal(said({ view: turn({ owes: 2, minimum: 3, lays: ['3a'] }) }), 'Play 2 more cards')
  equal(said({ view: turn({ owes: 0, may_end: true, lays: ['3a', '4a'] }) }), 'End your turn or keep playing')
})

test('whoever plays the first cards of a game is told how; nobody is told later', () => {
  const first = turn({ number: 1 })
  equal(said({ view: first }), 'Pick a card, then a pile')
  equal(said({ view: first, picked: true }), 'Now pick a pile')
  equal(
    said({ view: turn({ number: 2, seat: 2 }), you: 2, rules: { ...classic, seats: 2 } }),
    'Pick a card, then a pile',
  )
  notEqual(said({ view: turn({ number: 2 }) }), 'Pick a card, then a pile')
  notEqual(said({ view: turn({ number: 1, lays: ['3a'] }) }), 'Pick a card, then a pile')
})

test('another’s turn names who is to move; nobody is asked for cards before the beginning or after the end', () => {
  equal(said({ view: turn({ seat: 2 }), name: 'Ben' }), 'Ben to play')
  equal(said({ view: turn({}), you: null, name: 'Ada' }), 'Ada to play')
  equal(said({ view: turn({}, { phase: 'dealt' }) }), 'The cards are dealt')
  equal(said({ view: turn({}, { phase: 'over' }) }), 'The game is over')
})

test('commands of the turn are told before the plain count', () => {
  const three = turn({ owes: 1, lays: ['3a', '36a'] })
  equal(said({ view: three, rules: extreme }), 'Exactly three cards this turn: play one more card')
  const [a, ...others] = piles([32, 1, 100, 100])
  if (!a) throw new Error('four piles')
  const open = { piles: [{ ...a, command: 'skull' as const }, ...others] }
  equal(said({ view: turn({ owes: 1, lays: ['3a', '32a'] }, open), rules: extreme }), 'Cover the skull on pile a')
  equal(said({ view: turn({ owes: 1, lays: ['32a'] }, open), rules: extreme }), 'Cover the skull on pile a')
  equal(said({ view: turn({ owes: 1, lays: ['36b', '32a'] }, open), rules: extreme }), 'Cover the skull on pile a')
  equal(said({ view: turn({ owes: 2, minimum: 3, lays: ['32a'] }, open), rules: extreme }), 'Play 2 more cards')
})

test('a turn that is tried out tells where it would lead', () => {
  const answer = (known: Partial<TriedOut>): Now['trial'] => ({
    lays: 1,
    answer: { id: 'x', view: turn({}), legal: [], complete: false, lost: false, ...known },
  })
  equal(said({ view: turn({}), trial: { lays: 0, answer: undefined } }), 'Trying out: play cards, nobody sees it')
  equal(said({ view: turn({ owes: 1, lays: ['3a'] }), trial: answer({}) }), 'Play one more card')
  equal(said({ view: turn({ may_end: true }), trial: answer({}) }), 'That’s enough: play it for real, or keep trying')
  equal(said({ view: turn({}), trial: answer({ complete: true }) }), 'The turn would end here: play it for real?')
  equal(said({ view: turn({}), trial: answer({ lost: true }) }), 'This would lose the game: undo it')
})
