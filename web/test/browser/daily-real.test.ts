// Deals of the day as the program serves them: two people play the same one, and learn nothing beforehand.

import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Daily } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { giveUp } from './setups.ts'

/** Today's deals, past the page. */
async function today(guest: Guest): Promise<Daily> {
  const answer = await guest.context.request.get(new URL('/api/daily', guest.server.address).href)
  return answer.json()
}

/** Begins a deal on the page; the answer is its table. */
async function begin(guest: Guest, deal: string): Promise<string> {
  await guest.visit('/daily')
  await guest.page.locator(`[data-deal="${deal}"]`).getByRole('button', { name: 'Play' }).click()
  await guest.page.waitForURL('**/t/*')
  await guest.until(() => guest.view !== undefined)
  return new URL(guest.page.url()).pathname.slice('/t/'.length)
}

test('two people play a deal of the day, and see the ranking once they have finished', async ({ newGuest }) => {
  const [ada, ben] = [await newGuest(), await newGuest()]
  await ada.takeName('Ada')
  await ben.takeName('Ben')
  const id = await begin(ada, 'classic-1')
  await expect(ada.page.locator('.bar-facts')).toContainText('Deal of the day')
  await expect(ada.page.locator('.actions').getByRole('button')).toHaveText([/End turn|more/, /Try/])
  // Who comes back comes back to the same game.
  await ada.visit('/daily')
  await ada.page.locator('.deal .primary').filter({ hasText: 'Resume' }).click()
  await ada.page.waitForURL(`**/t/${id}`)
  await ada.until(() => ada.view !== undefined)
  await giveUp(ada, id)
  await ada.page.locator('.after-daily').waitFor()
  await expect(ada.page.getByRole('button', { name: 'Another game' })).toHaveCount(0)

  // Ben has not finished it: nothing of Ada's game reaches him.
  const { day } = await today(ben)
  await ben.visit(`/daily/${day}/classic-1`)
  await expect(ben.page.locator('.closed')).toContainText('It opens for you when you have finished this deal')
  await ben.visit(`/t/${id}/1`)
  await ben.page.locator('main h1').first().waitFor()
  equal(
    ben.received.some((text) => text.includes('[Deck ')),
    false,
  )

  await ada.page.getByRole('link', { name: 'See the ranking' }).click()
  await expect(ada.page.locator('.own-result .result')).toContainText('cards left')
  await expect(ada.page.getByRole('row', { name: /Ada \(you\)/ })).toBeVisible()
  await ada.visit('/daily')
  await expect(ada.page.locator('[data-deal="classic-1"]')).toHaveAttribute('data-state', 'finished')
  await expect(ada.page.locator('.standing').first()).toContainText('1 day')
  await expect(ada.page.locator(`[data-day="${day}"] .dot`)).toHaveCount(1)
  await ada.visit()
  await expect(ada.page.locator('.daily-entry')).toContainText('1 day in a row')
  ok(
    ada.faults.every((fault) => /Failed to load/.test(fault)),
    `${ada.faults}`,
  )
})

test('a team waits for its people, without bots', async ({ newGuest }) => {
  const guest = await newGuest()
  await guest.takeName('Ada')
  await guest.visit('/daily')
  await guest.page.locator('[data-deal="classic-3"]').getByRole('button', { name: 'Play' }).click()
  await expect(guest.page.locator('.occasion-note')).toContainText('Only people take part')
  await expect(guest.page.getByRole('button', { name: 'Add bot' })).toHaveCount(0)
  await expect(guest.page.locator('#invite-link')).toHaveValue(/\/t\//)
  deepEqual(guest.faults, [])
})

test('a friend joins a group by its link, until the owner renews it', async ({ newGuest }) => {
  const [ada, ben, eve] = [await newGuest(), await newGuest(), await newGuest()]
  await ada.takeName('Ada')
  await ada.visit('/groups')
  await ada.page.getByLabel('Name of the group').fill('Family')
  await ada.page.keyboard.press('Enter')
  const family = ada.page.getByRole('region', { name: 'Family' })
  const link = await family.getByLabel('Send this link').inputValue()
  const { hash } = new URL(link)

  await ben.visit(`/groups${hash}`)
  await ben.page.getByLabel('Your name').last().fill('Ben')
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await expect(ben.page.getByRole('region', { name: 'Family' })).toContainText('Ada')
  await ben.visit('/daily')
  await ben.page.locator('.months').getByLabel('Among').selectOption('Family')
  await expect(ben.page.locator('.months .none')).toContainText('No results yet')

  await ada.page.reload()
  await expect(family).toContainText('Ben')
  await family.getByRole('button', { name: 'New link' }).click()
  await expect(family.getByLabel('Send this link')).not.toHaveValue(link)
  await eve.visit(`/groups${hash}`)
  await eve.page.getByRole('button', { name: 'Join' }).click()
  await expect(eve.page.locator('.join-group .warning')).toBeVisible()
  await ben.visit('/groups')
  await ben.page.getByRole('button', { name: 'Leave group' }).click()
  await ben.page.getByRole('button', { name: 'Leave group' }).click()
  await expect(ben.page.locator('.group')).toHaveCount(0)
})
