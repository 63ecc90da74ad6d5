// How long today's deals can be begun.

import { useEffect, useState } from 'preact/hooks'
import { say } from '../words.ts'
import type { Today } from './day.tsx'
import { hoursAndMinutes, untilNextMinute } from './time-left.ts'

/** The next day is asked for a moment after this one has ended. */
const MOMENT = 2000

export function Countdown({ today, onEnd }: { today: Today; onEnd: () => void }) {
  const left = useTimeLeft(today, onEnd)
  const { hours, minutes } = hoursAndMinutes(left)
  return (
    <span class="countdown" role="timer">
      {hours > 0
        ? say('page-daily-hours-left', { hours: String(hours), minutes: String(minutes) })
        : say('page-daily-minutes-left', { minutes: String(minutes) })}
    </span>
  )
}

/** Counts by a clock that nobody sets, from the server's time on. */
function useTimeLeft({ now, ends }: Today, onEnd: () => void): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const began = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const passed = performance.now() - began
      const left = ends - now - passed
      setPassed(passed)
      timer = setTimeout(left > 0 ? tick : onEnd, left > 0 ? untilNextMinute(left) : MOMENT)
    }
    tick()
    // A device that slept has missed some time.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, ends])
  return Math.max(0, ends - now - passed)
}
