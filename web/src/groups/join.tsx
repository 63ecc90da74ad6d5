// Somebody who comes by the link of a group: a name, and whether to join.

import { useState } from 'preact/hooks'
import { asSomebody, introduce, me } from '../me.ts'
import { reason } from '../notice.ts'
import { server } from '../server.ts'
import { isGuest } from '../sitter-name.ts'
import { type Group, LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'

interface Props {
  code: string
  onJoined: (group: Group) => void
  onCancel: () => void
}

export function Join({ code, onJoined, onCancel }: Props) {
  const known = me.value && !isGuest(me.value.name) ? me.value.name : ''
  const [name, setName] = useState<string | undefined>(undefined)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const shown = name ?? known
  const join = async (event: Event) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const wanted = shown.trim()
      await introduce(wanted === '' ? undefined : wanted)
      onJoined(await asSomebody(() => server.joinGroup(code)))
    } catch (why) {
      setRefusal(reason(why))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form class="join-group" onSubmit={join}>
      <h2>{say('page-groups-invited')}</h2>
      <p>{say('page-groups-invited-more')}</p>
      <label>
        <span>{say('page-groups-your-name')}</span>
        <input
          value={shown}
          placeholder={say('page-guest')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {refusal !== '' && (
        <p class="warning" role="alert">
          {refusal}
        </p>
      )}
      <p class="buttons">
        <button type="submit" class="button primary" aria-disabled={busy}>
          {say('page-groups-join')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {say('page-groups-not-now')}
        </button>
      </p>
    </form>
  )
}
