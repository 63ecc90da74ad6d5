// Announcements for screen readers.

import { signal } from '@preact/signals'
import type { Language } from './wire.ts'
import { language } from './words.ts'

interface Announced {
  text: string
  /** A running number: the same words twice are two announcements. */
  count: number
  /** The live region that announces it. */
  where: object | undefined
  /** Its language: after a switch, old announcements are not read out. */
  language: Language
}

/** The last announcement. */
export const announcement = signal<Announced>({ text: '', count: 0, where: undefined, language: 'en' })

let waiting: string[] = []
let regions: object[] = []

/** Registers a live region; returns a function that removes it. Only the newest is used: modal dialogs silence the rest. */
export function hearIn(region: object): () => void {
  regions.push(region)
  return () => {
    regions = regions.filter((known) => known !== region)
  }
}

/** Announces something to screen readers. Simultaneous announcements are joined. */
export function announce(text: string): void {
  waiting.push(text)
  if (waiting.length > 1) return
  setTimeout(() => {
    const count = announcement.value.count + 1
    announcement.value = { text: waiting.join(' '), count, where: regions.at(-1), language: language.value }
    waiting = []
  }, 50)
}
