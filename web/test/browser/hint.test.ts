// Hints that take long, and where they are drawn.

import { deepEqual, equal } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { covered } from './layout-checks.ts'
import { resize } from './resize.ts'
import { screen } from './screens.ts'
import { alone, inTurn } from './setups.ts'

test('a hint that takes half a minute is waited for, and the page says why it takes so long', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  const { page } = guest
  await page.clock.install()
  let sockets = 0
  let keep: (answer: () => void) => void
  const kept = new Promise<() => void>((resolve) => {
    keep = resolve
  })
  await page.routeWebSocket('**/socket', (socket) => {
    sockets += 1
    const server = socket.connectToServer()
    server.onMessage((text) => {
      if (!String(text).includes('"type":"hint"')) socket.send(text)
      else keep(() => socket.send(text))
    })
  })
  await alone(scene, inTurn)
  const before = sockets
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint-wait progress')).toBeVisible()
  for (let time = 0; time < 6; time += 1) {
    await page.clock.runFor(5000)
    // What was asked in the meantime gets its answer.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await expect(page.locator('.hint-wait')).toContainText('Many players')
  const answer = await kept
  answer()
  await page.locator('.hint').waitFor()
  equal(sockets, before, 'the connection was kept')
  deepEqual(guest.faults, [])
})

test('the places of a hint cover no number of a pile, nor each other', async ({ newScene }) => {
  const scene = await newScene()
  await screen('hint shown').open(scene)
  const { page } = scene.guest
  await page.locator('.nth').first().waitFor()
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [740, 360],
    [640, 400],
    [1280, 800],
  ] as const) {
    await resize(page, width, height)
    const found = [...(await covered(page, '[data-top] .number', '.nth')), ...(await covered(page, '.nth', '.nth'))]
    deepEqual(found, [], `${width}×${height}`)
  }
})
