// A puzzle being solved. The server judges the moves; this keeps them, and gives the board what it needs.

import { batch, computed, signal } from '@preact/signals'
import type { PlayableGame, PlayableState, PlayListener } from '../board/playable.ts'
import { reason } from '../notice.ts'
import type {
  Lay,
  Legal,
  Permission,
  Puzzle,
  PuzzleMoves,
  PuzzleStanding,
  PuzzleTheme,
  Sitter,
  TableInfo,
  View,
} from '../wire.ts'
import { language } from '../words.ts'
import { keep, keptFor, wishes } from './progress.ts'

/** What the server is asked. */
export interface PuzzleServer {
  /** A puzzle at its start, by its id or by another address, such as `today`. */
  puzzle: (address: string) => Promise<Puzzle>
  solvePuzzle: (id: string, done: PuzzleMoves) => Promise<Puzzle>
}

/** What came of an attempt. */
export type Outcome = 'solved' | 'failed' | 'shown'

type Request = { address: string } | { id: string; moves: readonly string[]; giveUp: boolean; told: boolean }

export class PuzzleGame implements PlayableGame {
  /** The puzzle as the server sees it; nothing before the first answer. */
  readonly puzzle = signal<Puzzle | undefined>(undefined)
  /** What came of the attempt, also while its solution is looked at. */
  readonly outcome = signal<Outcome | undefined>(undefined)
  /** How well the solver had done before this puzzle. */
  readonly before = signal<PuzzleStanding | undefined>(undefined)
  readonly standing = signal<PuzzleStanding | undefined>(undefined)
  readonly busy = signal(false)
  readonly refusal = signal('')
  /** Why the server could not be asked; empty if it could. */
  readonly failure = signal('')
  /** There is nothing to try out, and no hint but the solution. */
  readonly trial = signal<undefined>(undefined)
  readonly hint = signal<undefined>(undefined)
  readonly layable = signal(false)
  readonly state = computed<PlayableState | undefined>(() => {
    const puzzle = this.puzzle.value
    return puzzle && stateOf(puzzle, this.answers.value)
  })
  readonly view = computed<View | undefined>(() => this.puzzle.value?.view)
  readonly legal = computed<Legal[]>(() => this.puzzle.value?.legal ?? [])
  readonly mine = computed(() => this.puzzle.value?.stage === 'solving')

  /** Counts positions: the board notices that something has changed. */
  private readonly answers = signal(0)
  private readonly listeners = new Set<PlayListener>()
  private unanswered: Request | undefined
  /** Whether the server keeps the standing. */
  private known = false

  constructor(
    private readonly server: PuzzleServer,
    private readonly opened: (puzzle: Puzzle) => void = () => undefined,
  ) {}

  /** Opens a puzzle, by its id or as `today`. */
  open(address: string): Promise<void> {
    return this.send({ address })
  }

  /** Opens the next puzzle, of a theme or of any. */
  next(theme: PuzzleTheme | null): Promise<void> {
    return this.open(`next?${wishes(theme)}`)
  }

  /** Takes back a wrong move. */
  retry(): void {
    const puzzle = this.puzzle.peek()
    if (puzzle) this.play(puzzle.moves.slice(0, -1), { told: false })
  }

  /** Gives up; or, once the solution is known, shows it after some of its moves. */
  show(moves: readonly string[] = []): void {
    this.play(moves, { giveUp: true, told: false })
  }

  /** Asks again for the same position, such as in another language. */
  async again(): Promise<void> {
    const puzzle = this.puzzle.peek()
    if (puzzle) await this.send(this.request(puzzle.moves, { giveUp: puzzle.stage === 'shown', told: false }))
  }

  /** Asks once more what could not be asked. */
  async repeat(): Promise<void> {
    if (this.unanswered) await this.send(this.unanswered)
  }

  lay(lay: Lay): void {
    this.play([...(this.puzzle.peek()?.moves ?? []), lay], { told: true })
  }

