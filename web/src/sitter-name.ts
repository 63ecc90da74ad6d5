// What somebody is called by whoever reads it.

import { LEVELS } from './wire.ts'
import { say } from './words.ts'

/** The name of everybody who has not said one, whatever language they speak: `Host` is a name, and Czech for guest. */
export const GUEST = 'Guest'

/** Whether somebody has not said a name. */
export function isGuest(name: string): boolean {
  return name === GUEST
}

/** What a person is called: who never said a name is a guest in the reader's own language. */
export function personName(name: string): string {
  return isGuest(name) ? say('page-guest') : name
}

/** Who sits there, by a summary of a table: it has the words of the notation for bots, and nobody else may be called so. */
export function sitterName(name: string): string {
  const level = LEVELS.find((known) => known === name)
  return level ? say('page-bot', { bot: say('level', { level }) }) : personName(name)
}
