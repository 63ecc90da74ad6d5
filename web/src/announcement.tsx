import { useLayoutEffect, useMemo } from 'preact/hooks'
import { announcement, hearIn } from './announce.ts'
import { language } from './words.ts'

/** A live region that is heard and not seen. Words that come again are put there anew, or nobody would hear them. */
export function Announcement() {
  const region = useMemo(() => ({}), [])
  useLayoutEffect(() => hearIn(region), [])
  const { text, count, where, language: spoken } = announcement.value
  const heard = where === region && spoken === language.value
  return (
    <div class="unseen" role="status" aria-live="polite">
      <span key={count}>{heard ? text : ''}</span>
    </div>
  )
}
