// What one does in a game that goes on otherwise, next to the cards.

import { Sign } from '../board/signs.tsx'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { finishTurn } from './retrying.ts'
import { nameOf } from './story.ts'
import { type Branch, begin, endTurn } from './what-if.ts'

export function WhatIfActions({ playback, branch }: { playback: Playback; branch: Branch }) {
  return (
    <div class="buttons branch-actions">
      <NextAction playback={playback} branch={branch} />
      <Undo playback={playback} />
    </div>
  )
}

function Undo({ playback }: { playback: Playback }) {
  return (
    <button type="button" class="button" onClick={() => playback.undo()} disabled={playback.waiting.value}>
      {say('page-what-if-undo')}
    </button>
  )
}

/** A mistake that is played again: the turn is ended to be judged, and can be taken back card by card. */
export function TurnActions({ playback, branch }: { playback: Playback; branch: Branch }) {
  if (playback.waiting.value) return <progress aria-label={say('page-what-if-thinking')} />
  return (
    <>
      <EndTurn playback={playback} end={() => finishTurn(playback)} />
      {branch.moves.length > 0 && <Undo playback={playback} />}
    </>
  )
}

/** The way out of the record, and back to it. */
export function LeaveOrBack({ playback }: { playback: Playback }) {
  const { review } = playback
  if (review.retry.value) {
    return (
      <button
        type="button"
        class="button icon leave"
        aria-label={say('page-review-back')}
        title={say('page-review-back')}
        onClick={() => review.endRetry()}
      >
        <Sign name="nowhere" />
      </button>
    )
  }
  if (playback.branch.value) {
    return (
      <button type="button" class="button leave" onClick={() => playback.back()}>
        {say('page-what-if-back')}
      </button>
    )
  }
  const over = playback.position.value.view.phase === 'over'
  return (
    <button
      type="button"
      class="button primary leave"
      disabled={over}
      aria-busy={playback.waiting.value}
      onClick={() => playback.leave()}
    >
      {say('page-what-if')}
    </button>
  )
}

/** What comes next at the end of a branch; at an earlier position one can only leave it again from there. */
function NextAction({ playback, branch }: { playback: Playback; branch: Branch }) {
  if (playback.waiting.value) return <progress aria-label={say('page-what-if-thinking')} />
  const { view } = playback.position.value
  if (view.phase === 'over') return null
  if (!playback.open.value) return <LeaveAgain playback={playback} />
  return view.phase === 'dealt' ? (
    <WhoBegins playback={playback} branch={branch} />
  ) : (
    <EndTurn playback={playback} end={() => playback.follow(endTurn(branch))} />
  )
}

function LeaveAgain({ playback }: { playback: Playback }) {
  return (
    <button type="button" class="button primary" onClick={() => playback.leave()}>
      {say('page-what-if-here')}
    </button>
  )
}

function WhoBegins({ playback, branch }: { playback: Playback; branch: Branch }) {
  const replay = playback.shown.value
  return (
    <fieldset class="who-begins">
      <legend>{say('page-what-if-begin')}</legend>
      {replay.names.map((_, index) => (
        <button
          type="button"
          class="button"
          key={`${index + 1}`}
          onClick={() => playback.follow(begin(branch, index + 1))}
        >
          {nameOf(replay, index + 1)}
        </button>
      ))}
    </fieldset>
  )
}

function EndTurn({ playback, end }: { playback: Playback; end: () => void }) {
  const { turn } = playback.position.value.view
  if (!turn.may_end) return <p class="owes">{say('page-what-if-owes', { more: Math.max(1, turn.owes) })}</p>
  return (
    <button type="button" class="button primary" onClick={end}>
      {say('page-what-if-end')}
    </button>
  )
}
