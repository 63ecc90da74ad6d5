// Coaches at a table: one's own switch in the menu, and the question whether the others may have one.

import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { namesOf } from '../seat-names.ts'
import { coach } from '../settings.ts'
import type { Coaching, Seat } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

interface Props {
  session: Session
  state: TableState
}

/** What a seat has decided about coaches. */
export function coachingOf({ table }: TableState, seat: Seat | null): Coaching {
  return (seat === null ? undefined : table.coaching?.[seat - 1]) ?? 'off'
}

const canDecide = ({ you, table }: TableState) => you.seat !== null && table.hints

const isAlone = ({ table }: TableState) =>
  table.sitters.filter(({ kind }) => kind === 'person' || kind === 'stand-in').length < 2

/** The names of those whose coach waits for the others. */
function waiting(state: TableState): string[] {
  return namesOf(state).filter((_, place) => coachingOf(state, place + 1) === 'waiting')
}

/** Whether the reader is asked whether others may have a coach. */
export const isAskedForCoach = (state: TableState) =>
  canDecide(state) && coachingOf(state, state.you.seat) === 'off' && waiting(state).length > 0

/** The items of the menu: the coach, and a way back for somebody who has agreed to the coaches of others. */
export function CoachItems({
  session,
  state,
  item,
}: Props & { item: (words: string, what: () => void) => JSX.Element }) {
  if (!canDecide(state)) return null
  const own = coachingOf(state, state.you.seat)
  const on = own === 'on' || own === 'waiting'
  const change = () => {
    // Somebody who plays alone decides it for the next table, too; elsewhere others have a say.
    if (isAlone(state)) coach.value = !on
    session.want({ kind: 'coach', coaching: on ? 'off' : 'on' })
  }
  return (
    <>
      {item(on ? 'page-coach-off' : 'page-coach-on', change)}
      {own === 'agreed' && item('page-coach-none', () => session.want({ kind: 'coach', coaching: 'off' }))}
    </>
  )
}

/** The question whether others may have a coach, in place of the players at the top. */
export function CoachQuestion({ session, state, onLater }: Props & { onLater: () => void }) {
  return (
    <section class="mates-part vote" role="alert" aria-label={say('page-mate-coach')}>
      <p>{say('page-coach-ask', { name: waiting(state).join(', ') })}</p>
      <p class="row">
        <button type="button" class="button" onClick={onLater}>
          {say('page-coach-no')}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => session.want({ kind: 'coach', coaching: 'agreed' })}
        >
          {say('page-coach-agree')}
        </button>
      </p>
    </section>
  )
}

/** Whether to show the question, and what puts it off until somebody else asks. */
export function useCoachQuestion(state: TableState): { asked: boolean; later: () => void } {
  const putOff = useSignal('')
  const now = waiting(state).join(', ')
  return {
    asked: isAskedForCoach(state) && putOff.value !== now,
    later: () => {
      putOff.value = now
    },
  }
}

/** Gives a coach to somebody who wants one, at a table where nobody else has a say. */
export function coachAlone(session: Session): () => void {
  let asked = false
  return session.state.subscribe((state) => {
    if (asked || !state || !canDecide(state) || !coach.peek() || !isAlone(state)) return
    asked = true
    if (coachingOf(state, state.you.seat) === 'off') session.want({ kind: 'coach', coaching: 'on' })
  })
}
