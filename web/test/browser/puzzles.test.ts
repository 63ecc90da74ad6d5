// Puzzles on the page: whatever puzzles there are, the server knows their solutions.

import { deepEqual, equal, match } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Puzzle } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import { type Guest, phone } from './guest.ts'

/** Asks the server past the page, as somebody else. */
async function ask(guest: Guest, address: string, body?: object): Promise<Puzzle> {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(new URL(`/api/puzzles/${address}`, guest.server.address), init)
  return answer.json()
}

/** The moves that solve a puzzle: the solution may go on after what was asked for. */
async function solving(guest: Guest, id: string): Promise<string[]> {
  const { solution = [] } = await ask(guest, id, { moves: [], give_up: true })
  for (let made = 1; made <= solution.length; made += 1) {
    const moves = solution.slice(0, made)
    if ((await ask(guest, id, { moves })).stage === 'solved') return moves
  }
  throw new Error(`${id} is not solved by ${solution}`)
}

/** A card that is wrong at the start. */
async function wrongMove(guest: Guest, id: string): Promise<string> {
  for (const { lay } of (await ask(guest, id)).legal) {
    if ((await ask(guest, id, { moves: [lay] })).stage === 'failed') return lay
  }
  throw new Error(`nothing is wrong in ${id}`)
}

/** Makes a move by taps, and waits until it has been made. */
async function play(page: Page, move: string): Promise<void> {
  const [, card, pile] = /^(\d+)([a-d])$/.exec(move) ?? []
  const answered = page.waitForResponse((response) => response.url().includes('/api/puzzles/'))
  if (card === undefined) await page.getByRole('button', { name: 'End turn' }).click()
  else {
    await page.locator(`[data-card="${card}"]`).click()
    await page.locator(`[data-pile="${pile}"]`).click()
    // A card that loses at once has to be confirmed.
    const confirm = page.getByRole('button', { name: 'Play it anyway' })
    if (await confirm.isVisible()) await confirm.click()
  }
  await answered
}

const idShown = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

for (const [where, options] of [
  ['a phone', phone],
  ['a phone held sideways', { ...phone, viewport: { width: 740, height: 360 } }],
  ['a desk', {}],
] as const) {
  test(`a visitor solves a puzzle and goes on to the next on ${where}`, async ({ newGuest }) => {
    const guest = await newGuest(options)
    const { page } = guest
    await guest.visit()
    await page.getByRole('banner').getByRole('link', { name: 'Puzzles' }).click()
    await expect(page.locator('.standing')).toContainText('1500')
    await page.getByRole('link', { name: 'ten back' }).first().click()
    await expect(page.locator('.asks')).toBeVisible()
    const first = idShown(page)
    match(first, /^[0-9a-f]{8}$/)
    equal(new URL(page.url()).searchParams.get('theme'), 'ten-back')
    for (const move of await solving(guest, first)) await play(page, move)
    await expect(page.locator('.verdict')).toContainText('Solved!')
    await expect(page.locator('.rated')).toContainText('+')
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.verdict')).toHaveCount(0)
    expect(idShown(page)).not.toBe(first)
    await page.getByRole('banner').getByRole('link', { name: 'Puzzles' }).click()
    await expect(page.locator('.standing')).toContainText('1 of 1 solved')
    deepEqual(guest.faults, [])
  })
}

test('a wrong move is explained, taken back and solved; it counts as failed, for a person on the server', async ({
  newGuest,
}) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  const { id } = await ask(guest, 'next?theme=order')
  const [wrong, right] = [await wrongMove(guest, id), await solving(guest, id)]
  await guest.visit(`/puzzles/${id}`)
  await play(page, wrong)
  await expect(page.locator('.task[data-outcome="failed"] .verdict')).toContainText('−')
  equal(
    guest.bodies.some((body) => body.includes('"solution"')),
    false,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.task:not([data-outcome])')).toBeVisible()
  for (const move of right) await play(page, move)
  await expect(page.locator('.verdict')).toContainText('Solved!')
  // Another window of the same person.
  const other = await guest.tab()
  await other.visit('/puzzles')
  await expect(other.page.locator('.standing')).toContainText('0 of 1 solved')
  deepEqual(guest.faults, [])
})

test('the puzzle of the day, its solution move by move, and its link', async ({ newGuest }) => {
  const guest = await newGuest({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = guest
  await guest.visit('/puzzles')
  await page.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle of the day')
  equal(new URL(page.url()).pathname, '/puzzles/today')
  const { id } = await ask(guest, 'today')
  await page.getByRole('button', { name: 'Copy link' }).click()
  match(await page.evaluate(() => navigator.clipboard.readText()), new RegExp(`/puzzles/${id}$`))
  await page.getByRole('button', { name: 'Show the solution' }).click()
  const moves = page.locator('.solution .move')
  const { solution = [] } = await ask(guest, id, { moves: [], give_up: true })
  await expect(moves).toHaveCount(solution.length)
  await moves.last().click()
  await expect(moves.last()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await guest.visit('/puzzles')
  await expect(page.locator('.today .badge')).toHaveText('tried')
})

test('a puzzle is solved by keys, in another language, and after the server was away', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  const { id } = await ask(guest, 'next?theme=chain')
  const moves = await solving(guest, id)
  await guest.visit(`/puzzles/${id}`)
  await expect(page.locator('.asks')).toContainText(/Play|Find/)
  await page.locator('#menu select').selectOption('de')
  await expect(page.locator('.asks')).toContainText(/Spiel|Finde/)
  await page.locator('h1').click()
  await page.route('**/api/puzzles/**', (route) => route.abort())
  const [first = '', ...rest] = moves
  await page.keyboard.type(first === 'end' ? 'e' : first)
  await expect(page.locator('.objection')).toBeVisible()
  await page.unroute('**/api/puzzles/**')
  const answered = () => page.waitForResponse((response) => response.url().includes('/api/puzzles/'))
  const repeated = answered()
  await page.locator('.objection button').click()
  await repeated
  for (const move of rest) {
    const made = answered()
    await page.keyboard.type(move === 'end' ? 'e' : move)
    await made
  }
  await expect(page.locator('.verdict')).toContainText('Gelöst!')
})

test('an unknown puzzle is not found', async ({ newGuest }) => {
  const guest = await newGuest()
  await guest.visit('/puzzles/00000000')
  await expect(guest.page.locator('.puzzle-waiting')).toContainText('no such puzzle')
})
