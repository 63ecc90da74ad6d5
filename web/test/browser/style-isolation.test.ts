// Style sheets stay loaded when a screen is left. What a screen looks like must not depend on the screens shown before.

import { deepEqual, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { introduce, table } from './midgame.ts'
import { over } from './setups.ts'

/** How everything on the screen looks: each element, with the styles that differ most easily. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [
      'display',
      'position',
      'color',
      'backgroundColor',
      'font',
      'margin',
      'padding',
      'border',
      'gap',
    ] as const
    const more = ['containerType', 'width', 'height', 'flex', 'cursor', 'textDecoration', 'opacity', 'zIndex'] as const
    return [...document.querySelectorAll('#app *')].map((element) => {
      const style = getComputedStyle(element)
      return `${element.tagName}.${element.getAttribute('class')} ${[...named, ...more].map((name) => style[name]).join(' | ')}`
    })
  })
}

/** Follows a link within the page, which keeps the sheets of the screens before. */
async function follow(page: Page, path: string, shown: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, path)
  await page.locator(shown).first().waitFor()
}

test('a screen looks the same whichever screens were shown before', async ({ newGuest }) => {
  const guest = await newGuest()
  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, over)
  const { page } = guest
  const screens = {
    '/': '.home:has(.more) [data-list="mine"] a',
    '/rules/extreme': '.rules',
    [`/t/${id}`]: '.after [data-fair="kept"]',
    [`/t/${id}/1`]: '.replay:has(.board) [data-fair="kept"]',
  }

  const alone = new Map<string, string[]>()
  for (const [path, shown] of Object.entries(screens)) {
    await guest.visit(path)
    await page.locator(shown).first().waitFor()
    // The name comes with an answer of its own.
    await expect(page.locator('.setting.me')).toContainText('Ada')
    // The heading gets the focus only by following a link.
    alone.set(path, await looks(page))
  }

  await guest.visit('/')
  for (const path of [
    `/t/${id}/1`,
    `/t/${id}`,
    '/rules/extreme',
    '/',
    `/t/${id}`,
    `/t/${id}/1`,
    '/rules/extreme',
    '/',
  ]) {
    const shown = screens[path] ?? ''
    await follow(page, path, shown)
    const known = alone.get(path) ?? []
    ok(known.length > 20, path)
    await page.waitForFunction((count) => document.querySelectorAll('#app *').length === count, known.length)
    deepEqual(
      (await looks(page)).filter((look, at) => look !== known[at]),
      [],
      path,
    )
  }
})
