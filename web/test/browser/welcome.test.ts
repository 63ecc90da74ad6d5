// Coming in for the first time: what the start says, how a table of bots begins, and names that tell people apart.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, gather } from './friends.ts'
import { phone } from './guest.ts'
import { introduce, makeTable, sitDown, table } from './midgame.ts'
import { alone, dealt, inTurn, visitTable, withFriends } from './setups.ts'

test('the rules are one click away at the top', async ({ newScene }) => {
  const { guest } = await newScene(phone)

  await guest.visit('/')
  await guest.page.locator('.ways').waitFor()
  await expect(guest.page.getByRole('link', { name: 'New here? Learn by playing' })).toBeVisible()
  await guest.page.locator('header').getByRole('link', { name: 'Rules' }).tap()
  await guest.page.locator('.rules').first().waitFor()
  await expect(guest.page).toHaveURL(/\/rules$/)
})

test('each game says how it differs, on a phone as well', async ({ newScene }) => {
  const { guest } = await newScene(phone)

  await guest.visit('/')
  const lines = guest.page.locator('.games small')
  await lines.first().waitFor()
  equal(await lines.count(), 3)
  for (const line of await lines.all()) ok(await line.isVisible(), await line.innerText())
})

test('Face to Face says whom one plays against', async ({ newScene }) => {
  const { guest } = await newScene()

  await guest.visit('/?game=face-to-face')
  await expect(guest.page.locator('[data-way=alone] strong')).toHaveText('Play an easy bot')
  deepEqual(await guest.page.locator('.way-button strong').allInnerTexts(), [
    'Play an easy bot',
    'Play a bot',
    'Play a friend',
  ])
  await guest.page.locator('[data-game=classic] input').check()
  await expect(guest.page.locator('[data-way=alone] strong')).toHaveText('Play alone')
  match(await guest.page.locator('.how-many').innerText(), /^You and your friends/)
})

test('with bots only one click starts the game, and the bots have said what they prefer', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const bots = [
    { seat: 2, level: 'expert' as const },
    { seat: 3, level: 'casual' as const },
  ]
  const id = await table(guest, { game: 'classic', seats: 3, bots }, dealt)
  await visitTable(guest, id)
  await guest.page.locator('.begin').waitFor()
  deepEqual(await guest.page.locator('.begin button').allInnerTexts(), ['I go first', 'Let the bots decide'])
  for (const seat of [2, 3]) {
    const wish = await guest.page.locator(`[data-seat="${seat}"] .mate-notes`).innerText()
    match(wish, /^(me first|not me|doesn’t mind)$/)
  }
  await button(guest, 'Let the bots decide').click()
  await guest.until(() => guest.view?.phase === 'running')
  await expect(guest.page.locator('.begin')).toHaveCount(0)
})

test('a host without a name is asked for one, and two guests can be told apart', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene

  await introduce(guest, 'Guest')
  const id = await makeTable(guest, { game: 'classic', seats: 4 })
  for (const _ of [1, 2]) await sitDown(await scene.friend('Guest'), id, { idle: true })
  await visitTable(guest, id)
  const names = guest.page.locator('.seat-place strong')
  await expect(names).toHaveText(['Guest', 'Guest 2', 'Guest 3', 'Seat 4'])
  await guest.page.getByLabel('Your name').fill('Ada')
  await button(guest, 'Save').click()
  await expect(names.first()).toHaveText('Ada')
  await expect(guest.page.locator('.own-name')).toHaveCount(0)
})

test('alone on a wide screen the log is a strip until it is wanted; with company it is open', async ({ newScene }) => {
  const wide = { viewport: { width: 1366, height: 768 } }
  const scene = await newScene(wide)
  const { page } = scene.guest

  await alone(scene, inTurn)
  await page.locator('.held').first().waitFor()
  equal(await page.locator('.log').count(), 0)
  const before = await page.locator('.board').boundingBox()
  await button(scene.guest, 'Game log').click()
  await page.locator('.log').waitFor()
  const after = await page.locator('.board').boundingBox()
  ok(before && after && before.width > after.width + 150, 'the board is larger without the log')

  const company = await newScene(wide)
  await withFriends(company, ['Ben'], {}, inTurn)
  await company.guest.page.locator('.log').waitFor()
})

test('a changed name is seen by everybody at once', async ({ newGuest }) => {
  const [host, ben] = await gather(newGuest, ['Guest', 'Ben'], { seats: 3 })
  if (!host || !ben) throw new Error('two were invited')

  const names = ben.page.locator('.seat-place strong')
  await expect(names.first()).toHaveText('Guest 1')
  await host.page.getByLabel('Your name').fill('Ada')
  await button(host, 'Save').click()
  await expect(names.first()).toHaveText('Ada')
})
