// From a screen to a table that the server makes.

import { signal } from '@preact/signals'
import { asSomebody } from './me.ts'
import { fail } from './notice.ts'
import { prefetchTable } from './prefetch.ts'
import { go } from './route.ts'
import type { TableCreated } from './wire.ts'

/** What a table is being made for: a second press does nothing. */
export const making = signal<string | undefined>(undefined)

/** Has a table made, and goes there. `what` tells it from others that could be made on the same screen. */
export async function goToTable(what: string, make: () => Promise<TableCreated>): Promise<void> {
  if (making.value !== undefined) return
  making.value = what
  prefetchTable()
  try {
    const { id } = await asSomebody(make)
    go(`/t/${id}`)
  } catch (why) {
    fail(why)
  } finally {
    making.value = undefined
  }
}
