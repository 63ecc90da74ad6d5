// The board explains itself: the first turn says what to do, the cards of the hand are marked on the tracks, pairs ten
// apart are joined, and a legend says what the marks mean.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { covered } from './layout-checks.ts'
import { introduce, makeTable, type Ripe } from './midgame.ts'
import { resize } from './resize.ts'
import type { Scene } from './scene.ts'
import { alone, dealt, visitTable, withFriends } from './setups.ts'

/** Two cards ten apart, in a game that has begun. */
const paired: Ripe = ({ mine, view }) =>
  mine &&
  (view?.turn.number ?? 0) > 2 &&
  view?.turn.lays.length === 0 &&
  view.hand.some((card) => view.hand.includes(card + 10))

/** Some cards fit on some piles only. */
const uneven: Ripe = ({ mine, view, legal }) =>
  mine && legal.length > 4 && legal.length < (view?.hand.length ?? 0) * 4 - 3

async function firstTurn(scene: Scene): Promise<Page> {
  const { guest } = scene
  await introduce(guest, 'Ada')
  await visitTable(guest, await makeTable(guest, { seats: 1 }))
  await guest.until(() => guest.moves)
  await guest.settled()
  return guest.page
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`the first turn says what to do and what the marks mean: ${width}×${height}`, async ({ newScene }) => {
    const scene = await newScene({ viewport: { width, height } })
    const page = await firstTurn(scene)
    const line = page.locator('.todo')
    equal(await line.innerText(), 'Pick a card, then a pile')
    match(await page.locator('.legend').innerText(), /fits there now[\s\S]*doesn’t fit there[\s\S]*on a card/)
    const id = await page.locator('.legend').getAttribute('id')
    equal(await page.locator('.board').getAttribute('aria-describedby'), id)

    await page.locator('[data-pile=a] .pile-button').click()
    equal(await line.innerText(), 'Pick a card first, then a pile')
    await expect.poll(() => page.getByRole('status').innerText()).toContain('Pick a card first, then a pile')
    await page.locator('.held').first().click()
    equal(await line.innerText(), 'Now pick a pile')
    const { seq } = scene.guest
    await page.locator('[data-pile][data-stand=open] .pile-button').first().click()
    await scene.guest.until(() => scene.guest.seq > seq)
    equal(scene.guest.view?.turn.lays.length, 1)
    await scene.guest.settled()
    ok(await page.locator('.legend').isVisible(), 'nothing jumps under the finger')
  })
}

test('a picked card leaves the legend in sight, and no card’s price lies over its number', async ({ newScene }) => {
  const scene = await newScene()
  const page = await firstTurn(scene)
  await page.locator('.held').first().click()
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [740, 360],
    [640, 400],
    [1366, 768],
  ] as const) {
    await resize(page, width, height)
    const found = await covered(page, '.held .face', '.legend li')
    for (let card = 1; card <= 8; card += 1) {
      const held = `.hand li:nth-child(${card})`
      found.push(...(await covered(page, `${held} .number`, `${held} .price > *`)))
    }
    deepEqual(found, [], `${width}×${height}`)
  }
})

test('a card and its marks on all tracks are highlighted together, by mouse and by focus', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })
  await alone(scene, paired)
  const { page, view } = scene.guest
  const hand = view?.hand ?? []
  deepEqual(await page.locator('[data-pile=a] .mark-number:visible').allInnerTexts(), hand.map(String))
  const looked = () =>
    page
      .locator('[data-mark][data-looked], .held[data-looked]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-mark') ?? `held ${one.getAttribute('data-card')}`))
  const together = (card: number | undefined) => [...Array(4).fill(`${card}`), `held ${card}`]
  await page.locator(`[data-card="${hand[1]}"]`).hover()
  await expect.poll(looked).toEqual(together(hand[1]))
  await page.locator(`[data-card="${hand[2]}"]`).focus()
  await expect.poll(looked).toEqual(together(hand[2]))
  const mark = page.locator(`[data-pile=d] [data-mark="${hand[0]}"] .mark-number`)
  const box = await mark.boundingBox()
  ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(looked).toEqual(together(hand[0]))
})

test('marks are dark where a card fits now and faint elsewhere', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })
  await alone(scene, uneven)
  const { page, legal } = scene.guest
  const dark = await page
    .locator('[data-mark][data-fits]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-mark')}${one.closest('[data-pile]')?.getAttribute('data-pile')}`),
    )
  deepEqual(dark.sort(), legal.map(({ lay }) => lay).sort())
  const colors = await page
    .locator('[data-mark] .bead')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))].length)
  ok(colors > 1, 'they look different')
})

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`cards ten apart are joined by an arc, and read aloud: ${width}×${height}`, async ({ newScene }) => {
    const scene = await newScene({ viewport: { width, height } })
    await alone(scene, paired)
    const { page, view } = scene.guest
    const hand = view?.hand ?? []
    const lows = hand.filter((card) => hand.includes(card + 10))
    equal(await page.locator('.arc').count(), lows.length)
    for (const low of lows) {
      const [arc, one, other] = await page.evaluate((low) => {
        const held = (card: number) => document.querySelector(`[data-card="${card}"]`)
        const svg = [...(held(low)?.parentElement?.querySelectorAll('.arc svg') ?? [])]
        const drawn = svg.find((each) => getComputedStyle(each).display !== 'none')
        return [drawn, held(low), held(low + 10)].map((each) => {
          const { left, right, width } = each?.getBoundingClientRect() ?? new DOMRect()
          return { left, right, middle: left + width / 2 }
        })
      }, low)
      ok(arc && one && other)
      const ends = [one.middle, other.middle].sort((a, b) => a - b)
      ok(Math.abs(arc.left - (ends[0] ?? 0)) < 3 && Math.abs(arc.right - (ends[1] ?? 0)) < 3, 'from card to card')
      ok((await page.locator(`[data-card="${low}"]`).innerText()).includes(`Ten apart from ${low + 10}`))
      ok((await page.locator(`[data-card="${low + 10}"]`).innerText()).includes(`Ten apart from ${low}`))
    }
  })
}

test('the marks nearest to a pile lie on its top card, not under it', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })
  await alone(scene, uneven)
  const { page } = scene.guest
  const layers = await page.evaluate(() => {
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex)
    const all = (what: string) => [...document.querySelectorAll(what)].map(layer)
    return { beads: Math.min(...all('[data-mark] .bead')), tops: Math.max(...all('[data-top]')) }
  })
  ok(layers.beads > layers.tops, JSON.stringify(layers))
})

test('the legend says what fits only in one’s own turn', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })
  await withFriends(scene, ['Ben'], {}, dealt)
  const { page } = scene.guest
  await page.locator('.begin').waitFor()
  const words = page.locator('.legend li').first()
  ok(!(await words.isVisible()))
  await page.getByRole('button', { name: 'I’ll start now' }).click()
  await expect(words).toBeVisible()
})
