// Five languages on the smallest phone: everything is said, everything can be read, and they are changed in the middle
// of a game without losing it.

import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Page } from 'playwright-core'
import { CARD_COMMANDS, type Card, type CardCommand, LANGUAGES, type Language } from '../../src/wire.ts'
import { misfits, unsaid } from './fit.ts'
import { phone } from './guest.ts'
import { test } from './limited.ts'
import { introduce, type Ripe, table } from './midgame.ts'
import { alone, inTurn, visitTable } from './places.ts'
import { inScene } from './scene.ts'
import { screen } from './screens.ts'
import { browser, house } from './stage.ts'

test('what does not fit is found', () =>
  inScene(browser, house, phone, async ({ guest: { page } }) => {
    await page.setContent(`<meta name="viewport" content="width=device-width">
      <p style="width: 3em; overflow: hidden; white-space: nowrap">cut off on the right</p>
      <p style="height: 1em; overflow: hidden">cut<br>off<br>below</p>
      <button style="width: 4em; white-space: nowrap">more than a button holds</button>
      <p style="width: 500px">page-nobody-said-it</p>`)
    const found = await misfits(page)
    deepEqual(
      [
        'the page is',
        'cut off: p.: cut off on',
        'cut off: p.: cutoff',
        'spills over: button',
        'beside the screen',
      ].filter((start) => !found.some((line) => line.startsWith(start))),
      [],
      found.join('; '),
    )
    deepEqual(await unsaid(page), ['page-nobody-said-it'])
  }))

/** Chooses a language where the menu is not open. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.locator('.language select').selectOption(language, { force: true })
  await page.waitForFunction((language) => document.documentElement.lang === language, language)
}

const shown = [
  'home, options open',
  'home with tables',
  'offline',
  'rules of classic',
  'rules of extreme',
  'rules of face-to-face',
  'room of a host',
  'room of a guest, greeted',
  'who begins',
  'card picked',
  'losing lay',
  'commands in force',
  'gift lit',
  'settings menu',
  'table menu',
  'signals menu',
  'question before giving up',
  'rules panel',
  'connection lost',
  'somebody away',
  'clock running',
  'lost',
  'won',
  'replay with all hands',
  'what if',
  'what if, played on by bots',
  'a file that is no record',
  'another device',
  'unknown table',
  'nothing here',
]

for (const name of shown) {
  test(`all of it is said and read in five languages: ${name}`, () =>
    inScene(browser, house, phone, async (scene) => {
      await screen(name).open(scene)
      const { page, faults } = scene.guest
      const wrong: Record<string, string[]> = {}
      for (const language of LANGUAGES) {
        await choose(page, language)
        const found = [...(await misfits(page)), ...(await unsaid(page))]
        if (found.length > 0) wrong[language] = found
      }
      deepEqual(wrong, {})
      deepEqual(
        faults.filter((fault) => !/Failed to load|ERR_|WebSocket/.test(fault)),
        [],
      )
    }))
}

/** What the commands are called on their cards. */
function commandsIn(language: Language): string[] {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(join('..', 'locales', language, 'names.ftl'), 'utf8')))
  const pattern = bundle.getMessage('command')?.value
  ok(pattern, `commands have no names in ${language}`)
  return CARD_COMMANDS.map((command) => bundle.formatPattern(pattern, { command }))
}

/** The lowest 28 cards carry the commands, four each. */
const onLowCards = {
  game: 'extreme' as const,
  seats: 1,
  commands: CARD_COMMANDS.map((command, at): [CardCommand, Card[]] => [
    command,
    [2, 3, 4, 5].map((card) => card + 4 * at),
  ]),
}
const holdsCommand: Ripe = ({ mine, view }) => mine && (view?.hand ?? []).some((card) => card < 30)

test('whatever command a card carries, its name can be read in every language', () =>
  inScene(browser, house, phone, async (scene) => {
    await introduce(scene.guest, 'Ada')
    await visitTable(scene.guest, await table(scene.guest, onLowCards, holdsCommand))
    const { page } = scene.guest
    const wrong: Record<string, string[]> = {}
    for (const width of [320, 360, 412, 740]) {
      await page.setViewportSize({ width, height: 640 })
      for (const language of LANGUAGES) {
        await choose(page, language)
        ok((await page.locator('.held .order .word').count()) > 0)
        for (const command of commandsIn(language)) {
          await page.locator('.held .order .word').evaluateAll((words, command) => {
            for (const word of words) word.textContent = command
          }, command)
          const found = await misfits(page)
          if (found.length > 0) wrong[`${command}, ${width}`] = found
        }
      }
    }
    deepEqual(wrong, {})
  }))

test('a language is changed in the middle of a game, without a reload, and the server speaks it too', () =>
  inScene(browser, house, phone, async (scene) => {
    await alone(scene, inTurn)
    const { page } = scene.guest
    await page.evaluate(() => Object.assign(window, { here: true }))
    const refusal = async () => {
      await page.keyboard.press('e')
      return page.locator('.refusal').innerText()
    }
    const english = await refusal()
    match(english, /lay/i)
    const hand = await page.locator('.held').allInnerTexts()

    await page.locator('.menu-button').click()
    const welcomed = page.waitForEvent('websocket')
    await page.locator('.language select').selectOption('de')
    await welcomed
    await page.keyboard.press('Escape')
    await page.locator('.menu.open').waitFor({ state: 'detached' })
    await page.locator('.held').first().waitFor()

    const german = await refusal()
    notEqual(german, english)
    match(german, /Karte|leg/i)
    await page.keyboard.press('h')
    await page.locator('.hint').waitFor()
    const reasons = await page.locator('.hint li').allInnerTexts()
    ok(reasons.length > 0 && reasons.every((reason) => !/\b(the|you|card|pile)\b/i.test(reason)), reasons.join(' '))
    equal(await page.evaluate(() => (window as unknown as { here?: boolean }).here), true)
    deepEqual(await page.locator('.held').count(), hand.length)
  }))
