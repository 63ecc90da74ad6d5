// What the server keeps about somebody: they can download it, and delete it for good.

import { equal, match } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { button, deal, gather, matesOn } from './friends.ts'
import { type Guest, phone } from './guest.ts'

/** How the server answers who this browser is. */
async function known({ context, server }: Guest): Promise<number> {
  return (await context.request.get(new URL('/api/me', server.address).href)).status()
}

async function openData(guest: Guest): Promise<void> {
  await guest.page.locator('.me').click()
  await guest.page.getByRole('link', { name: 'Your data' }).click()
  await guest.page.getByRole('heading', { name: 'Your data' }).waitFor()
}

test('somebody downloads their data and deletes it, while others play on', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await deal(ada, guests)
  await ben.page.getByLabel('Say something').fill('My cat is called Whiskers')
  await ben.page.keyboard.press('Enter')
  await ada.page.locator('.entry.said', { hasText: 'Whiskers' }).waitFor()

  const home = await ben.tab()
  await home.visit()
  await openData(home)
  const [file] = await Promise.all([
    home.page.waitForEvent('download'),
    home.page.getByRole('link', { name: 'Download' }).click(),
  ])
  equal(file.suggestedFilename(), 'tenback.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  equal(data.name, 'Ben')
  match(JSON.stringify(data.tables), /Whiskers/)

  await button(home, 'Delete my data…').click()
  await home.page.getByRole('alert').getByText('Delete everything about Ben?').waitFor()
  await button(home, 'Cancel').click()
  equal(await known(home), 200, 'not yet')
  await button(home, 'Delete my data…').click()
  await button(home, 'Delete for good').click()
  await home.page.locator('main').getByText('Your data has been deleted.').waitFor()
  equal(await known(home), 401)

  await expect.poll(async () => (await matesOn(ada))[1]).toContain('deleted player')
  await expect(ada.page.getByText('Whiskers')).toHaveCount(0)
  await ben.page.getByRole('heading', { name: 'You’re signed out on this device' }).waitFor()
})

test('the way to the data is on a phone, too', async ({ newGuest }) => {
  const guest = await newGuest(phone)
  await guest.takeName('Ada')
  await guest.visit()
  await button(guest, 'Menu and settings').click()
  await openData(guest)
  await button(guest, 'Delete my data…').click()
  await guest.page.getByRole('alert').waitFor()
})
