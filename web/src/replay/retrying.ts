// Mistakes of a reviewed game on the board: every try begins where the turn began, with the eyes of its seat.

import { effect, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Retry } from '../review/retry.ts'
import type { Lay } from '../wire.ts'
import type { Playback } from './playback.ts'

/** Leads through the mistakes, as far as they are being played again. */
export function useRetrying(playback: Playback): void {
  const retry = playback.review.retry.value
  useEffect(() => (retry ? leadThrough(playback, retry) : undefined), [playback, retry])
}

/** Puts one mistake after the other on the board, and takes turns as answers. Returns a function that ends it. */
export function leadThrough(playback: Playback, retry: Retry): () => void {
  const before = playback.eyes.peek()
  playback.eyes.value = retry.seat
  const stops = [
    effect(() => {
      void retry.tries.value
      const turn = retry.turn.value?.turn
      untracked(() => begin(playback, turn))
    }),
    effect(() => {
      playback.locked.value = retry.stage.value !== 'looking'
    }),
    effect(() => {
      // Only what happens on the board ends a turn: after an answer it stays as it is for a while.
      void [playback.branch.value, playback.position.value]
      untracked(() => {
        if (endedByItself(playback, retry)) finishTurn(playback)
      })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    playback.locked.value = false
    playback.eyes.value = before
    playback.back()
  }
}

/** Goes to where a turn began, to play it again; after the last one, back to the record. */
function begin(playback: Playback, turn: number | undefined): void {
  const first = playback.spans.find(({ number }) => number === turn)?.first
  if (first === undefined) playback.back()
  else playback.leaveAt(first)
}

/** Whether the turn that is played again is over without having been ended: by a command, or by the last card. */
function endedByItself(playback: Playback, retry: Retry): boolean {
  const { view } = playback.position.value
  const moves = playback.branch.value?.moves ?? []
  return moves.length > 0 && (view.turn.number !== retry.turn.value?.turn || view.phase === 'over')
}

/** The turn is the answer. */
export function finishTurn(playback: Playback): void {
  const branch = playback.branch.peek()
  const before = branch && playback.original.positions[branch.at]?.view
  if (branch && before) playback.review.retry.peek()?.play(branch.moves as Lay[], before)
}
