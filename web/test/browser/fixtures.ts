// What browser tests are given: a server for each worker process, and guests and scenes that are closed after each test.

import { type BrowserContextOptions, test as base } from '@playwright/test'
import { Guest } from './guest.ts'
import { Scene } from './scene.ts'
import { type Address, TestServer } from './server.ts'

/** Opens a browser window of its own for one more person. */
export type NewGuest = (options?: BrowserContextOptions, server?: Address) => Promise<Guest>
/** Opens a window for somebody whose friends can join them. */
export type NewScene = (options?: BrowserContextOptions) => Promise<Scene>

interface PerTest {
  /** Everybody who has a window open in this test, in the order in which they came. */
  guests: Guest[]
  newGuest: NewGuest
  newScene: NewScene
}

interface PerWorker {
  server: TestServer
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await TestServer.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  guests: async ({}, use) => {
    const guests: Guest[] = []
    await use(guests)
    await Promise.all(guests.map((guest) => guest.context.close()))
  },
  newGuest: async ({ browser, guests, server }, use) => {
    await use(async (options = {}, address = server) => {
      const guest = await Guest.arrive(browser, address, options)
      guests.push(guest)
      return guest
    })
  },
  newScene: async ({ newGuest }, use) => {
    await use(async (options) => new Scene(newGuest, await newGuest(options)))
  },
})

export { expect } from '@playwright/test'
