// The socket of a table. It reconnects by itself and resends unanswered requests with the same id, so that nothing is lost
// and nothing happens twice. Everything it needs from the browser is passed in.

import type { Bye, ClientCommand, ClientFrame, Lay, ServerFrame, Step } from '../wire.ts'

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Why a connection ended for good: a code that does not change, and a text to show. */
export interface EndReason {
  code: string
  text: string
}

/** The state of the connection. `retryAt` is when it tries again. */
export type ConnectionStatus =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; retryAt: number }
  | ({ kind: 'ended' } & EndReason)

/** What a connection needs from its surroundings. */
export interface Environment {
  /** Opens a socket to the table. */
  openSocket: () => Socket
  /** Calls back after some milliseconds. */
  setTimer: (wait: number, callback: () => void) => number
  clearTimer: (timer: number) => void
  /** Milliseconds from any starting point. */
  now: () => number
  /** A number from 0 up to 1. */
  random: () => number
  /** The code of the invite link that the person came by, if there is one. */
  invite?: () => string | undefined
  /** Why the server rejects connections; `null` if it makes sense to retry. Browsers do not say why a socket failed to open. */
  findEndReason?: () => Promise<EndReason | null>
}

/** Codes that end an open connection: the person moved to another device, was deleted or banned. */
const SIGNED_OUT = ['who-are-you', 'banned']

/** Codes of a rejected `hello` that pass by themselves: a server that stops, or a table that another one takes over. */
const TRANSIENT = ['unreachable', 'shutting-down', 'not-stored', 'too-fast']

interface Listener {
  /** Handles a frame. Throws only if the frame makes no sense after those before it. */
  onFrame: (frame: ServerFrame) => void
  onStatus: (status: ConnectionStatus) => void
}

const FIRST_RETRY = 500
const LONGEST_RETRY = 15_000
/** How long an answer may take before the socket counts as dead. */
const ANSWER_TIMEOUT = 10_000
/** How long the server may be silent before it is pinged. */
const SILENCE = 30_000

type Request = Exclude<ClientFrame, { type: 'hello' }>

/** A callback that is due later, or none. */
class Timer {
  private id: number | null = null

  constructor(private readonly environment: Environment) {}

  set(wait: number, callback: () => void): void {
    this.stop()
    this.id = this.environment.setTimer(wait, () => {
      this.id = null
      callback()
    })
  }

  stop(): void {
    if (this.id !== null) this.environment.clearTimer(this.id)
    this.id = null
  }
}

export class Connection {
  private socket: Socket | null = null
  private readonly unanswered = new Map<string, Request>()
  /** What the ids of all requests begin with. */
  private readonly prefix: string
  private count = 0
  /** The number of the last event received. */
  private lastSeq = 0
  private failures = 0
  /** How many frames in a row could not be followed. */
  private faults = 0
  /** When to connect again, or to give up on an attempt. */
  private readonly retry: Timer
  /** When to check whether the server is still there. */
  private readonly watchdog: Timer
  private welcomed = false
  private closed = false

  constructor(
    private readonly environment: Environment,
    private readonly listener: Listener,
  ) {
    // Two tabs of one person, or one tab after a reload, must not use the same id for two commands.
    this.prefix = Math.floor(environment.random() * 2 ** 40).toString(36)
    this.retry = new Timer(environment)
    this.watchdog = new Timer(environment)
    this.connect()
  }

  /** Sends a command; `seen` is the number of the last event the player knew about. Returns its id. */
  command(command: ClientCommand, seen: number): string {
    return this.request((id) => ({ type: 'do', id, seen, command }))
  }

  /** Asks how the game would stand after some lays. */
  tryOut(lays: Lay[]): string {
    return this.request((id) => ({ type: 'try-out', id, lays }))
  }

  /** Asks for a hint. */
  hint(): string {
    return this.request((id) => ({ type: 'hint', id }))
  }

  /** Reconnects now, whether the connection is lost or may be dead without anybody having noticed. */
  reconnect(): void {
    if (this.closed) return
    this.failures = this.faults = 0
    this.drop()
    this.connect()
  }

  /** Closes the connection for good. */
  close(): void {
    this.closed = true
    this.drop()
  }

  private request(make: (id: string) => Request): string {
    this.count += 1
    const id = `${this.prefix}-${this.count}`
    const request = make(id)
    this.unanswered.set(id, request)
    if (this.welcomed) this.sendRequest(request)
    return id
  }

  private sendRequest(request: Request): void {
    this.send(request)
    this.watch()
  }

