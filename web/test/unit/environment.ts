// A server and a clock under the control of a test.

import type { Environment, Socket } from '../../src/table/connection.ts'
import type { ServerFrame, TableInfo, View, Welcome } from '../../src/wire.ts'

/** What the page sent, as far as tests look at it. */
export interface Sent {
  type: string
  id?: string
  have?: number
  seen?: number
  command?: { kind: string; lay?: string }
  lays?: string[]
}

/** One connection, as the server sees it. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Sent[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  /** Sends a frame to the page. */
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  /** The connection breaks. */
  breaks(): void {
    this.onclose?.()
  }
  get last(): Sent | undefined {
    return this.sent.at(-1)
  }
}

/** An environment whose time passes when it is told to. Random numbers are always a half, so that waits have a fixed length. */
export class FakeEnvironment implements Environment {
  readonly sockets: FakeSocket[] = []
  private readonly timers = new Map<number, { at: number; callback: () => void }>()
  private time = 0
  private count = 0

  readonly openSocket = () => {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }
  readonly setTimer = (wait: number, callback: () => void) => {
    this.count += 1
    this.timers.set(this.count, { at: this.time + wait, callback })
    return this.count
  }
  readonly clearTimer = (timer: number) => {
    this.timers.delete(timer)
  }
  readonly now = () => this.time
  readonly random = () => 0.5

  /** Lets time pass. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
      if (!due) break
      this.timers.delete(due[0])
      this.time = due[1].at
      due[1].callback()
    }
    this.time = end
  }
  /** The newest connection. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  /** The newest connection opens and is welcomed. */
  welcome(more: Partial<Welcome> = {}): FakeSocket {
    this.socket.onopen?.()
    this.socket.says({ type: 'welcome', ...welcome(more) })
    return this.socket
  }
}

export const table: TableInfo = {
  rules: { game: 'classic', seats: 2, hand_size: 7, minimum: 2 },
  talk: 'chat',
  guard: true,
  language: 'en',
  spectators: true,
  invite_only: false,
  hints: true,
  open: false,
  host: 1,
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
  games: 1,
  hints_given: [0, 0],
}

export const view: View = {
  phase: 'running',
  turn: { number: 1, seat: 1, minimum: 2, lays: [], may_end: false, owes: 2 },
  piles: [
    { pile: 'a', ascending: true, top: 1, height: 0 },
    { pile: 'b', ascending: true, top: 1, height: 0 },
    { pile: 'c', ascending: false, top: 100, height: 0 },
    { pile: 'd', ascending: false, top: 100, height: 0 },
  ],
  hands: [7, 7],
  stocks: [84],
  left: 98,
  hand: [4, 14, 37, 58, 81, 90, 97],
  laid: [[]],
  signals: [[], []],
}

/** A welcome at seat 1 of a game that has begun. */
export function welcome(more: Partial<Welcome> = {}): Welcome {
  const first = more.tail?.[0]
  return {
    seq: 5,
    after: first ? first.seq - 1 : (more.seq ?? 5),
    you: { seat: 1, host: true, name: 'Ada' },
    table,
    view,
    legal: [],
    may: [],
    tail: [],
    chat: [],
    earlier_chat: false,
    present: { seats: [true, true], spectators: 0 },
    ...more,
  }
}
