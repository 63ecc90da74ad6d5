// What screen readers are told while things change.

import { signal } from '@preact/signals'
import type { Language } from './wire.ts'
import { language } from './words.ts'

interface Announced {
  text: string
  /** The how many-th it is: the same words twice are two announcements. */
  count: number
  /** The live region that says it. */
  where: object | undefined
  /** In which language: whoever speaks another by now is not read the old one. */
  language: Language
}

/** The last announcement. */
export const announcement = signal<Announced>({ text: '', count: 0, where: undefined, language: 'en' })

let waiting: string[] = []
let regions: object[] = []

/** Lets a live region speak; the answer stops it. The newest one speaks alone: a modal dialog silences all around it. */
export function hearIn(region: object): () => void {
  regions.push(region)
  return () => {
    regions = regions.filter((known) => known !== region)
  }
}

/** Says something to who cannot see it happen. What comes in one moment is said in one breath. */
export function announce(text: string): void {
  waiting.push(text)
  if (waiting.length > 1) return
  setTimeout(() => {
    const count = announcement.value.count + 1
    announcement.value = { text: waiting.join(' '), count, where: regions.at(-1), language: language.value }
    waiting = []
  }, 50)
}
