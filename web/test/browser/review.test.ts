// The review of a game: from the end of the game and in replays, its curve, its links, mistakes to retry, and what happens
// when it breaks off.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Bot } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { introduce, table } from './midgame.ts'
import { alone, finished, lost, over, retryMistakes, reviewed, sendFile, shown } from './setups.ts'

const at = async (page: Page) => Number(await page.locator('main.replay').getAttribute('data-at'))

/** The rows of the table: turn, seat, cards, chance, luck, and with verdicts what was lost, how good it was, what was better. */
async function rows(page: Page): Promise<string[][]> {
  const details = page.locator('.as-table')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  const all = page.locator('.as-table tbody tr')
  await all.first().waitFor()
  return all.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  )
}

/** Plays cards by keyboard, each once the one before is on its pile. */
async function play({ page }: Guest, lays: string): Promise<void> {
  for (const lay of lays.split(' ')) {
    const held = page.locator(`.held[data-card="${lay.slice(0, -1)}"]`)
    // Keys that come while an answer is on its way are not taken: they are typed again.
    await expect(async () => {
      await page.keyboard.type(lay)
      await held.waitFor({ state: 'detached', timeout: 5000 })
    }).toPass()
  }
}

test('one click at the end of a game leads to its review', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await alone(scene, lost)
  await page.getByRole('link', { name: 'Review the game' }).click()
  await reviewed(scene.guest)
  await expect(page).toHaveURL(/\/1\?.*review/)
  const turns = await rows(page)
  equal(turns.length, await page.locator('.turn-list .lays:not(.none)').count(), 'every turn with cards')
  equal(await page.locator('.curve .line').count(), 1, 'the curve has no gap')
  const parts = await page.locator('.balance .value').allInnerTexts()
  const [mean = 0, deal = 0, draws = 0, skill = 0, rest = 0, result] = parts.map((part) =>
    Number(part.replace('−', '-').replace('%', '')),
  )
  equal(result, 0, 'the game is lost')
  ok(Math.abs(mean + deal + draws + skill + rest) <= 3, `${parts} add up, but for rounding`)
  match(await page.locator('.accuracy dd').innerText(), /^\d+%$/)
})

test('the curve is touched, and heard at the slider', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 360, height: 740 }, hasTouch: true })

  await finished(scene, '?review')
  const { page } = scene.guest
  await reviewed(scene.guest)
  const box = await page.locator('.curve').boundingBox()
  if (!box) throw new Error('there is no curve')
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator('main.replay')).not.toHaveAttribute('data-at', '0')
  ok(Math.abs((await at(page)) - last / 2) <= 1)
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Turn \d+\..*Win chance: \d+%\./)
  equal(await page.locator('.curve .now').innerText(), await spoken(page))
})

/** The win chance as the slider says it. */
async function spoken(page: Page): Promise<string> {
  const text = await page.getByRole('slider').getAttribute('aria-valuetext')
  return /Win chance: (\d+%)/.exec(text ?? '')?.[1] ?? ''
}

test('the better turn lies on the board with a reason, and a link leads to it', async ({ newScene }) => {
  const scene = await newScene()

  await finished(scene, '?review')
  const { page } = scene.guest
  await reviewed(scene.guest)
  const costly = (await rows(page)).find(([, , , , , , verdict = '']) => /mistake|blunder|inaccuracy/.test(verdict))
  if (!costly) throw new Error('nobody made a mistake')
  const [turn = '', , , , , , , better = ''] = costly
  await page
    .locator('.turn-list li', { hasText: `Turn ${turn}` })
    .first()
    .getByRole('button')
    .click()
  await expect(page.locator('.this-turn .better b')).toHaveText(better)
  const ghosts = page.locator('.stage .ghost')
  await expect(ghosts).toHaveCount(better.split(' ').length)
  await expect(page).toHaveURL(new RegExp(`turn=${turn}&review`))
  await scene.guest.visit(new URL(page.url()).pathname + new URL(page.url()).search)
  await reviewed(scene.guest)
  await expect(page.locator('.this-turn h3')).toContainText(`Turn ${turn}:`)
  await expect(ghosts).toHaveCount(better.split(' ').length)
  await page.keyboard.press('ArrowRight')
  await expect(ghosts).toHaveCount(0)
  await page.getByRole('button', { name: 'Show on the board' }).click()
  await expect(ghosts).toHaveCount(better.split(' ').length)
})

