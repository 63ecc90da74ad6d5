// How somebody stands with a deal.

import { DEALS } from '../deals.ts'
import type { CalendarAttempt, DailyAttempt, DailyCalendar, DailyGame, DailyScore } from '../wire.ts'

export type DealState =
  | { kind: 'new' }
  | { kind: 'begun'; table: string }
  | { kind: 'finished'; table: string; number: number; ranked: boolean; result: Result; score?: DailyScore }

/** How a game ended. */
export interface Result {
  won: boolean
  left: number
}

/** The state of one of today's deals. */
export function stateOf(attempt: DailyAttempt | undefined): DealState {
  if (!attempt) return { kind: 'new' }
  const { table, number, ranked, score } = attempt
  return score ? { kind: 'finished', table, number, ranked, result: score, score } : { kind: 'begun', table }
}

/** The state of a deal of a past day: games that were not finished are not in a calendar. */
export function stateOfPast(attempt: CalendarAttempt | undefined): DealState {
  if (!attempt) return { kind: 'new' }
  const { table, number, ranked, won, left } = attempt
  return { kind: 'finished', table, number, ranked, result: { won, left } }
}

/** What somebody finished on a day. */
export function finishedOn(calendar: DailyCalendar | undefined, day: string): CalendarAttempt[] {
  return calendar?.days.find((one) => one.day === day)?.attempts ?? []
}

/** The deal that is offered first: a game to go on with, otherwise one that was not played yet. */
export function firstOffer(states: Readonly<Partial<Record<DailyGame, DealState>>>): DailyGame | undefined {
  const find = (kind: DealState['kind']) => DEALS.find((deal) => states[deal]?.kind === kind)
  return find('begun') ?? find('new')
}
