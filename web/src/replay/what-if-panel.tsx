// Playing on from a position of a record: what one can do there, and what came of it.

import { useState } from 'preact/hooks'
import { fileName } from '../record/address.ts'
import { save } from '../record/save.ts'
import { LEVELS_FOR_PEOPLE, type Level, type Replay } from '../wire.ts'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { nameOf } from './story.ts'
import { type Branch, playOut } from './what-if.ts'

/** A master would take too long for a whole game: the server lets an expert play instead. */
const levels: readonly Level[] = LEVELS_FOR_PEOPLE.filter((level) => level !== 'master')

export function WhatIfPanel({ playback }: { playback: Playback }) {
  const branch = playback.branch.value
  if (!branch) return null
  const number = playback.shown.value.positions[branch.at]?.view.turn.number ?? 0
  return (
    <section class="what-if" aria-labelledby="what-if-heading">
      <h2 id="what-if-heading">{say('page-what-if-heading', { number })}</h2>
      <Comparison playback={playback} />
      {playback.open.value && (
        <>
          {playback.position.value.view.phase === 'running' && <p class="how">{say('page-what-if-how')}</p>}
          <PlayOut playback={playback} branch={branch} />
        </>
      )}
      <div class="buttons">
        <button
          type="button"
          class="button"
          onClick={() => save(playback.shown.value.record, fileName(playback.source, '-what-if'))}
        >
          {say('page-what-if-download')}
        </button>
      </div>
    </section>
  )
}

function PlayOut({ playback, branch }: { playback: Playback; branch: Branch }) {
  const [level, setLevel] = useState<Level>('expert')
  return (
    <div class="play-out">
      <label>
        <span class="unseen">{say('page-what-if-level')}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
          {levels.map((known) => (
            <option key={known} value={known}>
              {say('level', { level: known })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button bots-on" onClick={() => playback.follow(playOut(branch, level))}>
        {say('page-what-if-bots')}
      </button>
    </div>
  )
}

/** How the record ended, and how this game did. */
function Comparison({ playback }: { playback: Playback }) {
  const here = playback.shown.value
  if (!here.positions.at(-1)?.view.ending) return null
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
  const ending = replay.positions.at(-1)?.view.ending
  if (!ending) return say('page-replay-result', { result: 'open', left: 0, name: '' })
  const result = { won: 'won', lost: 'lost', 'seat-won': 'seat' }[ending.outcome]
  const name = ending.winner === undefined ? '' : nameOf(replay, ending.winner)
  return say('page-replay-result', { result, left: ending.left ?? 0, name })
}
