// Which chapters the rules of a game have, in which order. The texts are those of the terminal.

import { type CardCommand, type Game, STAND_IN } from '../wire.ts'

/** A chapter: `rules-goal-title` and `rules-goal`. */
export interface Chapter {
  id: string
  /** The commands that its paragraphs after the first are about. */
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

/** Whether these cards are those of the stand-in. */
export function isStandIn(cards: CommandCards): boolean {
  const kept = (list: CommandCards) => JSON.stringify([...list].sort(([one], [other]) => (one < other ? -1 : 1)))
  return kept(cards) === kept(STAND_IN)
}
