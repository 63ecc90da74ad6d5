// What helps to lay well: costs before a lay, a question before a loss, trying out, taking back, hints, and cards that fly.

import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import type { BrowserContextOptions } from '@playwright/test'
import type { Legal } from '../../src/wire.ts'
import { expect, type NewGuest, test } from './fixtures.ts'
import { button, deal, gather, handOn, logOf, together, topsOf } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, mouse, moveOn, squander, throwAway } from './input-methods.ts'
import { makeTable } from './midgame.ts'
import { drawn } from './resize.ts'

/** Somebody alone at a table, with cards. */
async function atOwnTable(newGuest: NewGuest, options: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await newGuest(options)
  await guest.takeName('Ada')
  await guest.visit(`/t/${await makeTable(guest, { seats: 1 })}`)
  await guest.until(() => guest.moves)
  await guest.settled()
  return guest
}

/** Plays on, game after game, until something can be laid. */
async function playUntil(guest: Guest, wanted: (legal: Legal) => boolean, turn: typeof moveOn): Promise<Legal> {
  for (;;) {
    const found = guest.legal.find(wanted)
    if (found) return found
    if (guest.over) {
      await button(guest, 'Another game').click()
      await guest.until(() => guest.moves)
    } else await turn(guest, keyboard)
    await guest.settled()
  }
}

async function lay(guest: Guest, lay: Legal['lay']): Promise<void> {
  const { seq } = guest
  await keyboard.lay(guest, lay)
  await guest.until(() => guest.seq > seq)
  await guest.settled()
}

const cardOf = ({ lay }: Legal) => Number(lay.slice(0, -1))
const pileOf = ({ lay }: Legal) => lay.slice(-1)
const signed = (step: number) => (step < 0 ? `−${-step}` : `+${step}`)

/** What the piles say about the picked card: nothing where it does not go. */
function costs({ page }: Guest): Promise<string[]> {
  return page
    .locator('[data-pile]')
    .evaluateAll((piles) =>
      piles.map((pile) =>
        [pile.getAttribute('data-pile'), pile.getAttribute('data-stand'), pile.querySelector('.cost')?.textContent]
          .filter(Boolean)
          .join(' '),
      ),
    )
}

/** What they have to say, by what the server told. */
function expectedCosts({ legal, view }: Guest, card: number): string[] {
  return (view?.piles ?? []).map(({ pile }) => {
    const known = legal.find(({ lay }) => lay === `${card}${pile}`)
    if (!known) return `${pile} closed`
    const stand = known.loses ? 'loses' : known.step === -10 ? 'back' : 'open'
    return `${pile} ${stand} ${signed(known.step)}${known.loses ? 'loses' : ''}`
  })
}

test('a picked card lights exactly the piles that take it, with the steps that the server told', async ({
  newGuest,
}) => {
  const guest = await atOwnTable(newGuest)
  for (let position = 0; position < 4; position += 1) {
    for (const card of guest.view?.hand ?? []) {
      await guest.page.locator(`[data-card="${card}"]`).click()
      deepEqual(await costs(guest), expectedCosts(guest, card))
    }
    await guest.page.keyboard.press('Escape')
    deepEqual(await costs(guest), ['a', 'b', 'c', 'd'])
    await squander(guest, keyboard)
    await guest.settled()
  }
})

test('a lay that would lose asks first: “No” lays nothing, “all the same” loses', async ({ newGuest }) => {
  const guest = await atOwnTable(newGuest)
  const { page } = guest
  const deadly = await playUntil(guest, ({ loses }) => loses, throwAway)
  const { seq } = guest
  const hand = await handOn(guest)
  const question = page.getByRole('alertdialog', {
    name: new RegExp(`^${cardOf(deadly)} on pile ${pileOf(deadly)} loses the game`),
  })
  await mouse.lay(guest, deadly.lay)
  await question.waitFor()
  // The way out has the focus: a key that is pressed twice loses nothing.
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await keyboard.lay(guest, deadly.lay)
  await button(guest, 'No').click()
  await question.waitFor({ state: 'detached' })
  deepEqual(await handOn(guest), hand)
  equal(guest.seq, seq, 'nothing was laid')
  await keyboard.lay(guest, deadly.lay)
  await button(guest, 'Play it anyway').click()
  await page.locator('[data-after="lost"]').waitFor()
})

