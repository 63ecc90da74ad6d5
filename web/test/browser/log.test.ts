// What happened is read from its end: whoever opens the log sees the newest line, and keeps their place while they read.

import { equal, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { type Guest, phone } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { drawn } from './resize.ts'
import { alone, type inTurn } from './setups.ts'

const late: typeof inTurn = ({ mine, view }) => mine && (view?.turn.number ?? 0) > 6

/** How far the log is from its end, and from its beginning. */
const places = ({ page }: Guest) =>
  page.locator('.log').evaluate((log) => ({
    above: log.scrollTop,
    below: Math.round(log.scrollHeight - log.clientHeight - log.scrollTop),
  }))

test('on a phone the log opens at its newest line', async ({ newScene }) => {
  const scene = await newScene(phone)

  const { guest } = scene
  await alone(scene, late)
  for (let time = 0; time < 2; time += 1) {
    await guest.page.getByRole('button', { name: 'Game log' }).tap()
    await guest.page.locator('dialog .log').waitFor()
    await expect(async () => {
      const { above, below } = await places(guest)
      expect(above).toBeGreaterThan(100)
      expect(below).toBeLessThanOrEqual(1)
    }).toPass()
    await guest.page.keyboard.press('Escape')
    await guest.page.locator('dialog .log').waitFor({ state: 'detached' })
  }
})

test('who reads further up is left there when something happens, who is at the end stays at it', async ({
  newScene,
}) => {
  const scene = await newScene({ viewport: { width: 1200, height: 700 } })

  const { guest } = scene
  await alone(scene, late)
  await guest.page.getByRole('button', { name: 'Game log' }).click()
  await guest.page.locator('.log').waitFor()
  ok((await places(guest)).above > 100)
  await moveOn(guest, keyboard)
  await guest.settled()
  ok((await places(guest)).below <= 1)
  await guest.page.locator('.log').evaluate((log) => log.scrollTo(0, 20))
  await drawn(guest.page)
  await moveOn(guest, keyboard)
  await guest.settled()
  equal((await places(guest)).above, 20)
  await guest.page.locator('.log').evaluate((log) => log.scrollTo(0, log.scrollHeight))
  await drawn(guest.page)
  await moveOn(guest, keyboard)
  await guest.settled()
  ok((await places(guest)).below <= 1)
})
