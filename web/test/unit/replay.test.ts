// A game that is over: its positions, its picture, its address, and how else it could have gone on.

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../../src/frame/screens.ts'
import { addressOf, eyesOf, fileName, reviewAddress } from '../../src/record/address.ts'
import { pathOf, tracksOf } from '../../src/replay/chart.ts'
import { turnAfter, turnAt, turnBefore, turnsOf } from '../../src/replay/turns.ts'
import { begin, branchOff, endTurn, lay, playOut, requestOf, undo } from '../../src/replay/what-if.ts'
import type { LayKind, PileName, Position, Seen } from '../../src/wire.ts'

/** A position in which nothing matters but the turn, the tops and what was laid. */
function position(number: number, seat: number, tops: [number, number, number, number], ...seen: Seen[]): Position {
  const piles = (['a', 'b', 'c', 'd'] as const).map((pile, index) => {
    return { pile, ascending: index < 2, top: tops[index] ?? 0, height: 0 }
  })
  const turn = { number, seat, minimum: 2, lays: [], may_end: false, owes: 0 }
  const nothing = { hands: [], stocks: [], left: 0, hand: [], laid: [], signals: [] }
  return { seen, hands: [], view: { phase: 'running', turn, piles, ...nothing } }
}

const line = { low: 1, high: 100 }

const laid = (seat: number, card: number, pile: PileName, step: number, lay: LayKind = 'forward'): Seen => {
  return { kind: 'laid', seat, card, pile, step, lay }
}

const game = [
  position(0, 1, [1, 1, 100, 100]),
  position(1, 2, [1, 1, 100, 100], { kind: 'began', seat: 2 }),
  position(1, 2, [14, 1, 100, 100], laid(2, 14, 'a', 13)),
  position(1, 2, [4, 1, 100, 100], laid(2, 4, 'a', -10, 'ten-back')),
  position(2, 1, [4, 1, 100, 100], { kind: 'turn-ended', seat: 2 }, { kind: 'turn-began', seat: 1, number: 2 }),
  position(2, 1, [4, 1, 60, 100], laid(1, 60, 'c', 40)),
]

test('a turn is where its positions are, with what was laid and what it cost', () => {
  const [before, first, second] = turnsOf(game)
  equal(before?.number, 0)
  deepEqual(first, {
    number: 1,
    seat: 2,
    first: 1,
    last: 3,
    laid: [
      { card: 14, pile: 'a', step: 13, back: false },
      { card: 4, pile: 'a', step: -10, back: true },
    ],
    cost: 3,
  })
  deepEqual([second?.first, second?.last, second?.cost], [4, 5, 40])
})

test('what gives the opponent ten numbers is a gift, not a way back', () => {
  const given = [...game.slice(0, 3), position(1, 2, [4, 1, 100, 100], laid(2, 4, 'a', -10, 'help'))]
  equal(turnsOf(given)[1]?.laid[1]?.back, false)
})

test('one goes from turn to turn, and from the middle of one to its beginning', () => {
  const turns = turnsOf(game)
  equal(turnAt(turns, 3)?.number, 1)
  deepEqual([turnBefore(turns, 5), turnBefore(turns, 4), turnBefore(turns, 0)], [4, 1, 0])
  deepEqual([turnAfter(turns, 0), turnAfter(turns, 2), turnAfter(turns, 4)], [1, 4, 5])
})

test('a game without positions has no turns and does not break', () => {
  deepEqual(turnsOf([]), [])
  equal(turnAfter([], 3), 0)
  deepEqual(tracksOf([], line), [])
})

test('the chart has a line for each pile and knows where one went ten back', () => {
  const [a, b, c] = tracksOf(game, line)
  deepEqual(
    a?.hops.map(({ at }) => at),
    [3],
  )
  deepEqual([b?.hops, b?.points.at(-1)?.used], [[], 0])
  equal(c?.points[5]?.used.toFixed(6), (40 / 99).toFixed(6))
})

test('a line is level until a card is laid', () => {
  const points = [0, 0, 0.5, 0.5, 0.25].map((used, at) => ({ at, used }))
  equal(pathOf(points, 100, 20), 'M0 20H50V10H100V15H100')
})

test('the address of a position shows that position again', () => {
  const table = { id: 'abc', game: 2 }
  const address = addressOf(table, { at: 17, eyes: 3 })
  equal(address, '/t/abc/2?at=17&seat=3')
  const shown = { screen: 'replay', table, at: 17, turn: null, seat: 3, review: false }
  deepEqual(parse(new URL(address, 'http://host')), shown)
  equal(addressOf(undefined, { at: 4, eyes: 'all' }), '/replay?at=4')
  equal(addressOf(undefined, { at: 4, eyes: 'table' }), '/replay?at=4&seat=0')
  deepEqual([eyesOf(null, 3), eyesOf(0, 3), eyesOf(3, 3), eyesOf(4, 3)], ['all', 'table', 3, 'all'])
})

test('the address of a reviewed turn opens the review there', () => {
  const table = { id: 'abc', game: 2 }
  const address = addressOf(table, { turn: 9, eyes: 'all', review: true })
  equal(address, '/t/abc/2?turn=9&review')
  const shown = { screen: 'replay', table, at: null, turn: 9, seat: null, review: true }
  deepEqual(parse(new URL(address, 'http://host')), shown)
  deepEqual(parse(new URL(reviewAddress(table, 2), 'http://host')), { ...shown, turn: null, seat: 2 })
})

test('a record has the name of its table', () => {
  equal(fileName({ id: 'abc', game: 2 }), 'tenback-abc-2.tgn')
  equal(fileName(undefined, '-what-if'), 'tenback-what-if.tgn')
})

test('what is done otherwise is told to the server in order', () => {
  const branch = endTurn(lay(begin(branchOff('R', 0), 2), '45a'))
  deepEqual(requestOf(branch), { record: 'R', what_if: { at: 0, moves: ['begin 2', '45a', 'end'] } })
  deepEqual(requestOf(playOut(branch, 'expert')).what_if?.bots, 'expert')
})

test('undo takes back what bots played as a whole, then move by move, then leads back to the record', () => {
  const one = lay(branchOff('R', 7), '45a')
  deepEqual(undo(playOut(one, 'casual')), one)
  deepEqual(undo(one), branchOff('R', 7))
  equal(undo(branchOff('R', 7)), undefined)
})

test('a move after the bots is made where they began, not after them', () => {
  equal(lay(playOut(branchOff('R', 7), 'casual'), '45a').bots, undefined)
})
