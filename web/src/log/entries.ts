// How far each lay moved its pile, for the log: computed from the tops of the piles as the log has them.

import { beginning, isGift, stepFrom } from '../line.ts'
import type { Pile, PileName, Seen, SeenEvent } from '../wire.ts'

/** Something that happened, for the log, with what its sentence needs. */
export interface Entry {
  seq: number
  seen: Seen
  /** How far a lay moved its pile; −10 is the way back. */
  step?: number
  /** Whether a lay was a help for the opponent. */
  help?: boolean
  /** The turn that begins with it. */
  turn?: number
  /** Who sat there when it happened. */
  name?: string
}

/** What lies on each pile. */
type Stacks = Map<PileName, number[]>

/** The log with what has happened since; `piles` say which way they run and whose they are. */
export function logged(log: readonly Entry[], tail: readonly SeenEvent[], piles: readonly Pile[]): Entry[] {
  let entries = [...log]
  const stacks: Stacks = new Map()
  for (const { seen } of log) pileUp(stacks, seen)
  for (const { seq, ...seen } of tail as readonly ({ seq: number } & Seen)[]) {
    // The log goes from deal to deal.
    if (seen.kind === 'dealt') {
      entries = []
      stacks.clear()
    }
    entries.push({ seq, seen: seen as Seen, ...meaning(seen as Seen, stacks, piles, entries) })
    pileUp(stacks, seen as Seen)
  }
  return entries
}

function pileUp(stacks: Stacks, seen: Seen): void {
  if (seen.kind === 'laid') stacks.set(seen.pile, [...(stacks.get(seen.pile) ?? []), seen.card])
  else if (seen.kind === 'taken-back') stacks.get(seen.pile)?.pop()
}

function meaning(seen: Seen, stacks: Stacks, piles: readonly Pile[], before: readonly Entry[]): Partial<Entry> {
  switch (seen.kind) {
    case 'began':
      return { turn: 1 }
    case 'turn-began':
      return { turn: 1 + (before.findLast((entry) => entry.turn !== undefined)?.turn ?? 0) }
    case 'laid': {
      const pile = piles.find((each) => each.pile === seen.pile)
      if (!pile) return {}
      const top = stacks.get(seen.pile)?.at(-1) ?? beginning(pile)
      return { step: stepFrom(top, seen.card, pile), help: isGift(pile, seen.seat) }
    }
    default:
      return {}
  }
}
