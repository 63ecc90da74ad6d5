import { useEffect, useState } from 'preact/hooks'

/** Milliseconds of a clock that nobody can set: the one of the device jumps when it is put right. */
export const now = () => performance.now()

/** The time, looked at again and again. */
export function useTime(every: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [every])
  return time
}
