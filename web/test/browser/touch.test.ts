// Every control can be hit by a finger on a phone that is held sideways: nothing lies over anything else.

import { deepEqual, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { resize } from './resize.ts'
import type { Scene } from './scene.ts'
import { inTurn, over, shown, withFriends } from './setups.ts'

const sideways = [
  { width: 844, height: 390 },
  { width: 896, height: 414 },
  { width: 932, height: 430 },
]

/** Controls within `where` whose centre belongs to something else, or to nothing. */
async function outOfReach(page: Page, where: string): Promise<string[]> {
  return page.evaluate((where) => {
    const controls = document.querySelectorAll<HTMLElement>(
      ['a[href]', 'button', 'input', 'select', 'summary'].map((kind) => `${where} ${kind}`).join(),
    )
    const shown = [...controls].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.skip'),
    )
    if (shown.length === 0) throw new Error(`no controls in ${where}`)
    return shown.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (hit && (control.contains(hit) || hit.closest('label')?.contains(control))) return []
      return [`${control.className || control.localName} “${control.textContent}” is under ${hit?.className}`]
    })
  }, where)
}

/** Whether two things on the screen cover each other. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = [await page.locator(one).first().boundingBox(), await page.locator(other).first().boundingBox()]
  if (!a || !b) throw new Error(`${one} or ${other} is missing`)
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

const tables: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a table for two, with a clock': (scene) => withFriends(scene, ['Ben'], { clock: { seconds: 300 } }, inTurn),
  'a table for five': (scene) => withFriends(scene, ['Ben', 'Cara', 'Dora', 'Emil'], {}, inTurn),
  'the end of a game of two': async (scene) => {
    await withFriends(scene, ['Ben'], {}, over)
    await shown(scene, '[data-after]')
  },
}

for (const [name, open] of Object.entries(tables)) {
  test(`on a phone held sideways every control can be hit: ${name}`, async ({ newScene }) => {
    const scene = await newScene({ viewport: sideways[0] ?? null, hasTouch: true })

    await open(scene)
    const { page } = scene.guest
    await page.locator('.bar').waitFor()
    for (const size of sideways) {
      await resize(page, size.width, size.height)
      await page.evaluate(() => scrollTo(0, 0))
      deepEqual(await outOfReach(page, 'body'), [], `${size.width}×${size.height}`)
      await page.evaluate(() => scrollTo(0, 0))
      ok(!(await overlap(page, '.bar-facts', '.wordmark')), 'the name of the game lies over the logo')
      ok(!(await overlap(page, '.bar-buttons', '.menu-button')), 'the buttons of the table lie under the menu')
    }
    // What the two menus open can be hit as well.
    for (const size of sideways) {
      await resize(page, size.width, size.height)
      await page.locator('.bar-buttons [popovertarget]').last().tap()
      await page.locator('.popover:popover-open').waitFor()
      deepEqual(await outOfReach(page, '.popover:popover-open'), [], `menu of the table, ${size.width}×${size.height}`)
      await page.keyboard.press('Escape')
      await page.locator('.menu-button').tap()
      await page.locator('.menu.open').waitFor()
      deepEqual(await outOfReach(page, '.menu.open'), [], `menu of the page, ${size.width}×${size.height}`)
      await page.keyboard.press('Escape')
    }
  })
}

test('on the narrowest phone the clock and every button of the bar fit', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 320, height: 640 }, hasTouch: true })

  await withFriends(scene, ['Ben', 'Cara'], { game: 'extreme', clock: { seconds: 300 } }, inTurn)
  const { page } = scene.guest
  await page.locator('.clock').waitFor()
  deepEqual(await outOfReach(page, '.bar'), [])
  deepEqual(await outOfReach(page, '.header'), [])
  for (const part of ['.bar-facts', '.clock', '.bar-buttons']) {
    ok(!(await overlap(page, part, '.menu-button')), `${part} lies under the menu`)
    ok(!(await overlap(page, part, '.wordmark')), `${part} lies over the logo`)
  }
  const clock = await page.locator('.clock').boundingBox()
  ok(clock && clock.height < 30, 'the clock takes one line')
})
