// A game that is looked at again: which position is shown, with whose eyes, and how it goes on if one leaves the record.
// Screens read the signals and call the methods.

import { batch, computed, type Signal, signal } from '@preact/signals'
import type { Eyes, Source } from '../record/address.ts'
import type { ReviewSession } from '../review/session.ts'
import type { NewReplay, Position, Replay } from '../wire.ts'
import { type TurnSpan, turnAfter, turnBefore, turnsOf } from './turns.ts'
import { type Branch, branchOff, requestOf, undo } from './what-if.ts'

/** How long a position is shown while the game plays by itself, in milliseconds. */
const PACE = 1000

/** Plays a record through, and on. */
type Ask = (wanted: NewReplay) => Promise<Replay>

export class Playback {
  /** What is looked at: the record, or how it would go on otherwise. */
  readonly shown: Signal<Replay>
  readonly at = signal(0)
  readonly eyes = signal<Eyes>('all')
  readonly playing = signal(false)
  /** How the record was left; nothing while it is followed. */
  readonly branch = signal<Branch | undefined>(undefined)
  /** Whether the server is thinking about what one did. */
  readonly waiting = signal(false)
  /** Why that came to nothing. */
  readonly failure = signal<unknown>(undefined)

  /** Whether nothing may be laid for now. */
  readonly locked = signal(false)

  readonly turns = computed(() => turnsOf(this.shown.value.positions))
  readonly last = computed(() => this.shown.value.positions.length - 1)
  readonly position = computed(() => this.shown.value.positions[this.at.value] as Position)
  /** Whether one can lay here: the end of a branch that is not the end of the game. */
  readonly open = computed(() => {
    const atEnd = this.branch.value !== undefined && this.at.value === this.last.value
    return atEnd && !this.waiting.value && !this.locked.value && this.position.value.view.phase !== 'over'
  })

  /** The turns of the record. */
  readonly spans: readonly TurnSpan[]

  /** Where the record was left. */
  private left = 0
  /** The number of the last question: answers to older ones come too late. */
  private question = 0
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    /** The record as it was played. */
    readonly original: Replay,
    /** Its text. */
    readonly record: string,
    /** Where it comes from. */
    readonly source: Source,
    private readonly ask: Ask,
    readonly review: ReviewSession,
  ) {
    this.spans = turnsOf(original.positions)
    this.shown = signal(original)
  }

  /** Shows a position; one that does not exist is the first or the last. */
  go(at: number): void {
    this.at.value = Math.max(0, Math.min(at, this.last.value))
  }

  /** Shows a position that was chosen: the game no longer plays by itself. */
  jump(at: number): void {
    this.pause()
    this.failure.value = undefined
    this.go(at)
  }

  step(by: number): void {
    this.jump(this.at.value + by)
  }

  turnBack(): void {
    this.jump(turnBefore(this.turns.value, this.at.value))
  }

  turnOn(): void {
    this.jump(turnAfter(this.turns.value, this.at.value))
  }

  /** Plays from here, or from the beginning if this is the end. */
  play(): void {
    if (this.at.value === this.last.value) this.go(0)
    this.playing.value = true
    this.timer = setInterval(() => this.playOn(), PACE)
  }

  pause(): void {
    clearInterval(this.timer)
    this.playing.value = false
  }

  /** Leaves what is shown at this position. */
  leave(): Promise<boolean> {
    this.pause()
    const record = this.branch.value ? this.shown.value.record : this.record
    if (!this.branch.value) this.left = this.at.value
    return this.follow(branchOff(record, this.at.value))
  }

  /** Leaves the record at a position, wherever one is; what was played otherwise before is forgotten. */
  leaveAt(at: number): Promise<boolean> {
    this.left = at
    this.back()
    return this.follow(branchOff(this.record, at))
  }

  /** Goes another way; whether the server agreed. */
  async follow(branch: Branch): Promise<boolean> {
    if (this.waiting.value) return false
    batch(() => {
      this.waiting.value = true
      this.failure.value = undefined
    })
    const question = ++this.question
    try {
      const answer = await this.ask(requestOf(branch))
      if (question !== this.question) return false
      this.show(answer, branch, answer.positions.length)
      return true
    } catch (why) {
      if (question === this.question) this.failure.value = why
      return false
    } finally {
      if (question === this.question) this.waiting.value = false
    }
  }

  /** Takes the last thing back that one did otherwise. */
  async undo(): Promise<void> {
    const branch = this.branch.value
    const before = branch && undo(branch)
    if (before) await this.follow(before)
    else this.back()
  }

  /** Goes back to the record, where it was left. */
  back(): void {
    this.pause()
    this.question++
    this.waiting.value = false
    this.show(this.original, undefined, this.left)
  }

  /** All at once: a position of one game is none of another. */
  private show(game: Replay, branch: Branch | undefined, at: number): void {
    batch(() => {
      this.shown.value = game
      this.branch.value = branch
      this.failure.value = undefined
      this.go(at)
    })
  }

  private playOn(): void {
    this.go(this.at.value + 1)
    if (this.at.value === this.last.value) this.pause()
  }
}
