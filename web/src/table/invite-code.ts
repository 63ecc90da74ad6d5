// Codes of invite links: at some tables only people who came by the host's link may take a seat. Not the operator's invitation, which
// is about creating tables.

import { signal } from '@preact/signals'
import { remember, remembered } from '../memory.ts'
import { rewrite } from '../route.ts'

const MARK = '#invite='
/** How many codes are kept; the oldest are forgotten. */
const MOST = 20
/** Counts the codes this window has kept, so that screens notice a new one. The codes themselves are shared with other windows. */
const changes = signal(0)

/** Keeps the code that an address has, and takes it out of there: addresses are copied and sent to others. Whether there was one. */
export function keepInvite(table: string): boolean {
  if (!location.hash.startsWith(MARK)) return false
  const code = location.hash.slice(MARK.length)
  const others = kept().filter(([known]) => known !== table)
  remember('invites', JSON.stringify([...others, [table, code]].slice(-MOST)))
  changes.value += 1
  rewrite(location.pathname + location.search)
  return true
}

/** The code this browser has for a table. Screens that read it are rendered again when a code is kept. */
export function inviteTo(table: string): string | undefined {
  void changes.value
  return kept().find(([known]) => known === table)?.[1]
}

/** The link for friends, with a code if one is needed. */
export function linkTo(table: string, code: string | undefined): string {
  return `${location.origin}/t/${table}${code === undefined ? '' : MARK + code}`
}

function kept(): [table: string, code: string][] {
  try {
    const read: unknown = JSON.parse(remembered('invites') ?? '[]')
    return Array.isArray(read) ? read.filter(isPair) : []
  } catch {
    return []
  }
}

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
