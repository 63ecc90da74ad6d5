// The entries of the log.

import { readSignal } from '../signals.ts'
import type { Seen, SeenEvent } from '../wire.ts'

/** Something that happened. */
export interface Entry {
  seq: number
  seen: Seen
  /** Who sat there when it happened. */
  name?: string
}

/** Appends new events to the log. Each deal starts a new one. */
export function logged(log: readonly Entry[], tail: readonly SeenEvent[]): Entry[] {
  const entries = tail.map(({ seq, ...seen }: { seq: number } & Seen): Entry => ({ seq, seen: seen as Seen }))
  const deal = entries.findLastIndex(({ seen }) => seen.kind === 'dealt')
  return deal === -1 ? [...log, ...entries] : entries.slice(deal)
}

/** Whether a turn starts with an event. */
export function startsTurn({ kind }: Seen): boolean {
  return kind === 'began' || kind === 'turn-began'
}

/** The signal that an entry repeats: its seat has given the same one earlier in the turn, and changed it since. */
function repeatedBy(log: readonly Entry[], at: number): number {
  const seen = log[at]?.seen
  if (seen?.kind !== 'signalled') return -1
  const begun = log.findLastIndex((entry, place) => place < at && startsTurn(entry.seen))
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
