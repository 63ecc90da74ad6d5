// The reader's name, and the form to change it.

import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { introduce, me } from '../me.ts'
import { fail } from '../notice.ts'
import { personName } from '../sitter-name.ts'
import { LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import { Icon } from './icons.tsx'

export function Me() {
  const [asking, ask] = useState(false)
  const name = me.value ? personName(me.value.name) : say('page-guest')
  if (asking) return <NameForm name={me.value?.name ?? ''} done={() => ask(false)} />
  return (
    <button type="button" class="setting me" title={say('page-rename')} onClick={() => ask(true)}>
      <Icon name="person" />
      <span>
        <span class="unseen">{say('page-you-are')} </span>
        {name}
      </span>
    </button>
  )
}

function NameForm({ name, done }: { name: string; done: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = async (event: Event) => {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    if (wanted === '') return field.current?.focus()
    try {
      await introduce(wanted)
      announce(say('page-renamed', { name: wanted }))
      done()
    } catch (why) {
      fail(why)
    }
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    done()
  }
  return (
    <form class="setting name-form" onSubmit={save} onKeyDown={onEscape}>
      <label>
        <span class="unseen">{say('page-name')}</span>
        <input ref={field} defaultValue={name} maxLength={LONGEST_NAME} autocomplete="nickname" required />
      </label>
      <button type="submit" class="button primary">
        {say('page-save')}
      </button>
      {me.value && (
        <>
          <a href="/devices" onClick={done}>
            {say('page-your-devices')}
          </a>
          <a href="/privacy" onClick={done}>
            {say('page-your-data')}
          </a>
        </>
      )}
    </form>
  )
}
