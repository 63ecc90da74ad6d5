// Opening a table by its link: who the visitor is, whether the table exists, and a session once they are in.

import { signal } from '@preact/signals'
import { announce } from '../announce.ts'
import { introduce, me, recognise } from '../me.ts'
import { reason as inWords } from '../notice.ts'
import { Refused, server, UNREACHABLE } from '../server.ts'
import type { Summary } from '../wire.ts'
import type { EndReason, Environment, Socket } from './connection.ts'
import { inviteTo, keepInvite } from './invite-code.ts'
import { Session } from './session.ts'
import { now } from './time.ts'

/** How far the visit has come. */
export type VisitState =
  | { kind: 'looking' }
  | ({ kind: 'refused' } & EndReason)
  | { kind: 'greeting'; summary: Summary }
  | { kind: 'in'; session: Session }

/** How long to wait before asking a server again that does not answer; twice as long each time, up to a limit. */
const FIRST_RETRY = 1000
const LONGEST_RETRY = 15_000

/** A visit to one table. */
export class TableVisit {
  readonly state = signal<VisitState>({ kind: 'looking' })
  /** Why the name was rejected. */
  readonly problem = signal('')
  /** Whether the visitor is about to enter: a second press does nothing. */
  readonly busy = signal(false)
  private left = false
  /** The number of the last attempt: only its answer counts. */
  private attempts = 0
  private entering: Promise<Session | undefined> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly onOnline = () => this.start()
  /** An invite link can also be opened in a window that shows the table already. */
  private readonly onHash = () => {
    if (keepInvite(this.id)) this.useInvite()
  }

  constructor(private readonly id: string) {}

  /** Opens the table. Retries until the server answers, immediately when the network comes back. */
  async start(): Promise<void> {
    addEventListener('hashchange', this.onHash)
    keepInvite(this.id)
    this.show({ kind: 'looking' })
    await this.look(FIRST_RETRY)
  }

  /** Makes use of a new code. The greeting and an attempt under way read it by themselves. */
  private useInvite(): void {
    const state = this.state.value
    if (state.kind === 'refused') {
      this.start()
    } else if (state.kind === 'in' && state.session.status.value.kind !== 'ended') {
      state.session.reconnect()
    } else if (state.kind === 'in') {
      state.session.close()
      this.state.value = { kind: 'looking' }
      this.look(FIRST_RETRY)
    }
  }

  /** Looks the table up. A stranger who finds an empty seat is asked for a name first. */
  private async look(wait: number): Promise<void> {
    this.stopRetrying()
    this.attempts += 1
    const attempt = this.attempts
    try {
      const [summary] = await Promise.all([server.table(this.id), me.value === undefined ? recognise() : undefined])
      if (attempt !== this.attempts) return
      if (!me.value && summary.free > 0) this.show({ kind: 'greeting', summary })
      else await this.enter()
    } catch (why) {
      if (attempt !== this.attempts || this.settled) return
      const told = reason(why)
      this.show({ kind: 'refused', ...told })
      if (told.code === UNREACHABLE) this.retryIn(wait)
    }
  }

  /** Whether nothing is left to find out: the visitor is in, or has left. */
  private get settled(): boolean {
    return this.left || this.state.value.kind === 'in'
  }

  private retryIn(wait: number): void {
    this.retry = setTimeout(() => this.look(Math.min(wait * 2, LONGEST_RETRY)), wait)
    addEventListener('online', this.onOnline)
  }

  private stopRetrying(): void {
    clearTimeout(this.retry)
    removeEventListener('online', this.onOnline)
  }

  /** Takes a seat under a name. A session that is already open learns the name by reconnecting. */
  async sit(name: string): Promise<void> {
    await this.attempt(async () => {
      const before = me.value?.name
      const { name: after } = await introduce(name.trim() === '' ? undefined : name.trim())
      const session = await this.enter()
      if (before !== undefined && before !== after) session?.reconnect()
      session?.want({ kind: 'sit' })
    })
  }

  /** Watches without a seat. */
  async watch(): Promise<void> {
    await this.attempt(async () => {
      await this.enter()
    })
  }

  /** Leaves the page; the seat is kept. */
  leave(): void {
    this.left = true
    removeEventListener('hashchange', this.onHash)
    this.stopRetrying()
    if (this.state.value.kind === 'in') this.state.value.session.close()
  }

  /** Enters once: however often this is called, there is one session. */
  private enter(): Promise<Session | undefined> {
    this.entering ??= this.open().finally(() => {
      this.entering = undefined
    })
    return this.entering
  }

  private async open(): Promise<Session | undefined> {
    if (!this.settled) await introduce()
    if (this.left) return undefined
    if (this.state.value.kind === 'in') return this.state.value.session
    const session = new Session(environmentOf(this.id))
    this.stopRetrying()
    this.show({ kind: 'in', session })
    return session
  }

  private async attempt(run: () => Promise<void>): Promise<void> {
    if (this.busy.value) return
    this.busy.value = true
    this.problem.value = ''
    try {
      await run()
    } catch (why) {
      this.problem.value = inWords(why)
      announce(this.problem.value)
    } finally {
      this.busy.value = false
    }
  }

  private show(state: VisitState): void {
    if (!this.settled) this.state.value = state
  }
}

function reason(why: unknown): EndReason {
  return why instanceof Refused ? { code: why.code, text: why.message } : { code: UNREACHABLE, text: '' }
}

function environmentOf(id: string): Environment {
  return {
    openSocket: () => openSocket(id),
    setTimer: (wait, callback) => setTimeout(callback, wait) as unknown as number,
    clearTimer: (timer) => clearTimeout(timer),
    // It may stop while the device sleeps; after that the server says again how much time is left.
    now,
    random: () => Math.random(),
    invite: () => inviteTo(id),
    findEndReason: () => findEndReason(id),
  }
}

function openSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`
  return new WebSocket(address) as unknown as Socket
}

/** Codes that trying again does not change. */
const FINAL = ['no-such-table', 'table-closed', 'who-are-you', 'banned', 'barred', 'barred-from', 'no-spectators']

/** Why a socket did not open: a plain request gets the same answer, and can read it. */
async function findEndReason(id: string): Promise<EndReason | null> {
  try {
    await server.entry(id)
    return null
  } catch (why) {
    const told = reason(why)
    return FINAL.includes(told.code) ? told : null
  }
}
