// Waiting for a hint: it usually takes a second, and longer when many people ask for one.

import { useEffect, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { say } from '../words.ts'

/** After how many milliseconds it is said that others are being served first. */
const BUSY_AFTER = 5000

export function HintWait() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBusy(true), BUSY_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const words = say(busy ? 'page-hint-busy' : 'page-hint-wait')
  useEffect(() => {
    if (busy) announce(words)
  }, [busy])
  return (
    <p class="hint-wait">
      {words} <progress aria-label={words} />
    </p>
  )
}
