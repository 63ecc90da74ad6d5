// The end of a game says who has won, in names.

import { equal, match, ok } from 'node:assert/strict'
import { test } from './fixtures.ts'
import { button, choose } from './friends.ts'
import type { Guest } from './guest.ts'
import { introduce, makeTable } from './midgame.ts'
import { alone, inTurn, visitTable } from './setups.ts'

async function giveUp(guest: Guest): Promise<void> {
  await choose(guest, 'Give up')
  await guest.page.locator('dialog').getByRole('button', { name: 'Give up' }).click()
  await guest.page.locator('[data-after]').waitFor()
}

test('a game that is given up at once says so, and can be replayed', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, inTurn)
  await giveUp(guest)
  equal(await guest.page.locator('.after .words').first().innerText(), 'You gave up.')
  equal(await guest.page.locator('#after-heading').innerText(), 'Lost: 98 cards left')
  ok(await guest.page.getByRole('link', { name: 'Replay' }).isVisible())
})

test('who has lost to somebody is told who has won', async ({ newScene }) => {
  const { guest } = await newScene({ viewport: { width: 360, height: 740 } })

  await introduce(guest, 'Ada')
  const id = await makeTable(guest, { game: 'face-to-face', seats: 2, bots: [{ seat: 2, level: 'casual' }] })
  await visitTable(guest, id)
  await guest.until(() => guest.moves)
  await giveUp(guest)
  equal(await guest.page.locator('#after-heading').innerText(), 'Casual 2 wins: you gave up.')
  await button(guest, 'Game log').or(button(guest, 'Chat and log')).click()
  match(await guest.page.locator('.log').innerText(), /Casual 2 wins: you gave up\.$/)
})
