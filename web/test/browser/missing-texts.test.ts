// Texts that do not come: the page goes on in a language that it has, or says what can be done.

import { equal, notEqual } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { screen } from './screens.ts'

/** The modules of texts are named after their language. */
const texts = /\/assets\/(en|de|cs|pl|uk)-[^/]+\.js$/
const german = /\/assets\/de-[^/]+\.js$/

const reached = (page: Page, what: string) => page.locator(what).first().waitFor()

test('a language that does not come is not chosen: the page says why, and goes on in the one it speaks', async ({
  newScene,
}) => {
  const scene = await newScene()

  await screen('home').open(scene)
  const { page } = scene.guest
  await page.route(german, (route) => route.abort())
  const select = page.locator('.language select')
  await select.selectOption('de')
  await reached(page, '.notice')
  equal(await select.inputValue(), 'en')
  await page.locator('[data-way="alone"]').click()
  await reached(page, '.actions')
  equal(await page.locator('html').getAttribute('lang'), 'en')
  equal(await page.getByRole('button', { name: 'Hint' }).count(), 1, 'what is learnt later is English, too')
  equal(await page.evaluate(() => localStorage.getItem('tenback-language')), null)
})

test('without the texts of the own language the page opens in another one', async ({ newScene }) => {
  const { guest } = await newScene({ locale: 'de' })

  await guest.page.route(german, (route) => route.abort())
  await guest.visit()
  await reached(guest.page, '[data-way="alone"]')
  equal(await guest.page.locator('html').getAttribute('lang'), 'en')
  notEqual(await guest.page.locator('[data-way="alone"] strong').textContent(), 'page-alone')
})

test('without any texts the page says so in the own language, and can be loaded anew', async ({ newScene }) => {
  const { guest } = await newScene({ locale: 'de' })

  const { page } = guest
  await page.route(texts, (route) => route.abort())
  await guest.visit('/rules/classic')
  const again = page.getByRole('button', { name: 'Neu laden' })
  await again.waitFor()
  await page.unroute(texts)
  await again.click()
  await reached(page, '.rules')
  equal(await page.locator('html').getAttribute('lang'), 'de')
})