test('verdicts can be hidden, and stay hidden', async ({ newScene }) => {
  const scene = await newScene()

  await finished(scene, '?review')
  const { page } = scene.guest
  await reviewed(scene.guest)
  const marks = page.locator('.judged, .curve .point, .ghost, .judgement')
  ok((await marks.count()) > 0)
  await page.getByLabel('Show verdicts').uncheck()
  await expect(marks).toHaveCount(0)
  equal((await rows(page))[0]?.length, 5, 'the table has no verdicts')
  await page.reload()
  await reviewed(scene.guest)
  await expect(marks).toHaveCount(0)
  ok(await page.locator('.curve .line').isVisible(), 'the curve stays')
})

test('mistakes are played again, and nothing gives an answer away', async ({ newScene }) => {
  const scene = await newScene()

  await finished(scene, '?review')
  const { guest } = scene
  const { page } = guest
  await reviewed(guest)
  const turns = await rows(page)
  await retryMistakes(guest)
  const story = page.locator('.story')
  await expect(story).toContainText('Find a better turn.')
  equal(await page.locator('.judged, .curve, .ghost, .turn-list, .this-turn').count(), 0)
  const turn = /Turn (\d+):/.exec(await story.innerText())?.[1]
  const [, , played = '', , , , , better = ''] = turns.find(([number]) => number === turn) ?? []
  await play(guest, played)
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(story).toHaveText('That’s what was played. There is a better turn.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(story).not.toContainText('Find a better turn.')
  equal(await page.locator('.ghost').count(), 0)
  await play(guest, better)
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(story).toHaveText('Yes, that’s the best turn found.')
  await page.getByRole('button', { name: /Next mistake|Finish/ }).click()
  if ((await page.locator('#retry-heading').innerText()).startsWith('Mistake 2')) {
    await page.getByRole('button', { name: 'Show answer' }).click()
    await page.locator('.ghost').first().waitFor()
  }
  await page.getByRole('button', { name: 'Back to the review' }).first().click()
  await reviewed(guest)
  equal(await page.locator('.branched').count(), 0)
})

test('a review that breaks off keeps what there is, and can be tried again', async ({ newScene }) => {
  const scene = await newScene()

  await finished(scene)
  const { page } = scene.guest
  await page.route('**/review', async (route) => {
    const lines = (await (await route.fetch({ timeout: 120_000 })).text()).split('\n').filter((line) => line !== '')
    // A review that is kept already comes in one piece; here its worker dies in the middle.
    const report = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'review')
    const some = report.turns.slice(0, 3).map((turn: object) => JSON.stringify({ type: 'turn', ...turn }))
    await route.fulfill({ contentType: 'application/x-ndjson', body: [lines[0], ...some].join('\n') })
  })
  await page.getByRole('button', { name: 'Review' }).click()
  const broken = page.locator('.broken-off')
  await broken.waitFor({ timeout: 120_000 })
  await expect(broken).toContainText('The review stopped before it was complete.')
  deepEqual(
    (await rows(page)).map(([turn]) => turn),
    ['1', '2', '3'],
  )
  await page.unroute('**/review')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reviewed(scene.guest)
  equal(await broken.count(), 0)
})

test('a game from a file is reviewed, too; one from a set-up position is refused with a reason', async ({
  newScene,
}) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, over)
  const record = await (await guest.context.request.get(`${guest.server.address}/api/tables/${id}/games/1`)).text()
  await guest.visit('/replay')
  await sendFile(scene, record)
  await shown(scene, '.transport')
  await guest.page.getByRole('button', { name: 'Review' }).click()
  await reviewed(guest)
  const stuck = '[Game "classic"]\n[Seats "1"]\n[Piles "98 97 3 4"]\n[Hands "50 51"]\n[Deck "-"]\n[First "1"]\n\n'
  await guest.visit('/')
  await guest.visit('/replay')
  await sendFile(scene, stuck)
  await shown(scene, '.transport')
  await guest.page.getByRole('button', { name: 'Review' }).click()
  await expect(guest.page.locator('.broken-off')).toContainText('set-up position')
})

test('between opponents the curve is that of the seat whose eyes one has', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const bots: Bot[] = [{ seat: 2, level: 'casual' }]
  const id = await table(guest, { game: 'face-to-face', seats: 2, bots }, over)
  const { page } = guest
  await guest.visit(`/t/${id}/1?turn=5&seat=1&review`)
  await reviewed(guest)
  const own = Number.parseInt(await spoken(page), 10)
  await page.locator('.eyes select').selectOption('2')
  await expect(page.locator('.curve .title')).toContainText('Casual 2')
  const theirs = Number.parseInt(await spoken(page), 10)
  ok(Math.abs(own + theirs - 100) <= 1, `${own} and ${theirs}`)
})
