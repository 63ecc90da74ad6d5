// What screen readers are told while things change.

import { signal } from '@preact/signals'

/** The last announcement; the frame shows it in a live region that is heard and not seen. */
export const announcement = signal('')

let waiting: string[] = []

/** Says something to who cannot see it happen. What comes in one moment is said in one breath. */
export function announce(text: string): void {
  waiting.push(text)
  if (waiting.length > 1) return
  setTimeout(() => {
    announcement.value = waiting.join(' ')
    waiting = []
  }, 50)
}
