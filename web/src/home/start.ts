// From a choice to a table.

import { signal } from '@preact/signals'
import { withInvitation } from '../invitation.ts'
import { endOffer } from '../lesson-progress.ts'
import { asSomebody } from '../me.ts'
import { remember, remembered } from '../memory.ts'
import { fail, tell } from '../notice.ts'
import { prefetchTable } from '../prefetch.ts'
import { go } from '../route.ts'
import { server } from '../server.ts'
import { say } from '../words.ts'
import { type Choices, readChoices, type Way, wanted } from './choices.ts'

/** What is chosen, and was chosen the last time. */
export const choices = signal(readChoices(remembered('choices')))

/** Chooses something else. */
export function take(part: Partial<Choices>): void {
  choices.value = { ...choices.value, ...part }
  remember('choices', JSON.stringify(choices.value))
}

/** The way whose table is being made. */
export const starting = signal<Way | undefined>(undefined)

/** Makes the table and goes there. A visitor without a name becomes a guest on the way. */
export async function start(way: Way): Promise<void> {
  if (starting.value) return
  starting.value = way
  prefetchTable()
  try {
    const { created, invalid } = await makeTable(way)
    endOffer()
    go(`/t/${created.id}`)
    // Only now: the next screen drops notices of this one.
    if (invalid) tell(say('page-invitation-earlier'))
  } catch (why) {
    fail(why)
  } finally {
    starting.value = undefined
  }
}

async function makeTable(way: Way) {
  const table = wanted(choices.value, way)
  return withInvitation((invitation) => asSomebody(() => server.makeTable({ ...table, ...invitation })))
}
