// The record that was opened from a file. A reload shows it again; another tab does not.

import { dropped } from './dropped.ts'

const KEY = 'tenback-record'

/** The text that was opened last, in this tab. */
export function opened(): string | undefined {
  const text = dropped.value
  if (text === undefined) return kept()
  keep(text)
  return text
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
