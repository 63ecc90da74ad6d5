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

/** Whether the reader is asked to answer. */
export const isAsked = (state: TableState) => state.table.vote !== undefined && may(state, 'vote')

/** The question, in place of the players at the top. */
export function Vote({ session, state }: Props) {
  const answer = (agree: boolean) => session.want({ kind: 'vote', agree })
  return (
    <section class="mates-part vote" role="alert" aria-label={say('page-bar-resign')}>
      <Proposal state={state} />
      <p class="row">
        <button type="button" class="button" onClick={() => answer(false)}>
          {say('page-resign-no')}
        </button>
        <button type="button" class="button danger" onClick={() => answer(true)}>
          {say('page-resign-yes')}
        </button>
      </p>
    </section>
  )
}

/** For those who have answered or look on: what is being decided. It lies over the board and is in nobody's way. */
export function VoteNote({ state }: { state: TableState }) {
  if (!state.table.vote || may(state, 'vote')) return null
  return (
    <div class="vote-place">
      <div class="vote-note" role="status">
        <Proposal state={state} /> {say('page-vote-wait')}
      </div>
    </div>
  )
}

function Proposal({ state }: { state: TableState }) {
  const seat = state.table.vote?.seat ?? 0
  const who = seat === state.you.seat ? 'you' : 'other'
  return (
    <p>
      <span>{say('page-vote', { who, name: namesOf(state)[seat - 1] ?? '' })}</span>{' '}
      <TimeLeft until={state.voteUntil} />
    </p>
  )
}

/** Counts down to the decision: those who have not answered by then are not counted. */
function TimeLeft({ until = 0 }: { until: number | undefined }) {
  const now = useTime(500)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <span class="quiet-words" aria-hidden="true">
      {say('page-clock-left', { seconds })}
    </span>
  )
}
