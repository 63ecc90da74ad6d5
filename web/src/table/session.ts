// A seat at one table: its state and its commands. Screens read the signals and call the methods; nothing else talks to
// the table.

import { batch, computed, signal } from '@preact/signals'
import type { PlayableGame, PlayListener, Trial } from '../board/playable.ts'
import type { Entry } from '../log/entries.ts'
import type {
  Advice,
  ChatMessage,
  ClientCommand,
  Costs,
  Lay,
  Legal,
  Remark,
  ServerFrame,
  TriedOut,
  View,
} from '../wire.ts'
import { Connection, type ConnectionStatus, type Environment } from './connection.ts'
import { follow, type TableState, withEarlierChat } from './follow.ts'

type Listener = PlayListener<TableState>

type RefusedFrame = Extract<ServerFrame, { type: 'refused' }>
type StateFrame = Extract<ServerFrame, { type: 'welcome' | 'step' | 'present' | 'may' }>
/** Frames with events; the others only change what is around the game. */
type EventFrame = Extract<StateFrame, { type: 'welcome' | 'step' }>

export class Session implements PlayableGame {
  /** What is known of the table; nothing until the server's welcome. */
  readonly state = signal<TableState | undefined>(undefined)
  readonly status = signal<ConnectionStatus>({ kind: 'connecting' })
  /** Why the last command was rejected, in the reader's language; empty once another is accepted. */
  readonly refusal = signal('')
  /** Why the last chat message was rejected; shown where it was typed. */
  readonly speechRefusal = signal('')
  /** A chat message that is typed but not sent; it outlives the form it was typed into. */
  readonly draft = signal('')
  /** The turn that is tried out. */
  readonly trial = signal<Trial | undefined>(undefined)
  /** The hint; `thinking` until it arrives. */
  readonly hint = signal<Advice | 'thinking' | undefined>(undefined)
  /** What the coach warns of, until the position changes. */
  readonly costs = signal<Costs | undefined>(undefined)
  /** What the coach says about the last turn, until the next card is played. */
  readonly remark = signal<Remark | undefined>(undefined)
  /** Whether a command is unanswered. */
  readonly busy = signal(false)
  /** The kinds of all unanswered commands. */
  readonly pending = signal<ReadonlySet<ClientCommand['kind']>>(new Set())

  /** The game as shown to the player: as it is, or as it would be in a trial. */
  readonly view = computed<View | undefined>(() => this.trial.value?.answer?.view ?? this.state.value?.view)
  /** The lays allowed there. */
  readonly legal = computed<Legal[]>(() => this.trial.value?.answer?.legal ?? this.state.value?.legal ?? [])
  /** Whether the trial can be played for real: the server has confirmed that exactly these lays do not lose. */
  readonly layable = computed(() => {
    const trial = this.trial.value
    return trial?.answer !== undefined && trial.answered === trial.lays && !trial.answer.lost
  })
  /** Whether it is this player's turn. */
  readonly mine = computed(() => {
    const state = this.state.value
    return state?.view?.phase === 'running' && state.view.turn.seat === state.you.seat
  })

  private readonly connection: Connection
  private readonly listeners = new Set<Listener>()
  private readonly commands = new Map<string, ClientCommand['kind']>()
  private readonly callbacks = new Map<string, () => void>()
  /** The lays of a trial that are still to be played. */
  private queue: Lay[] = []
  /** The command that plays the first card of the queue, and that lay. */
  private queued = ''
  private queuedLay: Lay | undefined
  private lastTrial = ''
  private lastHint = ''

  constructor(environment: Environment) {
    const { now } = environment
    this.connection = new Connection(environment, {
      onFrame: (frame) => this.receive(frame, now()),
      onStatus: (status) => {
        this.status.value = status
      },
    })
  }

  /** Calls the listener for everything that happens; returns a function that stops it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Sends a command. Returns its id. */
  want(command: ClientCommand): string {
    const id = this.connection.command(command, this.state.value?.seq ?? 0)
    this.commands.set(id, command.kind)
    batch(() => {
      if (command.kind === 'say') this.speechRefusal.value = ''
      else this.refusal.value = ''
      if (command.kind !== 'say' && command.kind !== 'signal') this.hint.value = undefined
      if (command.kind === 'lay' || command.kind === 'coach') this.remark.value = undefined
      this.updatePending()
    })
    return id
  }

