// A control that is gone when it was pressed hands the focus on: nobody is thrown back to the top of the page.

import { equal, match } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeTable } from './midgame.ts'
import type { Scene } from './scene.ts'
import { screen } from './screens.ts'
import { alone, inTurn, press, shown, withFriends } from './setups.ts'

/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement
    if (!now || now === document.body) return 'nothing'
    return now.getAttribute('aria-label') || now.textContent?.trim() || now.localName
  })

/** Presses what has this name, with keys alone. */
async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

const within = (page: Page, place: string) =>
  page.evaluate((place) => document.activeElement?.closest(place) != null, place)

/** Takes something from the menu of the table, with keys alone. */
async function ask(page: Page, item: string): Promise<void> {
  await enter(page, 'Table')
  await page.getByRole('button', { name: item, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
}

const atTable = async (scene: Scene) => {
  await withFriends(scene, ['Ben'], {}, inTurn)
  return scene.guest.page
}

for (const [item, no] of [
  ['Give up', 'Keep playing'],
  ['Leave the table', 'Stay'],
] as const) {
  test(`a question that is answered with “${no}” leaves the focus where it was asked`, async ({ newScene }) => {
    const scene = await newScene()

    const page = await atTable(scene)
    await ask(page, item)
    await enter(page, no)
    await page.locator('dialog').waitFor({ state: 'detached' })
    equal(await focused(page), 'Table')
  })
}

test('whoever gives up stands at the menu of the table', async ({ newScene }) => {
  const scene = await newScene()

  await alone(scene, inTurn)
  const { page } = scene.guest
  await ask(page, 'Give up')
  await page.locator('dialog').getByRole('button', { name: 'Give up' }).focus()
  await press(scene, 'Enter')
  await shown(scene, '[data-after]')
  equal(await focused(page), 'Table')
})

for (const key of ['Enter', 'Escape']) {
  test(`a name that is written and left with ${key} leaves the focus at the name`, async ({ newScene }) => {
    const scene = await newScene()

    const { page } = scene.guest
    await screen('home').open(scene)
    await page.locator('.setting.me').focus()
    await press(scene, 'Enter')
    await page.locator('.name-form input').fill('Ada')
    await press(scene, key)
    await page.locator('.name-form').waitFor({ state: 'detached' })
    await expect.poll(() => within(page, '.setting.me')).toBe(true)
  })
}

test('whoever gives up a seat in the room stands at a seat still', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await screen('room of a guest, seated').open(scene)
  await page.locator('.seat-place.own button').focus()
  await press(scene, 'Enter')
  await page.locator('.seat-place.own').waitFor({ state: 'detached' })
  await expect.poll(() => within(page, '.seat-place')).toBe(true)
})

test('a host hands seats out and takes them back, and stands at the seat all the time', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  const friend = await scene.friend('Ben')
  await screen('room of a host').open(scene)
  const id = new URL(page.url()).pathname.split('/')[2]
  await friend.page.evaluate((id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
    socket.onopen = () => {
      socket.send('{"type": "hello"}')
      socket.send('{"type": "do", "id": "s-1", "command": {"kind": "sit", "seat": 3}}')
    }
  }, id)
  await shown(scene, '[data-place="3"].person')
  await enter(page, 'Remove: Ben')
  await expect.poll(() => focused(page)).toBe('Cancel')
  await press(scene, 'Enter')
  await expect.poll(() => focused(page)).toBe('Remove: Ben')
  await press(scene, 'Enter')
  await expect.poll(() => focused(page)).toBe('Cancel')
  await page.locator('.sure .danger').focus()
  await press(scene, 'Enter')
  await shown(scene, '[data-place="3"].empty')
  await expect.poll(() => within(page, '[data-place="3"] select')).toBe(true)
  await page.locator('[data-place="3"] .bot-form button').focus()
  await press(scene, 'Enter')
  await shown(scene, '[data-place="3"].bot')
  await expect.poll(async () => (await focused(page)).startsWith('Remove: ')).toBe(true)
})

test('a hint that is closed leads to the card it was about', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await screen('hint shown').open(scene)
  const card = await page.locator('.held[data-hinted="1"]').getAttribute('data-card')
  await page.locator('.hint .close').focus()
  await press(scene, 'Enter')
  await page.locator('.hint').waitFor({ state: 'detached' })
  equal(await page.evaluate(() => document.activeElement?.getAttribute('data-card')), card)
})

test('a link for another device has the focus once it is made', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await screen('devices').open(scene)
  await enter(page, 'Create link')
  await shown(scene, '.link-to-copy')
  await expect.poll(() => within(page, '.link-to-copy input')).toBe(true)
  match(await page.evaluate(() => String(getSelection())), /recover/)
})

test('whoever wants to see all tables goes on with the first that was hidden', async ({ newScene }) => {
  const scene = await newScene()

  const { page } = scene.guest
  await screen('home with tables').open(scene)
  for (let count = 0; count < 4; count++) await makeTable(scene.guest, { game: 'classic', seats: 2 })
  await page.reload()
  await page.locator('[data-list=mine] button').focus()
  await press(scene, 'Enter')
  const links = page.locator('[data-list=mine] .table-link')
  await expect.poll(() => links.nth(4).evaluate((link) => link === document.activeElement)).toBe(true)
})
