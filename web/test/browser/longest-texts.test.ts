// Whatever the cards bring: the longest words of every language can be read on screens of every size.

import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import {
  CARD_COMMANDS,
  type Card,
  type CardCommand,
  LANGUAGES,
  type Language,
  type Lay,
  type Legal,
  type Pile,
  type ServerFrame,
  type View,
} from '../../src/wire.ts'
import { test } from './fixtures.ts'
import { chooseLanguage } from './inspect.ts'
import { BOARD, misfits, outOfSight } from './layout-checks.ts'
import { introduce, type Ripe, table } from './midgame.ts'
import { resize } from './resize.ts'
import { rewriteFrames } from './rewritten-frames.ts'
import type { Scene } from './scene.ts'
import { inTurn, LONG_NAME, lost, visitTable } from './setups.ts'
import { texts } from './texts.ts'

/** The smallest phone, a common one, one held across, a desk at twice its size, a desk. */
const sizes: [number, number][] = [
  [320, 640],
  [360, 740],
  [740, 360],
  [640, 400],
  [1280, 800],
]

/** What does not fit in which language at which size; `prepare` says it there, and may say several things in turn. */
async function tooLong(
  page: Page,
  says: (language: Language) => (() => Promise<unknown>)[],
  needed: string[] = [],
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    for (const [at, say] of says(language).entries()) {
      await say()
      for (const [width, height] of sizes) {
        await resize(page, width, height)
        const hidden = width === 320 ? [] : await outOfSight(page, ...needed)
        const found = [...(await misfits(page)), ...hidden.map((what) => `out of sight: ${what}`)]
        if (found.length > 0) wrong[`${language} ${at}, ${width}×${height}`] = found
      }
    }
  }
  return wrong
}

/** Puts a text where another stood. */
const put = (page: Page, where: string, text: string | undefined) =>
  page.locator(where).evaluateAll((places, text) => {
    if (places.length === 0) throw new Error('there is no place for it')
    for (const place of places) place.textContent = text
  }, text ?? '')

/** A game for one at which the page is about to look. */
async function aboutToLook({ guest }: Scene, wanted: Parameters<typeof table>[1], ripe: Ripe): Promise<string> {
  await introduce(guest, 'Ada')
  return table(guest, wanted, ripe)
}

test('whatever command a card carries, its name can be read', async ({ newScene }) => {
  const scene = await newScene()

  const id = await aboutToLook(scene, { game: 'extreme', seats: 1 }, inTurn)
  // Every card of the hand carries another command.
  const told = (frame: ServerFrame): ServerFrame => {
    if (frame.type !== 'welcome') return frame
    const [first = 0, ...rest] = frame.view?.hand ?? []
    const commands = CARD_COMMANDS.map((command, at): [CardCommand, Card[]] => [command, [rest[at] ?? first]])
    return { ...frame, table: { ...frame.table, rules: { ...frame.table.rules, commands } } }
  }
  await rewriteFrames(scene.guest, told)
  await visitTable(scene.guest, id)
  const { page } = scene.guest
  await page.locator('.held .order').first().waitFor()
  equal(await page.locator('.held .order').count(), CARD_COMMANDS.length)
  deepEqual(await tooLong(page, () => [async () => undefined], BOARD), {})
})

/** The game as it would be with other piles and other lays. */
function changed(piles: (pile: Pile, at: number) => Pile, legal: (view: View) => Legal[], laid = false) {
  return (frame: ServerFrame): ServerFrame => {
    if ((frame.type !== 'welcome' && frame.type !== 'step') || !frame.view) return frame
    const view = { ...frame.view, piles: frame.view.piles.map(piles) }
    const lays = laid ? view.piles.map(({ top, pile }): Lay => `${top}${pile}`) : view.turn.lays
    return { ...frame, view: { ...view, turn: { ...view.turn, lays } }, legal: legal(view) }
  }
}

const pickCard = (page: Page, at: number) => async () => {
  await page.keyboard.press('Escape')
  await page.locator('.held').nth(at).click()
}

