// Whether the cards of a game are those that were promised before it was dealt. The record tells the salt and the order
// of the cards; their SHA-256 must be the commitment that everybody was told.

/** What a record says about its deal. */
interface Promised {
  salt: string
  deck: string
  commitment: string
}

/** How a promise stands, and who looked: this page, or the server where the browser may not compute. */
export type Check = { kept: boolean; by: 'page' | 'server' }

/** The value of a tag of the first game in a record. */
export function tag(record: string, name: string): string | undefined {
  const [first = '', ...others] = record.split(/^(?=\[Game )/m)
  const game = first.startsWith('[Game ') ? first : (others[0] ?? first)
  const line = new RegExp(`^\\[${name}[ \\t]+"(.*)"\\][ \\t]*$`, 'm').exec(game)
  return line?.[1]
}

/** What was promised for the deal of this record, if anything was. */
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
 * Looks whether a record keeps the promise that was told before the deal. Browsers compute a SHA-256 on safe connections
 * only; elsewhere `ask` asks the server. `undefined` where nothing was promised or nobody could look.
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
