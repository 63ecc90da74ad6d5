// Which of one's games are listed: as choices, as the address of the page, and as a request to the server.

import { GAMES, type Game } from '../wire.ts'

/** Results to filter by. */
export const RESULTS = ['won', 'lost'] as const
export type Result = (typeof RESULTS)[number]

/** Numbers of seats to filter by. */
export const SEATS = [1, 2, 3, 4, 5] as const

/** The latest days to filter by. */
export const DAYS = [7, 30, 365] as const

export interface Filters {
  game: Game | null
  seats: number | null
  result: Result | null
  /** A part of the name of somebody else who played. */
  with: string
  /** The latest days; nothing for all of them, or if the first or the last day is given. */
  days: number | null
  /** The first and the last day, such as `2026-11-18`, or empty. */
  since: string
  until: string
}

export const NONE: Filters = { game: null, seats: null, result: null, with: '', days: null, since: '', until: '' }

/** The longest text to search for; longer ones match no name. */
export const LONGEST_SEARCH = 60

const DAY = 86_400_000

/** The filters in an address. What it does not understand is left out. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  const one = <T extends string | number>(name: string, choices: readonly T[]) =>
    choices.find((choice) => String(choice) === query.get(name)) ?? null
  const day = (name: string) => (midnight(query.get(name) ?? '') === undefined ? '' : (query.get(name) ?? ''))
  const [since, until] = [day('since'), day('until')]
  return {
    game: one('game', GAMES),
    seats: one('seats', SEATS),
    result: one('result', RESULTS),
    with: (query.get('with') ?? '').slice(0, LONGEST_SEARCH),
    days: since === '' && until === '' ? one('days', DAYS) : null,
    since,
    until,
  }
}

/** Whether games are left out. */
export function isFiltered(filters: Filters): boolean {
  return addressOf(filters) !== addressOf(NONE)
}

/** The address that has these filters. */
export function addressOf({ game, seats, result, with: who, days, since, until }: Filters): string {
  const query = queryWith({ game, seats, result, with: who.trim(), days, since, until })
  return query === '' ? '/games' : `/games?${query}`
}

/** The filters as the server takes them. Days begin and end at midnight where the reader is. */
export function queryOf(filters: Filters, now: number): string {
  const { game, seats, result, with: who, days } = filters
  const first = days === null ? midnight(filters.since) : now - days * DAY
  const end = midnight(filters.until, 1)
  const since = first === undefined ? null : Math.max(0, first)
  const until = end === undefined ? null : Math.max(0, end)
  return queryWith({ game, seats, result, with: who.trim(), since, until })
}

/** A query with what is given, in this order. */
function queryWith(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** The midnight at which a day begins here, or a later day; nothing if the text is no day. */
function midnight(day: string, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (year === undefined || month === undefined || date === undefined) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date))
  // There is no 31st of February.
  if (start.getMonth() !== Number(month) - 1 || start.getDate() !== Number(date)) return undefined
  start.setDate(start.getDate() + later)
  return start.getTime()
}
