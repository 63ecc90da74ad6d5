// Bad networks: servers that die, lines that break unseen, pages that sleep. The game goes on, and nothing is done twice.

import { deepEqual, equal } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './fixtures.ts'
import { button, deal, gather, handOn, logOf, matesOn, mover, together, topsOf, wholeTurn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { Relay } from './relay.ts'
import { TestServer } from './server.ts'
import { Wire } from './wire.ts'

/** Ada and Ben at a table; Ada has begun. `prepare` gets each of them before they open the page. */
type Pair = (prepare?: (guest: Guest) => Promise<void>) => Promise<[Guest, Guest]>

interface Fixtures {
  database: string
  relay: Relay
  pair: Pair
}

const test = base.extend<Fixtures>({
  database: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tenback-'))
    await use(`sqlite:${join(folder, 'tables.db')}`)
    rmSync(folder, { recursive: true, force: true })
  },
  relay: async ({ database }, use) => {
    const relay = await Relay.start(await TestServer.start({ database }))
    await use(relay)
    relay.close()
    await relay.target.stop()
  },
  pair: async ({ newGuest, relay }, use) => {
    await use(async (prepare) => {
      const guests = await gather((options) => newGuest(options, relay), ['Ada', 'Ben'], {}, prepare)
      const [ada, ben] = guests as [Guest, Guest]
      await deal(ada, guests)
      return [ada, ben]
    })
  },
})

const laysIn = async (guest: Guest) =>
  (await logOf(guest)).filter((line) => / on pile .*(\+\d+|ten back)/.test(line)).length

test('the server dies in the middle of a turn and comes back: the game goes on', async ({
  database,
  guests,
  pair,
  relay,
}) => {
  const [ada, ben] = await pair()
  await moveOn(ada, keyboard)
  await together(guests)
  await relay.target.stop('SIGKILL')
  for (const { page } of guests)
    await page
      .getByText(/^Connection lost/)
      .first()
      .waitFor()
  await keyboard.lay(ada, ada.best.lay)
  relay.target = await TestServer.start({ database })
  await ben.until(() => ben.view?.left === 96)
  await together(guests)
  for (const { page } of guests) await page.locator('.connection.trouble').waitFor({ state: 'detached' })
  for (const guest of guests) equal(await laysIn(guest), 2, 'the card laid meanwhile is laid once')
  await wholeTurn(ada, guests)
  await moveOn(ben, keyboard)
  await together(guests)
  deepEqual(await topsOf(ada), await topsOf(ben))
})

test('a lay whose answer was lost is not laid again', async ({ guests, pair }) => {
  let wire: Wire | undefined
  const [ada, ben] = await pair(async (guest) => {
    wire ??= await Wire.of(guest)
  })
  const { lay } = ada.best
  wire?.make('deaf')
  await keyboard.lay(ada, lay)
  await ben.until(() => ben.view?.left === 97)
  equal(await ada.page.locator('[data-seq]').getAttribute('data-seq'), String(ben.seq - 1), 'Ada has not heard of it')
  await wire?.cut()
  await together(guests)
  await ada.until(() => ada.received.some((frame) => frame.startsWith('{"type":"done"')))
  for (const guest of guests) equal(await laysIn(guest), 1)
  equal(await ada.page.locator('.refusal').count(), 0, 'nothing is refused')
  await moveOn(ada, keyboard)
  equal(ada.view?.left, 96)
})

test('a line that has died unseen is noticed, by silence or by a lay', async ({ guests, pair }) => {
  const wires: Wire[] = []
  const [ada, ben] = await pair(async (guest) => {
    await guest.page.clock.install()
    wires.push(await Wire.of(guest))
  })
  wires[1]?.make('dead')
  await moveOn(ada, keyboard)
  // Ben asks whether the server is still there, and does not wait forever for an answer.
  await ben.page.clock.fastForward(31_000)
  await ben.page.clock.fastForward(11_000)
  await ben.page.clock.fastForward(1_000)
  await together(guests)
  deepEqual(await topsOf(ben), await topsOf(ada))

  wires[0]?.make('dead')
  await keyboard.lay(ada, ada.best.lay)
  await ada.page.clock.fastForward(11_000)
  await ada.page.clock.fastForward(1_000)
  await ben.until(() => ben.view?.left === 96)
  await together(guests)
  for (const guest of guests) equal(await laysIn(guest), 2)
})

test('a page that slept for an hour wakes up right', async ({ guests, pair }) => {
  const wires: Wire[] = []
  const [ada, ben] = await pair(async (guest) => {
    await guest.page.clock.install()
    wires.push(await Wire.of(guest))
  })
  await look(ben, false)
  wires[1]?.make('dead')
  await wholeTurn(ada, [ada])
  await ben.until(() => ben.seq === ada.seq)
  // Timers of a sleeping page do not run: only the time has passed.
  await ben.page.clock.setSystemTime(Date.now() + 3_600_000)
  await look(ben, true)
  await together(guests)
  deepEqual(await matesOn(ben), ['Ada, 7 cards', 'You, 7 cards, your turn'])
  deepEqual(await handOn(ben), ben.view?.hand)
  equal(await ben.page.title(), '● Your turn – Tenback')
  await moveOn(ben, keyboard)
  await together(guests)
})

