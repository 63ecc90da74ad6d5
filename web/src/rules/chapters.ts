// The chapters of each game's rules, in order. The terminal uses the same texts.

import { type CardCommand, type Game, STAND_IN } from '../wire.ts'

/** A chapter: `rules-goal-title` and `rules-goal`. */
export interface Chapter {
  id: string
  /** The commands described by the paragraphs after the first. */
  commands?: CardCommand[]
}

const laying: Chapter[] = [{ id: 'lay' }, { id: 'trick' }]
const classic: Chapter[] = [{ id: 'goal' }, ...laying, { id: 'turn' }, { id: 'talk' }, { id: 'end' }]
const commands: Chapter[] = [
  { id: 'extreme' },
  { id: 'lightning', commands: ['stop', 'skull', 'three'] },
  { id: 'infinity', commands: ['mute', 'no-back', 'one-pile', 'draw-one'] },
]
const duel: Chapter[] = [{ id: 'face-goal' }, { id: 'face-turn' }, ...laying, { id: 'help' }, { id: 'draw' }]

export const chapters: Record<Game, Chapter[]> = {
  classic,
  extreme: [...commands, ...classic],
  'face-to-face': duel,
}

/** Which cards carry which command. */
export type CommandCards = typeof STAND_IN

/** Whether these are the default command cards. */
export function isStandIn(cards: CommandCards): boolean {
  const kept = (list: CommandCards) => JSON.stringify([...list].sort(([one], [other]) => (one < other ? -1 : 1)))
  return kept(cards) === kept(STAND_IN)
}
