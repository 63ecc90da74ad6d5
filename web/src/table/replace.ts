import { may } from '../permission.ts'
import type { TableState } from './follow.ts'

/** Whether a bot can play for somebody who does not: the time is up, or the player is not connected. */
export function canReplace(state: TableState, seat: number): boolean {
  const missing = state.table.late === seat || !state.present.seats[seat - 1]
  return seat !== state.you.seat && missing && may(state, `hand-over ${seat}`)
}
