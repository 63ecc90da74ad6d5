// Whole games alone, each by one way of laying only: nobody needs a mouse, a finger or a keyboard beside what they have.

import { deepEqual, ok } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { GAMES } from '../../src/wire.ts'
import { Guest, launch, phone } from './guest.ts'
import { House } from './house.ts'
import { keyboard, type Manner, mouse, playOut, touch } from './manners.ts'

let house: House
let browser: Browser

before(async () => {
  house = await House.open()
  browser = await launch()
})
after(async () => {
  await browser.close()
  await house.close()
})

const ways: [string, Manner, BrowserContextOptions][] = [
  ['mouse', mouse, {}],
  ['touch', touch, phone],
  ['keyboard', keyboard, {}],
]

for (const game of GAMES) {
  for (const [name, manner, options] of ways) {
    test(`${game} is played to its end by ${name}`, async () => {
      const guest = await Guest.arrive(browser, house, options)
      await guest.visit()
      await guest.page.locator(`label[data-game="${game}"]`).click()
      await guest.page.locator('[data-way="alone"]').click()
      await guest.until(() => guest.moves)
      await playOut(guest, manner)
      ok(
        await guest.page
          .getByRole('heading', { name: /Won|Lost|won/ })
          .first()
          .isVisible(),
        'the result is told',
      )
      deepEqual(guest.faults, [])
      await guest.context.close()
    })
  }
}
