// What browser tests are given: a server whose deals are always the same, and guests and scenes that are closed afterwards.

import { type BrowserContextOptions, test as base, type TestInfo } from '@playwright/test'
import { Guest } from './guest.ts'
import { Scene } from './scene.ts'
import { type Address, TestServer } from './server.ts'

/** Opens a browser window of its own for one more person. */
export type NewGuest = (options?: BrowserContextOptions, server?: Address) => Promise<Guest>
/** Opens a window for somebody whose friends can join them. */
export type NewScene = (options?: BrowserContextOptions) => Promise<Scene>

interface Fixtures {
  /** Decides which cards the server deals; a file or a group takes others with `test.use({ seed: 2 })`. */
  seed: number
  server: TestServer
  /** Everybody who has a window open in this test, in the order in which they came. */
  guests: Guest[]
  newGuest: NewGuest
  newScene: NewScene
}

export const test = base.extend<Fixtures>({
  seed: [1, { option: true }],
  server: async ({ seed }, use) => {
    const server = await TestServer.start({ seed })
    await use(server)
    await server.stop()
  },
  guests: async ({}, use, info) => {
    const guests: Guest[] = []
    await use(guests)
    const failed = info.status !== info.expectedStatus
    for (const [at, guest] of guests.entries()) {
      if (failed) await keepEvidence(guest, `guest-${at + 1}`, info)
      await guest.context.close()
    }
  },
  newGuest: async ({ browser, guests, server }, use, info) => {
    await use(async (options = {}, address = server) => {
      const guest = await Guest.arrive(browser, address, options)
      if (isTraced(info)) await guest.context.tracing.start({ snapshots: true })
      guests.push(guest)
      return guest
    })
  },
  newScene: async ({ newGuest }, use) => {
    await use(async (options) => new Scene(newGuest, await newGuest(options)))
  },
})

/** Tracing takes a third of the time of a test. A test that fails runs a second time, with it, and has failed anyway. */
function isTraced({ retry }: TestInfo): boolean {
  return retry > 0
}

/**
 * Keeps a screenshot and a trace of somebody's window. Playwright can do that by itself, but a trace that still grows while
 * it is packed fails the test.
 */
async function keepEvidence({ context, page }: Guest, name: string, info: TestInfo): Promise<void> {
  const screenshot = info.outputPath(`${name}.png`)
  const trace = info.outputPath(`${name}-trace.zip`)
  // A window that was closed, or hangs, must not hide why the test failed.
  await page.screenshot({ path: screenshot, timeout: 5000 }).then(
    () => info.attachments.push({ name: 'screenshot', path: screenshot, contentType: 'image/png' }),
    () => undefined,
  )
  if (!isTraced(info)) return
  await context.tracing.stop({ path: trace }).then(
    () => info.attachments.push({ name: 'trace', path: trace, contentType: 'application/zip' }),
    () => undefined,
  )
}

export { expect } from '@playwright/test'
