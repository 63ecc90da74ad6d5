// Whoever invites friends without having said a name is asked for one, so that the friends know who does.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { introduce } from '../me.ts'
import { reason } from '../notice.ts'
import { isGuest } from '../sitter-name.ts'
import { LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { useMendedField } from './mended-field.ts'
import type { Session } from './session.ts'

export function OwnName({ session, state }: { session: Session; state: TableState }) {
  if (state.you.seat === null || !isGuest(state.you.name)) return null
  return <NameForm session={session} />
}

function NameForm({ session }: { session: Session }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useMendedField(problem)
  const save = async (event: Event) => {
    event.preventDefault()
    const wanted = name.trim()
    if (busy) return
    if (wanted === '') return field.current?.focus()
    setBusy(true)
    setProblem('')
    try {
      await introduce(wanted)
      announce(say('page-renamed', { name: wanted }))
      session.reconnect()
    } catch (why) {
      setProblem(reason(why))
      announce(reason(why))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form class="name-line own-name" onSubmit={save}>
      <label>
        <span>{say('page-room-name')}</span>
        <input
          ref={field}
          value={name}
          placeholder={say('page-guest')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-invalid={problem !== ''}
          aria-describedby="own-name-problem"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" aria-disabled={busy}>
        {say('page-save')}
      </button>
      <p id="own-name-problem" class="problem">
        {problem}
      </p>
    </form>
  )
}
