// Which game a lesson is about.

import type { Game, LessonName } from './wire.ts'

export function gameOf(name: LessonName): Game {
  return name === 'extreme' || name === 'face-to-face' ? name : 'classic'
}

/** The lesson that a game starts with. */
export function lessonOf(game: Game): LessonName {
  return game === 'classic' ? 'basics' : game
}
