// What stands beside the board of a replay.

import { ReviewPanel, ReviewSummary } from '../review/panel.tsx'
import { RetryPanel } from '../review/retry-panel.tsx'
import type { Playback } from './playback.ts'
import { isReviewed, shownOf } from './reviewed.ts'
import { Tools } from './tools.tsx'
import { TurnList } from './turn-list.tsx'
import { WhatIfPanel } from './what-if-panel.tsx'

/** What one does with the game beside the board: retrying mistakes, playing on otherwise, its review, or just looking. */
export function Beside({ playback }: { playback: Playback }) {
  const retry = playback.review.retry.value
  const shown = shownOf(playback)
  if (retry) return <RetryPanel retry={retry} name={shown.name} done={() => playback.review.endRetry()} />
  if (!isReviewed(playback)) {
    return (
      <>
        {playback.branch.value ? <WhatIfPanel playback={playback} /> : <Tools playback={playback} />}
        <TurnList playback={playback} />
      </>
    )
  }
  return (
    <>
      <ReviewPanel shown={shown} />
      <TurnList playback={playback} />
      <ReviewSummary shown={shown} />
      <Tools playback={playback} />
    </>
  )
}
