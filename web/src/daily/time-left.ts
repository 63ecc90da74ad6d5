// How long a day still lasts.

/** A span of time in hours and minutes, rounded up to the next minute: at its very end it is none. */
export function hoursAndMinutes(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** The longest wait a timer can count. */
const LONGEST = 0x7fffffff

/** When to say the time anew: with the next whole minute, at the very end at once. */
export function untilNextMinute(milliseconds: number): number {
  if (milliseconds <= 0) return 0
  const rest = milliseconds % 60_000
  return Math.min(rest === 0 ? 60_000 : rest, LONGEST)
}
