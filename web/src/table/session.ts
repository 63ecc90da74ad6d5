// A seat at one table: what is known of it, and what its player wants. Screens read the signals and call the methods;
// nothing else talks to the table.

import { batch, computed, signal } from '@preact/signals'
import type { PlayableGame, PlayListener, Trial } from '../board/playable.ts'
import type { Entry } from '../log/entries.ts'
import type { Advice, ClientCommand, Lay, Legal, ServerFrame, TriedOut, View } from '../wire.ts'
import { Connection, type Standing, type World } from './connection.ts'
import { follow, type TableState } from './follow.ts'

type Listener = PlayListener<TableState>

type Refused = Extract<ServerFrame, { type: 'refused' }>
type Change = Extract<ServerFrame, { type: 'welcome' | 'step' | 'present' }>

export class Session implements PlayableGame {
  /** What is known of the table; nothing until the server has welcomed. */
  readonly state = signal<TableState | undefined>(undefined)
  /** How it stands with the server. */
  readonly standing = signal<Standing>({ kind: 'connecting' })
  /** Why the last wish was refused, in the reader's language; empty once another was granted. */
  readonly refusal = signal('')
  /** Why the last words were refused: told where they were typed. */
  readonly speechRefusal = signal('')
  /** What was typed and not said yet: it outlasts the form it was typed into. */
  readonly draft = signal('')
  /** The turn that is tried out. */
  readonly trial = signal<Trial | undefined>(undefined)
  /** What a strong player would lay; `thinking` until the answer comes. */
  readonly hint = signal<Advice | 'thinking' | undefined>(undefined)
  /** Whether a wish of this player is on its way. */
  readonly busy = signal(false)
  /** What is on its way, by kind. */
  readonly pending = signal<ReadonlySet<ClientCommand['kind']>>(new Set())

  /** The game as the player looks at it: as it is, or as it would be. */
  readonly view = computed<View | undefined>(() => this.trial.value?.answer?.view ?? this.state.value?.view)
  /** What may be laid there. */
  readonly legal = computed<Legal[]>(() => this.trial.value?.answer?.legal ?? this.state.value?.legal ?? [])
  /** Whether what is tried out may be laid: the server has said of exactly these lays that they do not lose. */
  readonly layable = computed(() => {
    const trial = this.trial.value
    return trial?.answer !== undefined && trial.answered === trial.lays && !trial.answer.lost
  })
  /** Whether it is this player's turn. */
  readonly mine = computed(() => {
    const state = this.state.value
    return state?.view?.phase === 'running' && state.view.turn.seat === state.you.seat
  })
  /** Whether one plays alone, so that cards can be taken back. */
  readonly alone = computed(() => this.state.value?.table.rules.seats === 1)

  private readonly connection: Connection
  private readonly listeners = new Set<Listener>()
  private readonly wishes = new Map<string, ClientCommand['kind']>()
  private readonly sequels = new Map<string, () => void>()
  private queue: Lay[] = []
  /** The wish that lays the one of them that is on its way, and that lay. */
  private queued = ''
  private laying: Lay | undefined
  private triedLast = ''
  private hintAsked = ''

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

  /** Wants something to be done. The answer is the name of the wish. */
  want(command: ClientCommand): string {
    const id = this.connection.command(command, this.state.value?.seq ?? 0)
    this.wishes.set(id, command.kind)
    batch(() => {
      if (command.kind === 'say') this.speechRefusal.value = ''
      else this.refusal.value = ''
      if (command.kind !== 'say' && command.kind !== 'signal') this.hint.value = undefined
      this.noteWishes()
    })
    return id
  }

  /** Does something once a wish was granted; nothing if it is refused. */
  after(id: string, what: () => void): void {
    this.sequels.set(id, what)
  }

  /** Lays a card, or tries it out if a turn is being tried out. */
  lay(lay: Lay): void {
    const trial = this.trial.value
    if (trial) this.tryOut([...trial.lays, lay])
    else this.want({ kind: 'lay', lay })
  }

  endTurn(): void {
    this.want({ kind: 'end-turn' })
  }

  closeHint(): void {
    this.hint.value = undefined
  }

  clearRefusal(): void {
    this.refusal.value = ''
  }

  /** Begins to try a turn out. */
  startTrial(): void {
    this.triedLast = ''
    this.trial.value = { lays: [], answer: undefined, answered: [] }
  }

  /** Forgets what was tried out. */
  stopTrial(): void {
    this.trial.value = undefined
  }

  /** Lays what was tried out; nothing unless it is layable. */
  layTrial(): void {
    if (!this.layable.value) return
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

  /** Asks what a strong player would lay; while that is being thought of, a second question would only be refused. */
  askHint(): void {
    if (this.hint.value === 'thinking') return
    this.refusal.value = ''
    this.hint.value = 'thinking'
    this.hintAsked = this.connection.hint()
  }

  /** Connects anew, for a page that has slept. */
  refresh(): void {
    this.connection.refresh()
  }

  /** Leaves; the seat stays. */
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
    this.triedLast = this.connection.tryOut(lays)
  }