const together: CardCommand[][] = [
  ['mute', 'no-back', 'one-pile', 'draw-one'],
  ['skull', 'three', 'stop', 'no-back'],
]
for (const commands of together) {
  test(`commands in force can be read, whatever a lay costs: ${commands.join(', ')}`, async ({ newScene }) => {
    const scene = await newScene()

    const id = await aboutToLook(scene, { game: 'extreme', seats: 1 }, inTurn)
    const far = ({ ascending, pile }: Pile, at: number): Pile => {
      const command = commands[at]
      return { pile, ascending, top: ascending ? 88 : 12, height: 24, ...(command && { command }) }
    }
    // The first card loses everywhere, the second goes back everywhere.
    const everywhere = ({ hand, piles }: View) =>
      hand.slice(0, 2).flatMap((card, at) =>
        piles.map(({ pile }): Legal => {
          const [step, kind] = at === 0 ? ([86, 'forward'] as const) : ([-10, 'ten-back'] as const)
          return { lay: `${card}${pile}`, step, kind, loses: at === 0 }
        }),
      )
    await rewriteFrames(scene.guest, changed(far, everywhere, commands.includes('skull')))
    await visitTable(scene.guest, id)
    const { page } = scene.guest
    await page.locator('.pile .remark.order').first().waitFor()
    deepEqual(await tooLong(page, () => [pickCard(page, 0), pickCard(page, 1)], BOARD), {})
    const ask = async () => {
      await pickCard(page, 0)()
      await page.locator('.pile').first().click()
      await page.locator('.doubt').waitFor()
    }
    deepEqual(await tooLong(page, () => [ask]), {})
  })
}

test('what a gift would do can be read, whatever it gives', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const friends = [await scene.friend(LONG_NAME)]
  const id = await table(guest, { game: 'face-to-face', seats: 2 }, inTurn, { friends })
  const given = [
    [1, 2],
    [5, 22],
    [57, 58],
  ]
  const gifts = ({ hand, piles }: View) =>
    given.flatMap((back, at) => {
      const theirs = piles.filter(({ owner }) => owner === 2)
      return theirs.map(
        ({ pile }, to): Legal => ({
          lay: `${hand[at] ?? 0}${pile}`,
          step: -(back[to] ?? 0),
          kind: 'help',
          loses: false,
        }),
      )
    })
  await rewriteFrames(
    guest,
    changed((pile) => ({ ...pile, height: 24 }), gifts),
  )
  await visitTable(guest, id)
  const { page } = guest
  await page.locator('.held').first().click()
  await page.locator('[data-stand=gift] .remark').first().waitFor()
  deepEqual(await tooLong(page, () => given.map((_, at) => pickCard(page, at)), BOARD), {})
})

test('the chance to win and the two longest reasons of a hint can be read', async ({ newScene }) => {
  const scene = await newScene()

  await visitTable(scene.guest, await aboutToLook(scene, { game: 'classic', seats: 1 }, inTurn))
  const { page } = scene.guest
  await page.keyboard.press('h')
  await page.locator('.hint .reason').first().waitFor()
  const longest = (language: Language) => {
    const args = { seat: 5, percent: 100, next: 99 }
    const [chance = ''] = texts(language, 'reason', 'reason-chance', args)
    const reasons = texts(language, 'reason', 'reason-', args).filter((text) => text !== chance)
    return [chance, ...reasons.slice(0, 2)].join(' ')
  }
  const wrong = await tooLong(page, (language) => [
    () =>
      page.locator('.hint p').evaluate((line, text) => {
        for (const reason of [...line.querySelectorAll('.reason')].slice(1)) reason.remove()
        const first = line.querySelector('.reason')
        if (first) first.textContent = text
      }, longest(language)),
  ])
  deepEqual(wrong, {})
})

test('why something is refused can be read, and what is to be done', async ({ newScene }) => {
  const scene = await newScene()

  await visitTable(scene.guest, await aboutToLook(scene, { game: 'classic', seats: 1 }, inTurn))
  const { page } = scene.guest
  const todo = await tooLong(page, (language) =>
    texts(language, 'page-board', 'page-todo-')
      .slice(0, 2)
      .map((text) => () => put(page, '.todo', text)),
  )
  deepEqual(todo, {})
  await page.keyboard.press('e')
  await page.locator('.refusal').waitFor()
  const refused = await tooLong(page, (language) => [
    () => put(page, '.refusal span', texts(language, 'illegal', 'illegal-')[0]),
  ])
  deepEqual(refused, {})
})

test('how a game ended can be read, whatever brought it about', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const friends = [await scene.friend(LONG_NAME)]
  await visitTable(guest, await table(guest, { game: 'classic', seats: 2 }, lost, { friends }))
  const { page } = guest
  await page.locator('[data-after=lost]').waitFor()
  const results = ['lost', 'excellent']
  const wrong = await tooLong(page, (language) =>
    results.map((result, at) => async () => {
      const [heading] = texts(language, 'page-after', 'page-after-heading', { result })
      await put(page, '#after-heading', heading)
      await put(page, '.after .words', texts(language, 'ending', 'ending-why-', { who: 'other', name: LONG_NAME })[at])
    }),
  )
  deepEqual(wrong, {})
  ok(await page.locator('.after .words').first().isVisible())
})
