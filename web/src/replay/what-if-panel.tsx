// Playing on from a moment of a record: what one can do there, and what came of it.

import { useState } from 'preact/hooks'
import { reason } from '../notice.ts'
import type { BotLevel, Replay } from '../wire.ts'
import { say } from '../words.ts'
import { fileName } from './address.ts'
import type { Playback } from './playback.ts'
import { save } from './save.ts'
import { nameOf } from './story.ts'
import { type Branch, begin, endTurn, playOut } from './what-if.ts'

const levels: readonly BotLevel[] = ['expert', 'casual']

export function WhatIfPanel({ playback }: { playback: Playback }) {
  const branch = playback.branch.value
  if (!branch) return null
  const number = playback.shown.value.moments[branch.at]?.view.turn.number ?? 0
  return (
    <section class="what-if" aria-labelledby="what-if-heading">
      <h2 id="what-if-heading">{say('page-what-if-heading', { number })}</h2>
      <Comparison playback={playback} />
      <Deeds playback={playback} branch={branch} />
      {playback.failure.value !== undefined && <p class="refusal">{reason(playback.failure.value)}</p>}
      <div class="deeds">
        <button type="button" class="deed" onClick={() => playback.undo()} disabled={playback.waiting.value}>
          {say('page-what-if-undo')}
        </button>
        <button type="button" class="deed" onClick={() => playback.back()}>
          {say('page-what-if-back')}
        </button>
        <button
          type="button"
          class="deed"
          onClick={() => save(playback.shown.value.record, fileName(playback.source, '-what-if'))}
        >
          {say('page-what-if-download')}
        </button>
      </div>
    </section>
  )
}

/** What can be done at the end of a branch; at an earlier moment one can only leave it again from there. */
function Deeds({ playback, branch }: { playback: Playback; branch: Branch }) {
  if (playback.waiting.value) return <p class="how">{say('page-what-if-thinking')}</p>
  if (playback.at.value < playback.last.value) return <LeaveAgain playback={playback} />
  if (!playback.open.value) return null
  const { view } = playback.moment.value
  return (
    <>
      {view.phase === 'dealt' ? (
        <WhoBegins playback={playback} branch={branch} />
      ) : (
        <>
          <p class="how">{say('page-what-if-how')}</p>
          <EndTurn playback={playback} branch={branch} />
        </>
      )}
      <PlayOut playback={playback} branch={branch} />
    </>
  )
}

function LeaveAgain({ playback }: { playback: Playback }) {
  if (playback.moment.value.view.phase === 'over') return null
  return (
    <button type="button" class="deed" onClick={() => playback.leave()}>
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
          class="deed"
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
  const { turn } = playback.moment.value.view
  if (!turn.may_end) return <p class="owes">{say('page-what-if-owes', { more: Math.max(1, turn.owes) })}</p>
  return (
    <button type="button" class="deed primary" onClick={() => playback.follow(endTurn(branch))}>
      {say('page-what-if-end')}
    </button>
  )
}

function PlayOut({ playback, branch }: { playback: Playback; branch: Branch }) {
  const [level, setLevel] = useState<BotLevel>('expert')
  return (
    <div class="play-out">
      <label>
        <span class="unseen">{say('page-what-if-level')}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as BotLevel)}>
          {levels.map((known) => (
            <option key={known} value={known}>
              {say('level', { level: known })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="deed" onClick={() => playback.follow(playOut(branch, level))}>
        {say('page-what-if-bots')}
      </button>
    </div>
  )
}

/** How the record ended, and how this game did. */
function Comparison({ playback }: { playback: Playback }) {
  const here = playback.shown.value
  if (!here.moments.at(-1)?.view.ending) return null
  return (
    <dl class="comparison">
      <div>
        <dt>{say('page-what-if-record')}</dt>
        <dd>{resultOf(playback.original)}</dd>
      </div>
      <div class="here">
        <dt>{say('page-what-if-this')}</dt>
        <dd>{resultOf(here)}</dd>
      </div>
    </dl>
  )
}

/** How a game ended, in two or three words. */
export function resultOf(replay: Replay): string {
  const ending = replay.moments.at(-1)?.view.ending
  if (!ending) return say('page-replay-result', { result: 'open', left: 0, name: '' })
  const result = { won: 'won', lost: 'lost', 'seat-won': 'seat' }[ending.outcome]
  const name = ending.winner === undefined ? '' : nameOf(replay, ending.winner)
  return say('page-replay-result', { result, left: ending.left ?? 0, name })
}
