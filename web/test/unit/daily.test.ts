// Deals of the day: time left, the grid of a month, how one stands, and what is shared.

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { dayByKey, openDays, weeksOf } from '../../src/daily/month-grid.ts'
import { shareText, signLines } from '../../src/daily/share-text.ts'
import { finishedOn, firstOffer, stateOf, stateOfPast } from '../../src/daily/state.ts'
import { hoursAndMinutes, untilNextMinute } from '../../src/daily/time-left.ts'
import { dayInWords, isDay, monthAfter, monthInWords, weekdays } from '../../src/days.ts'
import { DEALS, dealNamed, gameOf } from '../../src/deals.ts'
import { entryOf } from '../../src/home/daily-entry.ts'
import { resultWords } from '../../src/result-words.ts'
import type { Daily, DailyAttempt, DailyCalendar, DailyGame, DailyScore } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

const minute = 60_000

test('the time left is rounded up, and none at the end', () => {
  deepEqual(hoursAndMinutes(6 * 60 * minute + 12 * minute + 1), { hours: 6, minutes: 13 })
  deepEqual(hoursAndMinutes(1), { hours: 0, minutes: 1 })
  deepEqual(hoursAndMinutes(0), { hours: 0, minutes: 0 })
  deepEqual(hoursAndMinutes(-5), { hours: 0, minutes: 0 })
})

test('it is said anew when the minute changes', () => {
  equal(untilNextMinute(90_000), 30_000)
  equal(untilNextMinute(120_000), minute)
  equal(untilNextMinute(0), 0)
  equal(untilNextMinute(-7), 0)
})

