// Face to Face between two browsers, with a gift: what it would do is seen before it is given, and who gets it is told.

import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Legal } from '../../src/wire.ts'
import { test } from './fixtures.ts'
import { button, choose, gather, handOn, logOf, mover, together } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, mouse } from './input-methods.ts'

/** The lays of a guest on the other one's piles that lose nothing. */
function gifts({ legal, view, you }: Guest): Legal[] {
  const theirs = view?.piles.filter(({ owner }) => owner !== you?.seat).map(({ pile }) => pile) ?? []
  return legal.filter(({ lay, loses }) => !loses && theirs.some((pile) => lay.endsWith(pile)))
}

/** The lays on one's own piles that lose nothing, the cheapest first. */
function own(guest: Guest): Legal[] {
  const given = gifts(guest)
  return guest.legal
    .filter((legal) => !legal.loses && !given.includes(legal))
    .sort((one, other) => one.step - other.step)
}

async function layAndWait(guest: Guest, { lay }: Legal, guests: Guest[]): Promise<void> {
  const { seq } = guest
  await keyboard.lay(guest, lay)
  await guest.until(() => guest.seq > seq)
  await together(guests)
}

/** Enough cards on one's own piles, and the turn is over. Says whether the cards allowed it. */
async function plainTurn(guest: Guest, guests: Guest[]): Promise<boolean> {
  while (!guest.view?.turn.may_end) {
    const [cheapest] = own(guest)
    if (!cheapest) return false
    await layAndWait(guest, cheapest, guests)
  }
  await endTurn(guest, guests)
  return true
}

/** A gift after which the turn can go on with another card. */
function goodGift(guest: Guest): Legal | undefined {
  const cards = own(guest).map(({ lay }) => lay.slice(0, -1))
  return gifts(guest).find(({ lay }) => cards.some((card) => card !== lay.slice(0, -1)))
}

/** Plays until somebody has such a gift, and has the cards dealt again where they come to nothing. */
async function untilGift(host: Guest, guests: Guest[]): Promise<[Guest, Legal]> {
  for (;;) {
    const giver = mover(guests)
    const gift = goodGift(giver)
    if (gift) return [giver, gift]
    const done = await plainTurn(giver, guests)
    if (done && !host.over) continue
    if (!host.over) {
      await choose(host, 'Give up')
      await button(host, 'Give up').click()
      await host.until(() => host.over)
    }
    await button(host, 'Another game').click()
    await host.until(() => host.view?.phase === 'running')
    await together(guests)
  }
}

async function endTurn(guest: Guest, guests: Guest[]): Promise<void> {
  const { seq } = guest
  await keyboard.endTurn(guest)
  await guest.until(() => guest.seq > seq)
  await together(guests)
}

/** What the piles of the other one say about the picked card. */
function remarks({ page }: Guest): Promise<Record<string, string>> {
  return page
    .locator('[data-side="theirs"][data-stand="gift"]')
    .evaluateAll((piles) =>
      Object.fromEntries(
        piles.map((pile) => [pile.getAttribute('data-pile'), pile.querySelector<HTMLElement>('.remark')?.innerText]),
      ),
    )
}

/** The opponent's half is above, with the backs of their cards, and each side has a color of its own. */
async function seesBothSides({ page, view, you }: Guest): Promise<void> {
  const theirs = view?.hands[you?.seat === 1 ? 1 : 0]
  equal(await page.locator('.across .card-back').count(), theirs)
  const halves = await page.locator('[data-side] .whose').evaluateAll((all) =>
    all.map((whose) => ({
      side: whose.closest('[data-side]')?.getAttribute('data-side'),
      color: getComputedStyle(whose).borderTopColor,
    })),
  )
  deepEqual(
    halves.map(({ side }) => side),
    ['theirs', 'theirs', 'yours', 'yours'],
  )
  equal(new Set(halves.map(({ side, color }) => `${side} ${color}`)).size, 2)
  equal(new Set(halves.map(({ color }) => color)).size, 2)
}

test('a gift lights up what it does, fills the hand up to six, and is told to who gets it', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'], { game: 'face-to-face' })
  const [ada, ben] = guests
  ok(ada && ben)
  await button(ada, 'Deal the cards').click()
  await ben.until(() => ben.view?.phase === 'running')
  await together(guests)
  const [giver, gift] = await untilGift(ada, guests)
  const other = giver === ada ? ben : ada
  const card = Number(gift.lay.slice(0, -1))

  await giver.page.locator(`[data-card="${card}"]`).click()
  const expected = gifts(giver).filter(({ lay }) => lay.slice(0, -1) === String(card))
  deepEqual(
    await remarks(giver),
    Object.fromEntries(
      expected.map(({ lay, step }) => [
        lay.slice(-1),
        `gives them ${step === -1 ? 'one number' : `${-step} numbers`} back; you refill your hand to six`,
      ]),
    ),
  )
  await seesBothSides(giver)
  const least = Math.max(...expected.map(({ step }) => step))
  const price = giver.page.locator(`[data-card="${card}"] .price`)
  ok((await price.innerText()).includes(`−${-least}`), 'the card says what it would give')
  for (const { lay } of expected) {
    const arrow = giver.page.locator(`[data-pile="${lay.slice(-1)}"] .gift-arrow`)
    ok(await arrow.isVisible(), 'an arrow goes across the middle')
  }
  const rule = giver.page.locator('.halfway')
  equal(await rule.innerText(), 'One card a turn may help your opponent; then you refill your hand to six.')
  await giver.page.keyboard.press('Escape')

  const { seq } = giver
  await mouse.lay(giver, gift.lay)
  await giver.until(() => giver.seq > seq)
  await together(guests)
  const told = `${giver === ada ? 'Ada' : 'Ben'}: ${card} on pile ${gift.lay.slice(-1)}, helping you.`
  ok((await logOf(other)).includes(told), told)
  equal(await giver.page.locator('[data-stand="gift"]').count(), 0, 'one gift a turn')
  equal(await rule.innerText(), 'You helped: your hand refills to six at the end of the turn.')
  equal(await other.page.locator('.halfway').innerText(), 'Your opponent helps you and refills their hand to six.')

  ok(await plainTurn(giver, guests))
  const hand = await handOn(giver)
  equal(hand.length, 6)
  equal(other.view?.hands[(giver.you?.seat ?? 0) - 1], 6)
  deepEqual([ada.faults, ben.faults], [[], []])
})
