// A newcomer's first ten seconds: from the home page to the first card on a pile, with no account and nothing to read.

import { deepEqual, equal, ok } from 'node:assert/strict'
import type { BrowserContextOptions } from '@playwright/test'
import { test } from './fixtures.ts'
import { phone } from './guest.ts'
import { finger, type InputMethod, mouse } from './input-methods.ts'

const walks: [string, InputMethod, BrowserContextOptions][] = [
  ['at a desk', mouse, { reducedMotion: 'no-preference' }],
  ['at a desk without motion', mouse, { reducedMotion: 'reduce' }],
  ['on a phone', finger, { ...phone, reducedMotion: 'no-preference' }],
]

for (const [where, method, options] of walks) {
  test(`a newcomer ${where} lays a first card by one click and one drag, within ten seconds`, async ({ newGuest }) => {
    const guest = await newGuest(options)
    const { page } = guest
    const opened = Date.now()
    await guest.visit()
    await page.getByRole('button', { name: /^Play alone/ }).click()
    await guest.until(() => guest.moves)
    await guest.settled()
    equal(await page.locator('dialog[open], :popover-open').count(), 0, 'nothing stands before the table')
    equal(await page.locator('input:visible, textarea:visible').count(), 0, 'nothing has to be filled in')
    const { lay } = guest.best
    await method.lay(guest, lay)
    await page.locator(`[data-pile="${lay.slice(-1)}"] [data-top]`, { hasText: lay.slice(0, -1) }).waitFor()
    ok(Date.now() - opened < 10_000, `it took ${Date.now() - opened} ms`)
    deepEqual(guest.view?.turn.lays, [lay])
    deepEqual(guest.faults, [])
  })
}
