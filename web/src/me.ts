// Who this browser is to the server.

import { signal } from '@preact/signals'
import { Refused, server } from './server.ts'
import { GUEST } from './sitter-name.ts'
import type { Language, Me } from './wire.ts'
import { choose, language, say } from './words.ts'

/** Who one is: `null` for nobody yet, `undefined` while that is not known. */
export const me = signal<Me | null | undefined>(undefined)

let asking: Promise<void> | undefined

/** Asks who this browser is; once, however many want to know. */
export function recognise(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** The server sets this beside the secret that no script can read: who never was anybody need not ask. */
const isSomebody = () => /(^|; )tenback-known=/.test(document.cookie)

async function ask(): Promise<void> {
  if (!isSomebody()) {
    me.value = null
    return
  }
  me.value = await server.me().catch((why) => {
    if (why instanceof Refused && why.code === 'who-are-you') return null
    throw why
  })
}

/** The code of a browser that keeps no cookies. */
export const NO_COOKIES = 'no-cookies'

/** Whoever became somebody and is still nobody will be nobody every time: that is said, and not tried again. */
function kept(somebody: Me): Me {
  if (isSomebody()) return somebody
  throw new Refused(NO_COOKIES, `${say('page-no-cookies')}. ${say('page-no-cookies-more')}`)
}

let becoming: Promise<Me> | undefined

/** Makes sure that one is somebody: a guest, if nothing was said. Nobody has to sign up to play. */
export async function introduce(name?: string): Promise<Me> {
  if (me.value === undefined) await recognise()
  // Who is becoming somebody already does not become a second one. Why it failed is told to who asked for it.
  while (becoming) await becoming.catch(() => undefined)
  const known = me.value
  if (!known) return become(name ?? GUEST)
  if (name === undefined || name === known.name) return known
  const renamed = await server.rename(name)
  me.value = renamed
  return renamed
}

function become(name: string): Promise<Me> {
  becoming = server
    .become(name)
    .then((somebody) => {
      me.value = kept(somebody)
      return somebody
    })
    .finally(() => {
      becoming = undefined
    })
  return becoming
}

/** Another language, for the page and for what the server says. */
export async function speakTo(code: Language): Promise<void> {
  await choose(code)
  const known = me.value
  if (known && known.language !== language.value) me.value = await server.rename(known.name)
}
