// Tests with a limit: one that hangs fails in a minute, by its name. The runner's own limit is for whole files.

import { test as plain, type TestContext, type TestOptions } from 'node:test'

/** How long a test may take, in milliseconds, or what has to be done before or after it. */
export const LIMIT = 60_000

type What = (context: TestContext) => Promise<unknown>

export function test(name: string, what: What): void
export function test(name: string, options: TestOptions, what: What): void
export function test(name: string, first: TestOptions | What, second?: What): void {
  const [options, what] = typeof first === 'function' ? [{}, first] : [first, second]
  plain(name, { timeout: LIMIT, ...options }, async (context) => {
    await what?.(context)
  })
}
