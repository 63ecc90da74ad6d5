// A game under review: what the review is told about the screen, and the better turn on the board.

import { useEffect } from 'preact/hooks'
import { addressOf } from '../record/address.ts'
import type { Shown } from '../review/shown.ts'
import { isCostly } from '../review/verdicts.ts'
import type { Lay } from '../wire.ts'
import type { Playback } from './playback.ts'
import { nameOf } from './story.ts'
import { turnAt } from './turns.ts'

/** Whether the review of the record is shown; what is played otherwise has none. */
export function isReviewed(playback: Playback): boolean {
  return playback.review.open.value && playback.branch.value === undefined
}

export function shownOf(playback: Playback): Shown {
  const { review: session, spans } = playback
  const at = playback.at.value
  return {
    session,
    spans,
    at,
    turn: turnAt(spans, at)?.number ?? 0,
    name: (seat) => nameOf(playback.original, seat),
    go: (turn) => playback.jump(spans.find(({ number }) => number === turn)?.first ?? 0),
  }
}

/** The address of what is shown. In a review turns count, otherwise positions; what is played otherwise has no address. */
export function addressHere({ source, at: position, branch, eyes: seen, review, spans }: Playback): string {
  const at = branch.value?.at ?? position.value
  const about = { eyes: seen.value, review: review.open.value }
  const turn = spans.find(({ number, first }) => number > 0 && first === at)?.number
  return addressOf(source, about.review && turn !== undefined ? { ...about, turn } : { ...about, at })
}

/** Between opponents, chances are those of the seat with whose eyes one looks; without one, of the last one. */
export function useSide(playback: Playback): void {
  const eyes = playback.eyes.value
  useEffect(() => {
    if (typeof eyes === 'number') playback.review.side.value = eyes
  }, [playback, eyes])
}

/** The better turn, where the turn that was played begins; of a mistake that is played again, once it may be seen. */
export function betterTurn(playback: Playback): readonly Lay[] {
  const { review, spans } = playback
  const retry = review.retry.value
  if (retry) return retry.stage.value === 'shown' ? (retry.turn.value?.best?.lays ?? []) : []
  const span = turnAt(spans, playback.at.value)
  if (!isReviewed(playback) || span?.first !== playback.at.value) return []
  const turn = review.judged.value.get(span.number)
  return turn && isCostly(turn) ? (turn.best?.lays ?? []) : []
}
