// A proposal to give up the game, and the answers to it.

import { namesOf } from '../seat-names.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { plays } from './own-seat.ts'
import type { Session } from './session.ts'

interface Props {
  session: Session
  state: TableState
}

export function Vote({ session, state }: Props) {
  const { vote } = state.table
  if (!vote) return null
  const { seat } = state.you
  const answered = seat !== null && [...vote.agree, ...vote.object].includes(seat)
  const answer = (agree: boolean) => session.want({ kind: 'vote', agree })
  return (
    <div class="vote" role="status">
      <p>{say('page-vote', { name: namesOf(state)[vote.seat - 1] ?? '' })}</p>
      {plays(state) && !answered ? (
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
  )
}
