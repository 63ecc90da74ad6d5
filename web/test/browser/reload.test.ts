// Two at a table, one of whom loads the page anew after everything that happens: nothing is lost by that, to the end.

import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from './fixtures.ts'
import { deal, gather, handOn, mover, together, topsOf } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, squander } from './input-methods.ts'
import { leaks, spoken, unexplained } from './secrecy.ts'

test('who loads the page anew at every step plays on to the end of the game', async ({ newGuest }) => {
  test.slow()
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await deal(ada, guests)
  const kept = await storage(ada)
  let steps = 0
  while (!ada.over) {
    await squander(mover(guests), keyboard)
    await ben.page.reload({ waitUntil: 'commit' })
    await together(guests)
    if (ada.over) break
    deepEqual(await topsOf(ben), await topsOf(ada), 'both see the same piles')
    deepEqual(await handOn(ben), ben.view?.hand, 'the hand is shown as the server has it')
    deepEqual(unexplained(await screen(ada), ada.received), [], 'no number stands there that Ada was not told')
    steps += 1
  }
  ok(steps > 0, 'the page was loaded anew in a game under way')
  equal(ben.view?.phase, 'over')
  for (const guest of guests) {
    await guest.page.locator('[data-after]').waitFor()
    deepEqual(leaks(guest.received), [], 'no frame told of a card of the other')
    deepEqual(spoken(guest.bodies), [], 'no answer told of a card')
    deepEqual(guest.faults, [])
  }
  deepEqual(await storage(ada), kept, 'nothing of the game is kept in the browser')
})

/** All that stands on a page, for eyes and ears, piece by piece. */
function screen({ page }: Guest): Promise<string> {
  return page.evaluate(() => {
    const pieces = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.closest('script, style')) pieces.push(textContent ?? '')
    }
    for (const named of document.querySelectorAll('[aria-label], [title], [data-card]')) {
      for (const name of ['aria-label', 'title', 'data-card']) pieces.push(named.getAttribute(name) ?? '')
    }
    return pieces.join(' ')
  })
}

/** What the page has put aside. */
function storage({ page }: Guest): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
