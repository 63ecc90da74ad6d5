// How far somebody has come with the lessons, kept in this browser.

import { signal } from '@preact/signals'
import { remember, remembered } from './memory.ts'
import { LESSONS, type LessonName } from './wire.ts'

const DONE = 'lessons-done'
const OFFERED = 'lessons-offered'
const movesOf = (name: LessonName) => `lesson-${name}`

/** The lessons that were completed. */
export const completed = signal<readonly LessonName[]>(read())

function read(): LessonName[] {
  const words = (remembered(DONE) ?? '').split(' ')
  return LESSONS.filter((name) => words.includes(name))
}

/** A lesson was completed. */
export function complete(name: LessonName): void {
  if (completed.peek().includes(name)) return
  completed.value = LESSONS.filter((known) => known === name || completed.peek().includes(known))
  remember(DONE, completed.value.join(' '))
}

/** Whether the first lesson is still to be offered: until somebody has looked at the lessons, or has played. */
export const isOffered = signal(remembered(OFFERED) === null)

/** The offer was taken, or is not needed. */
export function endOffer(): void {
  if (!isOffered.peek()) return
  isOffered.value = false
  remember(OFFERED, 'done')
}

/** The moves of a lesson that was left. */
export function keptMoves(name: LessonName): string[] {
  return (remembered(movesOf(name)) ?? '').split(',').filter((move) => move !== '')
}

/** Keeps the moves of a lesson. */
export function keepMoves(name: LessonName, moves: readonly string[]): void {
  remember(movesOf(name), moves.join(','))
}
