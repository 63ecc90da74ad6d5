// The socket of a table: it mends itself, and what was not answered is sent again under the same name, so that nothing
// is lost and nothing happens twice. Everything it needs from the browser is handed in.

import type { Bye, ClientCommand, ClientFrame, Lay, ServerFrame, Step } from '../wire.ts'

/** What a connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Why it is over for good: a word that does not change, and what to tell. */
export interface Reason {
  code: string
  text: string
}

/** How it stands with the server. `again` is when it is tried again. */
export type Standing =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; again: number }
  | ({ kind: 'ended' } & Reason)

export interface World {
  /** Opens a socket to the table. */
  open: () => Socket
  /** Calls back after some milliseconds. */
  later: (wait: number, what: () => void) => number
  /** Forgets a call. */
  never: (timer: number) => void
  /** Milliseconds of any beginning. */
  now: () => number
  /** A number from 0 up to 1. */
  chance: () => number
  /** Why the server lets nobody in; `null` if trying again makes sense. A browser does not tell why a socket did not open. */
  inquire?: () => Promise<Reason | null>
}

interface Heard {
  /** Something came from the server. Throws only if the frame makes no sense after those before it. */
  frame: (frame: ServerFrame) => void
  /** The connection stands otherwise than before. */
  standing: (standing: Standing) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** How long an answer may take before the socket counts as dead. */
const PATIENCE = 10_000
/** How long nothing may be heard before the server is asked whether it is still there. */
const SILENCE = 30_000

type Question = Exclude<ClientFrame, { type: 'hello' }>

/** A call that is to come, or none. */
class Timer {
  private id: number | null = null

  constructor(private readonly world: World) {}

  set(wait: number, what: () => void): void {
    this.stop()
    this.id = this.world.later(wait, () => {
      this.id = null
      what()
    })
  }

  stop(): void {
    if (this.id !== null) this.world.never(this.id)
    this.id = null
  }
}

export class Connection {
  private socket: Socket | null = null
  private readonly unanswered = new Map<string, Question>()
  private readonly word: string
  private count = 0
  private have = 0
  private failures = 0
  /** How many frames in a row could not be followed. */
  private faults = 0
  /** When to connect again, or to give an attempt up. */
  private readonly retry: Timer
  /** When to doubt that the server is still there. */
  private readonly doubt: Timer
  private welcomed = false
  private over = false

  constructor(
    private readonly world: World,
    private readonly heard: Heard,
  ) {
    // Two tabs of one person, and one tab after a reload, must not give two commands the same name.
    this.word = Math.floor(world.chance() * 2 ** 40).toString(36)
    this.retry = new Timer(world)
    this.doubt = new Timer(world)
    this.connect()
  }

  /** Asks for something to be done; `seen` is the last event that the player knew of. */
  command(command: ClientCommand, seen: number): string {
    return this.ask((id) => ({ type: 'do', id, seen, command }))
  }

  /** Asks what would be after some lays. */
  tryOut(lays: Lay[]): string {
    return this.ask((id) => ({ type: 'try-out', id, lays }))
  }

  /** Asks what a strong player would lay. */
  hint(): string {
    return this.ask((id) => ({ type: 'hint', id }))
  }

  /** Connects anew: at once if the connection is lost, or if it may be dead without anybody having noticed. */
  refresh(): void {
    if (this.over) return
    this.failures = this.faults = 0
    this.drop()
    this.connect()
  }

  /** Ends it for good. */
  close(): void {
    this.over = true
    this.drop()
  }

  private ask(make: (id: string) => Question): string {
    this.count += 1
    const id = `${this.word}-${this.count}`
    const question = make(id)
    this.unanswered.set(id, question)
    if (this.welcomed) this.put(question)
    return id
  }

  private put(question: Question): void {
    this.send(question)
    this.watch()
  }

  /** Whether something is unanswered that the server answers at once. A hint takes its time: many may be asking for one. */
  private get pressing(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== 'hint')
  }

  /** Watches for the next sign of life. */
  private watch(): void {
    if (this.pressing) this.doubt.set(PATIENCE, () => this.lost())
    else this.doubt.set(this.unanswered.size > 0 ? PATIENCE : SILENCE, () => this.knock())
  }

