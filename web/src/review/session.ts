// The review of a game as it arrives: turn by turn, the most important ones first, then as a whole. A review that breaks
// off keeps what is there. Screens read the signals and call the methods.

import { batch, computed, signal } from '@preact/signals'
import { Refused, UNREACHABLE } from '../server.ts'
import { verdicts } from '../settings.ts'
import type { Review, ReviewBegan, ReviewedTurn, ReviewLine, Seat } from '../wire.ts'
import type { JudgeAnswer, Retry } from './retry.ts'

/** Turns by their numbers. */
export type Turns = ReadonlyMap<number, ReviewedTurn>

/** Asks for a review; lines come as they are ready. */
type Ask = (stop: AbortSignal) => AsyncIterable<ReviewLine>

const none: Turns = new Map()

export class ReviewSession {
  /** Whether the review is shown. */
  readonly open = signal(false)
  /** Whether more is to come. */
  readonly running = signal(false)
  /** Why it broke off. */
  readonly failure = signal<unknown>(undefined)
  readonly began = signal<ReviewBegan | undefined>(undefined)
  readonly turns = signal<Turns>(none)
  /** The whole review, once it is complete. */
  readonly review = signal<Review | undefined>(undefined)
  /** The chance when the first turn began. */
  readonly start = signal<number | undefined>(undefined)
  /** Whose chances are shown where players are opponents. */
  readonly side = signal<Seat>(1)
  /** The mistakes that are being played again. */
  readonly retry = signal<Retry | undefined>(undefined)

  /** The turns whose verdicts may be seen: none while somebody looks for better turns, or wants to see none. */
  readonly judged = computed(() =>
    this.open.value && verdicts.value && this.retry.value === undefined ? this.turns.value : none,
  )
  /** Whether the chances that the server sent are those of the other side. */
  readonly flipped = computed(() => {
    const sent = this.review.value?.side ?? 1
    return this.opposed && this.side.value !== sent
  })

  private stop = new AbortController()

  constructor(
    private readonly ask: Ask,
    /** Whether players are opponents. */
    readonly opposed: boolean,
    /** Judges other turns in place of those that were played. */
    readonly judge: JudgeAnswer,
  ) {}

  /** Shows the review, and asks for it if it is not there. */
  show(): Promise<void> {
    this.open.value = true
    const idle = !this.running.peek() && this.review.peek() === undefined
    return idle ? this.run() : Promise.resolve()
  }

  hide(): void {
    batch(() => {
      this.open.value = false
      this.retry.value = undefined
    })
  }

  endRetry(): void {
    this.retry.value = undefined
  }

  /** Nobody looks any more: what is under way is not needed. */
  leave(): void {
    this.stop.abort()
  }

  /** Asks for the review, once more if it broke off. Returns when there is nothing more to come. */
  async run(): Promise<void> {
    this.stop.abort()
    const stop = new AbortController()
    this.stop = stop
    batch(() => {
      this.running.value = true
      this.failure.value = undefined
    })
    try {
      for await (const line of this.ask(stop.signal)) {
        if (stop.signal.aborted) return
        this.take(line)
      }
      if (!this.review.peek()) throw new Refused(UNREACHABLE, '')
    } catch (why) {
      if (!stop.signal.aborted) this.failure.value = why
    } finally {
      if (this.stop === stop) this.running.value = false
    }
  }

  private take(line: ReviewLine): void {
    switch (line.type) {
      case 'began':
        this.began.value = line
        break
      case 'opening':
        this.start.value = line.start
        break
      case 'turn':
        this.turns.value = new Map(this.turns.peek()).set(line.turn, line)
        break
      case 'review':
        batch(() => {
          this.review.value = line
          this.start.value = line.start
          this.turns.value = new Map(line.turns.map((turn) => [turn.turn, turn]))
        })
        break
      case 'failed':
        throw new Refused(line.code, line.text)
    }
  }
}
