// Deals of the day on the page. The server's answers are made up where they take days, or other people, to come about.

import { deepEqual, equal, match } from 'node:assert/strict'
import { daily, fakeContest, fakeOccasion, TODAY } from './contest.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './guest.ts'
import { introduce, makeTable } from './midgame.ts'
import { alone, inTurn, lost, shown, visitTable } from './setups.ts'

test('the deals of the day say how one stands, and lead to the table', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  await fakeContest(page)
  await guest.visit('/daily')
  await expect(page.locator('.when')).toContainText('Wednesday 18 November')
  await expect(page.locator('.countdown')).toHaveText('6 h 13 min left')
  await expect(page.locator('[data-deal="classic-1"]')).toContainText('3 cards left · place 54 of 412 · 87 points')
  await expect(page.locator('.deal .primary')).toHaveText('Resume')
  await expect(page.locator('.standing').first()).toContainText('5 days')
  await expect(page.locator('.standing').first()).toContainText('1548 to 1737, from 43 deals')
  // One deal has been begun, one is finished: the others can be played.
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(4)
  const id = await makeTable(guest, { game: 'classic', seats: 1 })
  await page.route('**/api/daily/*/face-to-face', (route) => route.fulfill({ json: { id, link: `/t/${id}` } }))
  await page.locator('[data-deal="face-to-face"]').getByRole('button', { name: 'Play' }).click()
  await page.waitForURL(`**/t/${id}`)
  deepEqual(guest.faults, [])
})

test('the calendar is used by keys, and its days lead to the archive', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  await fakeContest(page)
  await guest.visit('/daily')
  const today = page.locator(`[data-day="${TODAY}"]`)
  await expect(today).toHaveAttribute('aria-label', '18 November: The Game alone, 3 cards left')
  await expect(page.locator('.calendar [tabindex="0"]')).toHaveCount(1)
  await today.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-day="2026-11-10"]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  // Tomorrow cannot be chosen.
  await expect(page.locator('[data-day="2026-11-17"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.when')).toContainText('Tuesday 17 November')
  await expect(page.locator('.when')).toContainText('no longer counts')
  equal(new URL(page.url()).search, '?day=2026-11-17')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.locator('#calendar-month')).toHaveText('October 2026')
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  await page.getByRole('link', { name: 'Today’s deals' }).click()
  await expect(page.locator('.countdown')).toBeVisible()
})

test('the ranking of a month is that of everyone, or of a group', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  await fakeContest(page)
  await guest.visit('/daily')
  const months = page.locator('.months')
  await expect(months.getByRole('row', { name: /Guest \(you\)/ })).toContainText('958')
  const asked = page.waitForRequest((request) => /months\/2026-11\/extreme-1\?group=family$/.test(request.url()))
  await months.getByLabel('Among').selectOption('Family')
  await months.getByLabel('Deal').selectOption('extreme-1')
  await asked
})

test('a ranking opens when one has finished, and shares a text without cards', async ({ newGuest }) => {
  const guest = await newGuest({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = guest
  await guest.takeName('Ada')
  await fakeContest(page, { closed: true })
  await guest.visit(`/daily/${TODAY}/classic-1`)
  await expect(page.locator('.closed')).toContainText('It opens for you when you have finished this deal')
  await expect(page.locator('.ranking')).toHaveCount(0)
  await page.unroute(/\/api\/(daily|me\/daily|groups|challenges)\b/)
  await fakeContest(page)
  await page.reload()
  await expect(page.locator('.own-result .result')).toContainText('3 cards left place 54 of 412 · 87 points')
  await expect(page.locator('.difficulty')).toContainText('Bots won 42%')
  await expect(page.getByRole('row', { name: /Master \(bot\)/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review your game' })).toHaveAttribute('href', '/t/daily-table/1?review')
  await page.getByRole('button', { name: 'Share without spoilers' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const [title, ...rest] = text.split('\n')
  equal(title, 'Tenback, deal of the day, 18 Nov: The Game alone')
  match(rest.slice(0, -1).join(''), /^\p{Emoji_Presentation}+$/u)
  match(rest.at(-1) ?? '', /^https:.*\/daily\/2026-11-18\/classic-1$/)
})

test('a day that ends while one looks at it gives way to the next', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await fakeContest(page, { daily: { ...daily, ends: Date.parse(`${TODAY}T17:47:31Z`) } })
  await guest.visit('/daily')
  await expect(page.locator('.countdown')).toHaveText('1 min left')
  await page.unroute(/\/api\/(daily|me\/daily|groups|challenges)\b/)
  await fakeContest(page, { daily: { ...daily, day: '2026-11-19' } })
  await expect(page.locator('.when')).toContainText('Thursday 19 November')
})

test('the start leads to the deals of the day and tells how one stands', async ({ newGuest }) => {
  const guest = await newGuest(phone)
  const { page } = guest
  await guest.visit()
  const entry = page.locator('.daily-entry')
  await expect(entry).toContainText('Play')
  await guest.takeName('Ada')
  await fakeContest(page)
  await guest.visit()
  await expect(entry).toContainText('Resume')
  equal(await entry.getAttribute('href'), '/t/begun-table')
  await page.unroute(/\/api\/(daily|me\/daily|groups|challenges)\b/)
  await fakeContest(page, { daily: { ...daily, deals: daily.deals.filter(({ deal }) => deal !== 'extreme-1') } })
  await page.reload()
  await expect(entry).toContainText('The Game: lost, 3 left')
  await expect(entry).toContainText('5 days in a row')
  await entry.click()
  await expect(page.locator('h1')).toHaveText('Deal of the day')
  await page.getByRole('button', { name: 'Menu and settings' }).click()
  await page.getByRole('link', { name: 'Groups of friends' }).last().click()
  await expect(page.locator('h1')).toHaveText('Groups of friends')
})

test('a table says that it is played for the ranking, without hints and other cards', async ({ newScene }) => {
  const scene = await newScene({})
  const { guest } = scene
  await fakeContest(guest.page)
  await fakeOccasion(guest, { kind: 'daily', day: TODAY, deal: 'classic-1', ranked: true })
  await alone(scene, inTurn)
  await expect(guest.page.locator('.bar-facts')).toContainText('Deal of the day, 18 Nov')
  await expect(guest.page.locator('.actions').getByRole('button')).toHaveText([/End turn|more/, /Try/])
})

test('at its end it leads to the ranking, and to sharing', async ({ newScene }) => {
  const scene = await newScene({})
  const { page } = scene.guest
  await fakeContest(page)
  await fakeOccasion(scene.guest, { kind: 'daily', day: TODAY, deal: 'classic-1', ranked: true })
  await alone(scene, lost)
  await shown(scene, '.after-daily .signs')
  await expect(page.getByRole('button', { name: 'Another game' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Challenge a friend' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See the ranking' }).click()
  await expect(page.locator('.own-result')).toBeVisible()
})

test('a team that waits is told what counts', async ({ newGuest }) => {
  const guest = await newGuest()
  await introduce(guest, 'Ada')
  await fakeOccasion(guest, { kind: 'daily', day: TODAY, deal: 'classic-3', ranked: true })
  await visitTable(guest, await makeTable(guest, { game: 'classic', seats: 3 }))
  const note = guest.page.locator('.occasion-note')
  await expect(note).toContainText('Only people take part')
  await expect(note).toContainText('none of you has seen these cards before')
})
