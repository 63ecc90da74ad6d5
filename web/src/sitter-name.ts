import { LEVELS } from './wire.ts'
import { say } from './words.ts'

/** Who sits there, by a summary of a table: it has the words of the notation for bots, and nobody else may be called so. */
export function sitterName(name: string): string {
  const level = LEVELS.find((known) => known === name)
  return level ? say('page-bot', { bot: say('level', { level }) }) : name
}
