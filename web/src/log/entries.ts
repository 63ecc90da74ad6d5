// The entries of the log.

import { readSignal } from '../signals.ts'
import type { Seen, SeenEvent, Sitter } from '../wire.ts'

/** Something that happened. */
export interface Entry {
  seq: number
  seen: Seen
  /** Who sat there when it happened, if they have left the seat since; empty if nobody knows. */
  former?: Sitter
  /** Whether an invite link replaces another. */
  renewed?: true
}

/** What a table was like before new events. */
interface Before {
  sitters: readonly Sitter[]
  invite_only: boolean
}

/** An event, and who said it if it is known. */
export type Told = SeenEvent & { by?: string }

/** Appends new events to the log. Each deal starts a new one. */
export function logged(log: readonly Entry[], tail: readonly Told[], before?: Before): Entry[] {
  const entries = [...log]
  const sitters = new Map(before?.sitters.map((sitter, place) => [place + 1, sitter]))
  let inviteOnly = before?.invite_only ?? false
  for (const { seq, by, ...event } of tail) {
    const seen = event as Seen
    const entry: Entry = { seq, seen }
    if (seen.kind === 'said' && by !== undefined) sitters.set(seen.seat, { kind: 'person', name: by })
    if (seen.kind === 'seated') leave(entries, seen.seat, sitters.get(seen.seat))
    entries.push(entry)
    if (seen.kind === 'left' || seen.kind === 'kicked') leave(entries, seen.seat, sitters.get(seen.seat))
    if (seen.kind === 'invite-only') {
      if (seen.on && inviteOnly) entry.renewed = true
      inviteOnly = seen.on
    }
    reseat(sitters, seen)
  }
  const deal = entries.findLastIndex(({ seen }) => seen.kind === 'dealt')
  return deal === -1 ? entries : entries.slice(deal)
}

/** Notes who it was in all entries about a seat that somebody leaves. */
function leave(entries: Entry[], seat: number, sitter: Sitter = { kind: 'empty' }): void {
  entries.forEach((entry, at) => {
    if ('seat' in entry.seen && entry.seen.seat === seat && !entry.former) entries[at] = { ...entry, former: sitter }
  })
}

/** Follows who sits where. */
function reseat(sitters: Map<number, Sitter>, seen: Seen): void {
  switch (seen.kind) {
    case 'seated':
      sitters.set(seen.seat, seen.sitter)
      break
    case 'left':
    case 'kicked':
      sitters.delete(seen.seat)
      break
    case 'renamed':
      sitters.set(seen.seat, { kind: 'person', name: seen.name })
      break
  }
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
