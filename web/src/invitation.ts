// The operator's invitation, on servers where only invited people can create tables. Whether a link is valid turns out when
// a table is created: until then, a code from an earlier link is kept along with it.

import { remember, remembered } from './memory.ts'
import { tell } from './notice.ts'
import { rewrite } from './route.ts'
import { Refused } from './server.ts'
import { say } from './words.ts'

const MARK = '#invitation='
/** How many codes are kept. */
const MOST = 3
/** How the server refuses a code. */
const REJECTED = 'invited-only'

/** Keeps the invitation that an address has, and takes it out of there: addresses are copied and sent to others. */
export function keepInvitation(): void {
  if (!location.hash.startsWith(MARK)) return
  const code = location.hash.slice(MARK.length)
  const all = [code, ...kept().filter((known) => known !== code)]
  // The last one has been there longest: it is the most likely to be valid.
  keep(all.length > MOST ? [...all.slice(0, MOST - 1), ...all.slice(-1)] : all)
  rewrite(location.pathname + location.search)
  tell(say('page-invited'))
}

/** What was created, and whether the last link that was opened turned out to be invalid. */
interface Created<T> {
  created: T
  invalid: boolean
}

/** Creates something with an invitation, if there is one. A code that the server rejects is replaced by an earlier one. */
export async function withInvitation<T>(create: (part: { invitation?: string }) => Promise<T>): Promise<Created<T>> {
  const codes = kept()
  if (codes.length === 0) return { created: await create({}), invalid: false }
  for (const [at, invitation] of codes.entries()) {
    try {
      const created = await create({ invitation })
      keep(codes.slice(at))
      return { created, invalid: at > 0 }
    } catch (why) {
      if (!(why instanceof Refused && why.code === REJECTED)) throw why
    }
  }
  throw new Refused(REJECTED, say('page-invitation-invalid'))
}

/** The codes of links that were opened here, the last one first. */
const kept = () => (remembered('invitation') ?? '').split(' ').filter((code) => code !== '')
const keep = (codes: string[]) => remember('invitation', codes.join(' '))
