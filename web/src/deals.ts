// The deals that every day has.

import type { DailyGame, Game } from './wire.ts'

const games: Record<DailyGame, { game: Game; seats: number }> = {
  'classic-1': { game: 'classic', seats: 1 },
  'extreme-1': { game: 'extreme', seats: 1 },
  'face-to-face': { game: 'face-to-face', seats: 1 },
  'classic-2': { game: 'classic', seats: 2 },
  'classic-3': { game: 'classic', seats: 3 },
  'classic-4': { game: 'classic', seats: 4 },
}

/** The deals of a day, in the order in which they are listed. */
export const DEALS = Object.keys(games) as DailyGame[]

/** The deal with this name. */
export function dealNamed(name: string | undefined): DailyGame | undefined {
  return DEALS.find((known) => known === name)
}

/** Which game a deal is of, and how many people play it. */
export function gameOf(deal: DailyGame): { game: Game; seats: number } {
  return games[deal]
}
