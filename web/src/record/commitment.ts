// Checks whether the deal of a game matches the commitment announced before it. The record has the salt and the order of
// the cards; their SHA-256 must be the commitment.

/** What a record says about its deal. */
interface Promised {
  salt: string
  deck: string
  commitment: string
}

/** Whether a commitment was kept, and who checked it: this page, or the server if the browser cannot. */
export type Check = { kept: boolean; by: 'page' | 'server' }

/** The value of a tag of the first game in a record. */
export function tag(record: string, name: string): string | undefined {
  const [first = '', ...others] = record.split(/^(?=\[Game )/m)
  const game = first.startsWith('[Game ') ? first : (others[0] ?? first)
  const line = new RegExp(`^\\[${name}[ \\t]+"(.*)"\\][ \\t]*$`, 'm').exec(game)
  return line?.[1]
}

/** The commitment for the deal of this record, if there is one. */
export function promised(record: string): Promised | undefined {
  const [salt, deck, commitment] = ['Salt', 'Deck', 'Commitment'].map((name) => tag(record, name))
  if (salt === undefined || deck === undefined || commitment === undefined) return undefined
  return { salt, deck, commitment: commitment.trim().toLowerCase() }
}

/** The text whose SHA-256 is the commitment. */
export function sealed({ salt, deck }: Promised): string {
  return `${salt}\n${deck}`
}

/** The SHA-256 of a text, in hex. */
export async function hash(text: string, subtle: SubtleCrypto): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Checks a record against the commitment announced before the deal. Browsers compute a SHA-256 on secure connections only;
 * otherwise `ask` asks the server. `undefined` if there is no commitment, or nobody could check it.
 */
export async function check(
  record: string,
  told: string | undefined,
  subtle: SubtleCrypto | undefined,
  ask: (record: string) => Promise<'kept' | 'broken' | undefined>,
): Promise<Check | undefined> {
  const promise = promised(record)
  if (!promise) return undefined
  const same = told === undefined || told.toLowerCase() === promise.commitment
  if (subtle) return { kept: same && (await hash(sealed(promise), subtle)) === promise.commitment, by: 'page' }
  const answer = await ask(record)
  return answer && { kept: same && answer === 'kept', by: 'server' }
}
