// The history of somebody who has played for years, in place of the server's answers: every kind of game, the longest
// names, all charts full. Tests of what the page looks like use it; nobody can play that much in a test.

import type { AccuracyPoint, GameStatistics, PlayedBy, PlayedGame, Profile, Statistics } from '../../src/wire.ts'
import type { Guest } from './guest.ts'
import { LONG_NAME } from './setups.ts'

const NOW = Date.UTC(2026, 10, 18, 20, 30)
const DAY = 86_400_000

const own: PlayedBy = { name: LONG_NAME }
const others: PlayedBy[] = [
  { name: '', level: 'expert' },
  { name: LONG_NAME },
  { name: LONG_NAME, level: 'regular' },
  { name: 'Guest' },
]

function playedGame(number: number, more: Partial<PlayedGame>): PlayedGame {
  const seats = more.seats ?? 1
  return {
    table: 'sampletable',
    number,
    ended: NOW - number * DAY,
    game: 'classic',
    seats,
    seat: 1,
    players: [own, ...others].slice(0, seats),
    ending: { outcome: 'lost', left: 12, cause: 'stuck', seat: 1 },
    won: false,
    left: 12,
    turns: 37,
    ten_backs: 2,
    counts: true,
    ...more,
  }
}

const games: PlayedGame[] = [
  playedGame(1, {}),
  playedGame(2, { seats: 5, left: 98, accuracy: 100, counts: false, minimum: 3 }),
  playedGame(3, {
    seats: 3,
    won: true,
    left: 0,
    ending: { outcome: 'won', cause: 'all-laid', seat: 1 },
    accuracy: 87.4,
  }),
  playedGame(4, {
    game: 'extreme',
    left: 9,
    occasion: { kind: 'daily', day: '2026-11-14', deal: 'extreme-1', ranked: true },
  }),
  playedGame(5, {
    game: 'face-to-face',
    seats: 2,
    players: [own, { name: LONG_NAME }],
    won: true,
    left: 22,
    ending: { outcome: 'seat-won', winner: 1, cause: 'stuck', seat: 2 },
    occasion: { kind: 'challenge', id: 'abc' },
  }),
]

function accuracyPoints(count: number): AccuracyPoint[] {
  return Array.from({ length: count }, (_, at) => ({
    table: 'sampletable',
    number: at + 1,
    ended: NOW - (count - at) * DAY,
    accuracy: 60 + ((at * 37) % 40),
  }))
}

function entry(more: Partial<GameStatistics>): GameStatistics {
  return {
    game: 'classic',
    seats: 3,
    played: 1428,
    won: 357,
    rate: { rate: 0.25, low: 0.228, high: 0.273, games: 1428 },
    adjusted: { rate: 0.271, low: 0.262, high: 0.28, games: 1420 },
    left: Array.from({ length: 99 }, (_, cards) => (cards === 0 ? 357 : Math.max(0, 70 - Math.abs(cards - 14) * 3))),
    ten_backs: 4123,
    streak: 2,
    longest_streak: 11,
    accuracy: accuracyPoints(100),
    with: [LONG_NAME, 'Ben', 'Guest', '?'].map((name, at) => ({ name, played: 222 - at * 40, won: 51 - at * 9 })),
    ...more,
  }
}

const { adjusted: _, ...early } = entry({ game: 'extreme', seats: 5, played: 1, won: 0, ten_backs: 0 })
const statistics: Statistics = {
  games: [
    entry({}),
    entry({ seats: 1, with: [], accuracy: accuracyPoints(1) }),
    entry({ game: 'face-to-face', seats: 2 }),
    { ...early, rate: { rate: 0, low: 0, high: 0.793, games: 1 }, accuracy: [], with: [], streak: 0 },
  ],
}

const profile: Profile = {
  name: LONG_NAME,
  since: NOW - 700 * DAY,
  statistics: { games: statistics.games.map((game) => ({ ...game, with: [] })) },
}

/** Shows the long history to somebody, whatever they have played. */
export async function showLongHistory({ page }: Guest): Promise<void> {
  const answers: [string, object][] = [
    ['**/api/me/games?*', { games, total: 10_234, next: 'more' }],
    ['**/api/me/statistics', statistics],
    ['**/api/me/profile', { link: 'http://localhost/people/sample' }],
    ['**/api/people/*', profile],
  ]
  for (const [address, json] of answers) await page.route(address, (route) => route.fulfill({ json }))
}
