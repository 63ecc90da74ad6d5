// The page without a network, and the page while the program is updated: never blank, never a button that does nothing.

import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, Page, Route } from 'playwright-core'
import { Guest, launch } from './guest.ts'
import { House } from './house.ts'
import { test } from './limited.ts'
import { Updates } from './updates.ts'

let browser: Browser

before(async () => {
  browser = await launch()
})
after(() => browser.close())

// The worker talks to the program itself, past a draft.
const options = { skip: process.env.PAGE_DRAFT !== undefined }

/** Waits for something that only the page knows. */
async function until(so: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${so}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits until the worker keeps all files of the page that were used. */
async function untilKept(page: Page): Promise<void> {
  await until(() =>
    page.evaluate(async () => {
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const kept = await Promise.all(used.map(({ name }) => caches.match(name)))
      return navigator.serviceWorker.controller !== null && kept.every((answer) => answer !== undefined)
    }),
  )
}

const heading = (page: Page) => page.locator('h1').first()
const script = (page: Page) => page.locator('script[type="module"]').getAttribute('src')

test(
  'without a network home opens in the language of its reader, and so do rules that were read',
  options,
  async () => {
    const house = await House.open()
    const guest = await Guest.arrive(browser, house, { locale: 'de' })
    const { page } = guest
    await guest.visit('/rules/extreme')
    await heading(page).waitFor()
    await page.locator('.rules h2').first().waitFor()
    await untilKept(page)
    const rules = await heading(page).textContent()
    await house.close()
    await page.reload()
    equal(await heading(page).textContent(), rules)
    await page.locator('.rules h2').first().waitFor()
    await page.goto(house.address)
    await page.locator('.offline').waitFor()
    equal(await page.locator('html').getAttribute('lang'), 'de')
    notEqual(await page.locator('[data-way="alone"] strong').textContent(), 'page-alone')
    await guest.context.close()
  },
)

test('an update is there at the next visit', options, async () => {
  const house = await House.open()
  const updates = await Updates.of(house)
  const { page, context } = await Guest.arrive(browser, house)
  await page.goto(updates.address)
  await untilKept(page)
  const before = await script(page)
  updates.made = true
  await page.reload()
  await page.locator('[data-way="alone"]').waitFor()
  const after = await script(page)
  notEqual(after, before)
  await until(() =>
    page.evaluate(async (path) => (await (await caches.match('/'))?.text())?.includes(`${path}`) ?? false, after),
  )
  updates.close()
  await page.reload()
  await page.locator('[data-way="alone"]').waitFor()
  equal(await script(page), after, 'the new page is the one that is kept')
  await context.close()
  await house.close()
})

test('a page that was open during an update loads itself anew when it needs a part that is gone', options, async () => {
  const house = await House.open()
  const updates = await Updates.of(house)
  const guest = await Guest.arrive(browser, house)
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
  await guest.context.close()
  updates.close()
  await house.close()
})

test('an update between a page and its script leads to the newer page', options, async () => {
  const house = await House.open()
  const updates = await Updates.of(house)
  const { page, context } = await Guest.arrive(browser, house)
  const meanwhile = (route: Route) => {
    updates.made = true
    return route.continue()
  }
  await page.route(/\/assets\/start-/, meanwhile, { times: 1 })
  await page.goto(updates.address)
  await page.locator('[data-way="alone"]').waitFor()
  match((await script(page)) ?? '', /-next\.js$/)
  await context.close()
  updates.close()
  await house.close()
})
