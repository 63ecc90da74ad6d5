import { useEffect, useState } from 'preact/hooks'

/** The time, looked at again and again. */
export function useTime(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
