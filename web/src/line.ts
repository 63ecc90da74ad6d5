// The numbers along a pile's track.

import { type Card, type Game, LINES, type Rules } from './wire.ts'

/** The numbers at both ends of a track. */
export interface Ends {
  low: number
  high: number
}

export function ends({ game }: Pick<Rules, 'game'>): Ends {
  return LINES[game]
}

/** All cards of a deck: the numbers between the ends. */
export function cardsOf(game: Game): Card[] {
  const { low, high } = LINES[game]
  return Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at)
}

/** A step as text: `+3`, `−10`. */
export function signed(step: number): string {
  return step < 0 ? `−${-step}` : `+${step}`
}