  /** Whether something is unanswered that the server answers at once. Hints take longer: many players may be asking for one. */
  private get isUrgent(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== 'hint')
  }

  /** Waits for the next sign of life. */
  private watch(): void {
    if (this.isUrgent) this.watchdog.set(ANSWER_TIMEOUT, () => this.lose())
    else this.watchdog.set(this.unanswered.size > 0 ? ANSWER_TIMEOUT : SILENCE, () => this.ping())
  }

  private connect(): void {
    if (this.closed) return
    this.listener.onStatus({ kind: 'connecting' })
    const socket = this.environment.openSocket()
    let opened = false
    this.socket = socket
    this.retry.set(ANSWER_TIMEOUT, () => this.lose())
    socket.onopen = () => {
      opened = true
      const invite = this.environment.invite?.()
      this.send({ type: 'hello', have: this.lastSeq, ...(invite !== undefined && { invite }) })
    }
    socket.onmessage = ({ data }) => this.read(data)
    socket.onclose = () => {
      this.lose()
      if (!opened) this.checkEnd()
    }
  }

  /** Asks why no socket opens: a table that is gone does not come back by retrying. */
  private async checkEnd(): Promise<void> {
    const reason = await this.environment.findEndReason?.().catch(() => null)
    if (reason && !this.closed && !this.welcomed) this.end(reason)
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame))
  }

  private read(data: unknown): void {
    try {
      const frame = JSON.parse(String(data)) as ServerFrame
      if (frame.type === 'step') this.step(frame)
      else this.receive(frame)
    } catch (error) {
      // The frame is invalid or cannot be followed: request everything again, and wait longer each time that does not help.
      console.warn(error)
      this.lastSeq = 0
      this.lose()
      this.faults += 1
    }
  }

  /** A step must continue where the last one ended; after a gap everything is requested again. */
  private step(step: { type: 'step' } & Step): void {
    const follows = step.seq === this.lastSeq + step.seen.length
    if (this.welcomed && follows && step.seen.every((event, index) => event.seq === this.lastSeq + 1 + index)) {
      this.receive(step)
    } else if (!this.welcomed || step.seq > this.lastSeq) {
      this.lose()
    } else if (step.done !== undefined) {
      this.receive({ type: 'done', id: step.done, seq: step.seq })
    }
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.lastSeq = frame.seq
        this.onWelcome()
        break
      case 'step':
        this.lastSeq = frame.seq
        this.onAnswer(frame.done)
        break
      case 'done':
      case 'tried-out':
      case 'hint':
        this.onAnswer(frame.id)
        break
      case 'refused':
        this.onAnswer(frame.id)
        // Before the welcome it is the `hello` that was rejected; later it says why the person may not stay.
        if (!this.welcomed && TRANSIENT.includes(frame.code)) this.lose()
        else if (!this.welcomed || (frame.id === undefined && SIGNED_OUT.includes(frame.code))) this.end(frame)
        break
      case 'bye':
        this.onBye(frame)
        break
    }
    if (this.welcomed && !this.isUrgent) this.watch()
    this.listener.onFrame(frame)
    if (frame.type === 'step') this.faults = 0
  }

  private onAnswer(id: string | undefined): void {
    if (id === undefined || !this.unanswered.delete(id)) return
    if (this.isUrgent) this.watch()
  }

  /** Sends a request without consequences: any answer shows that the server is there. Browsers cannot send real pings. */
  private ping(): void {
    this.send({ type: 'try-out', id: `${this.prefix}-ping`, lays: [] })
    this.watchdog.set(ANSWER_TIMEOUT, () => this.lose())
  }

  private onWelcome(): void {
    this.welcomed = true
    this.failures = 0
    this.retry.stop()
    for (const [id, request] of this.unanswered) {
      // Commands are executed once, however often they are sent. Other requests may be about a game that has moved on.
      if (request.type === 'do') this.sendRequest(request)
      else this.unanswered.delete(id)
    }
    this.listener.onStatus({ kind: 'open' })
  }

  private onBye(bye: Bye): void {
    if (bye.again_in === undefined) {
      this.end(bye)
    } else {
      this.drop()
      this.retryIn(bye.again_in * (1 + this.environment.random()))
    }
  }

  private end({ code, text }: EndReason): void {
    this.close()
    this.listener.onStatus({ kind: 'ended', code, text })
  }

  private lose(): void {
    this.drop()
    const wait = Math.min(FIRST_RETRY * 2 ** (this.failures + this.faults), LONGEST_RETRY)
    this.failures += 1
    this.retryIn(wait * (0.5 + this.environment.random() / 2))
  }

  private retryIn(wait: number): void {
    if (this.closed) return
    this.listener.onStatus({ kind: 'lost', retryAt: this.environment.now() + wait })
    this.retry.set(wait, () => this.connect())
  }

  /** Drops the socket and ignores whatever it still says. */
  private drop(): void {
    this.retry.stop()
    this.watchdog.stop()
    this.welcomed = false
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
