// The table as this seat knows it: every frame of the server makes the next state of the last. No rule is known here;
// the server tells what may be laid, what it costs and what would lose.

import type { Legal, Line, Presence, Seen, ServerFrame, Step, Table, Told, View, Welcome, You } from '../wire.ts'

/** Something that happened, for the log: with how far a lay moved its pile, where it was one. */
export interface Entry {
  seq: number
  seen: Seen
  /** How far a lay moved its pile; −10 is the way back. */
  step?: number
}

/** What is known of a table. */
export interface TableState {
  seq: number
  you: You
  table: Table
  view: View | undefined
  legal: Legal[]
  /** What has happened since the last deal. */
  log: Entry[]
  chat: Line[]
  present: Presence
  /** The game as a record, once it is over. */
  record: string | undefined
  /** When the turn's time is up, in milliseconds of the clock that `now` reads. */
  deadline: number | undefined
}

/** The state after a frame; frames that change nothing of it leave it alone. `now` is read by the clock alone. */
export function follow(state: TableState | undefined, frame: ServerFrame, now: number): TableState | undefined {
  switch (frame.type) {
    case 'welcome':
      return welcomed(state, frame, now)
    case 'step':
      return state && stepped(state, frame, now)
    case 'present':
      return state && { ...state, present: { seats: frame.seats, spectators: frame.spectators } }
    default:
      return state
  }
}

function welcomed(before: TableState | undefined, frame: Welcome, now: number): TableState {
  const { seq, you, table, view, legal, tail, chat, record, present } = frame
  // The tail goes on where this client stopped, or begins at the last deal.
  const known = before && tail[0]?.seq === before.seq + 1 ? before.log : tail.length === 0 && before ? before.log : []
  const log = logged(known, tail)
  return { seq, you, table, view, legal, log, chat, present, record, deadline: due(frame.time_left, now) }
}

function stepped(before: TableState, frame: Step, now: number): TableState {
  const table = frame.table ?? before.table
  const dealt = frame.seen.some((told) => told.kind === 'dealt')
  const opened = frame.seen.find((told) => told.kind === 'opened')
  return {
    seq: frame.seq,
    you: frame.you ?? before.you,
    table,
    view: frame.view,
    legal: frame.legal,
    log: logged(before.log, frame.seen),
    chat: [...before.chat, ...frame.seen.flatMap((told) => said(told, table))],
    present: before.present,
    record: opened ? opened.record : dealt ? undefined : before.record,
    deadline: due(frame.time_left, now),
  }
}

function due(timeLeft: number | undefined, now: number): number | undefined {
  return timeLeft === undefined ? undefined : now + timeLeft
}

function said(told: Told, table: Table): Line[] {
  if (told.kind !== 'said') return []
  const sitter = table.sitters[told.seat - 1]
  const name = sitter && 'name' in sitter ? { name: sitter.name } : {}
  return [{ seq: told.seq, seat: told.seat, text: told.text, ...name }]
}

/** The log goes from deal to deal. */
function logged(log: Entry[], tail: Told[]): Entry[] {
  let entries = log
  for (const { seq, ...seen } of tail) {
    if (seen.kind === 'dealt') entries = []
    entries = [...entries, { seq, seen: seen as Seen }]
  }
  return entries
}
