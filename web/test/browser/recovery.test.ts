// Moving to another device by a link: the seats come along, and the old device says what has happened.

import { equal } from 'node:assert/strict'
import { button, deal, eventually, gather, handOn, matesOn } from './company.ts'
import { Guest } from './guest.ts'
import { test } from './limited.ts'
import { keyboard, moveOn } from './manners.ts'
import { browser, house } from './stage.ts'

test('a link moves somebody to another device, once, with name and seat', async () => {
  const guests = await gather(browser, house, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await deal(ada, guests)
  const hand = await handOn(ada)
  const home = await ada.tab()
  await home.visit()
  await button(home, 'Make a link').click()
  const link = await home.page.getByLabel('The link for the other device').inputValue()

  const phone = await Guest.arrive(browser, house)
  await phone.page.goto(link)
  await button(phone, 'Go on here').click()
  await phone.page.locator('a[href^="/t/"]').first().click()
  await phone.until(() => phone.moves)
  await phone.settled()
  equal(String(await handOn(phone)), String(hand))

  await ada.page.getByRole('heading', { name: 'You play on another device now' }).waitFor()
  await moveOn(phone, keyboard)
  await eventually(async () => (await matesOn(ben))[0], 'Ada, 6 cards, to move')

  await button(ada, 'Try again').click()
  await eventually(() => matesOn(ada), ['Ada, 6 cards, to move', 'Ben, 7 cards'])
  equal(String(await handOn(ada)), '', 'the old device is somebody else now, who looks on')

  const third = await Guest.arrive(browser, house)
  await third.page.goto(link)
  await button(third, 'Go on here').click()
  await third.page.getByRole('alert').waitFor()
  equal(await third.page.locator('a[href^="/t/"]').count(), 0, 'the link works once')
})
