// The table once one is there: the room before the deal, the board with everything around it, what comes after.

import './room.css'
import './team.css'
import './begin.css'
import './signals.css'
import './panels.css'
import './small.css'
import './whole.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Play } from '../board/play.tsx'
import { lazy } from '../lazy.tsx'
import { may } from '../permission.ts'
import { namesOf } from '../seat-names.ts'
import { say } from '../words.ts'
import { Bar } from './bar.tsx'
import { Begin } from './begin.tsx'
import { CoachQuestion, coachAlone, useCoachQuestion } from './coach.tsx'
import { Dialog } from './dialog.tsx'
import { type End, logOfEnd, useEnd } from './end.ts'
import type { TableVisit } from './enter.ts'
import type { TableState } from './follow.ts'
import { Greeting } from './greeting.tsx'
import { keepAwake } from './keep.ts'
import { ConnectionLine } from './line.tsx'
import { Mates } from './mates.tsx'
import { NoTable } from './no-table.tsx'
import { lacksInvite, Room } from './room.tsx'
import { openRules, RulesAside } from './rules.tsx'
import type { Session } from './session.ts'
import { openSignals, PileSignals, SignalButton } from './signals.tsx'
import { TalkAside } from './talk.tsx'
import { tellAll } from './tell.ts'
import { isAsked, Vote, VoteNote } from './vote.tsx'

const AfterGame = lazy('div', async () => (await import('./after-game.tsx')).AfterGame)

interface Props {
  visit: TableVisit
  session: Session
  id: string
}

export function Game({ visit, session, id }: Props) {
  useEffect(() => keepAwake(session), [session])
  useEffect(() => tellAll(session), [session])
  useEffect(() => dealAlone(session), [session])
  useEffect(() => coachAlone(session), [session])
  const status = session.status.value
  const state = session.state.value
  const end = useEnd(session)
  const playing = state?.view && !end.shown
  if (status.kind === 'ended') return <NoTable {...status} again={() => location.reload()} />
  return (
    <main class={playing ? 'table playing' : 'table'} data-seq={state?.seq}>
      <ConnectionLine session={session} />
      {state ? (
        <Seated visit={visit} session={session} state={state} end={end} id={id} />
      ) : (
        <p class="table-waiting">{say('page-table-connecting')}</p>
      )}
    </main>
  )
}

/** Who comes to a table of bots only waits for nobody: the cards are dealt at once, the first time. */
function dealAlone(session: Session): () => void {
  let arrived = false
  return session.state.subscribe((state) => {
    if (!state || arrived) return
    arrived = true
    if (!may(state, 'deal') || state.view || state.table.games > 0) return
    if (state.table.sitters.filter(({ kind }) => kind === 'person').length > 1) return
    session.want({ kind: 'deal' })
  })
}

function Seated({ visit, session, state, end, id }: Props & { state: TableState; end: End }) {
  const looking = useSignal(false)
  const rooms = useSignal(false)
  const free = state.table.sitters.filter(({ kind }) => kind === 'empty').length
  const ask = state.you.seat === null && free > 0 && !looking.value && !lacksInvite(state)
  return (
    <div class="table-columns">
      <div class="table-main">
        {!ask && <h1 class={state.view ? 'unseen' : 'room-title'}>{title(state)}</h1>}
        {ask && (
          <Greeting
            visit={visit}
            game={state.table.rules.game}
            free={free}
            names={namesOf(state).filter((_, place) => state.table.sitters[place]?.kind !== 'empty')}
            look={() => {
              looking.value = true
            }}
          />
        )}
        {state.view ? (
          <Played session={session} state={state} end={end} rooms={rooms} />
        ) : (
          <Room {...{ session, state, id }} greeting={ask} />
        )}
      </div>
      <TalkAside session={session} state={end.shown ? { ...state, log: logOfEnd(end.shown, state) } : state} />
      <RulesAside rules={state.table.rules} />
      <Dialog title={say('page-room')} open={rooms.value} onClose={() => (rooms.value = false)}>
        <Room session={session} state={state} id={id} panel />
      </Dialog>
    </div>
  )
}

function title({ table: { rules } }: TableState): string {
  return say('page-room-heading', { game: rules.game, seats: rules.seats })
}

interface PlayedProps {
  session: Session
  state: TableState
  end: End
  rooms: { value: boolean }
}

/** The players, or what they are asked. */
function Top({ session, state }: { session: Session; state: TableState }) {
  const coach = useCoachQuestion(state)
  if (isAsked(state)) return <Vote session={session} state={state} />
  if (coach.asked) return <CoachQuestion session={session} state={state} onLater={coach.later} />
  return <Mates session={session} state={state} />
}

function Played({ session, state, end, rooms }: PlayedProps) {
  const over = state.view?.phase === 'over'
  const begun = (state.view?.turn.number ?? 0) > 1
  // The end of a game does not wait for a network that may be gone by then.
  useEffect(() => {
    if (begun) AfterGame.fetch().catch(() => undefined)
  }, [begun])
  const showRoom = () => {
    rooms.value = true
  }
  return (
    <>
      <div class="table-top">
        <Bar session={session} state={state} onRoom={showRoom} />
        {!end.shown && state.table.rules.seats > 1 && <Top session={session} state={state} />}
      </div>
      <VoteNote state={state} />
      {end.shown ? (
        <AfterGame session={session} state={end.shown} fresh={end.fresh} dealt={!over} goOn={end.goOn} />
      ) : (
        <Play
          game={session}
          onRules={openRules}
          onPile={openSignals}
          note={({ pile }) => (
            <div class="pile-talk">
              <PileSignals session={session} pile={pile} />
              <SignalButton session={session} pile={pile} />
            </div>
          )}
        />
      )}
      {!end.shown && state.view?.phase === 'dealt' && <Begin session={session} state={state} />}
    </>
  )
}