test('a card that fits exactly ten back glows, and its lay is told as the way back', async ({ newGuest }) => {
  const guest = await atOwnTable(newGuest)
  const { page } = guest
  const back = await playUntil(guest, ({ step, loses }) => step === -10 && !loses, moveOn)
  const card = page.locator(`[data-card="${cardOf(back)}"]`)
  equal(await card.getAttribute('data-fit'), 'back')
  match(await card.innerText(), /ten back on pile [abcd]!/)
  await card.click()
  const pile = page.locator(`[data-pile="${pileOf(back)}"]`)
  equal(await pile.getAttribute('data-stand'), 'back')
  const { seq } = guest
  await pile.click()
  await guest.until(() => guest.seq > seq)
  await guest.settled()
  // It may be the last card of the turn or of the game, of which more is told.
  const told = `You: ${cardOf(back)} on pile ${pileOf(back)}, ten back!`
  ok((await logOf(guest)).includes(told), told)
})

test('what is typed and does not fit is refused with a reason, and nothing is laid', async ({ newGuest }) => {
  const guest = await atOwnTable(newGuest)
  const { page } = guest
  await throwAway(guest, keyboard)
  await guest.settled()
  const { seq, view, legal } = guest
  const all = (view?.hand ?? []).flatMap((card) => ['a', 'b', 'c', 'd'].map((pile) => `${card}${pile}`))
  const illegal = all.find((lay) => !legal.some((known) => known.lay === lay))
  ok(illegal, 'something does not fit')
  await page.keyboard.type(illegal)
  const reason = page.locator('.refusal')
  await reason.waitFor()
  match(
    await reason.innerText(),
    new RegExp(`${illegal.slice(0, -1)} doesn’t fit on pile ${illegal.slice(-1)}, which shows`),
  )
  equal(guest.seq, seq)
  await expect
    .poll(async () => (await page.getByRole('status').innerText()).includes(await reason.innerText()))
    .toBe(true)
  await lay(guest, guest.best.lay)
  equal(await reason.count(), 0, 'the next lay is a new story')
})

test('alone, lays are taken back up to the beginning of the turn', async ({ newGuest }) => {
  const guest = await atOwnTable(newGuest)
  const hand = await handOn(guest)
  const tops = await topsOf(guest)
  const back = button(guest, 'Take back')
  ok(await back.isDisabled(), 'there is nothing to take back yet')
  await lay(guest, guest.best.lay)
  await lay(guest, guest.best.lay)
  notEqual(guest.view?.hand.length, hand.length)
  for (const left of [1, 0]) {
    await back.click()
    await guest.until(() => guest.view?.turn.lays.length === left)
    await guest.settled()
  }
  deepEqual(await handOn(guest), hand)
  deepEqual(await topsOf(guest), tops)
  ok(await back.isDisabled())
})

test('a hint says in words what to play and why, shows it on the board, and Escape closes it', async ({ newGuest }) => {
  const guest = await atOwnTable(newGuest)
  const { page } = guest
  const boxes = () =>
    page
      .locator('[data-pile], .hand li')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  await drawn(page)
  const before = await boxes()
  await button(guest, 'Hint').click()
  const hint = page.locator('.hint')
  await hint.waitFor()
  const words = (await hint.locator('b').innerText()).match(/\d+ on [abcd]/g) ?? []
  const lays = words.map((lay) => lay.replace(' on ', ''))
  ok(lays.length >= 2, 'a whole turn')
  ok(guest.legal.some(({ lay }) => lay === lays[0]))
  const reasons = await hint.locator('.reason').allInnerTexts()
  ok(reasons.length > 0, 'with reasons')
  equal(new Set(reasons).size, reasons.length, 'each once')
  for (const [at, lay] of lays.entries()) {
    const ghost = page.locator(`[data-pile="${lay.slice(-1)}"] [data-ghost="${lay.slice(0, -1)}"]`)
    equal(await ghost.innerText(), `${at + 1}`)
    equal(await page.locator(`[data-card="${lay.slice(0, -1)}"]`).getAttribute('data-hinted'), `${at + 1}`)
  }
  await expect.poll(() => page.getByRole('status').innerText()).toContain(words.join(', '))
  deepEqual(await boxes(), before, 'nothing moves')
  const covered = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('.hint')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = [...document.querySelectorAll('[data-pile], .hand li')].map((one) => one.getBoundingClientRect())
    return boxes.filter((box) => box.bottom > top + 1 && box.top < bottom - 1).length
  })
  equal(covered, 0, 'it covers neither piles nor cards')
  await page.keyboard.press('Escape')
  await page.locator('.todo').waitFor()
  equal(await page.locator('[data-hinted], [data-ghost]').count(), 0)
  await button(guest, 'Hint').click()
  await button(guest, 'Close the hint').click()
  await page.locator('.todo').waitFor()
})

