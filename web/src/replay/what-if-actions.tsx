// What one does in a game that goes on otherwise, next to the cards.

import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { nameOf } from './story.ts'
import { type Branch, begin, endTurn } from './what-if.ts'

export function WhatIfActions({ playback, branch }: { playback: Playback; branch: Branch }) {
  return (
    <div class="buttons branch-actions">
      <NextAction playback={playback} branch={branch} />
      <button type="button" class="button" onClick={() => playback.undo()} disabled={playback.waiting.value}>
        {say('page-what-if-undo')}
      </button>
    </div>
  )
}

/** The way out of the record, and back to it. */
export function LeaveOrBack({ playback }: { playback: Playback }) {
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
    <EndTurn playback={playback} branch={branch} />
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

function EndTurn({ playback, branch }: { playback: Playback; branch: Branch }) {
  const { turn } = playback.position.value.view
  if (!turn.may_end) return <p class="owes">{say('page-what-if-owes', { more: Math.max(1, turn.owes) })}</p>
  return (
    <button type="button" class="button primary" onClick={() => playback.follow(endTurn(branch))}>
      {say('page-what-if-end')}
    </button>
  )
}
