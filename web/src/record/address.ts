// Addresses of positions in a replay, which can be copied and opened again.

import type { Seat } from '../wire.ts'

/** Whose cards are shown: everybody's, nobody's, or one seat's. */
export type Eyes = 'all' | 'table' | Seat

/** Which game a replay shows: one of a table, or one from a file. */
export type Source = { id: string; game: number } | undefined

/** The point of view in an address: none for all, 0 for the table, otherwise the seat. */
export function eyesOf(seat: number | null, seats: number): Eyes {
  if (seat === 0) return 'table'
  return seat !== null && seat <= seats ? seat : 'all'
}

function pathOf(source: Source): string {
  return source ? `/t/${encodeURIComponent(source.id)}/${source.game}` : '/replay'
}

/** The path of a position. */
export function addressOf(source: Source, at: number, eyes: Eyes): string {
  const seat = eyes === 'all' ? '' : `&seat=${eyes === 'table' ? 0 : eyes}`
  return `${pathOf(source)}?at=${at}${seat}`
}

/** The path of the start of a turn. */
export function turnAddress(source: Source, turn: number): string {
  return `${pathOf(source)}?turn=${turn}`
}

/** The file name for a record of this game. */
export function fileName(source: Source, suffix = ''): string {
  return source ? `tenback-${source.id}-${source.game}${suffix}.tgn` : `tenback${suffix}.tgn`
}
