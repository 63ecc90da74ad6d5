import type { Sitter } from '../wire.ts'

/** How strong a bot plays. */
export type Level = Extract<Sitter, { kind: 'bot' }>['level']

/** The levels of bots, the weakest first. */
export const LEVELS: readonly Level[] = ['random', 'greedy', 'casual', 'expert', 'master']

/** Who plays on for somebody who has to go. */
export const STAND_IN: Level = 'expert'
