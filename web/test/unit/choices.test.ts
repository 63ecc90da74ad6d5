import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { type Choices, companies, readChoices, usual, wanted } from '../../src/home/choices.ts'

const choose = (part: Partial<Choices>): Choices => ({ ...usual, ...part })

test('alone is a table for one, with nothing to talk about', () => {
  deepEqual(wanted(usual, 'alone'), { game: 'classic', seats: 1, spectators: true, open: false })
})

test('with bots there are two experts at first', () => {
  const { seats, bots, talk } = wanted(usual, 'bots')
  equal(seats, 3)
  deepEqual(bots, [
    { seat: 2, level: 'expert' },
    { seat: 3, level: 'expert' },
  ])
  equal(talk, 'chat')
})

test('Face to Face has two seats whatever is chosen, and alone it is against a bot', () => {
  const duel = choose({ game: 'face-to-face', friends: 5, threeCards: true, fewerCards: true })
  deepEqual(wanted(duel, 'alone').bots, [{ seat: 2, level: 'casual' }])
  deepEqual(wanted(duel, 'bots').bots, [{ seat: 2, level: 'expert' }])
  deepEqual(wanted(duel, 'friends').bots, [])
  for (const way of ['alone', 'bots', 'friends'] as const) {
    const { seats, hand_size, minimum } = wanted(duel, way)
    deepEqual([seats, hand_size, minimum], [2, undefined, undefined])
  }
})

test('a seat for a friend stays empty, and seats for nobody are not there', () => {
  const { seats, bots } = wanted(choose({ company: ['nobody', 'friend', 'master', 'nobody'] }), 'bots')
  equal(seats, 3)
  deepEqual(bots, [{ seat: 3, level: 'master' }])
})

test('with bots there is always a bot', () => {
  equal(wanted(choose({ company: ['nobody', 'nobody', 'nobody', 'nobody'] }), 'bots').bots?.length, 2)
})

test('professionals hold one card fewer than the rules give to so many players', () => {
  const hard = choose({ fewerCards: true, threeCards: true })
  const hands = [2, 3, 4, 5].map((friends) => wanted({ ...hard, friends }, 'friends').hand_size)
  deepEqual([wanted(hard, 'alone').hand_size, ...hands], [7, 6, 5, 5, 5])
  equal(wanted(hard, 'alone').minimum, 3)
})

test('a clock is asked for only if one was chosen', () => {
  equal(wanted(usual, 'friends').clock, undefined)
  deepEqual(wanted(choose({ seconds: 60 }), 'friends').clock, { seconds: 60, loses: false })
})

test('only opponents lose by the clock, whatever was chosen for another game', () => {
  const strict = choose({ seconds: 60, loses: true })
  deepEqual(wanted(strict, 'friends').clock, { seconds: 60, loses: false })
  deepEqual(wanted({ ...strict, game: 'face-to-face' }, 'friends').clock, { seconds: 60, loses: true })
})

test('only a table with an empty seat stands in the list', () => {
  const open = choose({ open: true })
  deepEqual([wanted(open, 'alone').open, wanted(open, 'bots').open, wanted(open, 'friends').open], [false, false, true])
})

test('what was chosen comes back, and what cannot be understood is as usual', () => {
  const chosen = choose({
    game: 'extreme',
    friends: 4,
    company: ['friend', 'master', 'nobody', 'nobody'],
    guard: false,
  })
  deepEqual(readChoices(JSON.stringify(chosen)), chosen)
  deepEqual(readChoices(null), usual)
  deepEqual(readChoices('{"game": "chess", "friends": 9, "company": "all", "guard": 1}'), usual)
  deepEqual(readChoices('not JSON'), usual)
  deepEqual(readChoices('null'), usual)
})

test('a level that is no longer offered stays chosen', () => {
  ok(!companies.includes('random'))
  const chosen = choose({ company: ['random', 'strong', 'regular', 'nobody'] })
  deepEqual(readChoices(JSON.stringify(chosen)), chosen)
})
