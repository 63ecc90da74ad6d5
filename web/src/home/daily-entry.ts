// What the start says about the deals of the day.

import { gameOf } from '../deals.ts'
import type { Daily, DailyGame, DailyScore, Game } from '../wire.ts'

export type Entry =
  | { kind: 'play' }
  | { kind: 'resume'; table: string }
  | { kind: 'finished'; game: Game; won: boolean; left: number; streak: number }

/** A game to go on with, otherwise how one did, otherwise that there is something to play. */
export function entryOf({ deals, standing }: Pick<Daily, 'deals' | 'standing'>): Entry {
  const begun = deals.find(({ attempt }) => attempt && !attempt.score)?.attempt
  if (begun) return { kind: 'resume', table: begun.table }
  const [best] = deals.flatMap(({ deal, attempt }) => (attempt?.score ? [{ deal, ...attempt.score }] : [])).sort(better)
  if (!best) return { kind: 'play' }
  const { won, left } = best
  return { kind: 'finished', game: gameOf(best.deal).game, won, left, streak: standing?.streak ?? 0 }
}

/** Wins first, then the fewest cards left; what is equal stays in the order of the day. */
function better(one: DailyScore & { deal: DailyGame }, other: DailyScore & { deal: DailyGame }): number {
  return Number(other.won) - Number(one.won) || one.left - other.left
}
