// What the tests of one file share: a server and a browser, there before the first test and gone after the last.
// Each file runs in a process of its own, so importing this is all it takes.

import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { launch } from './guest.ts'
import { House } from './house.ts'
import { LIMIT } from './limited.ts'

export let house: House
export let browser: Browser

before(
  async () => {
    house = await House.open()
    browser = await launch()
  },
  { timeout: LIMIT },
)
after(
  async () => {
    await browser.close()
    await house.close()
  },
  { timeout: LIMIT },
)
