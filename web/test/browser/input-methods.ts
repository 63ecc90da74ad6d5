// The ways to lay a card: each plays a whole game without the others.

import type { CDPSession, Page } from '@playwright/test'
import type { Lay, Legal } from '../../src/wire.ts'
import type { Guest } from './guest.ts'

export interface InputMethod {
  lay: (guest: Guest, lay: Lay) => Promise<void>
  endTurn: (guest: Guest) => Promise<void>
  /** Says that a lay is meant although it loses. */
  insist: (guest: Guest) => Promise<void>
}

interface Point {
  x: number
  y: number
}

/** The middle of things on the page, in its order of asking: they must be in sight, and nothing may lie over them. */
function middles(page: Page, wanted: string[]): Promise<Point[]> {
  return page.evaluate((wanted) => {
    return wanted.map((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect()
      if (!box) throw new Error(`${what} is not on the page`)
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (!document.elementFromPoint(point.x, point.y)?.closest(what)) throw new Error(`${what} is out of reach`)
      return point
    })
  }, wanted)
}

/** The card and the pile of a lay, on the page. */
async function endsOf({ page }: Guest, lay: Lay): Promise<[from: Point, to: Point]> {
  const [from, to] = await middles(page, [`[data-card="${lay.slice(0, -1)}"]`, `[data-pile="${lay.slice(-1)}"]`])
  if (!from || !to) throw new Error(`${lay} is no lay`)
  return [from, to]
}

const ender = ({ page }: Guest) => page.getByRole('button', { name: /^End turn/ })
const insister = ({ page }: Guest) => page.getByRole('button', { name: /^Play it anyway/ })

/** Cards are dragged to their pile. */
export const mouse: InputMethod = {
  async lay(guest, lay) {
    const { mouse } = guest.page
    const [from, to] = await endsOf(guest, lay)
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y)
    await mouse.up()
  },
  endTurn: (guest) => ender(guest).click(),
  insist: (guest) => insister(guest).click(),
}

/** A tap on the card, a tap on the pile. */
export const touch: InputMethod = {
  async lay(guest, lay) {
    for (const { x, y } of await endsOf(guest, lay)) await guest.page.touchscreen.tap(x, y)
  },
  endTurn: (guest) => ender(guest).tap(),
  insist: (guest) => insister(guest).tap(),
}

const fingers = new WeakMap<Guest, Promise<CDPSession>>()

/** A finger on this guest's screen. */
function fingerOf(guest: Guest): Promise<CDPSession> {
  const known = fingers.get(guest) ?? guest.context.newCDPSession(guest.page)
  fingers.set(guest, known)
  return known
}

/** Cards are dragged with a finger. */
export const finger: InputMethod = {
  ...touch,
  async lay(guest, lay) {
    const [from, to] = await endsOf(guest, lay)
    const finger = await fingerOf(guest)
    const feel = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await feel('touchStart', [from])
    await feel('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
    await feel('touchMove', [to])
    await feel('touchEnd', [])
  },
}

/** Presses Tab until something has the focus. */
export async function tabTo({ page }: Guest, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${wanted}`)
}

/** The lay is typed as the notation has it. */
export const keyboard: InputMethod = {
  lay: ({ page }, lay) => page.keyboard.type(lay),
  endTurn: ({ page }) => page.keyboard.press('e'),
  async insist(guest) {
    await tabTo(guest, '[role=alertdialog] .danger')
    await guest.page.keyboard.press('Enter')
  },
}

/** Arrows choose card and pile, Enter lays, Tab goes to the buttons: nothing has to be known by heart. */
export const arrows: InputMethod = {
  ...keyboard,
  async lay(guest, lay) {
    const { keyboard } = guest.page
    const at = guest.view?.hand.indexOf(Number(lay.slice(0, -1))) ?? 0
    for (let card = 0; card <= at; card += 1) await keyboard.press('ArrowRight')
    const aimed = guest.page.locator(`[data-pile="${lay.slice(-1)}"][data-aimed]`)
    for (let pile = 0; pile < 4 && !(await aimed.isVisible()); pile += 1) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
  },
  async endTurn(guest) {
    await tabTo(guest, '.actions .primary')
    await guest.page.keyboard.press('Enter')
  },
}

/** One lay, or the end of the turn if what is left would cost too much; back when the server has told of it. */
export async function move(guest: Guest, method: InputMethod): Promise<void> {
  const { seq, best, view } = guest
  const enough = view?.turn.may_end && (best.loses || best.step > 3)
  if (enough) await method.endTurn(guest)
  else await insist(guest, method)
  await guest.until(() => guest.seq > seq)
}

/** A lay that loses asks first; whoever has no other says yes. */
async function insist(guest: Guest, method: InputMethod, { lay, loses } = guest.best): Promise<void> {
  await method.lay(guest, lay)
  if (loses) await method.insist(guest)
}

/** Plays until the game is over, whenever it is this guest's turn. */
export async function playOut(
  guest: Guest,
  method: InputMethod,
  after?: () => Promise<void>,
  turn: typeof moveOn = moveOn,
): Promise<void> {
  for (;;) {
    await guest.until(
      () => guest.over || (guest.moves && (guest.legal.length > 0 || !!guest.view?.turn.may_end)),
      60_000,
    )
    if (guest.over) return
    await turn(guest, method)
    await after?.()
  }
}

/** One lay or the end of the turn, on a page that shows how the game stands. */
export async function moveOn(guest: Guest, method: InputMethod): Promise<void> {
  await guest.settled()
  if (guest.legal.length === 0) await endEmpty(guest, method)
  else await move(guest, method)
}

/** As before, by somebody who lays what costs neither least nor most, and no card too many: such a game is over sooner. */
export async function squander(guest: Guest, method: InputMethod): Promise<void> {
  await guest.settled()
  const { seq, legal, view } = guest
  const safe = legal.filter(({ loses }) => !loses).sort((one, other) => one.step - other.step)
  if (view?.turn.may_end) await method.endTurn(guest)
  else await insist(guest, method, safe[Math.floor(safe.length / 4)])
  await guest.until(() => guest.seq > seq)
}

/** As before, by somebody who lays what costs most, and what loses as soon as there is such a lay: it is over at once. */
export async function throwAway(guest: Guest, method: InputMethod): Promise<void> {
  await guest.settled()
  const { seq, legal, view } = guest
  const price = ({ loses, step }: Legal) => (loses ? 1000 : 0) + step
  const [dearest] = [...legal].sort((one, other) => price(other) - price(one))
  if (view?.turn.may_end && !dearest?.loses) await method.endTurn(guest)
  else await insist(guest, method, dearest)
  await guest.until(() => guest.seq > seq)
}

/** Nothing fits any more, and enough was laid. */
async function endEmpty(guest: Guest, method: InputMethod): Promise<void> {
  const { seq } = guest
  await method.endTurn(guest)
  await guest.until(() => guest.seq > seq)
}
