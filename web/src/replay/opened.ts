// The record that was opened from a file. A reload shows it again; another tab does not.

import { openedRecord } from '../record-file.tsx'

const KEY = 'tenback-record'

/** The text that was opened last, in this tab. */
export function opened(): string | undefined {
  const file = openedRecord.value
  if (file === undefined) return kept()
  keep(file.text)
  return file.text
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
