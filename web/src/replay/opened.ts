// The record that was opened from a file. A reload shows it again; another tab does not.

import { Refused } from '../server.ts'
import { dropped, LONGEST_RECORD } from './dropped.ts'

const KEY = 'tenback-record'

/** The code of a text that is too long to be a record. */
export const TOO_LARGE = 'too-large'

/** The text that was opened last, in this tab. */
export function opened(): string | undefined {
  const text = dropped.value
  if (text === undefined) return kept()
  keep(text)
  return text
}

/** Refuses what cannot be a record, before it is sent anywhere. */
export function measure(record: string): void {
  if (new Blob([record]).size > LONGEST_RECORD) throw new Refused(TOO_LARGE, '')
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Nothing may be kept here: a reload will ask for the file again.
  }
}
