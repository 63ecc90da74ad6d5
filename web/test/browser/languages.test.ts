// Five languages on the smallest phone: everything is said, everything can be read, and they are changed in the middle
// of a game without losing it.

import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from './fixtures.ts'
import { phone } from './guest.ts'
import { misfits, unsaid } from './layout-checks.ts'
import { drawn } from './resize.ts'
import { alone, inTurn } from './setups.ts'

test('what does not fit is found', async ({ newScene }) => {
  const {
    guest: { page },
  } = await newScene(phone)

  await page.setContent(`<meta name="viewport" content="width=device-width">
      <p style="width: 3em; overflow: hidden; white-space: nowrap">cut off on the right</p>
      <p style="height: 1em; overflow: hidden">cut<br>off<br>below</p>
      <button style="width: 4em; white-space: nowrap">more than a button holds</button>
      <p style="width: 500px">page-nobody-said-it</p>`)
  const found = await misfits(page)
  deepEqual(
    [
      'the page is',
      'cut off: p.: cut off on',
      'cut off: p.: cutoff',
      'spills over: button',
      'beside the screen',
    ].filter((start) => !found.some((line) => line.startsWith(start))),
    [],
    found.join('; '),
  )
  deepEqual(await unsaid(page), ['page-nobody-said-it'])
})

test('a language is changed in the middle of a game, without a reload, and the server speaks it too', async ({
  newScene,
}) => {
  const scene = await newScene(phone)

  await alone(scene, inTurn)
  const { guest } = scene
  const { page } = guest
  await page.evaluate(() => Object.assign(window, { here: true }))
  const refusal = async () => {
    await page.keyboard.press('e')
    return page.locator('.refusal').innerText()
  }
  const english = await refusal()
  match(english, /play/i)
  const hand = await page.locator('.held').allInnerTexts()

  await page.locator('.menu-button').click()
  const welcomes = () => guest.received.filter((frame) => frame.startsWith('{"type":"welcome"')).length
  const before = welcomes()
  await page.locator('.language select').selectOption('de')
  await guest.until(() => welcomes() > before)
  await drawn(page)
  await page.keyboard.press('Escape')
  await page.locator('.menu.open').waitFor({ state: 'detached' })
  await page.locator('.held').first().waitFor()

  const german = await refusal()
  notEqual(german, english)
  match(german, /Karte|leg/i)
  await page.keyboard.press('h')
  await page.locator('.hint').waitFor()
  const reasons = await page.locator('.hint .reason').allInnerTexts()
  ok(reasons.length > 0 && reasons.every((reason) => !/\b(the|you|card|pile)\b/i.test(reason)), reasons.join(' '))
  equal(await page.evaluate(() => (window as unknown as { here?: boolean }).here), true)
  deepEqual(await page.locator('.held').count(), hand.length)
})

test('a language that begins like one of ours is not taken for it', async ({ newGuest }) => {
  const kashubian = await newGuest({ locale: 'csb' })
  await kashubian.visit()
  await kashubian.page.locator('[data-way="alone"]').waitFor()
  equal(await kashubian.page.locator('html').getAttribute('lang'), 'en')
  const austrian = await newGuest({ locale: 'de-AT' })
  await austrian.visit()
  await austrian.page.locator('[data-way="alone"]').waitFor()
  equal(await austrian.page.locator('html').getAttribute('lang'), 'de')
})

test('rules whose texts do not come say so, and can be loaded again', async ({ newScene }) => {
  const scene = await newScene()
  await alone(scene, inTurn)
  const { page } = scene.guest
  await page.route(/\/assets\/en-/, (route) => route.abort())
  await page.locator('.rules-button').click()
  await page.locator('.rules-panel .waiting .button').waitFor()
  await page.unroute(/\/assets\/en-/)
  await page.locator('.rules-panel .waiting .button').click()
  await page.locator('.board').waitFor()
  await page.locator('.rules-button').click()
  await page.locator('.rules-panel .rules').waitFor()
})
