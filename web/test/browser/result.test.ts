// The end of a game says who has won, in names, and leads to where it turned.

import { equal, match, ok } from 'node:assert/strict'
import { test } from './fixtures.ts'
import { button, choose } from './friends.ts'
import type { Guest } from './guest.ts'
import { introduce, makeTable } from './midgame.ts'
import { alone, inTurn, type over, visitTable } from './setups.ts'

const lost: typeof over = ({ view }) => view?.phase === 'over' && view.ending?.outcome === 'lost'

async function giveUp(guest: Guest): Promise<void> {
  await choose(guest, 'Give up')
  await guest.page.locator('dialog').getByRole('button', { name: 'Give up' }).click()
  await guest.page.locator('[data-after]').waitFor()
}

test('the way to where it turned leads to the turn that the replay names first', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, lost)
  await guest.page.getByRole('link', { name: 'See the turning points' }).click()
  await guest.page.locator('.turned button').first().waitFor()
  const at = () => guest.page.locator('main.replay').getAttribute('data-at')
  const opened = await at()
  ok(Number(opened) > 0)
  await guest.page.locator('.transport button').first().click()
  await guest.page.locator('main.replay[data-at="0"]').waitFor()
  await guest.page.locator('.turned button').first().click()
  await guest.page.locator('main.replay:not([data-at="0"])').waitFor()
  equal(await at(), opened)
})

test('a game that is given up at once did not turn anywhere', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, inTurn)
  await giveUp(guest)
  equal(await guest.page.locator('.after .words').first().innerText(), 'You gave up.')
  equal(await guest.page.locator('#after-heading').innerText(), 'Lost: 98 cards left')
  ok(await guest.page.getByRole('link', { name: 'Replay' }).isVisible())
  equal(await guest.page.getByRole('link', { name: 'See the turning points' }).count(), 0)
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
