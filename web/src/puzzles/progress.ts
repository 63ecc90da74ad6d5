// What somebody without an account has made of puzzles, kept in this browser.

import { signal } from '@preact/signals'
import { remember, remembered } from '../memory.ts'
import type { PuzzleStanding } from '../wire.ts'

const STANDING = 'puzzles-standing'
const RESULTS = 'puzzles-results'

/** Where everybody starts. */
export const START: PuzzleStanding = { rating: 1500, deviation: 350, volatility: 0.06, tried: 0, solved: 0 }

/** The most ids that are sent along to get a new puzzle: an address has a limited length. */
const MOST_SENT = 100

/** The standing kept in this browser. */
export const kept = signal<PuzzleStanding>(read())

function read(): PuzzleStanding {
  const numbers = (remembered(STANDING) ?? '').split(' ').map(Number)
  const [rating, deviation, volatility, tried, solved] = numbers
  const whole = numbers.length === 5 && numbers.every((number) => Number.isFinite(number) && number >= 0)
  return whole ? ({ rating, deviation, volatility, tried, solved } as PuzzleStanding) : START
}

/** The first results by puzzle, oldest first. */
function results(): Map<string, boolean> {
  const words = (remembered(RESULTS) ?? '').split(' ').filter((word) => /^[0-9a-f]+[+-]$/.test(word))
  return new Map(words.map((word) => [word.slice(0, -1), word.endsWith('+')]))
}

/** The standing, with what the first attempt at a puzzle came to. */
export function keptFor(id: string): PuzzleStanding {
  const result = results().get(id)
  return result === undefined ? kept.peek() : { ...kept.peek(), result }
}

/** Keeps the standing after an attempt at a puzzle. */
export function keep(id: string, { result, ...standing }: PuzzleStanding): void {
  const known = results()
  if (result === undefined || known.has(id)) return
  known.set(id, result)
  kept.value = standing
  const { rating, deviation, volatility, tried, solved } = standing
  remember(STANDING, [rating, deviation, volatility, tried, solved].join(' '))
  remember(RESULTS, [...known].map(([puzzle, solved]) => `${puzzle}${solved ? '+' : '-'}`).join(' '))
}

/** What the server should know to find the next puzzle for somebody without an account. */
export function wishes(theme: string | null): string {
  const query = new URLSearchParams({ rating: String(Math.round(kept.peek().rating)) })
  if (theme !== null) query.set('theme', theme)
  const tried = [...results().keys()].slice(-MOST_SENT)
  return `${query}${tried.length > 0 ? `&tried=${tried.join(',')}` : ''}`
}
