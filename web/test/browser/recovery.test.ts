// Several devices of one person: a link adds one, a device that is signed out says so, and a backup code brings people back.

import { equal, match } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, deal, gather, handOn, matesOn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'

test('a link adds a device, once, and the game goes on when the first one is signed out', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await deal(ada, guests)
  const hand = await handOn(ada)
  const own = await ada.tab()
  await own.visit('/devices')
  await button(own, 'Create link').click()
  const link = await own.page.getByLabel('Link for the other device').inputValue()

  const phone = await newGuest()
  await phone.page.goto(link)
  await button(phone, 'Continue here').click()
  await phone.page.locator('a[href^="/t/"]').first().click()
  await phone.until(() => phone.moves)
  await phone.settled()
  equal(String(await handOn(phone)), String(hand))
  equal(String(await handOn(ada)), String(hand), 'the first device plays on')

  const list = await phone.tab()
  await list.visit('/devices')
  const other = list.page.locator('.devices .list > li').first()
  await other.getByRole('button', { name: /^Sign out/ }).click()
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await ada.page.getByRole('heading', { name: 'You’re signed out on this device' }).waitFor()
  await expect(list.page.locator('.devices .list > li')).toHaveCount(1)
  await moveOn(phone, keyboard)
  await expect.poll(async () => (await matesOn(ben))[0]).toBe('Ada, 6 cards, to play')

  const third = await newGuest()
  await third.page.goto(link)
  await button(third, 'Continue here').click()
  await third.page.getByRole('alert').waitFor()
  equal(await third.page.locator('a[href^="/t/"]').count(), 0, 'the link works once')
})

test('a backup code that was written down brings somebody back who has signed out', async ({ newGuest }) => {
  const ada = await newGuest()
  await ada.visit()
  await ada.page.locator('[data-way="alone"]').click()
  await ada.until(() => ada.moves)
  await ada.visit('/devices')
  const row = ada.page.locator('.devices .list > li')
  await row.getByRole('button', { name: /^Sign out/ }).click()
  match(await row.getByRole('alert').innerText(), /never come back/)
  equal(await row.getByRole('button', { name: 'Sign out', exact: true }).count(), 0, 'nobody locks themselves out')
  await row.getByRole('button', { name: 'Cancel' }).click()
  await button(ada, 'Create backup code').click()
  const groups = await ada.page.locator('.devices .code code').allInnerTexts()
  equal(groups.length, 5)
  await row.getByRole('button', { name: /^Rename/ }).click()
  await row.getByLabel('Name of the device').fill('Kitchen')
  await row.getByRole('button', { name: 'Save' }).click()
  await row.getByText('Kitchen', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Sign out/ }).click()
  await row.getByRole('button', { name: 'Sign out', exact: true }).click()
  await ada.page.getByText('You are signed out on this device.').waitFor()

  await ada.page.getByRole('link', { name: 'Sign in with a code' }).click()
  const field = ada.page.getByLabel('Link or backup code')
  await field.fill('0000-0000-0000-0000-0000')
  await button(ada, 'Continue here').click()
  await ada.page.getByRole('alert').waitFor()
  await field.fill(groups.join(' ').toLowerCase())
  await button(ada, 'Continue here').click()
  await ada.page.locator('[data-list="mine"] a[href^="/t/"]').waitFor()
})

test('a link that was used up still leads on, even if the texts of the language do not come', async ({ newGuest }) => {
  const ada = await newGuest({ locale: 'de' })
  await ada.visit()
  await ada.page.locator('[data-way="alone"]').click()
  await ada.until(() => ada.moves)
  const { code } = await ada.post('/api/me/devices', {})

  const phone = await newGuest()
  await phone.page.route(/\/assets\/de-/, (route) => route.abort())
  await phone.visit(`/recover#${code}`)
  await button(phone, 'Continue here').click()
  await phone.page.locator('[data-list="mine"] a[href^="/t/"]').waitFor()
  equal(await phone.page.locator('html').getAttribute('lang'), 'en')
})
