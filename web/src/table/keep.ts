// A session that wakes up with its page.

import { effect } from '@preact/signals'
import { me } from '../me.ts'
import type { Session } from './session.ts'

/** Hidden for longer than this, a page may have slept, and its connection with it. */
const SLEEP = 45_000

/** Connects anew when the network comes back, when the page has slept, or when its reader speaks another language. */
export function keepAwake(session: Session): () => void {
  let hiddenAt: number | undefined
  const seen = () => {
    if (document.hidden) {
      hiddenAt = Date.now()
    } else if (hiddenAt !== undefined) {
      if (Date.now() - hiddenAt > SLEEP) session.refresh()
      hiddenAt = undefined
    }
  }
  const wake = () => session.refresh()
  const given = new AbortController()
  document.addEventListener('visibilitychange', seen, { signal: given.signal })
  addEventListener('online', wake, { signal: given.signal })
  // A server on this machine is there without a network, too: whether it is shows at once.
  addEventListener('offline', wake, { signal: given.signal })
  const stop = followLanguage(wake)
  return () => {
    given.abort()
    stop()
  }
}

/** The server speaks on a socket as its person did when it was opened. */
function followLanguage(wake: () => void): () => void {
  let spoken = me.peek()?.language
  return effect(() => {
    const now = me.value?.language
    if (now === undefined || now === spoken) return
    spoken = now
    wake()
  })
}
