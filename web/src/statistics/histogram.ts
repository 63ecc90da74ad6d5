// How many cards were left at the end of games, in bars.

/** Games that ended with these numbers of cards left. */
export interface Bar {
  first: number
  last: number
  games: number
  /** Whether the game that is pointed out is among them. */
  marked: boolean
}

/** More bars than this are too thin for a phone. */
const MOST_BARS = 26

/** How many numbers of cards a bar may stand for. */
const widths = [1, 2, 5, 10] as const

/**
 * The bars from no card left to the most that were ever left. The first one is for no card alone: everything was played.
 * The others have the same width, as narrow as there is room for.
 */
export function barsOf(left: readonly number[], marked: number | null): Bar[] {
  const most = Math.max(
    left.findLastIndex((games) => games > 0),
    marked ?? 0,
    1,
  )
  const width = widths.find((width) => most / width <= MOST_BARS) ?? 10
  const bars = [barOf(left, 0, 0, marked)]
  for (let first = 1; first <= most; first += width) bars.push(barOf(left, first, first + width - 1, marked))
  return bars
}

function barOf(left: readonly number[], first: number, last: number, marked: number | null): Bar {
  const games = left.slice(first, last + 1).reduce((sum, games) => sum + games, 0)
  return { first, last, games, marked: marked !== null && first <= marked && marked <= last }
}

/** The numbers of a bar: `7`, `11–15`. */
export function rangeOf({ first, last }: Bar): string {
  return first === last ? String(first) : `${first}–${last}`
}

/** Which bars have their numbers below them: the first, the last, and some between them with enough room. */
export function labelled(bars: readonly Bar[]): boolean[] {
  const every = Math.max(1, Math.ceil(bars.length / 6))
  return bars.map((_, at) => at === bars.length - 1 || (at % every === 0 && bars.length - 1 - at >= every * 0.75))
}

/** Over how many bars, as a share of all, the words for the marked bar reach. */
const REACH = 0.4

/** On which side of a bar there is more room for words: they begin there, end there, or have it in their middle. */
export function sideOf(at: number, count: number): 'start' | 'middle' | 'end' {
  const place = (at + 0.5) / count
  return place > 0.7 ? 'end' : place < 0.3 ? 'start' : 'middle'
}

/** The most games of the bars that words for one of them are above: they must not cover another bar. */
export function clearance(bars: readonly Bar[], at: number): number {
  const reach = Math.ceil(bars.length * REACH)
  const side = sideOf(at, bars.length)
  const first = at - (side === 'start' ? 1 : side === 'end' ? reach : reach / 2)
  const last = at + (side === 'end' ? 1 : side === 'start' ? reach : reach / 2)
  return Math.max(...bars.filter((_, other) => first <= other && other <= last).map(({ games }) => games))
}

/** The middle number of cards left; nothing without games. */
export function medianOf(left: readonly number[]): number | undefined {
  const games = left.reduce((sum, games) => sum + games, 0)
  let passed = 0
  const middle = left.findIndex((games_) => {
    passed += games_
    return passed * 2 >= games
  })
  return games === 0 ? undefined : middle
}
