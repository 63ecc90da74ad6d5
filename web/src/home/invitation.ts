// The operator's invitation, on servers where only invited people can create tables.

import { remember, remembered } from '../memory.ts'
import { tell } from '../notice.ts'
import { rewrite } from '../route.ts'
import { say } from '../words.ts'

const MARK = '#invitation='

/** Keeps the invitation that an address has, and takes it out of there: addresses are copied and sent to others. */
export function keepInvitation(): void {
  if (!location.hash.startsWith(MARK)) return
  remember('invitation', location.hash.slice(MARK.length))
  rewrite(location.pathname + location.search)
  tell(say('page-invited'))
}

/** The part of a new table that shows the invitation, if there is one. */
export function invitation(): { invitation?: string } {
  const code = remembered('invitation')
  return code === null ? {} : { invitation: code }
}
