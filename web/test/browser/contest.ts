// Deals of the day, groups and challenges as a server with a history would answer: what takes days to come about on a real
// one is made up here.

import type { Page } from '@playwright/test'
import type {
  Challenge,
  Daily,
  DailyCalendar,
  DailyEntry,
  DailyGame,
  DailyRanking,
  Group,
  MonthRanking,
  Occasion,
  ShareText,
} from '../../src/wire.ts'
import type { Guest } from './guest.ts'
import { rewriteFrames } from './rewritten-frames.ts'
import { LONG_NAME } from './setups.ts'

export const TODAY = '2026-11-18'
const NOW = Date.parse(`${TODAY}T17:47:30Z`)
const MIDNIGHT = Date.parse('2026-11-19T00:00Z')
const SEAL = 'c0ffee'.repeat(10).slice(0, 60).padEnd(64, '7')

const DEALS: DailyGame[] = ['classic-1', 'extreme-1', 'face-to-face', 'classic-2', 'classic-3', 'classic-4']

/** Somebody who has finished one deal, has begun another, and has played on many days. */
export const daily: Daily = {
  day: TODAY,
  ends: MIDNIGHT,
  opens: MIDNIGHT + 2 * 3_600_000,
  deals: DEALS.map((deal, at) => ({
    deal,
    commitments: [SEAL, SEAL.replaceAll('c', 'd')].slice(0, at === 2 ? 1 : 2),
    finished: [412, 57, 31, 9, 1, 0][at] ?? 0,
    ...(deal === 'classic-1' && {
      attempt: {
        table: 'daily-table',
        number: 1,
        ranked: true,
        score: { won: false, left: 3, points: 0.87, rank: 54, of: 412 },
      },
    }),
    ...(deal === 'extreme-1' && { attempt: { table: 'begun-table', number: 1, ranked: true } }),
  })),
  tomorrow: DEALS.map((deal) => ({ deal, commitments: [SEAL] })),
  since: '2026-10-20',
  standing: { streak: 5, longest_streak: 21, rating: { rating: 1642.4, low: 1548.2, high: 1736.6, deals: 43 } },
}

const played = [1, 2, 3, 5, 6, 9, 10, 14, 15, 16, 17, 18]

function calendar(month: string): DailyCalendar {
  const days = month === '2026-11' ? played : [20, 21, 25, 30, 31]
  return {
    month,
    days: days.map((day) => ({
      day: `${month}-${String(day).padStart(2, '0')}`,
      attempts: DEALS.slice(0, day === 18 ? 1 : 1 + (day % 6)).map((deal, at) => ({
        deal,
        table: 'daily-table',
        number: 1,
        ranked: true,
        won: day !== 18 && (day + at) % 3 === 0,
        left: day === 18 ? 3 : ((day + at) % 3) * 4 || (deal === 'face-to-face' ? 7 : 0),
      })),
    })),
  }
}

const score = (rank: number, left: number, won = false) => ({ won, left, points: 1 - rank / 412, rank, of: 412 })

const entries: DailyEntry[] = [
  { score: score(1, 0, true), names: ['Ada'], you: false },
  { score: score(1, 0, true), names: [], level: 'master', you: false },
  { score: score(3, 1), names: ['Božena'], you: false },
  { score: score(4, 2), names: [], level: 'expert', you: false },
  { score: score(53, 3), names: [LONG_NAME], you: false },
  { score: score(54, 3), names: ['Guest'], you: true },
  { score: score(55, 5), names: [], level: 'casual', you: false },
]

function ranking(day: string, deal: DailyGame, group: string | null): DailyRanking {
  const shown = group === null ? entries : entries.filter(({ level }) => !level).slice(1)
  const teams =
    DEALS.indexOf(deal) > 2 ? shown.map((one) => (one.level ? one : { ...one, names: [...one.names, 'Ben'] })) : shown
  return {
    day,
    deal,
    opened: day < TODAY,
    difficulty: 0.42,
    total: group === null ? 412 : teams.length,
    entries: teams,
  }
}

