// The socket of a table: it mends itself, and what was not answered is sent again under the same name, so that nothing
// is lost and nothing happens twice. Everything it needs from the browser is handed in.

import type { Asked, Bye, ClientFrame, Lay, ServerFrame } from '../wire.ts'

/** What a connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** How it stands with the server. */
export type Standing =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; again: number }
  | { kind: 'ended'; code: string; text: string }

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
}

export interface Heard {
  /** Something came from the server. */
  frame: (frame: ServerFrame) => void
  /** The connection stands otherwise than before. */
  standing: (standing: Standing) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** How long an answer to `hello` may take before the socket counts as dead. */
const PATIENCE = 10_000

type Question = Exclude<ClientFrame, { type: 'hello' }>

export class Connection {
  private socket: Socket | null = null
  private readonly unanswered = new Map<string, Question>()
  private readonly word: string
  private count = 0
  private have = 0
  private failures = 0
  private timer: number | null = null
  private welcomed = false
  private over = false

  constructor(
    private readonly world: World,
    private readonly heard: Heard,
  ) {
    // Two tabs of one person, and one tab after a reload, must not give two commands the same name.
    this.word = Math.floor(world.chance() * 2 ** 40).toString(36)
    this.connect()
  }

  /** Asks for something to be done; `seen` is the last event that the player knew of. */
  command(command: Asked, seen: number): string {
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

  /** Whether something waits for its answer. */
  get busy(): boolean {
    return this.unanswered.size > 0
  }

  /** Connects anew: at once if the connection is lost, or if it may be dead without anybody having noticed. */
  refresh(): void {
    if (this.over) return
    this.failures = 0
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
    if (this.welcomed) this.send(question)
    return id
  }

  private connect(): void {
    this.heard.standing({ kind: 'connecting' })
    const socket = this.world.open()
    this.socket = socket
    this.wait(PATIENCE, () => this.lost())
    socket.onopen = () => this.send({ type: 'hello', have: this.have })
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ServerFrame)
    socket.onclose = () => this.lost()
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame))
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.have = frame.seq
        this.arrived()
        break
      case 'step':
        this.have = frame.seq
        if (frame.done !== undefined) this.unanswered.delete(frame.done)
        break
      case 'done':
      case 'tried-out':
      case 'hint':
        this.unanswered.delete(frame.id)
        break
      case 'refused':
        if (frame.id !== undefined) this.unanswered.delete(frame.id)
        if (!this.welcomed) this.end(frame)
        break
      case 'bye':
        this.goodbye(frame)
        break
      case 'present':
        break
    }
    this.heard.frame(frame)
  }

  private arrived(): void {
    this.welcomed = true
    this.failures = 0
    this.forget()
    this.heard.standing({ kind: 'open' })
    for (const question of this.unanswered.values()) this.send(question)
  }

  private goodbye(bye: Bye): void {
    if (bye.again_in === undefined) {
      this.end(bye)
    } else {
      this.drop()
      this.again(bye.again_in * (1 + this.world.chance()))
    }
  }

  private end({ code, text }: { code: string; text: string }): void {
    this.close()
    this.heard.standing({ kind: 'ended', code, text })
  }

  private lost(): void {
    this.drop()
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT)
    this.failures += 1
    this.again(wait * (0.5 + this.world.chance() / 2))
  }

  private again(wait: number): void {
    if (this.over) return
    this.heard.standing({ kind: 'lost', again: this.world.now() + wait })
    this.wait(wait, () => this.connect())
  }

  /** Lets go of the socket; whatever it still says is not heard. */
  private drop(): void {
    this.forget()
    this.welcomed = false
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private wait(time: number, what: () => void): void {
    this.forget()
    this.timer = this.world.later(time, what)
  }

  private forget(): void {
    if (this.timer !== null) this.world.never(this.timer)
    this.timer = null
  }
}
