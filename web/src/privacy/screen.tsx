// What the server keeps about the reader: to download it, or to delete it for good.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useKeptFocus } from '../focus.ts'
import { me } from '../me.ts'
import { fail } from '../notice.ts'
import { server } from '../server.ts'
import { personName } from '../sitter-name.ts'
import { say } from '../words.ts'

export function PrivacyScreen() {
  const [deleted, setDeleted] = useState(false)
  return (
    <main class="page short">
      <h1>{say('page-privacy')}</h1>
      {me.value ? (
        <Somebody name={me.value.name} onDeleted={() => setDeleted(true)} />
      ) : (
        <p>{say(deleted ? 'page-privacy-deleted' : 'page-privacy-nobody')}</p>
      )}
      <p>
        <a class="button" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}

interface Props {
  name: string
  onDeleted: () => void
}

function Somebody({ name, onDeleted }: Props) {
  return (
    <>
      <p>{say('page-privacy-kept')}</p>
      <h2>{say('page-privacy-export')}</h2>
      <p>{say('page-privacy-export-how')}</p>
      <p>
        <a class="button" href="/api/me/export" download="tenback.json">
          {say('page-privacy-download')}
        </a>
      </p>
      <h2>{say('page-privacy-delete')}</h2>
      <p>{say('page-privacy-delete-how')}</p>
      <Delete name={personName(name)} onDeleted={onDeleted} />
    </>
  )
}

/** Asks once more: it cannot be undone. */
function Delete({ name, onDeleted }: Props) {
  const [asking, ask] = useState(false)
  const place = useKeptFocus<HTMLDivElement>()
  const remove = async () => {
    try {
      await server.deleteMe()
      onDeleted()
      me.value = null
      announce(say('page-privacy-deleted'))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <div ref={place}>
      {asking ? (
        <>
          <p class="warning" role="alert">
            {say('page-privacy-sure', { name })}
          </p>
          <p>
            <button type="button" class="button" onClick={() => ask(false)}>
              {say('page-privacy-keep')}
            </button>
            <button type="button" class="button danger" onClick={remove}>
              {say('page-privacy-delete-now')}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button type="button" class="button" onClick={() => ask(true)}>
            {say('page-privacy-delete-ask')}
          </button>
        </p>
      )}
    </div>
  )
}
