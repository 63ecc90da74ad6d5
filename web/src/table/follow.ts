// The state of a table as one seat knows it: each frame of the server turns the last state into the next. No rules are
// known here; the server says what may be played, what it costs and what would lose.

import { type Entry, logged, type Told } from '../log/entries.ts'
import type {
  ChatMessage,
  End,
  Legal,
  Permission,
  Presence,
  SeenEvent,
  ServerFrame,
  Sitter,
  Step,
  TableInfo,
  View,
  Welcome,
  You,
} from '../wire.ts'

export type { Entry } from '../log/entries.ts'

/** What is known of a table. */
export interface TableState {
  seq: number
  you: You
  table: TableInfo
  view: View | undefined
  legal: Legal[]
  /** What this client may do now. */
  may: Permission[]
  /** The events since the last deal. */
  log: Entry[]
  chat: ChatMessage[]
  /** Whether there are messages before these. */
  earlierChat: boolean
  present: Presence
  /** The game as a record, once it is over. */
  record: string | undefined
  /** All cards and why the game ended, once it is over. */
  end: End | undefined
  /** When the turn's time is up, in milliseconds of the clock behind `now`. */
  deadline: number | undefined
  /** When the proposal to give up is decided, likewise. */
  voteUntil: number | undefined
}

/** The state after a frame. `now` is only used for deadlines. */
export function follow(state: TableState | undefined, frame: ServerFrame, now: number): TableState | undefined {
  switch (frame.type) {
    case 'welcome':
      return welcomed(state, frame, now)
    case 'step':
      return state && stepped(state, frame, now)
    case 'present':
      return state && { ...state, present: { seats: frame.seats, spectators: frame.spectators } }
    case 'may':
      return state && { ...state, may: frame.may }
    default:
      return state
  }
}

function welcomed(before: TableState | undefined, frame: Welcome, now: number): TableState {
  const { seq, you, table, view, legal, may, after, record, end, present } = frame
  // The tail continues where this client stopped, or starts at the last deal.
  const joins = before !== undefined && after === before.seq
  const chat = joins && frame.earlier_chat ? merged(before.chat, frame.chat) : frame.chat
  const earlierChat = joins && frame.earlier_chat ? before.earlierChat : frame.earlier_chat
  // Messages may have been deleted in the meantime.
  const isThere = ({ seq, seen }: Entry) => seen.kind !== 'said' || chat.some((line) => line.seq === seq)
  const known = joins ? before.log.filter(isThere) : []
  const log = logged(known, missed(frame), joins ? before.table : undefined)
  const deadline = due(frame.time_left, now)
  const voteUntil = due(table.vote?.time_left, now)
  return { seq, you, table, view, legal, may, log, chat, earlierChat, present, record, end, deadline, voteUntil }
}

/** The events that a welcome brings, with what was said in between. */
function missed({ tail, chat, after }: Welcome): Told[] {
  const said = chat
    .filter((line) => line.seq > after)
    .map(({ seq, seat, name, text }) => ({
      seq,
      kind: 'said' as const,
      seat,
      text,
      ...(name !== undefined && { by: name }),
    }))
  return [...tail, ...said].sort((one, other) => one.seq - other.seq)
}

/** The state with chat messages from before those it has; none if there are no more. */
export function withEarlierChat(state: TableState, lines: readonly ChatMessage[]): TableState {
  const first = state.chat[0]?.seq ?? Number.POSITIVE_INFINITY
  const earlier = lines.filter((line) => line.seq < first)
  return { ...state, chat: [...earlier, ...state.chat], earlierChat: earlier.length > 0 }
}

/** If the server has more chat messages than it sends, those that are known are kept. */
function merged(kept: ChatMessage[], sent: ChatMessage[]): ChatMessage[] {
  const first = sent[0]
  return first ? [...kept.filter((line) => line.seq < first.seq), ...sent] : kept
}

function stepped(before: TableState, frame: Step, now: number): TableState {
  const table = frame.table ?? before.table
  const view = frame.view ?? before.view
  const dealt = frame.seen.some((told) => told.kind === 'dealt')
  const opened = frame.seen.find((told) => told.kind === 'opened')
  const chat = [...renamed(before, frame), ...frame.seen.flatMap((told) => said(told, table))]
  return {
    seq: frame.seq,
    you: frame.you ?? before.you,
    table,
    view,
    legal: frame.legal,
    may: frame.may,
    log: logged(before.log, frame.seen, before.table),
    chat,
    earlierChat: before.earlierChat,
    present: before.present,
    record: opened ? opened.record : dealt ? undefined : before.record,
    end: frame.end ?? (dealt ? undefined : before.end),
    deadline: due(frame.time_left, now),
    voteUntil: frame.table ? due(frame.table.vote?.time_left, now) : before.voteUntil,
  }
}

/** What was said before, with the new names of those who have one. */
function renamed({ chat, table }: TableState, { seen }: Step): ChatMessage[] {
  return seen.reduce((lines, told) => {
    if (told.kind !== 'renamed') return lines
    const { seat, name } = told
    const old = nameOf(table.sitters[seat - 1])
    return lines.map((line) => (line.seat === seat && line.name === old ? { ...line, name } : line))
  }, chat)
}

function due(timeLeft: number | undefined, now: number): number | undefined {
  return timeLeft === undefined ? undefined : now + timeLeft
}

function said(told: SeenEvent, table: TableInfo): ChatMessage[] {
  if (told.kind !== 'said') return []
  const name = nameOf(table.sitters[told.seat - 1])
  return [{ seq: told.seq, seat: told.seat, text: told.text, ...(name === undefined ? {} : { name }) }]
}

/** The name of a person, also while a bot plays for them. */
export function nameOf(sitter: Sitter | undefined): string | undefined {
  return sitter && 'name' in sitter ? sitter.name : undefined
}
