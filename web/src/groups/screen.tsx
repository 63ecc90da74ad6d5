// Groups of friends who compare their results.

import './groups.css'
import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useAnswer } from '../answer.ts'
import { asSomebody, me } from '../me.ts'
import { fail, reason } from '../notice.ts'
import { type Route, rewrite } from '../route.ts'
import { server } from '../server.ts'
import { type Group, LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import { GroupCard } from './group.tsx'
import { Join } from './join.tsx'

export function GroupsScreen({ route: { code } }: { route: Route & { screen: 'groups' } }) {
  const { value, failure, set } = useAnswer(async () => (me.value ? server.groups() : []), [me.value?.name])
  const [settled, settle] = useState('')
  const groups = value ?? []
  const replace = (group: Group) => {
    const known = groups.some(({ id }) => id === group.id)
    set(known ? groups.map((one) => (one.id === group.id ? group : one)) : [group, ...groups])
  }
  // The code leaves the address: addresses are copied and sent to others.
  const done = () => {
    settle(code)
    rewrite('/groups')
  }
  const joined = (group: Group) => {
    done()
    replace(group)
    announce(say('page-groups-joined', { name: group.name }))
  }
  return (
    <main class="page groups-page">
      <h1>{say('page-groups')}</h1>
      <p>{say('page-groups-lead')}</p>
      {code !== '' && code !== settled && <Join code={code} onJoined={joined} onCancel={done} />}
      {failure !== undefined && (
        <p class="warning" role="alert">
          {reason(failure)}
        </p>
      )}
      {groups.map((group) => (
        <GroupCard
          key={group.id}
          group={group}
          onChange={replace}
          onGone={() => set(groups.filter(({ id }) => id !== group.id))}
        />
      ))}
      <NewGroup onMade={replace} />
      <p>
        <a class="button" href="/daily">
          {say('page-daily')}
        </a>
      </p>
    </main>
  )
}

function NewGroup({ onMade }: { onMade: (group: Group) => void }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const make = async (event: Event) => {
    event.preventDefault()
    if (busy || name.trim() === '') return
    setBusy(true)
    try {
      const group = await asSomebody(() => server.makeGroup(name.trim()))
      onMade(group)
      setName('')
      announce(say('page-groups-made', { name: group.name }))
    } catch (why) {
      fail(why)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form class="new-group" onSubmit={make}>
      <h2>{say('page-groups-new')}</h2>
      <label>
        <span>{say('page-groups-name')}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          required
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary" aria-disabled={busy}>
        {say('page-groups-make')}
      </button>
    </form>
  )
}
