import { useLayoutEffect, useMemo } from 'preact/hooks'
import { announcement, hearIn } from './announce.ts'
import { language } from './words.ts'

/** An invisible live region. Repeated texts are inserted again, or they would not be announced. */
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
