import { useLayoutEffect, useMemo } from 'preact/hooks'
import { announcement, hearIn } from '../announce.ts'

/** A live region that is heard and not seen. Words that come again are put there anew, or nobody would hear them. */
export function Announcement() {
  const region = useMemo(() => ({}), [])
  useLayoutEffect(() => hearIn(region), [])
  const { text, count, where } = announcement.value
  return (
    <div class="unseen" role="status" aria-live="polite">
      <span key={count}>{where === region ? text : ''}</span>
    </div>
  )
}
