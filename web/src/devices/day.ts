// Days in the reader's language.

import { language } from '../words.ts'

/** The day of a time, in milliseconds since 1970. The server keeps some days in UTC; others are those of the reader. */
export function dayIn(time: number, timeZone?: 'UTC'): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time)
}