  /** Calls back once a command was accepted; never if it is rejected. */
  after(id: string, callback: () => void): void {
    this.callbacks.set(id, callback)
  }

  /** Plays a card, or tries it if a turn is being tried out. */
  lay(lay: Lay): void {
    const trial = this.trial.value
    if (trial) this.tryOut([...trial.lays, lay])
    else this.want({ kind: 'lay', lay })
  }

  endTurn(): void {
    this.want({ kind: 'end-turn' })
  }

  /** Changes the message that is being written; why the last one was rejected no longer matters. */
  write(text: string): void {
    batch(() => {
      this.draft.value = text
      this.speechRefusal.value = ''
    })
  }

  /** Adds chat messages from before those that are known. */
  addEarlierChat(lines: readonly ChatMessage[]): void {
    const state = this.state.value
    if (state) this.state.value = withEarlierChat(state, lines)
  }

  closeHint(): void {
    this.hint.value = undefined
  }

  clearRefusal(): void {
    this.refusal.value = ''
  }

  /** Starts trying out a turn. */
  startTrial(): void {
    this.lastTrial = ''
    this.trial.value = { lays: [], answer: undefined, answered: [] }
  }

  /** Discards the trial. */
  stopTrial(): void {
    this.trial.value = undefined
  }

  /** Plays the trial for real, if it can be. */
  layTrial(): void {
    if (!this.layable.value) return
    this.queue = [...(this.trial.value?.lays ?? [])]
    this.trial.value = undefined
    this.layNext()
  }

  /** Takes the last card back: of the trial, or of the turn. */
  takeBack(): void {
    const trial = this.trial.value
    if (trial) this.tryOut(trial.lays.slice(0, -1))
    else this.want({ kind: 'take-back' })
  }

  /** Asks for a hint. While one is being worked out, the server would reject a second request. */
  askHint(): void {
    if (this.hint.value === 'thinking') return
    this.refusal.value = ''
    this.hint.value = 'thinking'
    this.lastHint = this.connection.hint()
  }

  /** Reconnects, for example after the page was suspended. */
  reconnect(): void {
    this.connection.reconnect()
  }

  /** Closes the session; the seat is kept. */
  close(): void {
    this.connection.close()
    this.listeners.clear()
  }

  private tryOut(lays: Lay[]): void {
    if (lays.length === 0) {
      this.startTrial()
      return
    }
    this.refusal.value = ''
    const { answer, answered = [] } = this.trial.value ?? {}
    this.trial.value = { lays: [...lays], answer, answered }
    this.lastTrial = this.connection.tryOut(lays)
  }

  private layNext(): void {
    const lay = this.queue.shift()
    this.queuedLay = lay
    this.queued = lay === undefined ? '' : this.want({ kind: 'lay', lay })
  }

  /**
   * A frame that cannot be followed throws, and the connection requests everything again. What a valid frame causes must not
   * throw: an error in a screen is not a protocol error.
   */
  private receive(frame: ServerFrame, now: number): void {
    const before = this.state.value
    const after = isStateFrame(frame) ? follow(before, frame, now) : before
    const news = after?.log.filter((entry) => entry.seq > (before?.seq ?? after.seq)) ?? []
    // In one batch: nobody sees half of the changes.
    guarded(() =>
      batch(() => {
        this.update(frame, after, news)
        this.updatePending()
      }),
    )
    if (!after || !hasEvents(frame)) return
    for (const listener of this.listeners) guarded(() => listener(news, after, before))
  }

  private update(frame: ServerFrame, after: TableState | undefined, news: Entry[]): void {
    switch (frame.type) {
      case 'tried-out':
        this.onTriedOut(frame)
        break
      case 'hint':
        if (frame.id === this.lastHint && this.hint.value === 'thinking') this.hint.value = frame
        break
      case 'costs':
        this.costs.value = frame
        break
      case 'remark':
        this.remark.value = frame
        break
      case 'refused':
        this.onRefused(frame)
        break
      case 'done':
        this.onDone(frame.id)
        break
      case 'welcome':
      case 'step':
      case 'present':
      case 'may':
        this.onState(frame, after, news)
        break
    }
  }

  private updatePending(): void {
    this.busy.value = this.commands.size > 0
    this.pending.value = new Set(this.commands.values())
  }