  endTurn(): void {
    this.play([...(this.puzzle.peek()?.moves ?? []), 'end'], { told: true })
  }

  clearRefusal(): void {
    this.refusal.value = ''
  }

  listen(listener: PlayListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  takeBack(): void {}
  startTrial(): void {}
  stopTrial(): void {}
  layTrial(): void {}
  askHint(): void {}
  closeHint(): void {}

  private play(moves: readonly string[], how: { giveUp?: boolean; told: boolean }): void {
    if (this.puzzle.peek() && !this.busy.peek()) this.send(this.request(moves, how))
  }

  private request(moves: readonly string[], { giveUp = false, told }: { giveUp?: boolean; told: boolean }): Request {
    return { id: this.puzzle.peek()?.id ?? '', moves, giveUp, told }
  }

  private async send(request: Request): Promise<void> {
    const spoken = language.peek()
    this.unanswered = request
    this.busy.value = true
    this.failure.value = ''
    try {
      const puzzle = await this.ask(request)
      if ('address' in request) this.begin(puzzle)
      else this.receive(puzzle, request.told)
    } catch (why) {
      batch(() => {
        this.busy.value = false
        this.failure.value = reason(why)
      })
    }
    // The reader has switched languages in between.
    if (this.failure.peek() === '' && language.peek() !== spoken) await this.again()
  }

  private ask(request: Request): Promise<Puzzle> {
    if ('address' in request) return this.server.puzzle(request.address)
    const { id, moves, giveUp } = request
    const standing = this.known ? {} : { standing: keptFor(id) }
    return this.server.solvePuzzle(id, { moves: [...moves], give_up: giveUp, ...standing })
  }

  private begin(puzzle: Puzzle): void {
    this.known = puzzle.standing !== undefined
    const standing = puzzle.standing ?? keptFor(puzzle.id)
    batch(() => {
      this.busy.value = false
      this.puzzle.value = puzzle
      this.outcome.value = undefined
      this.refusal.value = ''
      this.before.value = standing
      this.standing.value = standing
      this.answers.value += 1
    })
    this.opened(puzzle)
  }

  private receive(puzzle: Puzzle, told: boolean): void {
    const before = this.state.peek()
    const moved = told && puzzle.objection === undefined
    batch(() => {
      this.busy.value = false
      this.puzzle.value = puzzle
      this.outcome.value = outcomeOf(puzzle, this.outcome.peek())
      this.standing.value = puzzle.standing ?? this.standing.peek()
      this.refusal.value = puzzle.objection ?? ''
      this.answers.value += 1
    })
    if (!this.known && puzzle.standing) keep(puzzle.id, puzzle.standing)
    const after = this.state.peek()
    if (!moved || !after) return
    const news = puzzle.seen.map((seen) => ({ seq: after.seq, seen }))
    for (const listener of this.listeners) listener(news, after, before)
  }
}

/** Looking at the solution of a solved puzzle does not change that it is solved. */
function outcomeOf({ stage }: Puzzle, before: Outcome | undefined): Outcome | undefined {
  if (stage === 'solving') return undefined
  return stage === 'shown' && before === 'solved' ? before : stage
}

/** A puzzle as the board knows tables. */
function stateOf({ rules, seat, names, view, stage }: Puzzle, seq: number): PlayableState {
  const sitters: Sitter[] = names.map((name) => ({ kind: 'person', name }))
  const may: Permission[] = stage === 'solving' ? ['lay'] : []
  if (stage === 'solving' && view.turn.may_end) may.push('end-turn')
  const table: TableInfo = {
    rules,
    sitters,
    talk: 'none',
    guard: true,
    language: language.peek(),
    spectators: false,
    invite_only: false,
    hints: false,
    hints_given: [],
    open: false,
    games: 1,
  }
  return { seq, you: { seat, host: false, name: '' }, table, view, may }
}
