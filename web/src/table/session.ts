// A seat at one table: what is known of it, and what its player wants. Screens read the signals and call the methods;
// nothing else talks to the table.

import { computed, signal } from '@preact/signals'
import type { Advice, Asked, Lay, Legal, Refused, ServerFrame, TriedOut, View } from '../wire.ts'
import { Connection, type Standing, type World } from './connection.ts'
import { type Entry, follow, type TableState } from './follow.ts'

/** A turn that is tried out: nobody else sees it. */
export interface Trial {
  lays: Lay[]
  /** How it would stand after them, once the server has said so. */
  answer: TriedOut | undefined
}

/** Something happened: what, and how it stood before and after. */
export type Listener = (news: Entry[], after: TableState, before: TableState | undefined) => void

export class Session {
  /** What is known of the table; nothing until the server has welcomed. */
  readonly state = signal<TableState | undefined>(undefined)
  /** How it stands with the server. */
  readonly standing = signal<Standing>({ kind: 'connecting' })
  /** Why the last wish was refused, in the reader's language; empty once another was granted. */
  readonly refusal = signal('')
  /** The turn that is tried out. */
  readonly trial = signal<Trial | undefined>(undefined)
  /** What a strong player would lay; `thinking` until the answer comes. */
  readonly hint = signal<Advice | 'thinking' | undefined>(undefined)
  /** Whether a wish of this player is on its way. */
  readonly busy = signal(false)

  /** The game as the player looks at it: as it is, or as it would be. */
  readonly view = computed<View | undefined>(() => this.trial.value?.answer?.view ?? this.state.value?.view)
  /** What may be laid there. */
  readonly legal = computed<Legal[]>(() => this.trial.value?.answer?.legal ?? this.state.value?.legal ?? [])
  /** Whether it is this player's turn. */
  readonly mine = computed(() => {
    const state = this.state.value
    return state?.view?.phase === 'running' && state.view.turn.seat === state.you.seat
  })
  /** Whether one plays alone, so that cards can be taken back. */
  readonly alone = computed(() => this.state.value?.table.rules.seats === 1)

  private readonly connection: Connection
  private readonly listeners = new Set<Listener>()
  private queue: Lay[] = []
  private asked = ''

  constructor(world: World) {
    const { now } = world
    this.connection = new Connection(world, {
      frame: (frame) => this.hear(frame, now()),
      standing: (standing) => {
        this.standing.value = standing
      },
    })
  }

  /** Hears of everything that happens; the answer stops it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Wants something to be done. */
  want(command: Asked): void {
    this.asked = this.connection.command(command, this.state.value?.seq ?? 0)
    this.busy.value = true
    this.hint.value = undefined
  }

  /** Lays a card, or tries it out if a turn is being tried out. */
  lay(lay: Lay): void {
    const trial = this.trial.value
    if (trial) this.tryOut([...trial.lays, lay])
    else this.want({ kind: 'lay', lay })
  }

  /** Begins to try a turn out. */
  startTrial(): void {
    this.trial.value = { lays: [], answer: undefined }
  }

  /** Forgets what was tried out. */
  stopTrial(): void {
    this.trial.value = undefined
  }

  /** Lays what was tried out. */
  layTrial(): void {
    this.queue = [...(this.trial.value?.lays ?? [])]
    this.trial.value = undefined
    this.layNext()
  }

  /** Takes the last card back: of the trial, or of the turn where one plays alone. */
  takeBack(): void {
    const trial = this.trial.value
    if (trial) this.tryOut(trial.lays.slice(0, -1))
    else this.want({ kind: 'take-back' })
  }

  /** Asks what a strong player would lay. */
  askHint(): void {
    this.hint.value = 'thinking'
    this.asked = this.connection.hint()
  }

  /** Connects anew, for a page that has slept. */
  refresh(): void {
    this.connection.refresh()
  }

  /** Leaves; the seat stays. */
  close(): void {
    this.connection.close()
  }

  private tryOut(lays: Lay[]): void {
    if (lays.length === 0) {
      this.startTrial()
      return
    }
    this.trial.value = { lays, answer: this.trial.value?.answer }
    this.asked = this.connection.tryOut(lays)
  }

  private layNext(): void {
    const lay = this.queue.shift()
    if (lay !== undefined) this.want({ kind: 'lay', lay })
  }

  private hear(frame: ServerFrame, now: number): void {
    switch (frame.type) {
      case 'tried-out':
        this.triedOut(frame)
        break
      case 'hint':
        if (this.hint.value === 'thinking') this.hint.value = frame
        break
      case 'refused':
        this.refused(frame)
        break
      default:
        this.follow(frame, now)
    }
    this.busy.value = this.connection.busy
  }

  private triedOut(answer: TriedOut): void {
    const trial = this.trial.value
    if (trial && answer.id === this.asked) this.trial.value = { lays: trial.lays, answer }
  }

  private refused(frame: Refused): void {
    this.refusal.value = frame.text
    this.queue = []
    if (this.hint.value === 'thinking') this.hint.value = undefined
    const trial = this.trial.value
    if (trial && frame.id === this.asked) this.tryOut(trial.answer ? trial.lays.slice(0, -1) : [])
  }

  private follow(frame: ServerFrame, now: number): void {
    const before = this.state.value
    const after = follow(before, frame, now)
    this.state.value = after
    if (!after || frame.type === 'present') return
    if (turnOf(before) !== turnOf(after)) this.forgetTurn()
    if (frame.type === 'step' && frame.done !== undefined) {
      this.refusal.value = ''
      this.layNext()
    }
    const news = after.log.filter((entry) => entry.seq > (before?.seq ?? after.seq))
    for (const listener of this.listeners) listener(news, after, before)
  }

  /** What was thought about a turn is nothing to the next. */
  private forgetTurn(): void {
    this.trial.value = undefined
    this.hint.value = undefined
    this.queue = []
  }
}

function turnOf(state: TableState | undefined): string {
  const view = state?.view
  return view ? `${state.table.games}-${view.turn.number}-${view.phase}` : ''
}
