// Who goes first: each states a preference, which is shown beside their names, and anybody may just begin. Bots have
// stated theirs already: with nobody else at the table, one press starts the game.

import { type StartSignal, startSignal } from '../signals.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { plays } from './own-seat.ts'
import type { Session } from './session.ts'

export function Begin({ session, state }: { session: Session; state: TableState }) {
  const own = state.you.seat
  const said = own === null ? undefined : startSignal(state.view?.signals[own - 1] ?? [])
  const botsOnly = plays(state) && onlyBots(state)
  return (
    <section class="begin" aria-labelledby="begin">
      <div class="begin-words">
        <h2 id="begin">{say('page-begin')}</h2>
        <p class="quiet-words">{say(helpFor(state, botsOnly, said))}</p>
      </div>
      {botsOnly && <AmongBots session={session} />}
      {plays(state) && !botsOnly && (
        <p class="row">
          <Wish
            session={session}
            signal="let-me-begin"
            words="page-begin-me"
            chosen={said === 'let-me-begin'}
            primary
          />
          <Wish session={session} signal="not-me" words="page-begin-not-me" chosen={said === 'not-me'} />
          <button
            type="button"
            class="button"
            disabled={session.pending.value.has('begin')}
            onClick={() => session.want({ kind: 'begin' })}
          >
            {say('page-begin-now')}
          </button>
        </p>
      )}
    </section>
  )
}

function helpFor(state: TableState, botsOnly: boolean, said: StartSignal | undefined): string {
  if (!plays(state)) return 'page-begin-look'
  if (botsOnly) return 'page-begin-bots'
  return said ? 'page-begin-wished' : 'page-begin-how'
}

/** Whether everybody else at the table is a bot. */
function onlyBots({ table, you }: TableState): boolean {
  return table.sitters.every(({ kind }, place) => place + 1 === you.seat || kind === 'bot')
}

function AmongBots({ session }: { session: Session }) {
  return (
    <p class="row">
      <button
        type="button"
        class="button primary"
        disabled={session.busy.value}
        onClick={() => session.want({ kind: 'begin' })}
      >
        {say('page-begin-first')}
      </button>
      <button
        type="button"
        class="button"
        disabled={session.busy.value}
        onClick={() => session.want({ kind: 'signal', signal: 'not-me' })}
      >
        {say('page-begin-let-bots')}
      </button>
    </p>
  )
}

interface WishProps {
  session: Session
  signal: StartSignal
  words: string
  chosen: boolean
  primary?: boolean
}

function Wish({ session, signal, words, chosen, primary = false }: WishProps) {
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      aria-pressed={chosen}
      disabled={session.pending.value.has('signal')}
      onClick={() => session.want({ kind: 'signal', signal })}
    >
      {say(words)}
    </button>
  )
}
