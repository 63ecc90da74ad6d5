// Whole games alone, each by one way of laying only: nobody needs a mouse, a finger or a keyboard beside what they have.

import { deepEqual, match } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { GAMES, type Game } from '../../src/wire.ts'
import { Guest, launch, phone } from './guest.ts'
import { House } from './house.ts'
import { arrows, finger, keyboard, type Manner, mouse, moveOn, playOut, squander, tabTo, touch } from './manners.ts'

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

/** From the home page to a game, in one of the ways to get about. */
type Start = (guest: Guest, game: Game) => Promise<void>

const click: Start = async ({ page }, game) => {
  await page.locator(`label[data-game="${game}"]`).click()
  await page.locator('[data-way="alone"]').click()
}

const tap: Start = async ({ page }, game) => {
  await page.locator(`label[data-game="${game}"]`).tap()
  await page.locator('[data-way="alone"]').tap()
}

/** Tab goes to the games, arrows choose one, Tab goes on to the button. */
const type: Start = async (guest, game) => {
  await tabTo(guest, '[name=game]')
  for (let at = 0; at < GAMES.indexOf(game); at += 1) await guest.page.keyboard.press('ArrowDown')
  await tabTo(guest, '[data-way="alone"]')
  await guest.page.keyboard.press('Enter')
}

interface Way {
  name: string
  manner: Manner
  start: Start
  options: BrowserContextOptions
}

const byMouse: Way = { name: 'mouse', manner: mouse, start: click, options: {} }
const byTouch: Way = { name: 'taps', manner: touch, start: tap, options: phone }
const byFinger: Way = { name: 'drags of a finger', manner: finger, start: tap, options: phone }
const byTyping: Way = { name: 'typing', manner: keyboard, start: type, options: {} }
const byArrows: Way = { name: 'arrow keys', manner: arrows, start: type, options: {} }

const games: [Game, Way][] = [
  ['classic', byMouse],
  ['classic', byTouch],
  ['classic', byFinger],
  ['classic', byTyping],
  ['extreme', byMouse],
  ['extreme', byTouch],
  ['extreme', byArrows],
  ['face-to-face', byMouse],
  ['face-to-face', byTouch],
  ['face-to-face', byTyping],
]

for (const [game, { name, manner, start, options }] of games) {
  test(`${game} is played to its end by ${name} alone`, async () => {
    const guest = await Guest.arrive(browser, house, options)
    await guest.visit()
    await start(guest, game)
    await guest.until(() => guest.moves)
    // The opponent of Face to Face takes its time for every card: a short game is a whole one, too.
    await playOut(guest, manner, undefined, game === 'face-to-face' ? squander : moveOn)
    await guest.settled()
    const result = guest.page.locator('[data-after]')
    match(await result.getByRole('heading').innerText(), /^(Won!|\d+ left|You have won!|Well played)/)
    match(await result.locator('.words').innerText(), /^(Won|Lost|Seat [12] .*has won)/)
    deepEqual(guest.faults, [])
    await guest.context.close()
  })
}
