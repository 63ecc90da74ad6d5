// Coming to a table by its link: who one is, whether the table is there, and a session once one may come in.

import { signal } from '@preact/signals'
import { announce } from '../announce.ts'
import { introduce, me, recognise } from '../me.ts'
import { reason as inWords } from '../notice.ts'
import { Refused, server, UNREACHABLE } from '../server.ts'
import type { Summary } from '../wire.ts'
import type { Reason, Socket, World } from './connection.ts'
import { Session } from './session.ts'
import { now } from './time.ts'

/** How far one has come. */
export type Stage =
  | { kind: 'looking' }
  | ({ kind: 'refused' } & Reason)
  | { kind: 'greeting'; summary: Summary }
  | { kind: 'in'; session: Session }

/** How long a server that does not answer is left alone; each time twice as long, up to the longest. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 15_000

/** The visit of one table. */
export class Visit {
  readonly stage = signal<Stage>({ kind: 'looking' })
  /** Why the name was not taken. */
  readonly problem = signal('')
  /** Whether one is about to come in: a second press does nothing. */
  readonly busy = signal(false)
  private left = false
  /** How often one has knocked: only the last knock counts. */
  private knocks = 0
  private entering: Promise<Session | undefined> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private readonly online = () => this.come()

  constructor(private readonly id: string) {}

  /** Comes to the table. A server that does not answer is asked again until it does, at once when the network is back. */
  async come(): Promise<void> {
    this.show({ kind: 'looking' })
    await this.knock(FIRST_WAIT)
  }

  /** Looks for the table. Who is nobody yet and finds an empty seat is asked for a name first. */
  private async knock(wait: number): Promise<void> {
    this.rest()
    this.knocks += 1
    const knock = this.knocks
    try {
      const [summary] = await Promise.all([server.table(this.id), me.value === undefined ? recognise() : undefined])
      if (knock !== this.knocks) return
      if (!me.value && summary.free > 0) this.show({ kind: 'greeting', summary })
      else await this.enter()
    } catch (why) {
      if (knock !== this.knocks || this.settled) return
      const told = reason(why)
      this.show({ kind: 'refused', ...told })
      if (told.code === UNREACHABLE) this.knockLater(wait)
    }
  }

  /** Whether nothing more is to be found out: one is in, or has left. */
  private get settled(): boolean {
    return this.left || this.stage.value.kind === 'in'
  }

  private knockLater(wait: number): void {
    this.again = setTimeout(() => this.knock(Math.min(wait * 2, LONGEST_WAIT)), wait)
    addEventListener('online', this.online)
  }

  private rest(): void {
    clearTimeout(this.again)
    removeEventListener('online', this.online)
  }

  /** Sits down under a name. A session that is open already is told who one is by connecting anew. */
  async sit(name: string): Promise<void> {
    await this.attempt(async () => {
      const before = me.value?.name
      const { name: after } = await introduce(name.trim() === '' ? undefined : name.trim())
      const session = await this.enter()
      if (before !== undefined && before !== after) session?.refresh()
      session?.want({ kind: 'sit' })
    })
  }

  /** Looks on without a seat. */
  async look(): Promise<void> {
    await this.attempt(async () => {
      await this.enter()
    })
  }

  /** Goes away; the seat stays. */
  leave(): void {
    this.left = true
    this.rest()
    if (this.stage.value.kind === 'in') this.stage.value.session.close()
  }

  /** Comes in, once: however many ask for it, there is one session. */
  private enter(): Promise<Session | undefined> {
    this.entering ??= this.open().finally(() => {
      this.entering = undefined
    })
    return this.entering
  }

  private async open(): Promise<Session | undefined> {
    if (!this.settled) await introduce()
    if (this.left) return undefined
    if (this.stage.value.kind === 'in') return this.stage.value.session
    const session = new Session(worldOf(this.id))
    this.rest()
    this.show({ kind: 'in', session })
    return session
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy.value) return
    this.busy.value = true
    this.problem.value = ''
    try {
      await what()
    } catch (why) {
      this.problem.value = inWords(why)
      announce(this.problem.value)
    } finally {
      this.busy.value = false
    }
  }

  private show(stage: Stage): void {
    if (!this.settled) this.stage.value = stage
  }
}

function reason(why: unknown): Reason {
  return why instanceof Refused ? { code: why.code, text: why.message } : { code: UNREACHABLE, text: '' }
}

function worldOf(id: string): World {
  return {
    open: () => openSocket(id),
    later: (wait, what) => setTimeout(what, wait) as unknown as number,
    never: (timer) => clearTimeout(timer),
    // It may stand still while the device sleeps; whoever wakes up is told anew how long a turn has.
    now,
    chance: () => Math.random(),
    inquire: () => inquire(id),
  }
}

function openSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`
  // A WebSocket, as far as a connection needs one.
  return new WebSocket(address) as unknown as Socket
}

/** Why a socket did not open, as far as plain requests tell it. */
async function inquire(id: string): Promise<Reason | null> {
  try {
    const [summary] = await Promise.all([server.table(id), server.me()])
    if (summary.spectators || summary.free > 0 || summary.stage !== 'playing') return null
    const mine = await server.myTables()
    return mine.some((table) => table.id === id) ? null : { code: 'no-spectators', text: '' }
  } catch (why) {
    const told = reason(why)
    return told.code === 'no-such-table' || told.code === 'who-are-you' ? told : null
  }
}
