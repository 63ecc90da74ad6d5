// Signals on the piles: in words where there is room, told once, and repeated before a card goes where it should not.

import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, deal, gather, logOf, together } from './friends.ts'
import type { Guest } from './guest.ts'
import { outOfSight } from './layout-checks.ts'
import { introduce, table } from './midgame.ts'
import { resize } from './resize.ts'
import { inTurn, visitTable } from './setups.ts'

async function signal(guest: Guest, words: string): Promise<void> {
  const { seq } = guest
  await button(guest, 'Signal about pile a').click()
  await guest.page.locator('#signals-a').getByRole('button', { name: words, exact: true }).click()
  await guest.until(() => guest.seq > seq)
}

test('a pile that a partner asked to keep off says so before a card goes there', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests
  ok(ada && ben)
  await deal(ada, guests)
  await signal(ben, 'keep off')
  const { page } = ada
  const pill = page.locator('[data-pile=a] .pile-talk > .pile-signals li')
  await pill.waitFor()
  const words = async () => (await pill.locator('.in-full').textContent())?.replace(/\s+/g, ' ')
  equal(await words(), 'Ben: keep off')
  equal(await page.locator('[data-warned]').count(), 0, 'nothing is picked yet')

  await page.locator('.held').first().click()
  equal((await page.locator('[data-pile=a] .remark').innerText()).trim(), 'Ben asked to keep off')
  deepEqual(
    await page.locator('[data-warned]').evaluateAll((all) => all.map((pile) => pile.getAttribute('data-pile'))),
    ['a'],
  )
  ok((await page.locator('[data-pile=a] .pile-button').innerText()).includes('Ben asked to keep off'))
  await page.keyboard.press('Escape')

  await resize(page, 390, 844)
  ok(await pill.locator('.in-full').isVisible())
  equal(await words(), 'Ben: keep off')

  const reach = await page.locator('[popovertarget=signals-b]').evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const hits = (dx: number, dy: number) =>
      document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest('button') === button
    return [hits(-21, 0), hits(21, 0), hits(0, -21), hits(0, 21)]
  })
  deepEqual(reach, [true, true, true, true], 'a finger finds the button')

  await signal(ben, 'go ahead')
  await signal(ben, 'keep off')
  await together(guests)
  equal(await words(), 'Ben: keep off')
  await resize(page, 1366, 768)
  deepEqual(
    (await logOf(ada)).filter((line) => line.startsWith('Ben: pile a')),
    ['Ben: pile a – keep off.'],
  )
  deepEqual([ada.faults, ben.faults], [[], []])
})

test('bots of the same level can be told apart at every size', async ({ newGuest }) => {
  const guest = await newGuest()
  await introduce(guest, 'Ada')
  const bots = ([2, 3, 4, 5] as const).map((seat) => ({ seat, level: 'expert' as const }))
  await visitTable(guest, await table(guest, { seats: 5, bots }, inTurn))
  const { page } = guest
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, width, height)
    const numbers = await page.locator('.mate .seat-name').evaluateAll((names) =>
      names.map((name) => {
        const which = name.querySelector('.which')
        if (!which) return ''
        const { right } = which.getBoundingClientRect()
        const cut = right > (name.closest('.mate')?.getBoundingClientRect().right ?? 0)
        return cut ? 'cut' : (which.textContent ?? '').trim()
      }),
    )
    deepEqual(numbers, ['', '2', '3', '4', '5'], `${width}×${height}`)
  }
  deepEqual(guest.faults, [])
})

test('all of the menu is on the screen, also on a phone held sideways', async ({ newGuest }) => {
  const guest = await newGuest({ viewport: { width: 740, height: 360 } })
  await introduce(guest, 'Ada')
  await visitTable(guest, await table(guest, { seats: 2, bots: [{ seat: 2, level: 'expert' }] }, inTurn))
  const { page } = guest
  for (const pile of ['a', 'b', 'c', 'd']) {
    await page.locator(`[popovertarget=signals-${pile}]`).click()
    await page.locator(`#signals-${pile}:popover-open`).waitFor()
    const parts = ['heading', 'note'].map((part) => `#signals-${pile} .popover-${part}`)
    await expect.poll(() => outOfSight(page, `#signals-${pile}`, `#signals-${pile} .item`, ...parts)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