function months(month: string, deal: DailyGame): MonthRanking {
  const names = ['Ada', LONG_NAME, 'Guest', 'Čeněk']
  const row = (name: string, at: number) => ({
    rank: at + 1,
    name,
    days: 17 - at,
    points: 14.2 - 2.31 * at,
    you: at === 2,
  })
  return { month, deal, total: 96, entries: names.map(row) }
}

export const groups: Group[] = [
  {
    id: 'family',
    name: 'Family',
    link: 'https://tenback.example/groups#4fQ9xWz2Lm7Rk1Tt',
    members: [
      { id: 'a', name: 'Guest', you: true },
      { id: 'b', name: LONG_NAME, you: false },
      { id: 'c', name: 'Čeněk', you: false },
    ],
  },
  {
    id: 'chess',
    name: 'Chess club, Thursdays',
    members: [
      { id: 'd', name: 'Ada', you: false },
      { id: 'e', name: 'Guest', you: true },
    ],
  },
]

export const challenge: Challenge = {
  id: 'q8Zt5c',
  link: 'https://tenback.example/c/q8Zt5c',
  game: 'classic',
  seats: 1,
  people: 1,
  hand_size: 7,
  commitment: SEAL,
  finished: 2,
}

export const results: Challenge['results'] = [
  { names: [LONG_NAME], won: true, left: 0, you: false, first: false, unranked: false, record: '/t/one/1' },
  { names: ['Guest'], won: false, left: 4, you: true, first: false, unranked: false, record: '/t/two/1' },
  { names: ['Ada', 'Ben'], won: false, left: 11, you: false, first: true, unranked: true },
]

const share: ShareText = {
  signs: '🟩🟩🟨🟩🟩🟥🟩🟩🟩🟨🟩🟩🟩🟧🟩🟩',
  link: `https://tenback.example/daily/${TODAY}/classic-1`,
}

export interface Answers {
  daily?: Daily
  groups?: Group[]
  challenge?: Challenge
  /** Whether rankings are still closed to this person. */
  closed?: boolean
}

/** Answers in place of the server; everything else goes there. */
export async function fakeContest(page: Page, answers: Answers = {}): Promise<void> {
  const date = new Date(NOW).toUTCString()
  const fulfil = (json: unknown, status = 200) => ({ status, json, headers: { Date: date } })
  await page.route(/\/api\/(daily|me\/daily|groups|challenges)\b/, (route) => {
    const url = new URL(route.request().url())
    const [, , ...parts] = url.pathname.split('/')
    const [what, first = '', second = '', third] = parts
    const known = (): unknown => {
      if (what === 'me') return calendar(second)
      if (what === 'groups') return answers.groups ?? groups
      if (what === 'challenges') return answers.challenge ?? challenge
      if (first === '') return answers.daily ?? daily
      if (first === 'months') return months(second, third as DailyGame)
      return third === 'share' ? share : ranking(first, second as DailyGame, url.searchParams.get('group'))
    }
    if (route.request().method() !== 'GET') return route.fallback()
    if (answers.closed && what === 'daily' && first !== '' && first !== 'months') {
      return route.fulfill(fulfil({ code: 'not-finished', text: 'Finish this deal first.' }, 403))
    }
    return route.fulfill(fulfil(known()))
  })
}

/** Has the server say, from the next connection on, that a table is played for something. */
export async function fakeOccasion(guest: Guest, occasion: Occasion): Promise<void> {
  // Neither hints nor taking back, and no other cards: such tables do not have them.
  await rewriteFrames(guest, (frame) => {
    if (!('may' in frame)) return frame
    const over = 'view' in frame && frame.view?.phase === 'over'
    const withheld = ['hint', 'take-back', ...(over ? ['deal', 'deal-again'] : [])]
    const may = frame.may?.filter((what) => !withheld.includes(what))
    const table = 'table' in frame && frame.table ? { ...frame.table, hints: false, occasion } : undefined
    return { ...frame, ...(may && { may }), ...(table && { table }) } as typeof frame
  })
}
