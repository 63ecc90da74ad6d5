// A modal dialog silences all that lies outside of it: what happens meanwhile is told inside.

import { deepEqual, equal } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { deal, gather } from './friends.ts'
import { makeTable } from './midgame.ts'
import { resize } from './resize.ts'
import { screen } from './screens.ts'
import { alone, cutOff, inTurn, keepSockets, press, shown } from './setups.ts'

const narrow = { width: 600, height: 900 }

/** What the live regions say that can be heard: with a dialog open those inside it, otherwise those outside. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal') ?? document
    return [...modal.querySelectorAll('[role=status][aria-live=polite]')].map((region) => region.textContent)
  })

/** What all live regions say, heard or not. */
const said = (page: Page) =>
  page.locator('[role=status]').evaluateAll((all) => all.map((region) => region.textContent).filter((text) => text))

const lost = 'Connection lost. Trying again.'

test('what happens while the rules are read is told in them, once, and not again when they are closed', async ({
  newScene,
}) => {
  const scene = await newScene()

  const { page } = scene.guest
  await keepSockets(scene.guest)
  await alone(scene, inTurn)
  await press(scene, '?')
  await shown(scene, '.rules-panel .rules')
  await cutOff(scene.guest)
  await expect.poll(() => heard(page)).toEqual([lost])
  deepEqual(await said(page), [lost], 'one voice, not two')
  await page.clock.install()
  await press(scene, 'Escape')
  await page.locator('.rules-panel').waitFor({ state: 'detached' })
  await page.clock.runFor(1000)
  deepEqual(await said(page), [])
})

test('words that are refused in the sheet are told there, and not anew when it is opened again', async ({
  newGuest,
}) => {
  const [ada, ben] = await gather(newGuest, ['Ada', 'Ben'])
  if (!ada || !ben) throw new Error('somebody is missing')
  await deal(ada, [ada, ben])
  const { page } = ada
  await resize(page, narrow.width, narrow.height)
  const opener = page.getByRole('button', { name: 'Chat and log' })
  const field = page.locator('.bottom-sheet input')
  await opener.click()
  await field.fill('I hold the 41')
  await page.keyboard.press('Enter')
  await page.locator('.chat .problem').waitFor()
  const why = (await page.locator('.chat .problem').textContent()) ?? ''
  await expect.poll(() => heard(page)).toEqual([why])
  await page.keyboard.press('Escape')
  await page.locator('.bottom-sheet').waitFor({ state: 'detached' })
  await page.clock.install()
  await opener.click()
  await field.waitFor()
  equal(await field.inputValue(), 'I hold the 41', 'what was typed is kept')
  await page.clock.runFor(1000)
  deepEqual(await said(page), [])
})

test('a name that is refused is told, and its field has the focus', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await screen('room of a guest, greeted').open(scene)
  const why = 'This name is too long.'
  const refusal = { status: 422, json: { code: 'bad-name', text: why } }
  await page.route('**/api/me', (route) => route.fulfill(refusal), { times: 1 })
  await page.locator('.greeting button[type=submit]').focus()
  await press(scene, 'Enter')
  await expect.poll(() => heard(page)).toEqual([why])
  equal(await page.locator('.greeting input').evaluate((field) => field === document.activeElement), true)
})

test('a notice that comes while a dialog is open stands there when it is closed', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await alone(scene, inTurn)
  await press(scene, '?')
  await shown(scene, '.rules-panel .rules')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'.repeat(300_000)], 'large.tgn'))
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: data }))
  })
  await expect.poll(async () => (await heard(page))[0]?.startsWith('This file is too large')).toBe(true)
  await press(scene, 'Escape')
  await page.locator('.notice').waitFor()
})

test('the rules do not stand open at the next table', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await alone(scene, inTurn)
  const next = `/t/${await makeTable(scene.guest, { seats: 2 })}`
  await press(scene, '?')
  await shown(scene, '.rules-panel .rules')
  for (const path of ['/nowhere', next]) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await page.locator(path === next ? '.seats' : '.page.short').waitFor()
  }
  equal(await page.locator('dialog').count(), 0)
})
