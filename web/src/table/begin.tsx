// Who begins: each says what they would like, which stands beside their names, and anybody may just begin.

import { type StartSignal, startSignal } from '../signals.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { plays } from './own-seat.ts'
import type { Session } from './session.ts'

export function Begin({ session, state }: { session: Session; state: TableState }) {
  const own = state.you.seat
  const said = own === null ? undefined : startSignal(state.view?.signals[own - 1] ?? [])
  return (
    <section class="begin" aria-labelledby="begin">
      <div class="begin-words">
        <h2 id="begin">{say('page-begin')}</h2>
        <p class="quiet-words">
          {say(!plays(state) ? 'page-begin-look' : said ? 'page-begin-wished' : 'page-begin-how')}
        </p>
      </div>
      {plays(state) && (
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
