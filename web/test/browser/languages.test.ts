// Five languages on the smallest phone: everything is said, everything can be read, and they are changed in the middle
// of a game without losing it.

import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { LANGUAGES, type Language } from '../../src/wire.ts'
import { misfits, unsaid } from './fit.ts'
import { phone } from './guest.ts'
import { alone, inTurn } from './places.ts'
import { inScene } from './scene.ts'
import { screen } from './screens.ts'
import { browser, house } from './stage.ts'

test('what does not fit is found', () =>
  inScene(browser, house, phone, async ({ guest: { page } }) => {
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
  }))

/** Chooses a language where the menu is not open. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.locator('.language select').selectOption(language, { force: true })
  await page.waitForFunction((language) => document.documentElement.lang === language, language)
}

const shown = [
  'home, options open',
  'home with tables',
  'offline',
  'rules of classic',
  'rules of extreme',
  'rules of face-to-face',
  'room of a host',
  'room of a guest, greeted',
  'who begins',
  'card picked',
  'losing lay',
  'commands in force',
  'gift lit',
  'settings menu',
  'table menu',
  'signals menu',
  'question before giving up',
  'rules panel',
  'connection lost',
  'somebody away',
  'clock running',
  'lost',
  'won',
  'replay with all hands',
  'what if',
  'what if, played on by bots',
  'a file that is no record',
  'another device',
  'unknown table',
  'nothing here',
]

for (const name of shown) {
  test(`all of it is said and read in five languages: ${name}`, { timeout: 30_000 }, () =>
    inScene(browser, house, phone, async (scene) => {
      await screen(name).open(scene)
      const { page, faults } = scene.guest
      const wrong: Record<string, string[]> = {}
      for (const language of LANGUAGES) {
        await choose(page, language)
        const found = [...(await misfits(page)), ...(await unsaid(page))]
        if (found.length > 0) wrong[language] = found
      }
      deepEqual(wrong, {})
      deepEqual(
        faults.filter((fault) => !/Failed to load|ERR_|WebSocket/.test(fault)),
        [],
      )
    }),
  )
}

test('a language is changed in the middle of a game, without a reload, and the server speaks it too', () =>
  inScene(browser, house, phone, async (scene) => {
    await alone(scene, inTurn)
    const { page } = scene.guest
    await page.evaluate(() => Object.assign(window, { here: true }))
    const refusal = async () => {
      await page.keyboard.press('e')
      return page.locator('.refusal').innerText()
    }
    const english = await refusal()
    match(english, /lay/i)
    const hand = await page.locator('.held').allInnerTexts()

    await page.locator('.menu-button').click()
    const welcomed = page.waitForEvent('websocket')
    await page.locator('.language select').selectOption('de')
    await welcomed
    await page.keyboard.press('Escape')
    await page.locator('.menu.open').waitFor({ state: 'detached' })
    await page.locator('.held').first().waitFor()

    const german = await refusal()
    notEqual(german, english)
    match(german, /Karte|leg/i)
    await page.keyboard.press('h')
    await page.locator('.hint').waitFor()
    const reasons = await page.locator('.hint li').allInnerTexts()
    ok(reasons.length > 0 && reasons.every((reason) => !/\b(the|you|card|pile)\b/i.test(reason)), reasons.join(' '))
    equal(await page.evaluate(() => (window as unknown as { here?: boolean }).here), true)
    deepEqual(await page.locator('.held').count(), hand.length)
  }))
