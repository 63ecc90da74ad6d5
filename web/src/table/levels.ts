import type { Level } from '../wire.ts'

/** The level of a bot that takes over a seat. */
export const STAND_IN: Level = 'expert'
