// The first visit stays small, in all: a page for phones on slow networks.

import { deepEqual, ok } from 'node:assert/strict'
import { ByteCounter } from './byte-counter.ts'
import { type NewGuest, test } from './fixtures.ts'
import { type Guest, phone } from './guest.ts'
import { introduce, makeTable } from './midgame.ts'
import type { TestServer } from './server.ts'

const MOST = 60_000

interface Visit {
  /** The name by which the browser knows this machine. */
  host: string
  path: string
  /** What is on the screen once the page is ready. */
  ready: string
}

/** Opens the page for the first time; the bytes that travelled until nothing more was wanted. */
async function firstVisit(guest: Guest, server: TestServer, { host, path, ready }: Visit): Promise<number> {
  const counter = await ByteCounter.start(server)
  await guest.page.goto(`http://${host}:${counter.port}${path}`)
  await guest.page.locator(ready).first().waitFor()
  await guest.page.evaluate(async () => {
    if ('serviceWorker' in navigator) await navigator.serviceWorker.ready
    // Browsers with a window show an icon; this one is asked to fetch what they do.
    else await Promise.all(['/icon.svg', '/manifest.webmanifest'].map((path) => fetch(path)))
  })
  await counter.idle()
  // A header for HTTPS alone is no use in the local network, and browsers say so.
  const faults = guest.faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))
  deepEqual(faults, [])
  counter.close()
  return counter.bytes
}

/** A table of somebody else's, with a seat free. */
async function tableOfAFriend(newGuest: NewGuest): Promise<string> {
  const friend = await newGuest()
  await introduce(friend, 'Ben')
  const id = await makeTable(friend, { game: 'classic', seats: 3 })
  return `/t/${id}`
}

// With a draft the files do not come from the program, so there is nothing to count.
test.skip(process.env.PAGE_DRAFT !== undefined)

for (const host of ['localhost', 'lan.test']) {
  const how = host === 'localhost' ? 'with what is kept for offline' : 'over plain HTTP in the local network'

  test(`the first visit of home takes at most 60 kB, ${how}`, async ({ newGuest, server }) => {
    const bytes = await firstVisit(await newGuest(phone), server, { host, path: '/', ready: '[data-list="open"]' })
    test.info().annotations.push({ type: 'size', description: `${bytes} bytes` })
    ok(bytes > 10_000 && bytes <= MOST, `${bytes} bytes`)
  })

  test(`whoever comes by the link of a table fetches at most 60 kB, ${how}`, async ({ newGuest, server }) => {
    const bytes = await firstVisit(await newGuest(phone), server, {
      host,
      path: await tableOfAFriend(newGuest),
      ready: '.greeting button',
    })
    test.info().annotations.push({ type: 'size', description: `${bytes} bytes` })
    ok(bytes > 10_000 && bytes <= MOST, `${bytes} bytes`)
  })
}
