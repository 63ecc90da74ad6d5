// The parts of a result as bars that add up: each begins where the one before ends.

import type { Review } from '../wire.ts'
import { seenFrom } from './curve.ts'

const parts = ['deal', 'draws', 'skill', 'rest'] as const

export type Term = 'mean' | (typeof parts)[number] | 'result'

/** One bar, in chances. */
export interface Bar {
  term: Term
  from: number
  to: number
}

/** The bars of a review, from the average deal to the result. */
export function barsOf(review: Review, flipped: boolean): Bar[] {
  const seen = (chance: number) => seenFrom(chance, flipped)
  const bars: Bar[] = [{ term: 'mean', from: 0, to: seen(review.mean) }]
  let sum = review.mean
  for (const term of parts) {
    const from = sum
    sum += review[term]
    bars.push({ term, from: seen(from), to: seen(sum) })
  }
  return [...bars, { term: 'result', from: 0, to: seen(review.result) }]
}

/** The ends of a scale on which all bars have room, and at least the chances from 0 to 1. */
export function scaleOf(bars: readonly Bar[]): { low: number; high: number } {
  const ends = bars.flatMap(({ from, to }) => [from, to])
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) }
}
