// Looks at screens from every side: each is opened once, and then everybody shall be able to use it, on screens of every
// size and in every language.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { LANGUAGES, type Language } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './guest.ts'
import { misfits, unsaid } from './layout-checks.ts'
import { adapted, drawn, resize } from './resize.ts'
import type { Screen } from './scene.ts'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const all: axe.RunOnly = { type: 'tag', values: tags }
/** By night nothing but colours is different. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds, in a line each. */
async function findings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, html }) => `${id}: ${target} ${html.slice(0, 200)} ${failureSummary}`),
    )
  }, runOnly)
}

const takeTheme = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)

/** The smallest phone, one held across, a desk at twice its size, a desk, a wall. */
const SIZES: [number, number][] = [
  [320, 640],
  [740, 360],
  [640, 400],
  [1280, 800],
  [3840, 2160],
]

/** What does not fit at which size. */
export async function misfitsBySize(page: Page, more: [number, number][] = []): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const [width, height] of [...more, ...SIZES]) {
    await resize(page, width, height)
    const found = await misfits(page)
    if (found.length > 0) wrong[`${width}×${height}`] = found
  }
  return wrong
}

/** Chooses a language where the menu is not open. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.language select').selectOption(language, { force: true })
  await page.waitForFunction((language) => document.documentElement.lang === language, language)
  await drawn(page)
}

/** Turns the window into a phone. */
async function takePhone(page: Page): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = phone
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile })
  await adapted(page, viewport.width)
}

/** Tests of some screens, one for each. */
export function inspect(screens: Screen[]): void {
  for (const { name, open } of screens) {
    test(`everybody can use it, at every size and in every language: ${name}`, async ({ newScene }) => {
      const scene = await newScene({ bypassCSP: true, colorScheme: 'light' })
      await open(scene)
      const { page, faults } = scene.guest
      await test.step('nothing is cut off or lies beside the screen at any size', async () => {
        expect.soft(await misfitsBySize(page)).toEqual({})
      })
      await test.step('axe finds nothing', () => inspectAccessibility(page))
      await test.step('all of it is said and read in five languages', async () => {
        expect.soft(await misfitsByLanguage(page)).toEqual({})
      })
      expect.soft(faults.filter((fault) => !/Failed to load|ERR_|WebSocket/.test(fault))).toEqual([])
    })
  }
}

/** Leaves the window as that of a phone. */
async function inspectAccessibility(page: Page): Promise<void> {
  await resize(page, 1280, 720)
  await page.evaluate(source)
  expect.soft(await findings(page, all), 'at a desk by day').toEqual([])
  await takeTheme(page, 'dark')
  expect.soft(await findings(page, colours), 'at a desk by night').toEqual([])
  await takeTheme(page, 'light')
  await takePhone(page)
  expect.soft(await findings(page, all), 'on a phone').toEqual([])
}

/** What does not fit, or is not said, in which language. */
async function misfitsByLanguage(page: Page): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    const found = [...(await misfits(page)), ...(await unsaid(page))]
    if (found.length > 0) wrong[language] = found
  }
  return wrong
}