test('a table without hints offers none', async ({ newGuest }) => {
  const guest = await newGuest()
  await guest.takeName('Ada')
  await guest.visit(`/t/${await makeTable(guest, { seats: 1, hints: false })}`)
  await guest.page.locator('.actions button').first().waitFor()
  equal(await button(guest, 'Hint').count(), 0)
  await guest.page.keyboard.press('h')
  equal(await guest.page.locator('.hint, .hint-wait, .refusal').count(), 0)
})

/** What came through this guest's socket. */
const frames = ({ received }: Guest) => received.filter((text) => text.startsWith('{"type"'))

test('what is tried out is seen by nobody else until it is laid for real', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests
  ok(ada && ben)
  await deal(ada, guests)
  const { page } = ada
  const before = { tops: await topsOf(ada), hand: await handOn(ada), seq: ada.seq, heard: frames(ben) }
  equal(await button(ada, 'Take back').count(), 0, 'in company nothing is taken back')

  await button(ada, 'Try out').click()
  const first = ada.best.lay
  await mouse.lay(ada, first)
  const tried = (hand: number[]) => expect.poll(() => handOn(ada)).toEqual(hand)
  const without = (...lays: string[]) => before.hand.filter((card) => !lays.some((lay) => parseInt(lay, 10) === card))
  await tried(without(first))
  const second = ada.legal.find(({ lay }) => !lay.startsWith(first.slice(0, -1)) && !lay.endsWith(first.slice(-1)))?.lay
  ok(second)
  await page.keyboard.type(second)
  await tried(without(first, second))
  await button(ada, 'Undo').click()
  await tried(without(first))
  await page.keyboard.type(second)
  await tried(without(first, second))
  ok(await page.locator('.board[data-tried]').isVisible(), 'it says that this is not real')
  deepEqual(frames(ben), before.heard, 'Ben has received nothing at all')
  equal(ada.seq, before.seq)
  deepEqual(await topsOf(ben), before.tops)

  await button(ada, 'Play for real').click()
  await ben.until(() => ben.view?.turn.lays.length === 2)
  await together(guests)
  deepEqual(ben.view?.turn.lays, [first, second])
  deepEqual(await topsOf(ben), await topsOf(ada))
  equal(await page.locator('.board[data-tried]').count(), 0)
  deepEqual([ada.faults, ben.faults], [[], []])
})

/** Notes every animation that a page starts by script. */
async function watchFlights({ page }: Guest): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const flights: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
      flights.push(this.closest('[data-pile]')?.getAttribute('data-pile') ?? 'hand')
      return animate.apply(this, given)
    }
    Object.assign(window, { flights })
  })
  return () => page.evaluate(() => (window as unknown as { flights: string[] }).flights)
}

test('cards fly to their pile, and with reduced motion nothing moves', async ({ newGuest }) => {
  const moving = await atOwnTable(newGuest, { reducedMotion: 'no-preference' })
  const flown = await watchFlights(moving)
  const { lay: flies } = moving.best
  await lay(moving, flies)
  await expect.poll(async () => (await flown()).includes(flies.slice(-1))).toBe(true)

  const still = await atOwnTable(newGuest, { reducedMotion: 'reduce' })
  const moved = await watchFlights(still)
  await lay(still, still.best.lay)
  await still.page.evaluate(() => new Promise(requestAnimationFrame))
  deepEqual(await moved(), [])
  equal(await still.page.evaluate(() => document.getAnimations().length), 0)
})
