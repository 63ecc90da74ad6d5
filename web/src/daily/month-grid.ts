// A month as weeks of days, and moving about in it by keys.

/** The weeks of a month, from Monday to Sunday; days of other months are left out. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  // Monday is 0.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, at) => {
    const day = at - before + 1
    return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads from a day, among the days that can be chosen, in order; nothing if it leads nowhere. */
export function dayByKey(key: string, from: string, open: readonly string[]): string | undefined {
  if (key === 'Home') return open[0]
  if (key === 'End') return open.at(-1)
  const step = steps[key]
  if (step === undefined) return undefined
  const date = new Date(`${from}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + step)
  const wanted = date.toISOString().slice(0, 10)
  // Days are text in which the order is that of time.
  return step < 0 ? open.findLast((day) => day <= wanted) : open.find((day) => day >= wanted)
}

/** The days of a month that can be chosen: those of the archive, up to today. */
export function openDays(month: string, since: string | undefined, today: string): string[] {
  const days = weeksOf(month).flat()
  return days.filter((day): day is string => day !== undefined && day >= (since ?? today) && day <= today)
}
