// The coach: switched on in the menu, it warns before a costly card and speaks after a turn; in company all must agree.

import { deepEqual, match, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { introduce, table } from './midgame.ts'
import { resize } from './resize.ts'
import { alone, inTurn, visitTable } from './setups.ts'

interface Costly {
  lay: string
  points: number
  text: string
}

/** Notes what the coach warns of, as the server sends it. */
async function listen({ page }: Guest): Promise<Costly[][]> {
  const heard: Costly[][] = []
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const frame = JSON.parse(String(text))
      if (frame.type === 'costs') heard.push(frame.costly)
      socket.send(text)
    })
  })
  return heard
}

async function choose({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Plays a card that the coach warns of. */
async function waste(guest: Guest, costly: Costly[]): Promise<void> {
  const { page } = guest
  const [{ lay, points }] = [...costly].sort((one, other) => one.points - other.points) as [Costly]
  await page.locator(`[data-card="${lay.slice(0, -1)}"]`).click()
  const pile = page.locator(`.pile[data-pile="${lay.slice(-1)}"]`)
  await expect(pile).toContainText(`Costs ${points} points of win chance`)
  await pile.locator('.pile-button').click()
}

test('alone, the coach warns before a costly card and says what a turn has cost', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  const { page } = guest
  const heard = await listen(guest)
  await alone(scene, inTurn)
  await choose(guest, 'Turn coach on')
  for (const laid of [0, 1]) {
    await expect.poll(() => heard.length).toBe(laid + 1)
    await waste(guest, heard[laid] ?? [])
    await expect(page.locator('.actions')).toBeVisible()
    await expect.poll(() => guest.view?.turn.lays.length).toBe(laid + 1)
  }
  await page.getByRole('button', { name: 'End turn' }).click()
  const line = page.locator('.coached')
  await line.waitFor()
  match(await line.innerText(), /cost \d+ points of win chance; better: \d+ on [abcd]/)
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await resize(page, width, height)
    const [inside, outside] = await Promise.all([line.boundingBox(), page.locator('.words-now').boundingBox()])
    ok(inside && outside && inside.height <= outside.height + 1, `${width}×${height}: the line fits`)
  }
  // Who plays alone has a coach at the next table, too.
  await page.evaluate(() => localStorage.getItem('tenback-coach')).then((kept) => match(kept ?? '', /on/))
  await choose(guest, 'Turn coach off')
  await expect(line).toHaveCount(0)
  deepEqual(guest.faults, [])
})

test('a card that is costly everywhere is warned of in the line, and a better one is shown', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  const { page } = guest
  const heard = await listen(guest)
  await alone(scene, inTurn)
  await choose(guest, 'Turn coach on')
  await expect.poll(() => heard.length).toBe(1)
  const costly = heard[0] ?? []
  const [lay] = [...costly].sort((one, other) => other.points - one.points)
  await page.locator(`[data-card="${lay?.lay.slice(0, -1)}"]`).click()
  await page.keyboard.press(lay?.lay.slice(-1) ?? '')
  await expect(page.locator('.coached')).toHaveText(lay?.text ?? '')
  await expect(page.locator('.ghost')).toHaveCount(1)
})

test('in company the coach waits until everybody has agreed, and all see it', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  const heard = await listen(guest)
  await introduce(guest, 'Ada')
  const ben = await scene.friend('Ben')
  const id = await table(guest, { game: 'classic', seats: 2 }, inTurn, { friends: [ben] })
  await visitTable(guest, id)
  await choose(guest, 'Turn coach on')
  await expect(guest.page.locator('.mate').first()).toContainText('Wants a coach')
  await ben.visit(`/t/${id}`)
  await expect(ben.page.locator('.vote')).toContainText('Ada would like to play with a coach.')
  deepEqual(heard, [])
  await ben.page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => heard.length).toBe(1)
  await expect(ben.page.locator('.mate').first()).toContainText('Coach')
  deepEqual([...guest.faults, ...ben.faults], [])
})
