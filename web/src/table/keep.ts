// Reconnects a session when the page wakes up.

import { effect } from '@preact/signals'
import { me } from '../me.ts'
import type { Session } from './session.ts'

/** A page that was hidden for longer than this may have been suspended, and its connection with it. */
const SLEEP = 45_000

/** Reconnects when the network comes back, when the page was suspended, or when the reader changes the language. */
export function keepAwake(session: Session): () => void {
  let hiddenAt: number | undefined
  const seen = () => {
    if (document.hidden) {
      hiddenAt = Date.now()
    } else if (hiddenAt !== undefined) {
      if (Date.now() - hiddenAt > SLEEP) session.reconnect()
      hiddenAt = undefined
    }
  }
  const wake = () => session.reconnect()
  const given = new AbortController()
  document.addEventListener('visibilitychange', seen, { signal: given.signal })
  addEventListener('online', wake, { signal: given.signal })
  // A server on this machine works without a network, too: find out immediately.
  addEventListener('offline', wake, { signal: given.signal })
  const stop = followLanguage(wake)
  return () => {
    given.abort()
    stop()
  }
}

/** On a socket, the server uses the language its person had when it was opened. */
function followLanguage(wake: () => void): () => void {
  let spoken = me.peek()?.language
  return effect(() => {
    const now = me.value?.language
    if (now === undefined || now === spoken) return
    spoken = now
    wake()
  })
}
