// The entries of the log, with the step of each lay computed from the piles so far.

import { beginning, isGift, stepFrom } from '../line.ts'
import { readSignal } from '../signals.ts'
import type { Pile, PileName, Seen, SeenEvent } from '../wire.ts'

/** Something that happened, with the data its sentence needs. */
export interface Entry {
  seq: number
  seen: Seen
  /** How far a lay moved its pile; −10 is a trick. */
  step?: number
  /** Whether a lay helped the opponent. */
  help?: boolean
  /** The turn that starts with it. */
  turn?: number
  /** Who sat there when it happened. */
  name?: string
}

/** The cards on each pile. */
type Stacks = Map<PileName, number[]>

/** Appends new events to the log; `piles` give direction and owner. */
export function logged(log: readonly Entry[], tail: readonly SeenEvent[], piles: readonly Pile[]): Entry[] {
  let entries = [...log]
  const stacks: Stacks = new Map()
  for (const { seen } of log) pileUp(stacks, seen)
  for (const { seq, ...seen } of tail as readonly ({ seq: number } & Seen)[]) {
    // Each deal starts a new log.
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

/** The signal that an entry repeats: its seat has given the same one earlier in the turn, and changed it since. */
function repeatedBy(log: readonly Entry[], at: number): number {
  const seen = log[at]?.seen
  if (seen?.kind !== 'signalled') return -1
  const begun = log.findLastIndex((entry, place) => place < at && entry.turn !== undefined)
  return log.findLastIndex(
    ({ seen: other }, place) =>
      place > begun &&
      place < at &&
      other.kind === 'signalled' &&
      other.seat === seen.seat &&
      other.signal === seen.signal,
  )
}

/** Whether an entry is a signal that was given in the same turn already. */
export function repeatsSignal(entry: Entry, log: readonly Entry[]): boolean {
  return repeatedBy(log, log.indexOf(entry)) >= 0
}

/** The log without changes of signals that were taken back within their turn. */
export function settled(log: readonly Entry[]): Entry[] {
  const gone = new Set<Entry>()
  log.forEach((entry, at) => {
    const first = repeatedBy(log, at)
    if (first < 0) return
    for (const other of log.slice(first + 1, at + 1)) if (sameSubject(entry.seen, other.seen)) gone.add(other)
  })
  return log.filter((entry) => !gone.has(entry))
}

/** Whether two signals of a seat are about the same pile, or are the same. */
function sameSubject(one: Seen, other: Seen): boolean {
  if (one.kind !== 'signalled' || other.kind !== 'signalled' || one.seat !== other.seat) return false
  const [first, second] = [readSignal(one.signal), readSignal(other.signal)]
  if (first.kind === 'pile' && second.kind === 'pile') return first.pile === second.pile
  return one.signal === other.signal
}