  private layNext(): void {
    const lay = this.queue.shift()
    this.laying = lay
    this.queued = lay === undefined ? '' : this.want({ kind: 'lay', lay })
  }

  /**
   * A frame that cannot be followed throws: the connection asks for everything again. What follows from a good one must not:
   * a screen that fails is no fault of the server's.
   */
  private hear(frame: ServerFrame, now: number): void {
    const before = this.state.value
    const after = isChange(frame) ? follow(before, frame, now) : before
    const news = after?.log.filter((entry) => entry.seq > (before?.seq ?? after.seq)) ?? []
    // All at once: nobody sees half of it.
    guarded(() =>
      batch(() => {
        this.take(frame, after, news)
        this.noteWishes()
      }),
    )
    if (!after || !isChange(frame) || frame.type === 'present') return
    for (const listener of this.listeners) guarded(() => listener(news, after, before))
  }

  private take(frame: ServerFrame, after: TableState | undefined, news: Entry[]): void {
    switch (frame.type) {
      case 'tried-out':
        this.triedOut(frame)
        break
      case 'hint':
        if (frame.id === this.hintAsked && this.hint.value === 'thinking') this.hint.value = frame
        break
      case 'refused':
        this.refused(frame)
        break
      case 'done':
        this.granted(frame.id)
        break
      case 'welcome':
      case 'step':
      case 'present':
        this.changed(frame, after, news)
        break
    }
  }

  private noteWishes(): void {
    this.busy.value = this.wishes.size > 0
    this.pending.value = new Set(this.wishes.values())
  }

  private triedOut(answer: TriedOut): void {
    const trial = this.trial.value
    if (!trial || answer.id !== this.triedLast) return
    this.trial.value = { lays: trial.lays, answer, answered: trial.lays }
  }

  private refused(frame: Refused): void {
    const { id, text } = frame
    const wish = id === undefined ? undefined : this.wishes.get(id)
    if (id !== undefined) {
      this.wishes.delete(id)
      this.sequels.delete(id)
    }
    if (wish === 'say') {
      this.speechRefusal.value = text
    } else if (wish !== undefined) {
      this.refusal.value = text
      // What was to follow had been thought of for another game.
      if (id === this.queued) this.queue = []
    } else if (id === this.hintAsked) {
      this.refusal.value = text
      this.hint.value = undefined
    } else if (id === this.triedLast) {
      this.refusal.value = text
      this.backToTried()
    }
  }

  /** What cannot be tried out is taken from the trial again. */
  private backToTried(): void {
    const trial = this.trial.value
    if (!trial) return
    if (trial.answer) this.trial.value = { ...trial, lays: trial.answered }
    else this.startTrial()
  }

  private granted(id: string): void {
    if (this.wishes.get(id) === 'say') this.speechRefusal.value = ''
    else this.refusal.value = ''
    this.wishes.delete(id)
    const sequel = this.sequels.get(id)
    this.sequels.delete(id)
    if (sequel) guarded(sequel)
    if (id === this.queued) this.layNext()
  }

  private changed(frame: Change, after: TableState | undefined, news: Entry[]): void {
    const before = this.state.value
    this.state.value = after
    if (!after || frame.type === 'present') return
    if (turnOf(before) !== turnOf(after)) this.forgetTurn()
    this.compare(news, frame)
    if (frame.type === 'welcome') this.askAgain()
    else if (frame.done !== undefined) this.granted(frame.done)
  }

  /** What is tried out, and what is left to lay of it, was thought of for the piles as they were. */
  private compare(news: Entry[], frame: Change): void {
    const moves = news.filter(({ seen }) => seen.kind === 'laid' || seen.kind === 'taken-back')
    if (moves.length === 0) return
    this.trial.value = undefined
    // A welcome does not tell whose doing it was: the lay itself does.
    const own = frame.type === 'step' ? frame.done === this.queued : moves.every((move) => layOf(move) === this.laying)
    // Otherwise another tab of this seat has laid.
    if (!own) this.queue = []
  }

  /** What was only asked is lost with a connection: the trial is asked for anew, a hint can be asked for again. */
  private askAgain(): void {
    if (this.hint.value === 'thinking') this.hint.value = undefined
    const lays = this.trial.value?.lays ?? []
    if (lays.length > 0) this.tryOut(lays)
  }

  /** What was thought about a turn is nothing to the next. */
  private forgetTurn(): void {
    this.trial.value = undefined
    this.hint.value = undefined
    this.refusal.value = ''
    this.queue = []
  }
}

function isChange(frame: ServerFrame): frame is Change {
  return frame.type === 'welcome' || frame.type === 'step' || frame.type === 'present'
}

/** Does something that may fail by itself; what was wrong is reported. */
function guarded(what: () => void): void {
  try {
    what()
  } catch (why) {
    console.error(why)
  }
}

function layOf({ seen }: Entry): Lay | undefined {
  return seen.kind === 'laid' ? `${seen.card}${seen.pile}` : undefined
}

function turnOf(state: TableState | undefined): string {
  const view = state?.view
  return view ? `${state.table.games}-${view.turn.number}-${view.phase}` : ''
}
