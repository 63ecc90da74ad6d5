// What does not come from this program, or not as it says it: no answer, however odd, leaves an empty page.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Route } from '@playwright/test'
import { test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { introduce, table } from './midgame.ts'
import { inTurn, over, sendFile, shown, visitTable } from './setups.ts'

/** Drops a record on the page. */
function drop({ page }: Guest, text: string): Promise<boolean> {
  return page.evaluate((record) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([record], 'game.tgn'))
    return document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  }, text)
}

/** What the screen says. */
const words = ({ page }: Guest) => page.locator('main').innerText()

test('an error with a strange code is told as the end of the connection', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  for (const code of ['constructor', '__proto__', 'toString']) {
    const refuse = (route: Route) => route.fulfill({ status: 403, json: { code, text: 'No.' } })
    await guest.page.route('**/api/tables/*', refuse)
    await guest.visit('/t/abc')
    await guest.page.getByRole('heading', { name: 'The connection was closed' }).waitFor()
    match(await words(guest), /No\./)
    await guest.page.unroute('**/api/tables/*', refuse)
  }
})

test('a language that was kept and is none is not spoken', async ({ newScene }) => {
  const { guest } = await newScene()

  for (const kept of ['constructor', '__proto__', 'xx', '']) {
    await guest.visit('/healthz')
    await guest.page.evaluate((language) => localStorage.setItem('tenback-language', language), kept)
    await guest.visit('/')
    await guest.page.getByRole('heading', { name: 'Play every card.' }).waitFor()
    await guest.page.locator('[data-way="alone"]').waitFor()
  }
  deepEqual(guest.faults, [])
})

test('a screen that cannot be drawn says so and can be loaded anew; the others still work', async ({ newScene }) => {
  const { guest } = await newScene()

  await guest.page.route('**/api/tables/abc', (route) => route.fulfill({ json: { game: 7, free: 2 } }))
  await guest.visit('/t/abc')
  await guest.page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  ok(await guest.page.getByRole('button', { name: 'Reload' }).isVisible())
  await guest.page.locator('main').getByRole('link', { name: 'Home' }).click()
  await guest.page.locator('[data-way="alone"]').waitFor()
})

test('frames of a wrong shape make the table connect anew, and it is played on', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, inTurn)
  const odd = ['null', '{"type": "welcome"}']
  await guest.page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => socket.send(odd.shift() ?? text))
  })
  await visitTable(guest, id)
  const held = guest.page.locator('.held')
  await held.first().waitFor()
  equal(odd.length, 0)
  const before = await held.count()
  odd.push('{"type": "step"}')
  await guest.page.locator('.held[data-fit="fits"], .held[data-fit="back"]').first().focus()
  for (const key of ['ArrowRight', 'Enter']) await guest.page.keyboard.press(key)
  await guest.page.locator(`.hand li:nth-child(${before - 1}):last-child`).waitFor()
  deepEqual(guest.faults, [])
})

test('a browser that keeps no cookies is told so once, at home and at a table', async ({ newScene }) => {
  const { guest } = await newScene()

  let posts = 0
  await guest.page.route('**/api/me', (route) => {
    posts += 1
    return route.fulfill({ json: { name: 'Guest', language: 'en' } })
  })
  await guest.visit('/')
  await guest.page.locator('[data-way="alone"]').click()
  const notice = guest.page.locator('.notice p')
  await notice.waitFor()
  match(await notice.innerText(), /^This page needs cookies\. Your browser blocks them/)
  equal(posts, 1)
  const full = { id: 'abc', game: 'classic', seats: 1, free: 0, sitters: ['Ada'], stage: 'playing', spectators: true }
  await guest.page.route('**/api/tables/abc', (route) => route.fulfill({ json: full }))
  await guest.visit('/t/abc')
  await guest.page.getByRole('heading', { name: 'This page needs cookies' }).waitFor()
})

test('a main script that does not come is asked for once more, then that is said', async ({ newScene }) => {
  const { guest } = await newScene({ locale: 'de' })

  let pages = 0
  guest.page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  await guest.page.route('**/assets/start*.js', (route) => route.abort())
  await guest.visit('/')
  const again = guest.page.getByRole('button', { name: 'Neu laden' })
  await again.waitFor()
  match(await words(guest), /Die Seite ließ sich nicht laden\./)
  equal(pages, 2)
  await guest.page.unroute('**/assets/start*.js')
  await again.click()
  await guest.page.locator('[data-way="alone"]').waitFor()
})

test('the same record opened again in a branch is followed from its beginning', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, over)
  const record = await (await guest.context.request.get(`${guest.server.address}/api/tables/${id}/games/1`)).text()
  await guest.page.route('**/api/replay', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), date: `\u202e${'9'.repeat(500)}` } })
  })
  await guest.visit('/replay')
  await sendFile(scene, record)
  await shown(scene, '.transport')
  const date = await guest.page.locator('.replay-head .date bdi').first().innerText()
  ok(date.length <= 45, date)
  await guest.page.keyboard.press('ArrowDown')
  await guest.page.getByRole('button', { name: 'What if…' }).click()
  await shown(scene, '.replay.branched')
  await drop(guest, record)
  await shown(scene, '.replay:not(.branched)[data-at="0"]')
})

test('a clock of the device that is put right does not change the time that is left', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1, clock: { seconds: 300, loses: false } }, inTurn)
  await guest.page.clock.install()
  await visitTable(guest, id)
  const { page } = guest
  await page.locator('.clock .unseen').waitFor({ state: 'attached' })
  /** The seconds that are left on the screen, and those that have passed since the page was opened. */
  const look = () =>
    page.evaluate(() => ({
      left: Number(/\d+/.exec(document.querySelector('.clock .unseen')?.textContent ?? '')?.[0]),
      passed: performance.now() / 1000,
    }))
  const before = await look()
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 3_600_000
  })
  await page.clock.runFor(1000)
  const after = await look()
  const lost = before.left - after.left - (after.passed - before.passed)
  ok(Math.abs(lost) <= 2, JSON.stringify({ before, after }))
})
