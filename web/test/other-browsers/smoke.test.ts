// Firefox and WebKit: everything between home and a replay works at all. What the page does in detail is tested in Chromium.

import { test as base, expect } from '../browser/fixtures.ts'
import { Terminal } from '../browser/terminal.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'
import type { Window } from './window.ts'

const test = base.extend<{ window: Window }>({
  window: async ({}, use, { project }) => {
    const window = await (project.name === 'firefox' ? openFirefox() : openWebKit())
    await use(window)
    await window.close()
  },
})

/** Waits until something is on the page. */
const appears = (window: Window, selector: string) =>
  expect.poll(() => window.count(selector), { message: selector }).toBeGreaterThan(0)

/** Plays the first card that fits anywhere, by clicks. */
async function playCard(window: Window): Promise<void> {
  const before = await window.count('[data-card]')
  await window.click('[data-card][data-fit="back"], [data-card][data-fit="fits"]')
  await appears(window, '[data-stand="back"], [data-stand="open"]')
  await window.click('[data-stand="back"], [data-stand="open"]')
  await expect.poll(() => window.count('[data-card]')).toBe(before - 1)
}

test('home, a whole turn alone, giving up, and the replay', async ({ window, server }) => {
  await window.open(server.address)
  await appears(window, '[data-way="alone"]')
  expect(await window.evaluate(() => document.documentElement.lang)).toBe('en')
  await window.click('[data-way="alone"]')
  await appears(window, '[data-card][data-fit="fits"]')
  expect(await window.count('[data-card]')).toBe(8)
  await playCard(window)
  await playCard(window)
  await window.press('e')
  await expect.poll(() => window.count('[data-card]'), { message: 'the hand is filled up' }).toBe(8)
  expect(await window.texts('.refusal')).toEqual([])

  await window.click('.bar-buttons [popovertarget]')
  await window.click(':popover-open button', 'Give up')
  await appears(window, 'dialog[open] button')
  await window.click('dialog[open] button', 'Give up')
  await appears(window, '[data-after="lost"]')
  await window.open(`${await window.evaluate(() => location.href)}/1`)
  await appears(window, '.transport button')
  expect(await window.count('[data-pile]')).toBe(4)
  await window.press('\uE015')
  const at = () => window.evaluate(() => document.querySelector('main.replay')?.getAttribute('data-at'))
  await expect.poll(at, { message: 'the arrow goes to the next step' }).not.toBe('0')
})

test('a table for two, with the other one at a terminal', async ({ window, server }) => {
  await window.open(server.address)
  const id = await window.evaluate(async () => {
    const post = (path: string, data: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })
    await post('/api/me', { name: 'Ada' })
    const made = await post('/api/tables', { game: 'classic', seats: 2 })
    return ((await made.json()) as { id: string }).id
  })
  const link = `${server.address}/t/${id}`
  await window.open(link)
  const ben = new Terminal(link, 'Ben')
  try {
    await expect.poll(() => window.texts('.seat-place strong')).toEqual(['Ada', 'Ben'])
    await window.click('.deal button')
    await appears(window, '.begin button')
    await window.click('.begin button', 'start now')
    await appears(window, '[data-card][data-fit="fits"]')
    expect(await window.count('[data-card]')).toBe(7)
    await playCard(window)
    await ben.hears(/^Ada: \d+ on pile [abcd]/)
    ben.types('say Well done')
    await expect.poll(async () => (await window.texts('.log > li')).at(-1)).toContain('Well done')
    await playCard(window)
    await window.press('e')
    await ben.hears(/^Your hand: /)
  } finally {
    ben.close()
  }
})
