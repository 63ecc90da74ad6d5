// Where a lost game turned: the turns that used most room, to go to.

import { signed } from '../line.ts'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'

export function Turned({ playback }: { playback: Playback }) {
  const turns = playback.turned.value
  if (turns.length === 0) return null
  return (
    <section class="turned" aria-labelledby="turned-heading">
      <h2 id="turned-heading">{say('page-replay-dearest')}</h2>
      <ul>
        {turns.map((turn) => (
          <li key={turn.number}>
            <button type="button" class="button" onClick={() => playback.jump(turn.first)}>
              {say('page-replay-dear-turn', { number: turn.number, cost: signed(turn.cost) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
