import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { nearestMark } from '../../src/board/look.ts'
import {
  arranged,
  cheapest,
  dearness,
  fraction,
  ghosts,
  helper,
  inForce,
  marks,
  options,
  pairs,
  parts,
  side,
  smallestGift,
  spread,
  used,
} from '../../src/board/track.ts'
import { commandOn } from '../../src/command-cards.ts'
import { ends } from '../../src/line.ts'
import type { Lay } from '../../src/wire.ts'
import { classic, extreme, facing, gifts, legal, piles, view } from './sample-views.ts'

test('a number lies on its track as far as it is along the line', () => {
  equal(fraction(1, ends(classic)), 0)
  equal(fraction(100, ends(classic)), 1)
  equal(fraction(34, ends(classic)), 1 / 3)
})

test('the used part grows from where the pile started', () => {
  const line = ends(classic)
  const [a, , c, d] = piles([34, 1, 100, 34])
  equal(a && used(a, line), 1 / 3)
  equal(c && used(c, line), 0)
  equal(d && used(d, line)?.toFixed(4), (2 / 3).toFixed(4))
})

test('ten back is a way back on an own pile, and only a gift on the opponent’s', () => {
  const own = options(legal(['23a', -10], ['45a', 12]))
  deepEqual(
    own.map(({ card, back, gift }) => [card, back, gift]),
    [
      [23, true, false],
      [45, false, false],
    ],
  )
  const [given] = options(gifts(['19c', -10]))
  deepEqual([given?.back, given?.gift], [false, true])
})

test('the cheapest lay is the way back; gifts come after own piles, and lays that lose last', () => {
  const all = options(legal(['45a', 12], ['45b', 3, true], ['45c', 40], ['23a', -10], ['23b', 2]))
  equal(cheapest(all, 45)?.pile, 'a')
  equal(cheapest(all, 23)?.step, -10)
  equal(cheapest(all, 99), undefined)
  const facingAll = options([...legal(['20a', 19]), ...gifts(['20c', -9])])
  equal(cheapest(facingAll, 20)?.pile, 'a')
  const given = options(gifts(['20c', -9], ['20d', -3]))
  equal(cheapest(given, 20)?.pile, 'd', 'the smaller gift')
})

test('marks tell which cards fit, which go back and which costs least', () => {
  const all = options(legal(['23a', -10], ['45a', 12], ['60a', 27]))
  const line = ends(classic)
  deepEqual(
    marks([4, 23, 45, 60], 'a', all, line).map(({ card, fits, back, nearest }) => ({ card, fits, back, nearest })),
    [
      { card: 4, fits: false, back: false, nearest: false },
      { card: 23, fits: true, back: true, nearest: true },
      { card: 45, fits: true, back: false, nearest: false },
      { card: 60, fits: true, back: false, nearest: false },
    ],
  )
  equal(
    marks([4, 23], 'b', all, line).some(({ fits, nearest }) => fits || nearest),
    false,
  )
})

test('numbers on a track keep their distance, their order and the track, and move no more than needed', () => {
  deepEqual(spread([0.1, 0.5, 0.9], 0.1), [0.1, 0.5, 0.9])
  const close = (found: number[], wanted: number[]) =>
    deepEqual(
      found.map((place) => place.toFixed(3)),
      wanted.map((place) => place.toFixed(3)),
    )
  close(spread([0.5, 0.52], 0.1), [0.46, 0.56])
  close(spread([0, 0.01, 0.02], 0.1), [0, 0.1, 0.2])
  close(spread([0.98, 0.99], 0.1), [0.9, 1])
  // A group that moves left meets the one before.
  close(spread([0.4, 0.5, 0.52], 0.1), [0.373, 0.473, 0.573])
})

test('cards ten apart are pairs, and a card can be in two of them', () => {
  deepEqual(pairs([12, 20, 30, 40, 55]), [
    [20, 30],
    [30, 40],
  ])
  deepEqual(pairs([3, 14, 23]), [])
})

test('the cards of a hint are on their piles, with their places in the turn', () => {
  const line = ends(classic)
  const lays = ['74c', '53c', '30a'] as const
  deepEqual(
    ghosts([...lays], { pile: 'c', top: 100 }, line).map(({ card, nth }) => [card, nth]),
    [
      [53, 2],
      [74, 1],
    ],
  )
  deepEqual(
    ghosts([...lays], { pile: 'a', top: 1 }, line).map(({ nth, at }) => [nth, at]),
    [[3, fraction(30, line)]],
  )
  deepEqual(ghosts([...lays], { pile: 'b', top: 1 }, line), [])
})

test('of several gifts the one that helps the opponent least is named, and none that loses', () => {
  const all = options([...legal(['20a', 19]), ...gifts(['20c', -9], ['20d', -3], ['21c', -1, true])])
  equal(smallestGift(all, 20)?.pile, 'd')
  equal(smallestGift(all, 21), undefined)
})

test('who has helped in a turn is told by whose pile the card went on', () => {
  const turn = (seat: number, ...lays: Lay[]) => view([4], { piles: facing([1, 60, 29, 60]) }, { seat, lays })
  equal(helper(turn(1, '5a', '19c'), 1), 'you')
  equal(helper(turn(2, '5a'), 1), 'they')
  equal(helper(turn(1, '5a'), 1), undefined)
  equal(helper(turn(2, '30c'), 1), undefined)
})

test('the mouse finds the mark it is near, and none where there is none', () => {
  const found = marks([20, 22, 80], 'a', [], ends(classic))
  equal(nearestMark(fraction(23, ends(classic)), 0.03, found), 22)
  equal(nearestMark(fraction(50, ends(classic)), 0.03, found), undefined)
  const [first] = found
  equal(nearestMark(first?.label ?? 0, 0.001, found, 'label'), 20)
})

test('lays are taken apart', () => {
  deepEqual(parts('45a'), { card: 45, pile: 'a' })
})

test('the opponent’s piles are above, one’s own next to the hand', () => {
  const order = (you: number | null) =>
    arranged(facing([1, 60, 1, 60]), you)
      .map(({ pile }) => pile)
      .join('')
  equal(order(1), 'cdab')
  equal(order(2), 'abcd')
  equal(order(null), 'cdab')
  equal(
    arranged(piles([1, 1, 100, 100]), 1)
      .map(({ pile }) => pile)
      .join(''),
    'abcd',
  )
  const [first] = facing([1, 60, 1, 60])
  equal(first && side(first, 2), 'theirs')
})

test('a lasting command holds while it is seen, a sudden one only in its turn', () => {
  const [a] = piles([62, 1, 100, 100])
  const [b] = piles([32, 1, 100, 100])
  if (!a || !b) throw new Error('four piles')
  const mute = { ...a, command: 'mute' as const }
  const skull = { ...b, command: 'skull' as const }
  equal(inForce(mute, view([])), 'mute')
  equal(inForce(mute, view([], { phase: 'over' })), undefined)
  equal(inForce(skull, view([])), undefined)
  equal(inForce(skull, view([], {}, { lays: ['32a'] })), 'skull')
  equal(commandOn(36, extreme), 'three')
  equal(commandOn(37, extreme), undefined)
})

test('what a step costs is measured by the line it is on', () => {
  const long = ends(classic)
  deepEqual(
    [1, 9, 10, 24, 25, 95].map((step) => dearness(step, long)),
    ['cheap', 'cheap', 'fair', 'fair', 'dear', 'dear'],
  )
  equal(dearness(15, ends({ game: 'face-to-face' })), 'dear')
  equal(dearness(-10, long), 'cheap')
})
