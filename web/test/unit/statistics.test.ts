import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, shownOf } from '../../src/statistics/entry.ts'
import { barsOf, clearance, labelled, medianOf, rangeOf, sideOf } from '../../src/statistics/histogram.ts'
import { across, averages, floorOf, height } from '../../src/statistics/trend.ts'
import type { GameStatistics } from '../../src/wire.ts'

/** Counts of games by cards left. */
const left = (...counts: [cards: number, games: number][]) => {
  const all = new Array<number>(99).fill(0)
  for (const [cards, games] of counts) all[cards] = games
  return all
}

test('bars are as narrow as there is room for, and lose no game', () => {
  for (const most of [1, 5, 26, 27, 52, 60, 98]) {
    const counts = left([0, 3], [1, 2], [most, 4])
    const bars = barsOf(counts, null)
    ok(bars.length <= 27, `${bars.length} bars up to ${most}`)
    equal(
      bars.reduce((sum, { games }) => sum + games, 0),
      counts.reduce((sum, games) => sum + games, 0),
    )
    deepEqual(bars[0], { first: 0, last: 0, games: 3, marked: false }, 'games with no card left stay apart')
    ok((bars.at(-1)?.last ?? 0) >= most)
  }
  deepEqual(
    barsOf(left([30, 1]), null)
      .slice(1, 3)
      .map(rangeOf),
    ['1–2', '3–4'],
  )
})

test('the marked game has its bar, also where no other game has ended', () => {
  const bars = barsOf(left([3, 2]), 7)
  deepEqual(bars.map(({ marked }) => marked).lastIndexOf(true), 7)
  equal(bars.filter(({ marked }) => marked).length, 1)
  equal(
    barsOf(left([3, 2]), null).some(({ marked }) => marked),
    false,
  )
  equal(
    barsOf(left([60, 1]), 11).findIndex(({ marked }) => marked),
    3,
    'among 11 to 15',
  )
})

test('a person without games has a scale all the same', () => {
  deepEqual(barsOf([], null).map(rangeOf), ['0', '1'])
  equal(medianOf([]), undefined)
})

test('words above a bar cover no other bar', () => {
  const bars = barsOf(left([0, 9], [4, 1], [8, 5], [20, 3]), 4)
  equal(sideOf(4, bars.length), 'start')
  equal(clearance(bars, 4), 5, 'they reach over the bar of 8')
  equal(sideOf(20, bars.length), 'end')
})

test('numbers below the bars keep their distance, and the last one is there', () => {
  for (let count = 2; count <= 27; count += 1) {
    const shown = labelled(Array.from({ length: count }, (_, at) => ({ first: at, last: at, games: 0, marked: false })))
    equal(shown.at(-1), true)
    const places = shown.flatMap((is, at) => (is ? [at] : []))
    ok(places.length <= 8, `${places.length} of ${count}`)
    const closest = Math.min(...places.slice(1).map((place, at) => place - (places[at] ?? 0)))
    ok(closest >= Math.max(1, Math.floor(count / 9)), `${places} of ${count}`)
  }
})

test('half of the games left at most as many cards as the median', () => {
  equal(medianOf([2, 1, 1]), 0)
  equal(medianOf([1, 1, 2]), 1)
  equal(medianOf([0, 0, 0, 5]), 3)
})

test('the line of accuracy is the average of the last ten games', () => {
  deepEqual(averages([80, 90, 100]), [80, 85, 90])
  const long = averages([...new Array(10).fill(50), ...new Array(10).fill(100)])
  deepEqual([long[9], long[14], long[19]], [50, 75, 100])
})

test('the scale of accuracy begins below the worst game', () => {
  deepEqual([[95, 99], [81], [61.5, 90], [1], [], [100]].map(floorOf), [90, 70, 50, 0, 90, 90])
  deepEqual([height(50, 50), height(75, 50), height(100, 50), height(0, 50)], [0, 0.5, 1, 0])
  deepEqual([across(0, 1), across(0, 3), across(2, 3)], [0.5, 0, 1])
})

test('an address chooses a game with its seats and marks one game; otherwise the most played one is shown', () => {
  const games = [
    { game: 'classic', seats: 3 },
    { game: 'extreme', seats: 2 },
  ] as GameStatistics[]
  deepEqual(shownOf(games, '?game=extreme&seats=2&left=7'), { entry: games[1], marked: 7 })
  for (const search of ['', '?left=7', '?game=extreme&seats=4&left=7', '?game=chess'])
    deepEqual(shownOf(games, search), { entry: games[0], marked: null }, search)
  equal(shownOf(games, '?game=classic&seats=3&left=x').marked, null)
  deepEqual(shownOf([], ''), { entry: undefined, marked: null })
  equal(addressOf('/people/abc', { game: 'extreme', seats: 2 }), '/people/abc?game=extreme&seats=2')
})
