// The welcome screen for visitors with a link: a name and a seat.

import { useState } from 'preact/hooks'
import { me } from '../me.ts'
import { type Game, LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import type { TableVisit } from './enter.ts'
import { useMendedField } from './mended-field.ts'

interface Props {
  visit: TableVisit
  game: Game
  free: number
  /** Who is there; empty names are empty seats. */
  names: readonly string[]
  /** Watches; by default the visit does that. */
  look?: () => void
  /** Whether one can only watch, for want of an invite link. */
  uninvited?: boolean
}

export function Greeting({ visit, game, free, names, look, uninvited = false }: Props) {
  const there = names.filter((name) => name !== '')
  return (
    <section class="sheet greeting" aria-labelledby="greeting">
      <h1 id="greeting">{say('page-greet', { game })}</h1>
      <p>
        {there.length > 0 ? say('page-greet-there', { names: there.join(', ') }) : say('page-greet-nobody')}{' '}
        {say('page-greet-free', { free })}
      </p>
      {uninvited ? <Uninvited visit={visit} /> : <NameLine visit={visit} look={look ?? (() => visit.watch())} />}
    </section>
  )
}

function Uninvited({ visit }: { visit: TableVisit }) {
  return (
    <>
      <p>{say('page-room-invite-needed')}</p>
      <button type="button" class="button" onClick={() => visit.watch()}>
        {say('page-greet-look')}
      </button>
      <p class="problem">{visit.problem}</p>
    </>
  )
}

function NameLine({ visit, look }: { visit: TableVisit; look: () => void }) {
  const [name, setName] = useState(me.value?.name ?? '')
  const problem = visit.problem.value
  const field = useMendedField(problem)
  // Not `disabled`: that would lose the focus if the name is rejected.
  const busy = visit.busy.value
  const submit = (event: Event) => {
    event.preventDefault()
    visit.sit(name)
  }
  return (
    <form class="name-line" onSubmit={submit}>
      <label>
        <span>{say('page-greet-name')}</span>
        <input
          ref={field}
          value={name}
          placeholder={say('page-guest')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-invalid={problem !== ''}
          aria-describedby="name-problem"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary" aria-disabled={busy}>
        {say('page-greet-sit')}
      </button>
      <button type="button" class="button plain" onClick={look}>
        {say('page-greet-look')}
      </button>
      <p id="name-problem" class="problem">
        {problem}
      </p>
    </form>
  )
}
