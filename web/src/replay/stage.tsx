// The board at a position: to look at, or to play on if the record was left.

import { useEffect, useRef } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { Hand } from '../board/hand.tsx'
import { type KeyActions, press } from '../board/keys.ts'
import type { Laying } from '../board/laying.ts'
import { useKeys } from '../board/use-keys.ts'
import { lead } from './keys.ts'
import type { Playback } from './playback.ts'
import { finishTurn } from './retrying.ts'
import { betterTurn } from './reviewed.ts'
import { useReplayLaying, viewOf } from './use-laying.ts'
import { endTurn } from './what-if.ts'

export function Stage({ playback }: { playback: Playback }) {
  const laying = useReplayLaying(playback)
  const root = useRef<HTMLDivElement>(null)
  const actions = keyActions(playback, root)
  useKeys((event) => pressed(event, playback, laying, actions), [playback, laying])
  const open = playback.open.value
  const eyes = playback.eyes.value
  const view = viewOf(playback)
  const you = open ? view.turn.seat : typeof eyes === 'number' ? eyes : null
  const shown = { view, rules: playback.shown.value.rules, you, legal: open ? playback.shown.value.legal : [] }
  const playing = open && view.phase === 'running'
  const hinted = [...betterTurn(playback)]
  useEffect(() => {
    if (playing) root.current?.scrollIntoView({ block: 'nearest' })
  }, [playing])
  return (
    <div class="stage play" ref={root}>
      <div class="play-table">
        <Board
          {...shown}
          active={playing}
          hinted={hinted}
          picked={playing ? laying.picked.value : undefined}
          looked={playing ? laying.looked.value : undefined}
          aimed={playing ? laying.aimed.value : undefined}
          onPile={playing ? (pile) => laying.on(pile) : undefined}
        />
        {playing && <Hand {...shown} active laying={laying} />}
      </div>
    </div>
  )
}

/** At the end of a branch keys lay cards as they do at a table; on the slider and everywhere else they lead on. */
function pressed(event: KeyboardEvent, playback: Playback, laying: Laying, actions: KeyActions): boolean {
  const slider = event.target instanceof Element && event.target.matches('.moments')
  if (playback.open.value && !slider) return press(event, laying, actions)
  return playback.review.retry.value ? false : lead(event, playback)
}

function keyActions(playback: Playback, root: { current: HTMLElement | null }): KeyActions {
  const nothing = () => undefined
  return {
    endTurn: () => {
      const branch = playback.branch.value
      if (!branch || !playback.position.value.view.turn.may_end) return
      if (playback.review.retry.value) finishTurn(playback)
      else playback.follow(endTurn(branch))
    },
    takeBack: () => {
      // A mistake that is played again is left by its own button.
      const moves = playback.branch.value?.moves ?? []
      if (moves.length > 0 || !playback.review.retry.value) playback.undo()
    },
    tryOut: nothing,
    layTrial: nothing,
    hint: nothing,
    closeHint: () => false,
    rules: nothing,
    chose: (card) => root.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus(),
  }
}
