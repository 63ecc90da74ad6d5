// The address of a position, as one looks at it: it can be copied, kept and opened again.

import type { Seat } from '../wire.ts'

/** Whose cards are shown: everybody's, nobody's, or those of one seat. */
export type Eyes = 'all' | 'table' | Seat

/** Which game a replay shows: one of a table, or one that was opened from a file. */
export type Source = { id: string; game: number } | undefined

/** What the address says about the eyes: nothing for all, 0 for the table, otherwise the seat. */
export function eyesOf(seat: number | null, seats: number): Eyes {
  if (seat === 0) return 'table'
  return seat !== null && seat <= seats ? seat : 'all'
}

/** The path of a position. */
export function addressOf(source: Source, at: number, eyes: Eyes): string {
  const path = source ? `/t/${encodeURIComponent(source.id)}/${source.game}` : '/replay'
  const seat = eyes === 'all' ? '' : `&seat=${eyes === 'table' ? 0 : eyes}`
  return `${path}?at=${at}${seat}`
}

/** What a record of this game is called as a file. */
export function fileName(source: Source, suffix = ''): string {
  return source ? `tenback-${source.id}-${source.game}${suffix}.tgn` : `tenback${suffix}.tgn`
}
