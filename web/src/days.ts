// Days and months as the server writes them, `2026-11-18` and `2026-11`, in words. They are those of the server, wherever the
// reader is: no time zone moves them.

import type { Language } from './wire.ts'

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The date some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** English dates have the day first, as the other languages do. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

const styles = {
  /** “18 Nov” */
  short: { day: 'numeric', month: 'short' },
  /** “18 November” */
  plain: { day: 'numeric', month: 'long' },
  /** “Wednesday 18 November” */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
} as const

/** A day in words. */
export function dayInWords(day: string, language: Language, style: keyof typeof styles): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00Z`))
}

/** A month in words: “November 2026”. */
export function monthInWords(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00Z`))
}

/** The names of the days of the week from Monday: in full, and short. */
export function weekdays(language: Language): { long: string; short: string }[] {
  const [long, short] = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }),
  )
  // A week that begins with a Monday.
  const week = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)))
  return week.map((date) => ({ long: long?.format(date) ?? '', short: short?.format(date) ?? '' }))
}
