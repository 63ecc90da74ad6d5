import { useEffect, useState } from 'preact/hooks'

/** Milliseconds of a monotonic clock: the device's time jumps when it is set. */
export const now = () => performance.now()

/** The current time, updated regularly. */
export function useTime(every: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [every])
  return time
}
