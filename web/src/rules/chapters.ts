// Which chapters the rules of a game have, in which order. The texts are those of the terminal.

import type { CardCommand, Game } from '../wire.ts'

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
export type CommandCards = [CardCommand, number[]][]

/** The stand-in that is played with where nobody says otherwise; docs/RULES.md has it too, and a test compares them. */
export const standIn: CommandCards = [
  ['stop', [4, 28, 73, 97]],
  ['skull', [8, 32, 69, 93]],
  ['three', [11, 36, 65, 90]],
  ['mute', [15, 39, 62, 86]],
  ['one-pile', [18, 42, 59, 83]],
  ['no-back', [21, 45, 56, 80]],
  ['draw-one', [25, 49, 52, 76]],
]

/** Whether these cards are those of the stand-in. */
export function isStandIn(cards: CommandCards): boolean {
  const kept = (list: CommandCards) => JSON.stringify([...list].sort(([one], [other]) => (one < other ? -1 : 1)))
  return kept(cards) === kept(standIn)
}
