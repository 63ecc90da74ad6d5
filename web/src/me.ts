// Who this browser is to the server.

import { signal } from '@preact/signals'
import { Refused, server } from './server.ts'
import { GUEST } from './sitter-name.ts'
import type { Language, Me } from './wire.ts'
import { choose, language, say } from './words.ts'

/** The person of this browser: `null` if there is none yet, `undefined` while unknown. */
export const me = signal<Me | null | undefined>(undefined)

let asking: Promise<void> | undefined

/** Asks the server who this browser is; one request, however many callers. */
export function recognise(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** The server sets this cookie next to the secret one that scripts cannot read: without it there is no need to ask. */
const isSomebody = () => /(^|; )tenback-known(-\d+)?=/.test(document.cookie)

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

/** The error code of a browser without cookies. */
export const NO_COOKIES = 'no-cookies'

/** A browser that does not keep the cookie would create a person every time: report that instead of retrying. */
function kept(somebody: Me): Me {
  if (isSomebody()) return somebody
  throw new Refused(NO_COOKIES, `${say('page-no-cookies')}. ${say('page-no-cookies-more')}`)
}

let becoming: Promise<Me> | undefined

/** Makes sure that this browser has a person, a guest unless a name is given. Nobody has to sign up to play. */
export async function introduce(name?: string): Promise<Me> {
  if (me.value === undefined) await recognise()
  // Wait for a person that is being created instead of creating a second one. Its failure is reported to the other caller.
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

/**
 * Asks for something that takes a person: a visitor becomes a guest on the way, also one whose person has moved to another
 * device in the meantime.
 */
export async function asSomebody<T>(ask: () => Promise<T>): Promise<T> {
  await introduce()
  try {
    return await ask()
  } catch (why) {
    if (!(why instanceof Refused && why.code === 'who-are-you')) throw why
    me.value = null
    await introduce()
    return ask()
  }
}

/** Changes the language of the page and of the server's messages. */
export async function speakTo(code: Language): Promise<void> {
  await choose(code)
  const known = me.value
  if (known && known.language !== language.value) me.value = await server.rename(known.name)
}
