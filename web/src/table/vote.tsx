// A proposal to give up the game, and the answers to it.

import { may } from '../permission.ts'
import { namesOf } from '../seat-names.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'
import { useTime } from './time.ts'

interface Props {
  session: Session
  state: TableState
}

export function Vote({ session, state }: Props) {
  const { vote } = state.table
  if (!vote) return null
  const answer = (agree: boolean) => session.want({ kind: 'vote', agree })
  return (
    <div class="vote-place">
      <div class="vote" role="status">
        <p>
          <span>{say('page-vote', { name: namesOf(state)[vote.seat - 1] ?? '' })}</span>
          <TimeLeft until={state.voteUntil} />
        </p>
        {may(state, 'vote') ? (
          <p class="row">
            <button type="button" class="button" onClick={() => answer(false)}>
              {say('page-resign-no')}
            </button>
            <button type="button" class="button danger" onClick={() => answer(true)}>
              {say('page-resign-yes')}
            </button>
          </p>
        ) : (
          <p class="row">{say('page-vote-wait')}</p>
        )}
      </div>
    </div>
  )
}

/** Counts down to the decision: whoever has not answered by then is not counted. */
function TimeLeft({ until = 0 }: { until: number | undefined }) {
  const now = useTime(500)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <span class="quiet-words" aria-hidden="true">
      {say('page-clock-left', { seconds })}
    </span>
  )
}
