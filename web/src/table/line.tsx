// The state of the connection: a slim bar, unless all is well.

import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../announce.ts'
import { say } from '../words.ts'
import type { ConnectionStatus } from './connection.ts'
import type { Session } from './session.ts'
import { useTime } from './time.ts'

/** Shorter interruptions are not mentioned. */
const UNNOTICED = 800
const SHOW_RESTORED = 2500

type Shown = 'nothing' | 'trouble' | 'back'

export function ConnectionLine({ session }: { session: Session }) {
  const shown = useShown(session)
  const status = session.status.value
  if (shown === 'nothing') return null
  return (
    <p class={`connection ${shown}`} data-status={status.kind}>
      {shown === 'back' ? say('page-line-back') : <Trouble session={session} status={status} />}
    </p>
  )
}

function Trouble({ session, status }: { session: Session; status: ConnectionStatus }) {
  const now = useTime(500)
  if (status.kind !== 'lost') return <span>{say('page-line-trying')}</span>
  const seconds = Math.max(1, Math.ceil((status.retryAt - now) / 1000))
  return (
    <>
      <span>{say('page-line-lost', { seconds })}</span>
      <button type="button" class="button small" onClick={() => session.reconnect()}>
        {say('page-line-now')}
      </button>
    </>
  )
}

/** Trouble is shown once it lasts, and for a moment that it is over; both are announced. */
function useShown(session: Session): Shown {
  const shown = useSignal<Shown>('nothing')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const later = (wait: number, what: Shown) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(what), wait)
  }
  const change = (what: Shown) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (what === shown.peek()) return
    shown.value = what
    if (what === 'trouble') announce(say('page-told-lost'))
    if (what === 'back') {
      announce(say('page-told-back'))
      later(SHOW_RESTORED, 'nothing')
    }
  }
  useSignalEffect(() => {
    const { kind } = session.status.value
    if (session.state.peek() === undefined) return
    if (kind === 'open') change(shown.peek() === 'trouble' ? 'back' : shown.peek())
    else if (shown.peek() !== 'trouble' && timer.current === undefined) later(UNNOTICED, 'trouble')
    else if (shown.peek() === 'back') change('trouble')
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return shown.value
}