  private connect(): void {
    if (this.over) return
    this.heard.standing({ kind: 'connecting' })
    const socket = this.world.open()
    let opened = false
    this.socket = socket
    this.retry.set(PATIENCE, () => this.lost())
    socket.onopen = () => {
      opened = true
      this.send({ type: 'hello', have: this.have })
    }
    socket.onmessage = ({ data }) => this.read(data)
    socket.onclose = () => {
      this.lost()
      if (!opened) this.inquire()
    }
  }

  /** Asks why no socket opens: a table that is gone does not come back by trying. */
  private async inquire(): Promise<void> {
    const reason = await this.world.inquire?.().catch(() => null)
    if (reason && !this.over && !this.welcomed) this.end(reason)
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame))
  }

  private read(data: unknown): void {
    try {
      const frame = JSON.parse(String(data)) as ServerFrame
      if (frame.type === 'step') this.step(frame)
      else this.receive(frame)
    } catch (why) {
      // What cannot be read or followed: everything is asked for anew, and later each time if that does not help.
      console.warn(why)
      this.have = 0
      this.lost()
      this.faults += 1
    }
  }

  /** A step goes on where the last one ended; after a gap everything is asked for anew. */
  private step(step: { type: 'step' } & Step): void {
    const follows = step.seq === this.have + step.seen.length
    if (this.welcomed && follows && step.seen.every((told, place) => told.seq === this.have + 1 + place)) {
      this.receive(step)
    } else if (!this.welcomed || step.seq > this.have) {
      this.lost()
    } else if (step.done !== undefined) {
      this.receive({ type: 'done', id: step.done, seq: step.seq })
    }
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.have = frame.seq
        this.arrived()
        break
      case 'step':
        this.have = frame.seq
        this.answered(frame.done)
        break
      case 'done':
      case 'tried-out':
      case 'hint':
        this.answered(frame.id)
        break
      case 'refused':
        this.answered(frame.id)
        // Before the welcome it is the `hello` that is refused; later, who has moved to another device is nobody here.
        if (!this.welcomed || (frame.id === undefined && frame.code === 'who-are-you')) this.end(frame)
        break
      case 'bye':
        this.goodbye(frame)
        break
    }
    if (this.welcomed && !this.pressing) this.watch()
    this.heard.frame(frame)
    if (frame.type === 'step') this.faults = 0
  }

  private answered(id: string | undefined): void {
    if (id === undefined || !this.unanswered.delete(id)) return
    if (this.pressing) this.watch()
  }

  /** A question without consequences: any answer says that the server is there. A browser cannot ping. */
  private knock(): void {
    this.send({ type: 'try-out', id: `${this.word}-knock`, lays: [] })
    this.doubt.set(PATIENCE, () => this.lost())
  }

  private arrived(): void {
    this.welcomed = true
    this.failures = 0
    this.retry.stop()
    for (const [id, question] of this.unanswered) {
      // What is to be done is done once, however often it is sent. Mere questions may be about a game that has gone on.
      if (question.type === 'do') this.put(question)
      else this.unanswered.delete(id)
    }
    this.heard.standing({ kind: 'open' })
  }

  private goodbye(bye: Bye): void {
    if (bye.again_in === undefined) {
      this.end(bye)
    } else {
      this.drop()
      this.again(bye.again_in * (1 + this.world.chance()))
    }
  }

  private end({ code, text }: Reason): void {
    this.close()
    this.heard.standing({ kind: 'ended', code, text })
  }

  private lost(): void {
    this.drop()
    const wait = Math.min(FIRST_WAIT * 2 ** (this.failures + this.faults), LONGEST_WAIT)
    this.failures += 1
    this.again(wait * (0.5 + this.world.chance() / 2))
  }

  private again(wait: number): void {
    if (this.over) return
    this.heard.standing({ kind: 'lost', again: this.world.now() + wait })
    this.retry.set(wait, () => this.connect())
  }

  /** Lets go of the socket; whatever it still says is not heard. */
  private drop(): void {
    this.retry.stop()
    this.doubt.stop()
    this.welcomed = false
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
