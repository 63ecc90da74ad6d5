// The keyboard at the table explains itself: what is no card is told, the keys can be read, and Escape leads back.

import { deepEqual, equal, match } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { alone, inTurn, withFriends } from './setups.ts'

test('a number that is not in the hand is told on the table, and nothing is asked of the server', async ({
  newScene,
}) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, inTurn)
  const { seq } = guest
  const said = guest.page.locator('.words-now .refusal')
  for (const number of ['0', '100', '415']) {
    await guest.page.keyboard.type(`${number}a`)
    await expect(said).toHaveText(`You don’t hold ${number}.`)
  }
  await guest.page.locator('[role=status]').getByText('You don’t hold 415.').waitFor({ state: 'attached' })
  equal(await guest.page.locator('.held[aria-pressed="true"]').count(), 0)
  await guest.page.keyboard.press('Escape')
  await said.waitFor({ state: 'detached' })
  equal(guest.seq, seq, 'nothing was laid')
  await guest.page.keyboard.type(guest.best.lay)
  await guest.until(() => guest.seq > seq)
})

test('the rules at a table end with its keys, as far as they act', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, inTurn)
  await guest.page.keyboard.press('?')
  const keys = guest.page.locator('.key-list')
  await keys.waitFor()
  const pairs = await keys.locator('dl > div').evaluateAll((all) => all.map((one) => one.textContent))
  deepEqual(pairs.slice(3, 6), [
    '31aplay a card: its number, then the letter of the pile',
    'Backspacedelete the last digit',
    'eend the turn',
  ])
  equal(pairs.length, 12)
  await guest.page.keyboard.press('Escape')
  await guest.page.evaluate(() => localStorage.setItem('tenback-letter-keys', 'off'))
  await guest.page.reload()
  await guest.page.getByRole('button', { name: 'Rules' }).click()
  await keys.waitFor()
  equal(await keys.locator('dl > div').count(), 4)
  match(await keys.innerText(), /switched off in the settings: Keyboard shortcuts\./)
})

test('Escape leads from the chat to the hand, and what was typed stays', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1200, height: 800 } })

  const { guest } = scene
  await withFriends(scene, ['Ben'], {}, inTurn)
  const field = guest.page.getByRole('textbox', { name: 'Say something' })
  await field.fill('Perhaps')
  await field.press('Escape')
  equal(await guest.page.evaluate(() => document.activeElement?.matches('.held')), true)
  equal(await field.inputValue(), 'Perhaps')
})
