// One device in the list: its name, when it was last used, and signing it out.

import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useKeptFocus } from '../focus.ts'
import { fail } from '../notice.ts'
import { server } from '../server.ts'
import { type Device, LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import { dayIn } from './day.ts'

interface Props {
  device: Device
  /** Whether nobody could sign in any more without it. */
  isLast: boolean
  onChanged: () => void
  /** The device that is used now was signed out. */
  onLeft: () => void
}

export function DeviceRow(props: Props) {
  const { device } = props
  const [doing, set] = useState<'nothing' | 'renaming' | 'leaving'>('nothing')
  const place = useKeptFocus<HTMLLIElement>()
  const name = device.name === '' ? say('page-devices-unnamed') : device.name
  const done = () => set('nothing')
  return (
    <li ref={place} data-this={device.this || undefined}>
      {doing === 'renaming' ? (
        <Rename {...props} done={done} />
      ) : (
        <p class="name">
          <strong>{name}</strong> {device.this && <span class="this">{say('page-devices-this')}</span>}
        </p>
      )}
      <p class="seen">{say('page-devices-seen', { day: dayIn(device.seen, 'UTC') })}</p>
      {doing === 'nothing' && (
        <p class="actions">
          <button type="button" class="button" onClick={() => set('renaming')}>
            {say('page-devices-rename')}
            <span class="unseen">: {name}</span>
          </button>
          <button type="button" class="button" onClick={() => set('leaving')}>
            {say('page-devices-sign-out')}
            <span class="unseen">: {name}</span>
          </button>
        </p>
      )}
      {doing === 'leaving' && <SignOut {...props} name={name} done={done} />}
    </li>
  )
}

function Rename({ device, onChanged, done }: Props & { done: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const save = async (event: Event) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    if (name === '') return field.current?.focus()
    try {
      await server.renameDevice(device.id, name)
      onChanged()
      done()
      announce(say('page-devices-renamed', { name }))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <form onSubmit={save}>
      <label>
        <span>{say('page-devices-name')}</span>
        <input ref={field} defaultValue={device.name} maxLength={LONGEST_NAME} required />
      </label>
      <button type="submit" class="button primary">
        {say('page-save')}
      </button>
      <button type="button" class="button" onClick={done}>
        {say('page-devices-cancel')}
      </button>
    </form>
  )
}

/** Asks once more, and says what it takes to come back. */
function SignOut({ device, isLast, name, onChanged, onLeft, done }: Props & { name: string; done: () => void }) {
  const signOut = async () => {
    try {
      await server.removeDevice(device.id)
      announce(say('page-devices-signed-out', { name }))
      if (device.this) onLeft()
      else onChanged()
    } catch (why) {
      fail(why)
    }
  }
  const warning = isLast ? 'page-devices-last' : device.this ? 'page-devices-sure-this' : 'page-devices-sure'
  return (
    <>
      <p class="warning" role="alert">
        {say(warning, { name })}
      </p>
      <p class="actions">
        <button type="button" class="button" onClick={done}>
          {say('page-devices-cancel')}
        </button>
        {!isLast && (
          <button type="button" class="button danger" onClick={signOut}>
            {say('page-devices-sign-out')}
          </button>
        )}
      </p>
    </>
  )
}