test('two windows of one seat agree after each move', async ({ pair }) => {
  const [ada, ben] = await pair()
  const second = await ada.tab()
  await second.visit(new URL(ada.page.url()).pathname)
  await second.page.locator('[data-seq]').waitFor()
  const windows = [ada, second, ben]
  await together(windows)
  await second.page.keyboard.press('t')
  await keyboard.lay(second, second.best.lay)
  await button(second, /^Play for real/).waitFor()
  await moveOn(ada, keyboard)
  await together(windows)
  equal(await button(second, /^Play for real/).count(), 0, 'what was tried out had been thought of for other piles')
  for (let moves = 0; moves < 8; moves += 1) {
    const own = moves % 2 === 0 ? ada : second
    await moveOn(ada.moves ? own : ben, keyboard)
    await together(windows)
    deepEqual(await topsOf(second), await topsOf(ada))
    deepEqual(await handOn(second), await handOn(ada))
    deepEqual(await logOf(second), await logOf(ada))
    equal(await second.page.title(), await ada.page.title())
  }
  equal((await matesOn(ben))[0]?.includes('away'), false)
  await ada.page.close()
  await moveOn(mover([second, ben]), keyboard)
  equal((await matesOn(ben))[0]?.includes('away'), false, 'Ada is there until both windows are closed')
})

test('the title calls whose turn it is', async ({ guests, pair }) => {
  const [ada, ben] = await pair()
  await expect.poll(() => ada.page.title()).toBe('● Your turn – Tenback')
  await expect.poll(() => ben.page.title()).toBe('The Game – Tenback')
  await wholeTurn(ada, guests)
  await expect.poll(() => ben.page.title()).toBe('● Your turn – Tenback')
  await expect.poll(() => ada.page.title()).toBe('The Game – Tenback')
})

test('who wishes it and looks elsewhere is called, once a turn', async ({ guests, pair }) => {
  const [ada, ben] = await pair((guest) => recordCalls(guest, 'granted'))
  await callMe(ben)
  await wholeTurn(ada, guests)
  deepEqual(await callsOf(ben), [], 'who looks at the table need not be called')
  await look(ben, false)
  await wholeTurn(ben, guests)
  await wholeTurn(ada, guests)
  deepEqual(await callsOf(ben), ['● Your turn – Tenback'])
  deepEqual(await callsOf(ada), [], 'who did not wish it is not called')
})

test('where only a service worker may call, it does', async ({ guests, pair }) => {
  const [ada, ben] = await pair((guest) => recordCalls(guest, 'granted', false))
  await callMe(ben)
  await look(ben, false)
  await wholeTurn(ada, guests)
  await expect.poll(() => callsOf(ben)).toEqual(['● Your turn – Tenback'])
})

test('a table whose server does not answer is shown as soon as it does', async ({ guests, pair }) => {
  const [ada, ben] = await pair()
  await ben.context.route('**/api/**', (route) => route.abort())
  await ben.page.reload()
  await ben.page.getByRole('heading', { name: 'The server isn’t responding.' }).waitFor()
  await moveOn(ada, keyboard)
  await ben.context.unroute('**/api/**')
  await together(guests)
  deepEqual(await topsOf(ben), await topsOf(ada))
})

test('who may not be called is told so', async ({ pair }) => {
  const [, ben] = await pair((guest) => recordCalls(guest, 'denied'))
  await callMe(ben)
  await ben.page
    .getByText(/Notifications are blocked/)
    .first()
    .waitFor()
  equal(await button(ben, 'Notify me').getAttribute('aria-pressed'), 'false')
})

/** The page is seen, or hidden behind another. */
async function look({ page }: Guest, seen: boolean): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !seen })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (seen ? 'visible' : 'hidden') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, seen)
}

/** Writes down how the page calls its player: by itself, or by a service worker as on phones. */
async function recordCalls({ page }: Guest, permission: NotificationPermission, itself = true): Promise<void> {
  await page.addInitScript(
    ({ permission, itself }) => {
      const calls: string[] = []
      class Call {
        static permission = permission
        static requestPermission = async () => permission
        close() {}
        constructor(title: string) {
          if (!itself) throw new TypeError('Illegal constructor')
          calls.push(title)
        }
      }
      const active = { postMessage: ({ call }: { call?: { title: string } }) => call && calls.push(call.title) }
      const worker = { active }
      Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve(worker) })
      Object.assign(window, { calls, Notification: Call })
    },
    { permission, itself },
  )
}

function callsOf({ page }: Guest): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { calls: string[] }).calls)
}

async function callMe({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Menu and settings' }).click()
  await page.getByRole('button', { name: 'Notify me' }).click()
}
