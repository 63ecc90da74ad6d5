// Errors that are shown on every screen.

import { signal } from '@preact/signals'
import { announce } from './announce.ts'
import { type Route, route } from './route.ts'
import { Refused } from './server.ts'
import { renew } from './update.ts'
import { say } from './words.ts'

/** The text shown; empty if all is well. */
export const notice = signal('')
/** The screen it was shown on first. */
let screen: Route | undefined

/** Removes a notice that belongs to another screen. */
export function dropOldNotice(): void {
  if (screen !== route.peek()) notice.value = ''
}

/** Shows something that must not be missed. */
export function tell(text: string): void {
  screen = route.peek()
  notice.value = text
  announce(text)
}

/** Why something failed: the server's message, or that it did not answer. */
export function reason(why: unknown): string {
  return why instanceof Refused && why.message !== '' ? why.message : say('page-unreachable')
}

/** Shows that something failed. If a part of the page is gone after an update, reloads the page. */
export function fail(why: unknown): void {
  if (!(why instanceof Refused)) {
    console.error(why)
    renew()
  }
  tell(reason(why))
}