test('a day exists or it does not', () => {
  for (const day of ['2026-11-18', '2028-02-29', '1999-12-31']) equal(isDay(day), true, day)
  for (const text of ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', 'today', '', '2026-11-18T00:00'])
    equal(isDay(text), false, text)
})

test('months go on over the end of a year', () => {
  equal(monthAfter('2026-12', 1), '2027-01')
  equal(monthAfter('2026-01', -1), '2025-12')
})

test('days and months are said as the language does, wherever the reader is', () => {
  const said = (language: 'en' | 'de' | 'cs' | 'pl' | 'uk') => [
    dayInWords('2026-11-18', language, 'short'),
    monthInWords('2026-11', language),
    weekdays(language)[0]?.short,
  ]
  deepEqual(said('en'), ['18 Nov', 'November 2026', 'Mon'])
  deepEqual(said('de'), ['18. Nov.', 'November 2026', 'Mo'])
  deepEqual(said('cs'), ['18. 11.', 'listopad 2026', 'po'])
  deepEqual(said('pl'), ['18 lis', 'listopad 2026', 'pon.'])
  deepEqual(said('uk'), ['18 лист.', 'листопад 2026 р.', 'пн'])
  // The first of a month is not the last of the one before, west of Greenwich.
  equal(dayInWords('2026-11-01', 'en', 'plain'), '1 November')
})

test('a month is weeks from Monday to Sunday, with all its days', () => {
  const weeks = weeksOf('2026-11')
  deepEqual(weeks[0], [undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  equal(weeks.length, 6)
  equal(
    weeks.every((week) => week.length === 7),
    true,
  )
  equal(weeks.flat().filter((day) => day !== undefined).length, 30)
  // It fits exactly.
  equal(weeksOf('2027-02').length, 4)
  equal(weeksOf('2028-02').flat().at(-6), '2028-02-29')
})

test('only days of the archive and today can be chosen', () => {
  deepEqual(openDays('2026-11', '2026-11-16', '2026-11-18'), ['2026-11-16', '2026-11-17', '2026-11-18'])
  deepEqual(openDays('2026-11', undefined, '2026-11-18'), ['2026-11-18'])
  deepEqual(openDays('2026-12', '2026-11-16', '2026-11-18'), [])
})

test('arrows lead from day to day and from week to week, past what cannot be chosen', () => {
  const open = ['2026-11-03', '2026-11-10', '2026-11-11', '2026-11-18']
  equal(dayByKey('ArrowRight', '2026-11-11', open), '2026-11-18')
  equal(dayByKey('ArrowLeft', '2026-11-10', open), '2026-11-03')
  equal(dayByKey('ArrowUp', '2026-11-18', open), '2026-11-11')
  equal(dayByKey('ArrowDown', '2026-11-03', open), '2026-11-10')
  equal(dayByKey('ArrowDown', '2026-11-18', open), undefined)
  equal(dayByKey('Home', '2026-11-18', open), '2026-11-03')
  equal(dayByKey('End', '2026-11-03', open), '2026-11-18')
  equal(dayByKey('a', '2026-11-03', open), undefined)
})

const score: DailyScore = { won: false, left: 3, points: 0.87, rank: 4, of: 20 }
const attempt: DailyAttempt = { table: 'x', number: 1, ranked: true }

test('a deal is new, begun or finished', () => {
  deepEqual(stateOf(undefined), { kind: 'new' })
  deepEqual(stateOf(attempt), { kind: 'begun', table: 'x' })
  equal(stateOf({ ...attempt, score }).kind, 'finished')
  deepEqual(stateOfPast(undefined), { kind: 'new' })
  const past = { deal: 'classic-1', table: 'x', number: 2, ranked: false, won: true, left: 0 } as const
  deepEqual(stateOfPast(past), {
    kind: 'finished',
    table: 'x',
    number: 2,
    ranked: false,
    result: { won: true, left: 0 },
  })
  const calendar: DailyCalendar = { month: '2026-11', days: [{ day: '2026-11-17', attempts: [past] }] }
  deepEqual(finishedOn(calendar, '2026-11-17'), [past])
  deepEqual(finishedOn(calendar, '2026-11-18'), [])
  deepEqual(finishedOn(undefined, '2026-11-18'), [])
})

test('a game to go on with is offered first, then one that was not played', () => {
  const [fresh, begun] = [stateOf(undefined), stateOf(attempt)]
  const done = stateOf({ ...attempt, score })
  equal(firstOffer({ 'classic-1': fresh, 'classic-4': begun }), 'classic-4')
  equal(firstOffer({ 'classic-1': done, 'extreme-1': fresh, 'classic-2': fresh }), 'extreme-1')
  equal(firstOffer({ 'classic-1': done }), undefined)
})

test('every deal has its game, and other names are none', () => {
  equal(DEALS.length, 6)
  deepEqual(gameOf('classic-3'), { game: 'classic', seats: 3 })
  equal(dealNamed('face-to-face'), 'face-to-face')
  for (const name of ['classic-5', 'constructor', '', undefined]) equal(dealNamed(name), undefined)
})

const deals = (attempts: Partial<Record<DailyGame, DailyAttempt>>): Daily['deals'] =>
  DEALS.map((deal) => {
    const own = attempts[deal]
    return { deal, commitments: [], finished: 0, ...(own && { attempt: own }) }
  })

test('the start offers to play, to go on, or tells the best result with the streak', () => {
  const standing = { streak: 5, longest_streak: 9 }
  deepEqual(entryOf({ deals: deals({}) }), { kind: 'play' })
  const begun = deals({ 'classic-1': { ...attempt, score }, 'classic-2': { ...attempt, table: 'y' } })
  deepEqual(entryOf({ deals: begun, standing }), { kind: 'resume', table: 'y' })
  const won = { ...score, won: true, left: 8 }
  const both = deals({ 'classic-1': { ...attempt, score }, 'face-to-face': { ...attempt, score: won } })
  deepEqual(entryOf({ deals: both, standing }), {
    kind: 'finished',
    game: 'face-to-face',
    won: true,
    left: 8,
    streak: 5,
  })
})

test('what is shared is a title, a sign for each turn in short lines, and a link', () => {
  const signs = `${'🟩'.repeat(11)}🟥`
  equal(shareText('Title', signs, 'https://x/daily'), `Title\n${'🟩'.repeat(10)}\n🟩🟥\nhttps://x/daily`)
  deepEqual(signLines(''), [])
  // A sign with a mark behind it stays whole.
  deepEqual(signLines('⬜\ufe0f'.repeat(11)), ['⬜\ufe0f'.repeat(10), '⬜\ufe0f'])
})

test('results are said in few words', async () => {
  await speakEnglish()
  equal(resultWords('classic', { won: true, left: 0 }), 'all cards played')
  equal(resultWords('extreme', { won: false, left: 1 }), '1 card left')
  equal(resultWords('face-to-face', { won: true, left: 12 }), 'won, 12 cards ahead')
  equal(resultWords('face-to-face', { won: false, left: 2 }), 'lost with 2 cards left')
})
