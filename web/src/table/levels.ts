import type { BotLevel } from '../wire.ts'

/** Who plays on for somebody who has to go. */
export const STAND_IN: BotLevel = 'expert'
