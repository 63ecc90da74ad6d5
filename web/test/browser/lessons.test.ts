// The first lesson, as a newcomer plays it who has read nothing else.

import { deepEqual, equal } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './guest.ts'

const coach = (page: Page) => page.locator('.coach .says')

/** Plays a card by taps. */
async function play(page: Page, card: number, pile: string): Promise<void> {
  await page.locator(`[data-card="${card}"]`).click()
  await page.locator(`[data-pile="${pile}"]`).click()
}

const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn' }).click()

for (const [where, options] of [
  ['a phone', phone],
  ['a desk', {}],
] as const) {
  test(`a newcomer plays the first lesson on ${where}`, async ({ newGuest }) => {
    const guest = await newGuest(options)
    const { page } = guest
    await guest.visit()
    await page.getByRole('link', { name: 'New here? Learn by playing' }).click()
    await expect(coach(page)).toContainText('Piles a and b rise')
    await play(page, 86, 'a')
    await expect(page.locator('.refusal')).toContainText('a step of 56')
    await play(page, 33, 'a')
    await expect(coach(page)).toContainText('Piles c and d fall')
    await expect(page.locator('[data-pile="a"] [data-top]')).toContainText('33')
    await play(page, 55, 'c')
    await expect(coach(page)).toContainText('End your turn')
    await endTurn(page)
    await expect(coach(page)).toContainText('exactly ten below 33')
    await play(page, 23, 'a')
    await expect(coach(page)).toContainText('Ten back!')
    await play(page, 25, 'a')
    await endTurn(page)
    await expect(coach(page)).toContainText('Four cards to go')
    await play(page, 86, 'a')
    await play(page, 21, 'c')
    await endTurn(page)
    await expect(coach(page)).toContainText('The draw pile has run out')
    await play(page, 76, 'a')
    await play(page, 14, 'c')
    await expect(coach(page)).toContainText('you win!')
    await page.getByRole('banner').getByRole('link', { name: 'Lessons' }).click()
    await expect(page.locator('.badge.done')).toHaveCount(1)
    // It is offered once.
    await guest.visit()
    await expect(page.locator('.motto').getByRole('link', { name: 'Lessons' })).toBeVisible()
    deepEqual(guest.faults, [])
  })
}

test('a lesson is played by keys alone', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.visit('/learn/talk')
  await expect(coach(page)).toContainText('keep off')
  await page.keyboard.type('24a')
  await expect(page.locator('.refusal')).toContainText('Play on another pile.')
  await page.keyboard.type('61c')
  await expect(coach(page)).toContainText('One more card')
  await page.keyboard.type('45b')
  await expect(coach(page)).toContainText('end your turn')
  await page.keyboard.press('e')
  await expect(coach(page)).toContainText('11 on 21')
  // Reading on has the focus.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toContainText('Give the signal')
  await page.getByRole('radio', { name: 'b' }).press('Space')
  await page.getByRole('button', { name: 'keep off' }).press('Enter')
  await expect(coach(page)).toContainText('play 35 on pile b')
  await page.keyboard.type('35b')
  await page.getByRole('button', { name: 'I have the 37' }).press('Enter')
  await expect(page.locator('.objection')).toContainText('names a number')
  await page.getByRole('button', { name: 'third pile' }).press('Enter')
  await expect(coach(page)).toContainText('Right!')
})

test('a lesson goes on where it was left, in another language too', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.visit('/learn/extreme')
  await play(page, 28, 'a')
  await expect(coach(page)).toContainText('Next, a skull')
  await page.reload()
  await expect(coach(page)).toContainText('Next, a skull')
  await page.locator('#menu select').selectOption('de')
  await expect(coach(page)).toContainText('Nun ein Schädel')
})

test('a lesson says when the server cannot be reached, and goes on when it can', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.visit('/learn/basics')
  await coach(page).waitFor()
  await page.route('**/api/lessons/**', (route) => route.abort())
  await play(page, 33, 'a')
  await expect(page.locator('.objection')).toContainText('server')
  await page.unroute('**/api/lessons/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(coach(page)).toContainText('Piles c and d fall')
  await expect(page.locator('.objection')).toHaveCount(0)
})

test('pictures of the rules move, and stay still for those who prefer that', async ({ newGuest }) => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect).length)
  const guest = await newGuest({ reducedMotion: 'no-preference' })
  const { page } = guest
  await guest.visit('/rules/classic')
  await page.locator('[data-playing]').first().waitFor()
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
  const still = await newGuest({ reducedMotion: 'reduce' })
  await still.visit('/rules/classic')
  await still.page.locator('[data-playing]').first().waitFor()
  equal(await moving(still.page), 0)
  await still.page.getByRole('link', { name: 'Learn it by playing' }).first().click()
  await coach(still.page).waitFor()
})
