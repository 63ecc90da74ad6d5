// A browser and a terminal at one table: each sees what the other lays and says.

import { deepEqual, equal } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, choose, gather, logOf, matesOn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { leaks } from './secrecy.ts'
import { Terminal } from './terminal.ts'

test('a browser and a terminal play with each other', async ({ newGuest }) => {
  const [ada] = (await gather(newGuest, ['Ada'], { seats: 2 })) as [Guest]
  const ben = new Terminal(ada.page.url(), 'Ben')
  try {
    await expect.poll(() => ada.page.locator('.seat-place strong').allTextContents()).toEqual(['Ada', 'Ben'])
    await talk(ada, ben)
    await button(ada, 'Deal the cards').click()
    await button(ada, 'I’ll start now').click()
    await ben.hears(/^Ada: first turn/)
    for (let round = 0; round < 3 && !ada.over; round += 1) {
      await turnInBrowser(ada, ben)
      await turnInTerminal(ada, ben)
    }
    await expect.poll(() => matesOn(ada)).toEqual(['You, 7 cards, your turn', 'Ben, 7 cards'])
    await choose(ada, 'Give up')
    await button(ada, 'Give up').click()
    await ben.hears(/^Ada suggests giving up/)
    ben.types('yes')
    await ben.hears(/The team gave up, as Ada suggested/)
    await ada.page.locator('[data-after="lost"]').waitFor()
    deepEqual(leaks(ada.received), [])
  } finally {
    ben.close()
  }
})

async function talk(ada: Guest, ben: Terminal): Promise<void> {
  ben.types('say Good evening')
  await expect.poll(async () => (await logOf(ada)).at(-1)).toBe('Ben: “Good evening”')
  const field = ada.page.getByLabel('Say something')
  await field.fill('Hello Ben')
  await field.press('Enter')
  await ben.hears(/^Ada: “Hello Ben”$/)
}

/** Each card that is laid on the page is told in the terminal. */
async function turnInBrowser(ada: Guest, ben: Terminal): Promise<void> {
  await ada.until(() => ada.moves)
  while (ada.moves) {
    const laid = ada.view?.turn.lays.length ?? 0
    await moveOn(ada, keyboard)
    const lay = ada.view?.turn.lays[laid]
    if (lay && ada.moves) await ben.hears(new RegExp(`^Ada: ${lay.slice(0, -1)} on pile ${lay.slice(-1)}`))
  }
}

/** Each card that is laid in the terminal is shown on the page. */
async function turnInTerminal(ada: Guest, ben: Terminal): Promise<void> {
  for (let cards = 0; cards < 2; cards += 1) {
    const lay = cheapest(await ben.hears(/^Your hand: \d+: /))
    const { seq } = ada
    ben.types(lay)
    await ada.until(() => ada.seq > seq)
    await ada.settled()
    const [card, pile] = [lay.slice(0, -1), lay.slice(-1)]
    equal((await logOf(ada)).at(-1)?.startsWith(`Ben: ${card} on pile ${pile}, `), true)
    equal(await ada.page.locator(`[data-pile="${pile}"] [data-top]`).textContent(), card, 'it lies on top')
  }
  ben.types('end')
}

/** The lay that costs least, of a line such as “Your hand: 9: a +8, c +91 (loses); 24: b +23.” */
function cheapest(hand: string): string {
  const cards = hand.replace('Your hand: ', '').split('; ')
  const lays = cards.flatMap((text) => {
    const [card, places = ''] = text.split(': ')
    return [...places.matchAll(/([a-d]) ([+−]\d+)( \(loses\))?/g)].map(([, pile, cost = '', loses]) => ({
      lay: `${card}${pile}`,
      cost: Number(cost.replace('−', '-')) + (loses ? 1000 : 0),
    }))
  })
  return lays.reduce((best, lay) => (lay.cost < best.cost ? lay : best)).lay
}