  private onTriedOut(answer: TriedOut): void {
    const trial = this.trial.value
    if (!trial || answer.id !== this.lastTrial) return
    this.trial.value = { lays: trial.lays, answer, answered: trial.lays }
  }

  private onRefused(frame: RefusedFrame): void {
    const { id, text } = frame
    const kind = id === undefined ? undefined : this.commands.get(id)
    if (id !== undefined) {
      this.commands.delete(id)
      this.callbacks.delete(id)
    }
    if (kind === 'say') {
      this.speechRefusal.value = text
    } else if (kind !== undefined) {
      this.refusal.value = text
      // The rest of the queue was meant for another position.
      if (id === this.queued) this.queue = []
    } else if (id === this.lastHint) {
      this.refusal.value = text
      this.hint.value = undefined
    } else if (id === this.lastTrial) {
      this.refusal.value = text
      this.revertTrial()
    }
  }

  /** Removes a lay that cannot be tried. */
  private revertTrial(): void {
    const trial = this.trial.value
    if (!trial) return
    if (trial.answer) this.trial.value = { ...trial, lays: trial.answered }
    else this.startTrial()
  }

  private onDone(id: string): void {
    if (this.commands.get(id) === 'say') this.speechRefusal.value = ''
    else this.refusal.value = ''
    this.commands.delete(id)
    const callback = this.callbacks.get(id)
    this.callbacks.delete(id)
    if (callback) guarded(callback)
    if (id === this.queued) this.layNext()
  }

  private onState(frame: StateFrame, after: TableState | undefined, news: Entry[]): void {
    const before = this.state.value
    this.state.value = after
    if (!after || !hasEvents(frame)) return
    if (turnOf(before) !== turnOf(after)) this.resetTurn()
    if (positionOf(before) !== positionOf(after) || !isCoached(after)) this.costs.value = undefined
    if (before?.table.games !== after.table.games) this.speechRefusal.value = ''
    this.dropStale(news, frame)
    if (frame.type === 'welcome') this.repeatRequests()
    else if (frame.done !== undefined) this.onDone(frame.done)
  }

  /** A trial and the queue were meant for the piles as they were: other lays make them stale. */
  private dropStale(news: Entry[], frame: EventFrame): void {
    const moves = news.filter(({ seen }) => seen.kind === 'laid' || seen.kind === 'taken-back')
    if (moves.length === 0) return
    this.trial.value = undefined
    // A welcome does not say which command caused an event; the lay itself does.
    const own =
      frame.type === 'step' ? frame.done === this.queued : moves.every((move) => layOf(move) === this.queuedLay)
    // Otherwise another tab of this seat has played.
    if (!own) this.queue = []
  }

  /** Requests other than commands are lost with a connection: the trial is sent again, a hint can be asked for again. */
  private repeatRequests(): void {
    if (this.hint.value === 'thinking') this.hint.value = undefined
    const lays = this.trial.value?.lays ?? []
    if (lays.length > 0) this.tryOut(lays)
  }

  /** Clears what only concerned the last turn. */
  private resetTurn(): void {
    this.trial.value = undefined
    this.hint.value = undefined
    this.refusal.value = ''
    this.queue = []
  }
}

function isStateFrame(frame: ServerFrame): frame is StateFrame {
  return hasEvents(frame) || frame.type === 'present' || frame.type === 'may'
}

function hasEvents(frame: ServerFrame): frame is EventFrame {
  return frame.type === 'welcome' || frame.type === 'step'
}

/** Runs something and reports what it throws. */
function guarded(run: () => void): void {
  try {
    run()
  } catch (error) {
    console.error(error)
  }
}

function layOf({ seen }: Entry): Lay | undefined {
  return seen.kind === 'laid' ? `${seen.card}${seen.pile}` : undefined
}

function positionOf(state: TableState | undefined): string {
  return `${turnOf(state)}-${state?.view?.turn.lays.join(' ') ?? ''}`
}

function isCoached({ table, you }: TableState): boolean {
  return you.seat !== null && table.coaching?.[you.seat - 1] === 'on'
}

function turnOf(state: TableState | undefined): string {
  const view = state?.view
  return view ? `${state.table.games}-${view.turn.number}-${view.phase}` : ''
}
