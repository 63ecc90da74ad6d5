// Playing cards in a game that went on differently: the reader plays for the seat to move.

import { effect, untracked } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Laying } from '../board/laying.ts'
import { useUnheldTold } from '../board/use-laying.ts'
import type { View } from '../wire.ts'
import type { Playback } from './playback.ts'
import { lay } from './what-if.ts'

/** The position as the seat to move sees it, or the seat that was chosen. */
export function viewOf(playback: Playback): View {
  const { view, hands } = playback.position.value
  const eyes = playback.eyes.value
  const seat = typeof eyes === 'number' && !playback.open.value ? eyes : view.turn.seat
  const seen = playback.open.value || eyes !== 'table'
  return { ...view, hand: seen ? (hands[seat - 1] ?? []) : [] }
}

export function useReplayLaying(playback: Playback): Laying {
  const laying = useMemo(() => layingIn(playback), [playback])
  useEffect(
    () =>
      effect(() => {
        const refused = playback.failure.value !== undefined
        // Read so that this runs again whenever one of them changes.
        void [playback.position.value, playback.open.value]
        untracked(() => laying.settle(refused))
      }),
    [playback, laying],
  )
  useUnheldTold(laying)
  return laying
}

function layingIn(playback: Playback): Laying {
  return new Laying({
    view: () => viewOf(playback),
    legal: () => (playback.open.peek() ? playback.shown.peek().legal : []),
    you: () => playback.position.peek().view.turn.seat,
    mine: () => playback.open.peek(),
    // Nothing can be lost here: every step can be taken back.
    trying: () => true,
    busy: () => playback.waiting.peek(),
    lay: (wanted) => {
      const branch = playback.branch.peek()
      if (branch) playback.follow(lay(branch, wanted))
    },
  })
}
