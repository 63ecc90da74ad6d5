// The whole table at one look: piles, hand and buttons need no scrolling, and stay where they are whatever is said.

import { deepEqual, equal } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { type Game, LANGUAGES } from '../../src/wire.ts'
import { test } from './fixtures.ts'
import { chooseLanguage } from './inspect.ts'
import { introduce, type Ripe, table } from './midgame.ts'
import { drawn, resize } from './resize.ts'
import type { Scene } from './scene.ts'
import { screen } from './screens.ts'
import { canGive, commanded, dealt, finished, inTurn, pick, pickGift, visitTable, withFriends } from './setups.ts'

type Size = [width: number, height: number]

/** What phones have left between the bars of their browsers. */
const phones: Size[] = [
  [360, 620],
  [375, 553],
  [390, 664],
  [412, 732],
]
/** Small laptops, with and without the bars of a browser. */
const desks: Size[] = [
  [1366, 650],
  [1280, 720],
  [1280, 800],
]
const across: Size = [740, 360]
/** A tall phone, a desk at twice its size, a large one. */
const others: Size[] = [
  [360, 740],
  [640, 400],
  [1920, 1080],
]

/** What of the game is not in sight: below the screen, or under the buttons that stay at its lower edge. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0)
    const seen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) return false
      const over = document.elementFromPoint((left + right) / 2, bottom - 3)
      return !over?.closest('.actions, .begin') || element.closest('.actions, .begin') !== null
    }
    const all = document.querySelectorAll('.pile, .held, .actions button, .begin button')
    return [...all].filter((element) => !seen(element)).map((element) => `${element.className}: ${element.textContent}`)
  })
}

/** What is hidden in any language on any of these screens. */
async function hiddenAnywhere(page: Page, sizes: Size[]): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    for (const [width, height] of sizes) {
      await resize(page, width, height)
      const found = await hidden(page)
      if (found.length > 0) wrong[`${language} ${width}×${height}`] = found
    }
  }
  return wrong
}

const names = ['Ben', 'Cleo', 'Dora', 'Bartholomew']

/** A table of so many that stands as wanted. */
async function seated(scene: Scene, game: Game, seats: number, ripe: Ripe): Promise<void> {
  await withFriends(scene, names.slice(0, seats - 1), { game }, ripe)
  await scene.guest.page.locator('.held').first().waitFor()
}

const begun: Ripe = ({ mine, view }) => mine && (view?.turn.number ?? 0) > 5 && view?.turn.lays.length === 0

for (const seats of [1, 3, 5]) {
  test(`The Game is in sight at once: ${seats} seats`, async ({ newScene }) => {
    const scene = await newScene()

    await seated(scene, 'classic', seats, begun)
    deepEqual(await hiddenAnywhere(scene.guest.page, [...phones, ...desks, across, ...others]), {})
  })
}

for (const seats of [2, 5]) {
  test(`Extreme is in sight at once, with commands in force: ${seats} seats`, async ({ newScene }) => {
    const scene = await newScene()

    await seated(scene, 'extreme', seats, commanded)
    await pick(scene)
    deepEqual(await hiddenAnywhere(scene.guest.page, [...phones, ...desks, across]), {})
  })
}

test('Face to Face is in sight at once, with a gift lit', async ({ newScene }) => {
  const scene = await newScene()

  await seated(scene, 'face-to-face', 2, canGive)
  await pickGift(scene)
  deepEqual(await hiddenAnywhere(scene.guest.page, [...phones, ...desks, across]), {})
})

for (const game of ['classic', 'extreme'] as const) {
  test(`who is asked who begins sees the cards to say it by: ${game}`, async ({ newScene }) => {
    const scene = await newScene()

    const { guest } = scene
    await introduce(guest, 'Ada')
    const friends = [await scene.friend('Ben'), await scene.friend('Cleo'), await scene.friend('Dora')]
    const id = await table(guest, { game, seats: 4 }, dealt, { friends, idle: true })
    await visitTable(guest, id)
    await guest.page.locator('.begin').waitFor()
    deepEqual(await hiddenAnywhere(guest.page, [...phones, ...desks, across]), {})
  })
}

/** How far from the top of the screen each card of the hand and each button is. */
const places = (page: Page) =>
  page.evaluate(() =>
    // The place of a card, not the card itself: that one rises under the mouse.
    [...document.querySelectorAll('.hand li, .actions button')].map((element) =>
      Math.round(element.getBoundingClientRect().top),
    ),
  )

for (const size of [phones[0], desks[0], desks[2]] as Size[]) {
  const [width, height] = size
  test(`hints and refusals move nothing: ${width}×${height}`, async ({ newScene }) => {
    const scene = await newScene({ viewport: { width, height } })

    await screen('table in turn').open(scene)
    const { page } = scene.guest
    await page.locator('.held').first().waitFor()
    await drawn(page)
    const before = await places(page)
    await page.keyboard.press('e')
    await page.locator('.refusal').waitFor()
    deepEqual(await places(page), before)
    await page.keyboard.press('h')
    await page.locator('.hint').waitFor()
    deepEqual(await places(page), before)
  })

  test(`signals move nothing: ${width}×${height}`, async ({ newScene }) => {
    const scene = await newScene({ viewport: { width, height } })

    await withFriends(scene, ['Ben'], {}, inTurn)
    const { page } = scene.guest
    await page.locator('.held').first().waitFor()
    await drawn(page)
    const before = await places(page)
    for (const pile of ['a', 'b']) {
      await page.locator(`[popovertarget=signals-${pile}]`).click()
      await page.locator(`#signals-${pile} .item`).first().click()
      await page.locator(`[data-pile=${pile}] .pile-talk > .pile-signals li`).waitFor()
    }
    deepEqual(await places(page), before)
  })
}

test('a signal on a phone says whose it is', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 360, height: 620 } })

  await withFriends(scene, ['Ben'], {}, inTurn)
  const { page } = scene.guest
  await page.locator('[popovertarget=signals-a]').click()
  await page.locator('#signals-a .item').first().click()
  const pill = page.locator('[data-pile=a] .pile-talk > .pile-signals li.own .in-full')
  await pill.waitFor()
  equal((await pill.textContent())?.replace(/\s+/g, ' '), 'You: keep off')
})

for (const size of [[360, 740], ...desks] as Size[]) {
  test(`a replay shows board, hands and controls at once: ${size.join('×')}`, async ({ newScene }) => {
    const scene = await newScene()

    await finished(scene, '?at=20')
    const { page } = scene.guest
    await resize(page, ...size)
    const covered = await page.evaluate(() => {
      scrollTo(0, 0)
      const edge = document.querySelector('.controls')?.getBoundingClientRect().top ?? 0
      const all = [...document.querySelectorAll('.pile, .holder')]
      return all.filter((element) => element.getBoundingClientRect().bottom > edge + 1).length
    })
    equal(covered, 0)
  })
}
