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

/** What an address shows. */
interface Place {
  /** The number of a position, or of a turn. */
  at?: number
  turn?: number
  eyes: Eyes
  /** Whether the review of the game is shown. */
  review?: boolean
}

/** The path of a place in a game. */
export function addressOf(source: Source, { at, turn, eyes, review }: Place): string {
  const where = turn === undefined ? `at=${at}` : `turn=${turn}`
  const seat = eyes === 'all' ? '' : `&seat=${eyes === 'table' ? 0 : eyes}`
  return `${pathOf(source)}?${where}${seat}${review ? '&review' : ''}`
}

/** The path of a game's review, with the eyes of a seat. */
export function reviewAddress(source: Source, seat: Seat | null): string {
  return `${pathOf(source)}?${seat === null ? '' : `seat=${seat}&`}review`
}

/** The file name for a record of this game. */
export function fileName(source: Source, suffix = ''): string {
  return source ? `tenback-${source.id}-${source.game}${suffix}.tgn` : `tenback${suffix}.tgn`
}
