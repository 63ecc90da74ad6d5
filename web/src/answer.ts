// Something asked of the server, for a screen that shows it.

import { useEffect, useState } from 'preact/hooks'

export interface Answer<T> {
  /** What the server said last; nothing yet while it is asked for the first time. */
  value: T | undefined
  /** Why the last request failed. */
  failure: unknown
  /** Asks again. */
  again: () => void
  /** Puts something the server said elsewhere in place of the answer. */
  set: (value: T) => void
}

/** Asks when shown, and again when one of `about` changes: only the answer to the last request counts. */
export function useAnswer<T>(ask: () => Promise<T>, about: readonly unknown[] = []): Answer<T> {
  const [value, set] = useState<T | undefined>(undefined)
  const [failure, setFailure] = useState<unknown>(undefined)
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    ask().then(
      (answer) => {
        if (!current) return
        set(answer)
        setFailure(undefined)
      },
      (why) => {
        if (current) setFailure(why)
      },
    )
    return () => {
      current = false
    }
  }, [...about, count])
  return { value, failure, again: () => setCount(count + 1), set }
}
