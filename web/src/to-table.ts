// From a screen to a table that the server makes.

import { signal } from '@preact/signals'
import { withInvitation } from './invitation.ts'
import { asSomebody } from './me.ts'
import { fail } from './notice.ts'
import { prefetchTable } from './prefetch.ts'
import { go } from './route.ts'
import type { TableCreated } from './wire.ts'

/** What a table is being made for: a second press does nothing. */
export const making = signal<string | undefined>(undefined)

type Make = (invited: { invitation?: string }) => Promise<TableCreated>

/** Has a table made, and goes there. `what` tells it from others that could be made on the same screen. */
export async function goToTable(what: string, make: Make): Promise<void> {
  if (making.value !== undefined) return
  making.value = what
  prefetchTable()
  try {
    const { created } = await withInvitation((invited) => asSomebody(() => make(invited)))
    go(`/t/${created.id}`)
  } catch (why) {
    fail(why)
  } finally {
    making.value = undefined
  }
}
