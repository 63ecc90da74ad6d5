// Who cannot see the table hears what happens at it: the live region tells of every move and change.

import { deepEqual, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { introduce, makeTable } from './midgame.ts'
import { alone, cutOff, inTurn, keepSockets, mendLine, visitTable } from './setups.ts'

/** Writes down all that the live region says from now on. */
async function listen({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const region = document.querySelector('[role=status][aria-live=polite]')
    if (!region) throw new Error('there is no live region')
    const hear = () => told.push(region.textContent ?? '')
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true })
  })
}

/** Forgets what was told so far. */
function forget({ page }: Guest): Promise<void> {
  return page.evaluate(() => {
    ;(window as unknown as { told: string[] }).told.length = 0
  })
}

/** Waits until this was told, perhaps in one breath with something else. */
async function hears({ page }: Guest, sentence: string | RegExp): Promise<void> {
  const all = () => page.evaluate(() => (window as unknown as { told: string[] }).told.join('\n'))
  await expect.poll(all).toMatch(sentence)
}

test('an own lay, a refusal, a lost connection and its return are told', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await keepSockets(guest)
  await alone(scene, inTurn)
  await listen(guest)

  await guest.page.keyboard.press('e')
  const owed = guest.view?.turn.owes
  await hears(guest, `Play ${owed} more cards before you end the turn.`)

  const { lay, step } = guest.best
  await guest.page.keyboard.type(lay)
  const how = step === -10 ? 'ten back!' : `+${step}.`
  await hears(guest, `You: ${lay.slice(0, -1)} on pile ${lay.slice(-1)}, ${how}`)

  await cutOff(guest)
  await hears(guest, 'Connection lost. Trying again.')
  await guest.page.locator('.connection.trouble').waitFor()
  await mendLine(guest)
  await hears(guest, 'The connection is back.')
  deepEqual(await guest.page.locator('[role=status]').count(), 1, 'one voice, not two')
})

test('a lay of a bot and the own turn are told', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const bots = [{ seat: 2, level: 'greedy' as const }]
  const id = await makeTable(guest, { game: 'face-to-face', seats: 2, bots })
  await visitTable(guest, id)
  await listen(guest)
  await guest.until(() => guest.view?.phase === 'running')
  for (let lays = 0; guest.moves && lays < 2; lays++) {
    const { seq } = guest
    await guest.settled()
    await guest.page.keyboard.type(guest.best.lay)
    await guest.until(() => guest.seq > seq)
  }
  // Who begins is drawn: what was told before the own turn ends is no news.
  if (guest.moves) {
    await forget(guest)
    await guest.page.keyboard.press('e')
  }
  await hears(guest, /Greedy 2: \d+ on pile [abcd], (\+\d+\.|ten back!|helping you\.)/)
  await hears(guest, 'Your turn.')
  await expect.poll(() => guest.page.title()).toBe('● Your turn – Tenback')
  ok(await guest.page.locator('.mate.turn').isVisible())
})
