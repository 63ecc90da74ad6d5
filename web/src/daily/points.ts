import { say } from '../words.ts'

/** Points as they are shown: a day gives up to 100. */
export function pointsOf(share: number): string {
  return say('page-daily-points', { points: Math.round(share * 100) })
}
