import type { TableState } from './follow.ts'

/** Whether this person has a seat and plays on it. */
export function plays({ you, table }: TableState): boolean {
  return you.seat !== null && table.sitters[you.seat - 1]?.kind === 'person'
}

/** Whether a bot plays for this person. */
export function replaced({ you, table }: TableState): boolean {
  return you.seat !== null && table.sitters[you.seat - 1]?.kind === 'stand-in'
}
