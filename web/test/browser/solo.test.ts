// Whole games alone, each by one way of laying only: nobody needs a mouse, a finger or a keyboard beside what they have.

import { deepEqual, match } from 'node:assert/strict'
import type { BrowserContextOptions } from '@playwright/test'
import { GAMES, type Game } from '../../src/wire.ts'
import { type NewGuest, test } from './fixtures.ts'
import { type Guest, phone } from './guest.ts'
import {
  arrows,
  finger,
  type InputMethod,
  keyboard,
  mouse,
  moveOn,
  playOut,
  tabTo,
  throwAway,
  touch,
} from './input-methods.ts'

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
  method: InputMethod
  start: Start
  options: BrowserContextOptions
}

const byMouse: Way = { name: 'mouse', method: mouse, start: click, options: {} }
const byTouch: Way = { name: 'taps', method: touch, start: tap, options: phone }
const byFinger: Way = { name: 'drags of a finger', method: finger, start: tap, options: phone }
const byTyping: Way = { name: 'typing', method: keyboard, start: type, options: {} }
const byArrows: Way = { name: 'arrow keys', method: arrows, start: type, options: {} }

/** One long game by each way; the others are over soon. */
const games: [Game, Way, typeof moveOn][] = [
  ['classic', byMouse, moveOn],
  ['classic', byTouch, moveOn],
  ['classic', byFinger, moveOn],
  ['classic', byTyping, moveOn],
  ['extreme', byMouse, throwAway],
  ['extreme', byTouch, throwAway],
  ['extreme', byArrows, moveOn],
]

for (const [game, way, turn] of games) {
  test(`${game} is played to its end by ${way.name} alone`, ({ newGuest }) => plays(newGuest, game, way, turn))
}

// The opponent takes its time for every card: the three games wait for it side by side.
test('face-to-face is played to its end by mouse, by taps and by typing alone', async ({ newGuest }) => {
  const ways = [byMouse, byTouch, byTyping]
  await Promise.all(ways.map((way) => test.step(way.name, () => plays(newGuest, 'face-to-face', way, throwAway))))
})

/** A game from the home page on, in one way only, with its result in words. */
async function plays(
  newGuest: NewGuest,
  game: Game,
  { method, start, options }: Way,
  turn: typeof moveOn,
): Promise<void> {
  const guest = await newGuest(options)
  await guest.visit()
  await start(guest, game)
  await guest.until(() => guest.moves)
  await playOut(guest, method, undefined, turn)
  await guest.settled()
  const result = guest.page.locator('[data-after]')
  match(
    await result.getByRole('heading').innerText(),
    /^(Won!|Lost: \d+ cards? left|\d+ left: excellent!|You win\b|.* wins)/,
  )
  deepEqual(guest.faults, [])
}
