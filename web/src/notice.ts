// Something that did not work out, told where it is seen on every screen.

import { signal } from '@preact/signals'
import { announce } from './announce.ts'
import { Refused } from './server.ts'
import { renew } from './update.ts'
import { say } from './words.ts'

/** What is told; empty if all is well. */
export const notice = signal('')

/** Tells something that must not be missed. */
export function tell(text: string): void {
  notice.value = text
  announce(text)
}

/** Why something failed: the server's words, or that there was no answer. */
export function reason(why: unknown): string {
  return why instanceof Refused && why.message !== '' ? why.message : say('page-unreachable')
}

/** Tells that something failed. If it was a part of the page that is gone since an update, the page is loaded anew. */
export function fail(why: unknown): void {
  if (!(why instanceof Refused)) {
    console.error(why)
    renew()
  }
  tell(reason(why))
}
