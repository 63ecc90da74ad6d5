// Playing on from a position of a replay, on a network that fails.

import { equal, match } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { introduce, table } from './midgame.ts'
import { over } from './setups.ts'

test('leaving a record that fails says so, shows that it is under way, and can be tried again', async ({
  newGuest,
}) => {
  const guest = await newGuest()
  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, over)
  const { page } = guest
  await guest.visit(`/t/${id}/1?at=4`)
  await page.locator('main[data-at="4"]').waitFor()
  const story = page.locator('.story')
  const told = await story.innerText()
  const leave = page.getByRole('button', { name: 'What if' })
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/replay', async (route) => {
    await held
    await route.abort()
  })
  await leave.click()
  await expect(story).toHaveAttribute('aria-busy', 'true')
  match(await story.innerText(), /Thinking/)
  fail()
  await expect(page.locator('.story.failed')).toContainText('server')
  equal(await page.locator('.what-if').count(), 0)
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(story).toHaveText(told)
  await page.unroute('**/api/replay')
  await leave.click()
  await page.locator('.what-if').waitFor()
})
