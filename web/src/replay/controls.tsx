// Where one is in a replay, what happened there, and where to go.

import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import { Sign } from '../board/signs.tsx'
import { useKeptFocus } from '../focus.ts'
import { reason } from '../notice.ts'
import type { Retry } from '../review/retry.ts'
import { RetryActions, RetryStory } from '../review/retry-panel.tsx'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { shownOf } from './reviewed.ts'
import { Scrub } from './scrub.tsx'
import { storyOf } from './story.ts'
import { Transport } from './transport.tsx'
import { LeaveOrBack, TurnActions, WhatIfActions } from './what-if-actions.tsx'

/** Where one is and where to go. Who lays cards needs the room for them: then it is as small as it can be. */
export function Controls({ playback }: { playback: Playback }) {
  const playing = playback.open.value
  if (playback.review.retry.value?.turn.value) return <RetryControls playback={playback} />
  return (
    <div class={playing ? 'controls playing' : 'controls'}>
      <div class="story-row">
        <Story playback={playback} />
        <LeaveOrBack playback={playback} />
      </div>
      <Scrub playback={playback} />
      <div class="control-row">
        {!playing && <Transport playback={playback} />}
        {playback.branch.value && <WhatIfActions playback={playback} branch={playback.branch.value} />}
      </div>
    </div>
  )
}

/** A mistake is played again: nothing leads elsewhere meanwhile. */
function RetryControls({ playback }: { playback: Playback }) {
  const retry = playback.review.retry.value
  const branch = playback.branch.value
  const row = useKeptFocus<HTMLDivElement>()
  if (!retry) return null
  const failed = playback.failure.value !== undefined
  return (
    <div class="controls playing">
      <div class="story-row">
        {failed ? <Story playback={playback} /> : <RetryStory retry={retry} name={shownOf(playback).name} />}
        <LeaveOrBack playback={playback} />
      </div>
      <div class="control-row" ref={row}>
        <RetryActions retry={retry}>
          {branch ? <TurnActions playback={playback} branch={branch} /> : failed && <BeginAgain retry={retry} />}
        </RetryActions>
      </div>
    </div>
  )
}

function BeginAgain({ retry }: { retry: Retry }) {
  return (
    <button type="button" class="button primary" onClick={() => retry.again()}>
      {say('page-replay-try-again')}
    </button>
  )
}

/** What led to this position; or that something else is being played, or why that failed. */
function Story({ playback }: { playback: Playback }) {
  const failure = playback.failure.value
  const waiting = playback.waiting.value
  const failed = failure === undefined ? '' : reason(failure)
  const thinking = waiting ? say('page-what-if-thinking') : ''
  useEffect(() => {
    if (failed !== '' || thinking !== '') announce(failed || thinking)
  }, [failed, thinking])
  if (failed !== '') {
    return (
      <p class="story failed">
        <Sign name="warning" /> <span>{failed}</span>
      </p>
    )
  }
  return (
    <p class="story" aria-busy={waiting}>
      {thinking || storyOf(playback.shown.value, playback.at.value)}
    </p>
  )
}
