// The accuracy of reviewed games, one after the other, and its moving average.

/** How many games the average is over: the current one and those before it. */
export const WINDOW = 10

/** The average of each value and those before it, at most WINDOW in all. */
export function averages(values: readonly number[]): number[] {
  return values.map((_, at) => {
    const recent = values.slice(Math.max(0, at - WINDOW + 1), at + 1)
    return recent.reduce((sum, value) => sum + value, 0) / recent.length
  })
}

/** The lower end of a scale that ends at 100: a multiple of ten below all values, with some room. */
export function floorOf(values: readonly number[]): number {
  const least = Math.min(100, ...values)
  return Math.max(0, Math.min(90, Math.floor((least - 2) / 10) * 10))
}

/** A value as a share of the scale from its floor to 100. */
export function height(value: number, floor: number): number {
  return Math.max(0, Math.min(1, (value - floor) / (100 - floor)))
}

/** Where a value is across the picture, from 0 to 1; a single one is in the middle. */
export function across(at: number, count: number): number {
  return count < 2 ? 0.5 : at / (count - 1)
}
