// Playing one's mistakes again, one after the other: a better turn is to be found, and nothing tells it before an answer.

import { batch, computed, signal } from '@preact/signals'
import type { JudgedAnswer, Lay, ReviewedTurn, Seat, View } from '../wire.ts'
import { type Answer, answerOf, isSolved, judge } from './answer.ts'
import type { Turns } from './session.ts'
import { isMistake } from './verdicts.ts'

/** Where one stands with a mistake: looking for a turn, waiting for what it is worth, told about it, or shown the best one. */
export type Stage = 'looking' | 'judging' | 'answered' | 'shown'

/** Has the server judge a turn in place of the one with this number. */
export type JudgeAnswer = (turn: number, lays: readonly Lay[]) => Promise<JudgedAnswer>

/** The turns of a seat that are worth another try, in order. */
export function mistakesOf(turns: Turns, seat: Seat): ReviewedTurn[] {
  return [...turns.values()]
    .filter((turn) => turn.seat === seat && isMistake(turn.verdict) && turn.best !== null)
    .sort((one, other) => one.turn - other.turn)
}

export class Retry {
  readonly stage = signal<Stage>('looking')
  readonly answer = signal<Answer | undefined>(undefined)
  /** How many hints were given for this mistake. */
  readonly hints = signal(0)
  /** How often this mistake was begun: a new number is a new try. */
  readonly tries = signal(0)
  readonly solved = signal(0)
  readonly index = signal(0)

  /** The mistake to try; none after the last one. */
  readonly turn = computed(() => this.mistakes[this.index.value])
  /** Whether this one is over: solved, or the answer was shown. */
  readonly over = computed(() => {
    const answer = this.answer.value
    return this.stage.value === 'shown' || (answer !== undefined && isSolved(answer))
  })

  constructor(
    readonly seat: Seat,
    readonly mistakes: readonly ReviewedTurn[],
    private readonly ask: JudgeAnswer,
  ) {}

  /** A turn was played. What the review had not compared is judged by the server. */
  async play(lays: readonly Lay[], view: View): Promise<void> {
    const turn = this.turn.value
    if (!turn || this.stage.value !== 'looking') return
    const answer = judge(lays, turn, view)
    if (answer.kind !== 'unknown') return this.settle(answer)
    this.stage.value = 'judging'
    const attempt = this.tries.value
    const judged = await this.ask(turn.turn, lays).then(answerOf, () => answer)
    if (this.stage.value === 'judging' && this.tries.value === attempt) this.settle(judged)
  }

  /** Solved counts only without having seen the answer. */
  private settle(answer: Answer): void {
    batch(() => {
      this.answer.value = answer
      this.stage.value = 'answered'
      if (isSolved(answer)) this.solved.value += 1
    })
  }

  again(): void {
    this.start('looking')
  }

  hint(): void {
    this.hints.value += 1
  }

  show(): void {
    this.start('shown')
  }

  next(): void {
    batch(() => {
      this.index.value += 1
      this.hints.value = 0
      this.again()
    })
  }

  /** Everything at once: it is put on the board anew whenever something of it changes. */
  private start(stage: Stage): void {
    batch(() => {
      this.stage.value = stage
      this.answer.value = undefined
      this.tries.value += 1
    })
  }
}
