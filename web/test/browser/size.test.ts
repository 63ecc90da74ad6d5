// The first visit stays small, in all: a page for phones on slow networks.

import { deepEqual, ok } from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { Guest, launch, phone } from './guest.ts'
import { House } from './house.ts'
import { test } from './limited.ts'
import { introduce, makeTable } from './midgame.ts'
import { Toll } from './toll.ts'

const MOST = 60_000

let house: House
let browser: Browser

before(async () => {
  house = await House.open()
  // Chromium takes this name for a machine of the local network: no Brotli and no service worker there.
  browser = await launch('--host-resolver-rules=MAP lan.test 127.0.0.1')
})
after(async () => {
  await browser.close()
  await house.close()
})

interface Visit {
  /** The name by which the browser knows this machine. */
  host: string
  path: string
  /** What is on the screen once the page is ready. */
  ready: string
}

/** Opens the page for the first time; the bytes that travelled until nothing more was wanted. */
async function firstVisit({ host, path, ready }: Visit): Promise<number> {
  const toll = await Toll.before(house)
  const guest = await Guest.arrive(browser, house, phone)
  await guest.page.goto(`http://${host}:${toll.port}${path}`)
  await guest.page.locator(ready).first().waitFor()
  await guest.page.evaluate(async () => {
    if ('serviceWorker' in navigator) await navigator.serviceWorker.ready
    // Browsers with a window show an icon; this one is asked to fetch what they do.
    else await Promise.all(['/icon.svg', '/manifest.webmanifest'].map((path) => fetch(path)))
  })
  await toll.quiet(500)
  // A header for HTTPS alone is no use in the local network, and browsers say so.
  const faults = guest.faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))
  deepEqual(faults, [])
  await guest.context.close()
  toll.close()
  return toll.bytes
}

/** A table of somebody else's, with a seat free. */
async function tableOfAFriend(): Promise<string> {
  const friend = await Guest.arrive(browser, house)
  await introduce(friend, 'Ben')
  const id = await makeTable(friend, { game: 'classic', seats: 3 })
  await friend.context.close()
  return `/t/${id}`
}

// With a draft the files do not come from the program, so there is nothing to count.
const options = { skip: process.env.PAGE_DRAFT !== undefined }

for (const host of ['localhost', 'lan.test']) {
  const how = host === 'localhost' ? 'with what is kept for offline' : 'over plain HTTP in the local network'

  test(`the first visit of home takes at most 60 kB, ${how}`, options, async (context) => {
    const bytes = await firstVisit({ host, path: '/', ready: '[data-list="open"]' })
    context.diagnostic(`${bytes} bytes`)
    ok(bytes > 10_000 && bytes <= MOST, `${bytes} bytes`)
  })

  test(`whoever comes by the link of a table fetches at most 60 kB, ${how}`, options, async (context) => {
    const bytes = await firstVisit({ host, path: await tableOfAFriend(), ready: '.greeting button' })
    context.diagnostic(`${bytes} bytes`)
    ok(bytes > 10_000 && bytes <= MOST, `${bytes} bytes`)
  })
}
