// Who sits where: before the first deal, and as a panel at any time.

import { may } from '../permission.ts'
import { say } from '../words.ts'
import { Agreed } from './agreed.tsx'
import { CloseButton } from './close-table.tsx'
import { EarlierGames } from './earlier-games.tsx'
import type { TableState } from './follow.ts'
import { InviteLink } from './invite.tsx'
import { occasionLines, occasionName } from './occasion.tsx'
import { OwnName } from './own-name.tsx'
import { Seats } from './seats.tsx'
import type { Session } from './session.ts'
import { TalkButton } from './talk.tsx'

interface Props {
  session: Session
  state: TableState
  /** The table. */
  id: string
  /** Shown beside a game. */
  panel?: boolean
  /** One is being asked for a name, and sits down that way. */
  greeting?: boolean
}

export function Room({ session, state, id, panel = false, greeting = false }: Props) {
  const empty = state.table.sitters.filter(({ kind }) => kind === 'empty').length
  return (
    <div class={panel ? 'room in-panel' : 'room'}>
      <OccasionNote state={state} />
      <Seats session={session} state={state} greeting={greeting} />
      {empty > 0 && <OwnName session={session} state={state} />}
      {empty > 0 && <InviteLink {...{ session, state, id }} />}
      {!panel && !greeting && <Deal session={session} state={state} empty={empty} />}
      {!panel && <TalkButton session={session} state={state} />}
      {empty === 0 && panel && <InviteLink {...{ session, state, id }} />}
      <Agreed session={session} state={state} />
      {!panel && <CloseButton session={session} state={state} />}
      <EarlierGames state={state} />
      <p class="refusal problem">{session.refusal}</p>
    </div>
  )
}

/** What the game is played for, and what counts. */
function OccasionNote({ state: { table } }: { state: TableState }) {
  if (!table.occasion) return null
  return (
    <p class="occasion-note">
      <strong>{occasionName(table.occasion)}.</strong> {occasionLines(table).join(' ')}
    </p>
  )
}

/** Whether one could take a seat if one had the invite link. */
export function lacksInvite(state: TableState): boolean {
  const empty = state.table.sitters.some(({ kind }) => kind === 'empty')
  return state.you.seat === null && empty && state.table.invite_only && !may(state, 'sit')
}

/** The one thing to do once nobody is missing; before, it says who is. */
function Deal({ session, state, empty }: { session: Session; state: TableState; empty: number }) {
  const dealing = session.pending.value.has('deal')
  return (
    <div class="deal">
      <button
        type="button"
        class="button primary large"
        disabled={!may(state, 'deal') || dealing}
        aria-describedby="deal-missing"
        onClick={() => session.want({ kind: 'deal' })}
      >
        {say(dealing ? 'page-sent' : 'page-room-deal')}
      </button>
      <p id="deal-missing" class="quiet-words">
        {missing(state, empty)}
      </p>
    </div>
  )
}

function missing(state: TableState, empty: number): string {
  const { you, may: allowed } = state
  if (lacksInvite(state)) return say('page-room-invite-needed')
  if (you.seat === null) return say(empty > 0 ? 'page-room-sit-first' : 'page-room-full')
  if (empty === 0) return ''
  const bots = allowed.some((what) => what.startsWith('bot '))
  return say(bots ? 'page-room-missing-host' : 'page-room-missing', { count: empty })
}
