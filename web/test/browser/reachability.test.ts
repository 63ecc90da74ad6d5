// Everything can be reached: on screens of every size, at twice the size, and with the keyboard alone.

import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { outOfSight } from './layout-checks.ts'
import { resize } from './resize.ts'
import { screen } from './screens.ts'
import { inTurn, withFriends } from './setups.ts'

const common: [number, number][] = [
  [360, 740],
  [1280, 800],
  [1920, 1080],
]

test('the first button of the start needs no scrolling', async ({ newScene }) => {
  const scene = await newScene()

  await screen('home').open(scene)
  for (const size of common) {
    await resize(scene.guest.page, ...size)
    deepEqual(await outOfSight(scene.guest.page, '[data-way=alone]', '.games label'), [], size.join('×'))
  }
})

/** Goes through the page with Tab until the focus has left it: what was passed, and what was passed without a mark. */
async function walk(page: Page): Promise<{ passed: number; missed: string[]; unmarked: string[] }> {
  await page.evaluate(() => {
    // Tab goes on from where something was pressed last: it shall begin at the beginning.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const unmarked: string[] = []
  let passed = 0
  for (; passed < 120; passed++) {
    await page.keyboard.press('Tab')
    const mark = await page.evaluate(() => {
      const now = document.activeElement
      if (!now || now === document.body || now.hasAttribute('data-passed')) return null
      now.setAttribute('data-passed', '')
      const ringed = (element: Element | null) =>
        element !== null && Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2
      const name = `${now.localName} ${now.className}: ${now.textContent?.trim().slice(0, 40)}`
      return { name, marked: ringed(now) || ringed(now.closest('label')) }
    })
    if (mark === null) break
    if (!mark.marked) unmarked.push(mark.name)
  }
  const missed = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input, select, summary, [tabindex="0"]',
    )
    const radio = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio'
    return [...all]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.hasAttribute('data-passed'),
      )
      .filter((element) => !(radio(element) && !(element as HTMLInputElement).checked))
      .map((element) => `${element.localName} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`)
  })
  return { passed, missed, unmarked }
}

for (const name of [
  'home, options open',
  'room of a host',
  'table in turn',
  'lost',
  'replay with all hands',
  'what if',
  'review',
  'a mistake to retry',
  'games',
  'statistics of Face to Face',
]) {
  test(`Tab passes everything, marks where it is, and is caught nowhere: ${name}`, async ({ newScene }) => {
    const scene = await newScene()

    await screen(name).open(scene)
    const { passed, missed, unmarked } = await walk(scene.guest.page)
    ok(passed > 5 && passed < 120, `${passed} steps`)
    deepEqual({ missed, unmarked }, { missed: [], unmarked: [] })
  })
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement
    return now === document.body || !now
      ? 'nothing'
      : now.getAttribute('aria-label') || now.textContent || now.localName
  })

test('Escape closes menus and panels, and the focus goes back to where it was', async ({ newScene }) => {
  const scene = await newScene()

  await withFriends(scene, ['Ben'], {}, inTurn)
  const { page } = scene.guest
  const openers: [string, string][] = [
    ['.menu-button', '.menu.open'],
    ['.rules-button', '.rules-panel'],
    ['[popovertarget=signals-a]', '#signals-a:popover-open'],
    ['.bar-buttons [popovertarget]', '.popover:popover-open'],
  ]
  for (const [button, opened] of openers) {
    const opener = page.locator(button).last()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator(opened).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await page.locator(opened).waitFor({ state: 'hidden' })
    ok(await opener.evaluate((element) => element === document.activeElement), `${button}: ${await focused(page)}`)
  }
})

test('a question that is closed with Escape leaves the focus at the table', async ({ newScene }) => {
  const scene = await newScene()

  await screen('question before giving up').open(scene)
  const { page } = scene.guest
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  notEqual(await focused(page), 'nothing')
  equal(scene.guest.view?.phase, 'running')
})

test('whoever shrinks from a losing lay has lost nothing, and stands where they stood', async ({ newScene }) => {
  const scene = await newScene()

  await screen('losing lay').open(scene)
  const { page, seq } = { page: scene.guest.page, seq: scene.guest.seq }
  await page.keyboard.press('Escape')
  await page.locator('.doubt').waitFor({ state: 'detached' })
  notEqual(await focused(page), 'nothing')
  equal(scene.guest.seq, seq)
})
