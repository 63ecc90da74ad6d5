// The time left for a turn.

import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import { say } from '../words.ts'
import { Icon } from './icons.tsx'
import { useTime } from './time.ts'

const SHORT = 10

/** `own`: it is the reader's turn; a low clock is announced to them. */
export function Clock({ deadline, own }: { deadline: number; own: boolean }) {
  const now = useTime(250)
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000))
  const short = seconds <= SHORT && seconds > 0
  useEffect(() => {
    if (own && short) announce(say('page-clock-short', { seconds }))
  }, [own, short])
  const words = seconds === 0 ? 'page-clock-up' : short ? 'page-clock-short' : 'page-clock-left'
  return (
    <span class={seconds <= SHORT ? 'clock short' : 'clock'} role="timer">
      <Icon name="clock" />
      <span aria-hidden="true">{inMinutes(seconds)}</span>
      <span class="unseen">{say(words, { seconds })}</span>
    </span>
  )
}

/** Seconds as text: `4:57`. */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
