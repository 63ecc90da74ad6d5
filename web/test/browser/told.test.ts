// Who cannot see the table hears what happens at it: the live region tells of every move and change.

import { deepEqual, match, ok } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type Guest, launch } from './guest.ts'
import { House } from './house.ts'
import { introduce, makeTable } from './midgame.ts'
import { inScene } from './scene.ts'
import { alone, cutOff, inTurn, keepSockets, visitTable } from './screens.ts'

let house: House
let browser: Browser

before(async () => {
  house = await House.open()
  browser = await launch()
})
after(async () => {
  await browser.close()
  await house.close()
})

/** Writes down all that the live region says from now on. */
async function listen({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const region = document.querySelector('[role=status][aria-live=polite]')
    if (!region) throw new Error('there is no live region')
    const hear = () => told.push(region.textContent ?? '')
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true })
  })
}

/** Waits until something like this was told. */
async function hears({ page }: Guest, like: RegExp): Promise<void> {
  const all = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  const end = Date.now() + 10_000
  while (!(await all()).some((text) => like.test(text))) {
    if (Date.now() > end) throw new Error(`nobody was told ${like}: ${JSON.stringify(await all())}`)
    await page.waitForTimeout(50)
  }
}

test('an own lay, a refusal, a lost connection and its return are told', { timeout: 30_000 }, () =>
  inScene(browser, house, {}, async (scene) => {
    const { guest } = scene
    await keepSockets(guest)
    await alone(scene, inTurn)
    await listen(guest)

    await guest.page.keyboard.press('e')
    await hears(guest, /lay/i)

    const { lay } = guest.best
    await guest.page.keyboard.type(lay)
    await hears(guest, new RegExp(`^You: ${lay.slice(0, -1)} on pile ${lay.slice(-1)}`))

    await cutOff(guest)
    await hears(guest, /connection/i)
    await guest.page.locator('.connection.trouble').waitFor()
    await guest.context.setOffline(false)
    await hears(guest, /(back|again)/i)
    deepEqual(await guest.page.locator('[role=status]').count(), 1, 'one voice, not two')
  }),
)

test('a lay of a bot and the own turn are told', { timeout: 30_000 }, () =>
  inScene(browser, house, {}, async ({ guest }) => {
    await introduce(guest, 'Ada')
    const bots = [{ seat: 2, level: 'greedy' as const }]
    const id = await makeTable(guest, { game: 'face-to-face', seats: 2, bots })
    await visitTable(guest, id)
    await listen(guest)
    await guest.until(() => guest.view?.phase === 'running')
    for (let lays = 0; guest.moves && lays < 2; lays++) {
      const { seq } = guest
      await guest.page.keyboard.type(guest.best.lay)
      await guest.until(() => guest.seq > seq)
    }
    if (guest.moves) await guest.page.keyboard.press('e')
    await hears(guest, /greedy.*: \d+ on pile [abcd]/)
    await hears(guest, /your turn/i)
    match(await guest.page.title(), /turn/i)
    ok(await guest.page.locator('.mate.turn').isVisible())
  }),
)
