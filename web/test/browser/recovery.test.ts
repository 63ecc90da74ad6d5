// Moving to another device by a link: the seats come along, and the old device says what has happened.

import { equal } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, deal, gather, handOn, matesOn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'

test('a link moves somebody to another device, once, with name and seat', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await deal(ada, guests)
  const hand = await handOn(ada)
  const home = await ada.tab()
  await home.visit()
  await button(home, 'Create link').click()
  const link = await home.page.getByLabel('Link for the other device').inputValue()

  const phone = await newGuest()
  await phone.page.goto(link)
  await button(phone, 'Continue here').click()
  await phone.page.locator('a[href^="/t/"]').first().click()
  await phone.until(() => phone.moves)
  await phone.settled()
  equal(String(await handOn(phone)), String(hand))

  await ada.page.getByRole('heading', { name: 'You’re now playing on another device' }).waitFor()
  await moveOn(phone, keyboard)
  await expect.poll(async () => (await matesOn(ben))[0]).toBe('Ada, 6 cards, to play')

  await button(ada, 'Try again').click()
  await expect.poll(() => matesOn(ada)).toEqual(['Ada, 6 cards, to play', 'Ben, 7 cards'])
  equal(String(await handOn(ada)), '', 'the old device is somebody else now, who looks on')

  const third = await newGuest()
  await third.page.goto(link)
  await button(third, 'Continue here').click()
  await third.page.getByRole('alert').waitFor()
  equal(await third.page.locator('a[href^="/t/"]').count(), 0, 'the link works once')
})

test('a link that was used up still leads on, even if the texts of the language do not come', async ({ newGuest }) => {
  const ada = await newGuest({ locale: 'de' })
  await ada.visit()
  await ada.page.locator('[data-way="alone"]').click()
  await ada.until(() => ada.moves)
  const { code } = await ada.post('/api/me/recovery', {})

  const phone = await newGuest()
  await phone.page.route(/\/assets\/de-/, (route) => route.abort())
  await phone.visit(`/recover#${code}`)
  await button(phone, 'Continue here').click()
  await phone.page.locator('[data-list="mine"] a[href^="/t/"]').waitFor()
  equal(await phone.page.locator('html').getAttribute('lang'), 'en')
})
