// Everybody can use every screen: axe finds nothing, by day and by night, on a desk and on a phone.

import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { test } from './limited.ts'
import { inScene } from './scene.ts'
import { screens } from './screens.ts'
import { browser, house } from './stage.ts'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds, in a line each. */
async function findings(page: Page, runOnly: axe.RunOnly = { type: 'tag', values: tags }): Promise<string[]> {
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

/** By night nothing but colours is different. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const takeTheme = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)

for (const { name, open } of screens) {
  test(`axe finds nothing: ${name}`, () =>
    inScene(browser, house, { bypassCSP: true, colorScheme: 'light' }, async (scene) => {
      await open(scene)
      const { page } = scene.guest
      await page.evaluate(source)
      deepEqual(await findings(page), [], 'on a desk by day')
      await takeTheme(page, 'dark')
      deepEqual(await findings(page, colours), [], 'on a desk by night')
      await takeTheme(page, 'light')
      await page.setViewportSize({ width: 360, height: 740 })
      deepEqual(await findings(page), [], 'on a phone')
    }))
}
