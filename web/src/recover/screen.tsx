// A link from another device: its owner continues here.

import { useState } from 'preact/hooks'
import { me } from '../me.ts'
import { fail, reason } from '../notice.ts'
import { go, type Route } from '../route.ts'
import { server } from '../server.ts'
import { choose, say } from '../words.ts'

export function RecoverScreen({ route: { code } }: { route: Route & { screen: 'recover' } }) {
  const [refusal, setRefusal] = useState('')
  const become = async () => {
    try {
      const person = await server.recover(code)
      me.value = person
      // The code works once, so go on even if the texts of the person's language cannot be loaded.
      await choose(person.language).catch(fail)
      go('/')
    } catch (why) {
      setRefusal(reason(why))
    }
  }
  if (code === '') return <NoCode />
  const known = me.value
  return (
    <main class="page short">
      <h1>{say('page-recover')}</h1>
      <p>{say('page-recover-how')}</p>
      {known && <p class="warning">{say('page-recover-loses', { name: known.name })}</p>}
      {refusal !== '' && (
        <p class="warning" role="alert">
          {refusal}
        </p>
      )}
      <p>
        <button type="button" class="button primary" onClick={become}>
          {say('page-recover-do')}
        </button>
        <a class="button" href="/">
          {say('page-recover-not')}
        </a>
      </p>
    </main>
  )
}

function NoCode() {
  return (
    <main class="page short">
      <h1>{say('page-recover')}</h1>
      <p class="warning">{say('page-recover-no-code')}</p>
      <p>
        <a class="button primary" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}
