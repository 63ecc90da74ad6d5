// The three ways to lay a card: each plays a whole game without the others.

import type { Locator } from 'playwright-core'
import type { Lay } from '../../src/wire.ts'
import type { Guest } from './guest.ts'

export interface Manner {
  lay: (guest: Guest, lay: Lay) => Promise<void>
  endTurn: (guest: Guest) => Promise<void>
}

const cardOf = (guest: Guest, lay: Lay) => guest.page.locator(`[data-card="${lay.slice(0, -1)}"]`)
const pileOf = (guest: Guest, lay: Lay) => guest.page.locator(`[data-pile="${lay.slice(-1)}"]`)
const ender = (guest: Guest) => guest.page.getByRole('button', { name: /^End turn/ })

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to point at')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Cards are dragged to their pile. */
export const mouse: Manner = {
  async lay(guest, lay) {
    const { page } = guest
    const from = await middle(cardOf(guest, lay))
    const to = await middle(pileOf(guest, lay))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  },
  endTurn: (guest) => ender(guest).click(),
}

/** A tap on the card, a tap on the pile. */
export const touch: Manner = {
  async lay(guest, lay) {
    await cardOf(guest, lay).tap()
    await pileOf(guest, lay).tap()
  },
  endTurn: (guest) => ender(guest).tap(),
}

/** The lay is typed as the notation has it. */
export const keyboard: Manner = {
  lay: ({ page }, lay) => page.keyboard.type(lay),
  endTurn: ({ page }) => page.keyboard.press('e'),
}

/** One lay, or the end of the turn if what is left would cost too much; back when the server has told of it. */
export async function move(guest: Guest, manner: Manner): Promise<void> {
  const { seq, best, view } = guest
  const enough = view?.turn.may_end && (best.loses || best.step > 3)
  if (enough) await manner.endTurn(guest)
  else await insist(guest, manner)
  await guest.until(() => guest.seq > seq)
}

/** A lay that loses asks first; whoever has no other says yes. */
async function insist(guest: Guest, manner: Manner, { lay, loses } = guest.best): Promise<void> {
  await manner.lay(guest, lay)
  if (loses) await guest.page.getByRole('button', { name: /all the same/ }).click()
}

/** Plays until the game is over, whenever it is this guest's turn. */
export async function playOut(guest: Guest, manner: Manner, after?: () => Promise<void>): Promise<void> {
  for (;;) {
    await guest.until(
      () => guest.over || (guest.moves && (guest.legal.length > 0 || !!guest.view?.turn.may_end)),
      60_000,
    )
    if (guest.over) return
    await moveOn(guest, manner)
    await after?.()
  }
}

/** One lay or the end of the turn, on a page that shows how the game stands. */
export async function moveOn(guest: Guest, manner: Manner): Promise<void> {
  await guest.settled()
  if (guest.legal.length === 0) await endEmpty(guest, manner)
  else await move(guest, manner)
}

/** As before, by somebody who lays what costs neither least nor most, and no card too many: such a game is over sooner. */
export async function squander(guest: Guest, manner: Manner): Promise<void> {
  await guest.settled()
  const { seq, legal, view } = guest
  const safe = legal.filter(({ loses }) => !loses).sort((one, other) => one.step - other.step)
  if (view?.turn.may_end) await manner.endTurn(guest)
  else await insist(guest, manner, safe[Math.floor(safe.length / 4)])
  await guest.until(() => guest.seq > seq)
}

/** Nothing fits any more, and enough was laid. */
async function endEmpty(guest: Guest, manner: Manner): Promise<void> {
  const { seq } = guest
  await manner.endTurn(guest)
  await guest.until(() => guest.seq > seq)
}
