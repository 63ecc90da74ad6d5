import type { Summary } from '../wire.ts'
import { say } from '../words.ts'

/** How a table of one's own stands: whose turn it is, or how its game went. */
export function standing({ stage, ending, your_turn, your_seat }: Summary): string {
  if (your_turn) return say('page-your-turn')
  if (stage !== 'over' || !ending) return say('page-stage', { stage })
  if (ending.outcome === 'seat-won')
    return say('page-result', { result: ending.winner === your_seat ? 'won' : 'lost-to' })
  return say('page-result', { result: ending.outcome, left: ending.left ?? 0 })
}
