// A lesson being played. The server plays the moves and says how it goes on; this keeps them, and gives the board what it
// needs.

import { batch, computed, signal } from '@preact/signals'
import type { PlayableGame, PlayableState, PlayListener } from '../board/playable.ts'
import type { Entry } from '../log/entries.ts'
import { reason } from '../notice.ts'
import type { Advice, Lay, Legal, Lesson, LessonName, Permission, Sitter, TableInfo, View } from '../wire.ts'
import { language } from '../words.ts'

/** Asks the server how a lesson goes on. */
export type AskLesson = (name: LessonName, moves: readonly string[]) => Promise<Lesson>

export class LessonGame implements PlayableGame {
  /** The lesson as the server sees it; nothing before the first answer. */
  readonly lesson = signal<Lesson | undefined>(undefined)
  readonly busy = signal(false)
  readonly refusal = signal('')
  readonly hint = signal<Advice | 'thinking' | undefined>(undefined)
  /** Why the server could not be asked; empty if it could. */
  readonly failure = signal('')
  /** There is nothing to try out: what is wrong changes nothing. */
  readonly trial = signal<undefined>(undefined)
  readonly layable = signal(false)
  readonly state = computed<PlayableState | undefined>(() => {
    const lesson = this.lesson.value
    return lesson && stateOf(lesson, this.answers.value)
  })
  readonly view = computed<View | undefined>(() => this.lesson.value?.view)
  readonly legal = computed<Legal[]>(() => this.lesson.value?.legal ?? [])
  readonly mine = computed(() => this.lesson.value?.request === 'play')

  /** Counts accepted moves: the board notices that something has changed. */
  private readonly answers = signal(0)
  private readonly listeners = new Set<PlayListener>()
  /** What the server was asked last. */
  private unanswered: { moves: readonly string[]; told: boolean } = { moves: [], told: false }

  constructor(
    readonly name: LessonName,
    private readonly ask: AskLesson,
    private readonly keep: (moves: readonly string[]) => void = () => undefined,
  ) {}

  /** Starts the lesson, or continues it after some moves. */
  start(moves: readonly string[]): Promise<void> {
    return this.send(moves, false)
  }

  /** Asks again for the same position, such as in another language. */
  again(): Promise<void> {
    return this.send(this.lesson.peek()?.moves ?? [], false)
  }

  /** Asks once more what could not be asked. */
  retry(): Promise<void> {
    const { moves, told } = this.unanswered
    return this.send(moves, told)
  }

  /** Makes a move, in the words of the server. */
  move(word: string): void {
    const lesson = this.lesson.peek()
    if (lesson && !this.busy.peek()) this.send([...lesson.moves, word], true)
  }

  lay(lay: Lay): void {
    this.move(lay)
  }

  endTurn(): void {
    this.move('end')
  }

  /** Shows a card that leads on, or that the turn should end. */
  askHint(): void {
    const shown = this.lesson.peek()?.shows
    if (shown === undefined || !this.mine.peek()) return
    const lays = shown === 'end' ? [] : [shown as Lay]
    this.hint.value = { id: '', lays, only: false, reasons: [] }
  }

  closeHint(): void {
    this.hint.value = undefined
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

  private async send(moves: readonly string[], told: boolean): Promise<void> {
    const spoken = language.peek()
    this.unanswered = { moves, told }
    this.busy.value = true
    this.failure.value = ''
    try {
      const lesson = await this.ask(this.name, moves)
      this.receive(lesson, told)
    } catch (why) {
      batch(() => {
        this.busy.value = false
        this.failure.value = reason(why)
      })
    }
    // The reader has switched languages in between.
    if (this.failure.peek() === '' && language.peek() !== spoken) await this.again()
  }

  private receive(lesson: Lesson, told: boolean): void {
    const before = this.state.peek()
    const moved = told && lesson.objection === undefined
    batch(() => {
      this.busy.value = false
      this.lesson.value = lesson
      if (told) {
        this.refusal.value = lesson.objection ?? ''
        this.hint.value = undefined
      }
      if (moved) this.answers.value += 1
    })
    this.keep(lesson.moves)
    const after = this.state.peek()
    if (!moved || !after) return
    const news: Entry[] = lesson.seen.map((seen) => ({ seq: after.seq, seen }))
    for (const listener of this.listeners) listener(news, after, before)
  }
}

/** A lesson as the board knows tables. */
function stateOf({ rules, seat, names, view, request }: Lesson, seq: number): PlayableState {
  const sitters: Sitter[] = names.map((name) => ({ kind: 'person', name }))
  const may: Permission[] = request === 'play' ? ['lay', 'hint'] : []
  if (request === 'play' && view.turn.may_end) may.push('end-turn')
  const table: TableInfo = {
    rules,
    sitters,
    talk: 'signals',
    guard: true,
    language: language.peek(),
    spectators: false,
    invite_only: false,
    hints: true,
    hints_given: [],
    open: false,
    games: 1,
  }
  return { seq, you: { seat, host: false, name: '' }, table, view, may }
}
