// Which game and number of seats are shown, as the address says it.

import type { GameStatistics } from '../wire.ts'

/** A game and a number of seats, with how many cards were left in the game that led here. */
export interface Shown {
  entry: GameStatistics | undefined
  marked: number | null
}

/** What an address asks for; the most played game if it asks for nothing, or for one that was never played. */
export function shownOf(games: readonly GameStatistics[], search: string): Shown {
  const query = new URLSearchParams(search)
  const wanted = games.find(({ game, seats }) => game === query.get('game') && String(seats) === query.get('seats'))
  const left = query.get('left') ?? ''
  const marked = wanted && /^\d{1,2}$/.test(left) ? Number(left) : null
  return { entry: wanted ?? games[0], marked }
}

/** The address of an entry on a screen. */
export function addressOf(path: string, { game, seats }: Pick<GameStatistics, 'game' | 'seats'>): string {
  return `${path}?game=${game}&seats=${seats}`
}
