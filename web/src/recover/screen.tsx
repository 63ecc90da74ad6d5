// A link from another device, or a backup code: its owner continues here.

import './recover.css'
import { useRef, useState } from 'preact/hooks'
import { me } from '../me.ts'
import { fail, reason } from '../notice.ts'
import { go, type Route } from '../route.ts'
import { server } from '../server.ts'
import { choose, say } from '../words.ts'

export function RecoverScreen({ route: { code } }: { route: Route & { screen: 'recover' } }) {
  const [refusal, setRefusal] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const become = async (event: Event) => {
    event.preventDefault()
    // Somebody may have copied the whole link.
    const wanted = code === '' ? (field.current?.value.split('#').pop()?.trim() ?? '') : code
    if (wanted === '') return field.current?.focus()
    try {
      const person = await server.recover(wanted)
      me.value = person
      // A link works once, so go on even if the texts of the person's language cannot be loaded.
      await choose(person.language).catch(fail)
      go('/')
    } catch (why) {
      setRefusal(reason(why))
    }
  }
  const known = me.value
  return (
    <main class="page short recover">
      <h1>{say('page-recover')}</h1>
      <p>{say('page-recover-how')}</p>
      {known && <p class="warning">{say('page-recover-loses', { name: known.name })}</p>}
      {refusal !== '' && (
        <p class="warning" role="alert">
          {refusal}
        </p>
      )}
      <form onSubmit={become}>
        {code === '' && <CodeField field={field} />}
        <p>
          <button type="submit" class="button primary">
            {say('page-recover-do')}
          </button>
          <a class="button" href="/">
            {say('page-recover-not')}
          </a>
        </p>
      </form>
    </main>
  )
}

function CodeField({ field }: { field: { current: HTMLInputElement | null } }) {
  return (
    <>
      <p id="code-how">{say('page-recover-code-how')}</p>
      <p>
        <label>
          {say('page-recover-code')}
          <input
            ref={field}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby="code-how"
            required
          />
        </label>
      </p>
    </>
  )
}
