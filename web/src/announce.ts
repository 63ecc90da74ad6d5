// What screen readers are told while things change.

import { signal } from '@preact/signals'

/** The last announcement, and the how many-th it is: the same words twice are two announcements. */
export const announcement = signal({ text: '', count: 0 })

let waiting: string[] = []

/** Says something to who cannot see it happen. What comes in one moment is said in one breath. */
export function announce(text: string): void {
  waiting.push(text)
  if (waiting.length > 1) return
  setTimeout(() => {
    announcement.value = { text: waiting.join(' '), count: announcement.value.count + 1 }
    waiting = []
  }, 50)
}
