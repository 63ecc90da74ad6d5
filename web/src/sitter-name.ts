// What people are called on the page.

import { DELETED_NAME, LEVELS } from './wire.ts'
import { say } from './words.ts'

/** The stored name of players who gave none, in every language: `Host` is a name, and Czech for guest. */
export const GUEST = 'Guest'

/** Whether a player gave no name. */
export function isGuest(name: string): boolean {
  return name === GUEST
}

/** What to call a person: those without a name are guests, those who were deleted are nobody in particular. */
export function personName(name: string): string {
  if (name === DELETED_NAME) return say('deleted-player')
  return isGuest(name) ? say('page-guest') : name
}

/** What to call a sitter of a table summary. For bots it has the words of the notation, which are not allowed as names. */
export function sitterName(name: string): string {
  const level = LEVELS.find((known) => known === name)
  return level ? say('page-bot', { bot: say('level', { level }) }) : personName(name)
}
