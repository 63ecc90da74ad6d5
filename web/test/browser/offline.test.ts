// The page without a network, and the page while the program is updated: never blank, never a button that does nothing.

import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { TestServer } from './server.ts'
import { Updates } from './updates.ts'

// The worker talks to the program itself, past a draft.
test.skip(process.env.PAGE_DRAFT !== undefined)

/** Waits until the worker keeps all files of the page that were used. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const kept = await Promise.all(used.map(({ name }) => caches.match(name)))
      return navigator.serviceWorker.controller !== null && kept.every((answer) => answer !== undefined)
    })
  await expect.poll(kept).toBe(true)
}

const heading = (page: Page) => page.locator('h1').first()
const script = (page: Page) => page.locator('script[type="module"]').getAttribute('src')

test('without a network home opens in the language of its reader, and so do rules that were read', async ({
  newGuest,
}) => {
  const server = await TestServer.start()
  const guest = await newGuest({ locale: 'de' }, server)
  const { page } = guest
  await guest.visit('/rules/extreme')
  await heading(page).waitFor()
  await page.locator('.rules h2').first().waitFor()
  await untilKept(page)
  const rules = (await heading(page).textContent()) ?? ''
  await server.stop()
  await page.reload()
  await expect(heading(page)).toHaveText(rules)
  await page.locator('.rules h2').first().waitFor()
  await page.goto(server.address)
  await page.locator('.offline').waitFor()
  equal(await page.locator('html').getAttribute('lang'), 'de')
  notEqual(await page.locator('[data-way="alone"] strong').textContent(), 'page-alone')
})

test('an update is there at the next visit', async ({ newGuest }) => {
  const server = await TestServer.start()
  const updates = await Updates.of(server)
  const { page } = await newGuest({}, server)
  await page.goto(updates.address)
  await untilKept(page)
  const before = await script(page)
  updates.made = true
  await page.reload()
  await page.locator('[data-way="alone"]').waitFor()
  const after = await script(page)
  notEqual(after, before)
  const keptPage = () => page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '')
  await expect.poll(keptPage).toContain(after)
  updates.close()
  await page.reload()
  await page.locator('[data-way="alone"]').waitFor()
  equal(await script(page), after, 'the new page is the one that is kept')
  await server.stop()
})

test('after an update the new worker keeps all that is in use, and nothing of the old one is left', async ({
  newGuest,
}) => {
  const server = await TestServer.start()
  const updates = await Updates.of(server)
  const { page } = await newGuest({}, server)
  await page.goto(updates.address)
  await untilKept(page)
  updates.made = true
  await page.reload()
  await page.locator('[data-way="alone"]').waitFor()
  const newest = () =>
    page.evaluate(async () => {
      const [name = '', ...older] = await caches.keys()
      const cache = await caches.open(name)
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const kept = await Promise.all(used.map(({ name }) => cache.match(name)))
      return older.length === 0 && name.includes('next-') && used.length > 2 && kept.every((answer) => answer)
    })
  // Browsers look for a new worker when they find the time.
  await expect.poll(newest, { timeout: 60_000 }).toBe(true)
  updates.close()
  await server.stop()
})

test('a page that was open during an update loads itself anew when it needs a part that is gone', async ({
  newGuest,
}) => {
  const server = await TestServer.start()
  const updates = await Updates.of(server)
  const guest = await newGuest({}, server)
  const { page } = guest
  await page.goto(updates.address)
  await page.locator('[data-way="alone"]').waitFor()
  const before = await script(page)
  updates.made = true
  await page.locator('[data-way="alone"]').click()
  await guest.until(() => guest.moves)
  await page.locator('[data-pile]').first().waitFor()
  notEqual(await script(page), before)
  deepEqual(
    guest.faults.filter((fault) => !fault.includes('404')),
    [],
  )
  updates.close()
  await server.stop()
})

test('an update between a page and its script leads to the newer page', async ({ newGuest }) => {
  const server = await TestServer.start()
  const updates = await Updates.of(server)
  const { page } = await newGuest({}, server)
  const meanwhile = (route: Route) => {
    updates.made = true
    return route.continue()
  }
  await page.route(/\/assets\/start-/, meanwhile, { times: 1 })
  await page.goto(updates.address)
  await page.locator('[data-way="alone"]').waitFor()
  match((await script(page)) ?? '', /-next\.js$/)
  updates.close()
  await server.stop()
})
