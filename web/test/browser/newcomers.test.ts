// Who comes for the first time finds their way: links say whom they reach, games that run are at hand, settings explain
// themselves, and nobody is called in a language that is not theirs.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { phone } from './guest.ts'
import { introduce, makeTable, table } from './midgame.ts'
import { alone, inTurn, over, sendFile, shown, visitTable } from './setups.ts'

test('a link of this machine says that it leads nobody else here', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await makeTable(guest, { game: 'classic', seats: 2 })
  await visitTable(guest, id)
  const words = await guest.page.locator('.invite').innerText()
  match(words, /This link works on this computer only\. To let others join, .* tenback serve --lan,/)
})

test('a game that runs comes first, and on a phone above the buttons', async ({ newScene }) => {
  const { guest } = await newScene(phone)

  await introduce(guest, 'Ada')
  await guest.visit('/')
  await guest.page.locator('[data-list="open"]').waitFor()
  equal(await guest.page.locator('.go-on').count(), 0)
  await guest.visit('/healthz')
  const running = await table(guest, { game: 'classic', seats: 1 }, inTurn)
  await makeTable(guest, { game: 'classic', seats: 2 })
  await table(guest, { game: 'classic', seats: 1 }, over)
  await guest.visit('/')
  const way = guest.page.getByRole('link', { name: 'Resume game' })
  await way.waitFor()
  const stages = guest.page.locator('[data-list="mine"] [data-stage]')
  await stages.first().waitFor()
  deepEqual(await stages.evaluateAll((all) => all.map((one) => one.getAttribute('data-stage'))), [
    'playing',
    'waiting',
    'over',
  ])
  const below = await guest.page.locator('[data-way="alone"]').boundingBox()
  const place = await way.boundingBox()
  ok(place && below && place.y + place.height <= below.y)
  await way.tap()
  await guest.page.locator('.held').first().waitFor()
  await expect(guest.page).toHaveURL(new RegExp(`/t/${running}$`))
})

test('settings say what they are for', async ({ newScene }) => {
  const { guest } = await newScene(phone)

  await guest.visit('/')
  await guest.page.getByRole('button', { name: 'Menu and settings' }).tap()
  const keys = guest.page.getByRole('button', { name: 'Keyboard shortcuts', exact: true })
  ok(await guest.page.getByText('Play with letters and digits at a table').isVisible())
  const about = await keys.evaluate((button) => {
    return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  })
  match(about ?? '', /such as 5a or e\.$/)
  const inside = await guest.page.locator('#menu').evaluate((menu) => menu.scrollWidth <= menu.clientWidth)
  ok(inside, 'the words stay within the menu')
})

test('a host who was never asked for a name is a guest in the language of whoever comes', async ({
  newGuest,
  newScene,
}) => {
  const { guest } = await newScene()

  await guest.visit('/')
  await guest.page.locator('[data-way="friends"]').click()
  await guest.page.locator('[data-link]').waitFor()
  const friend = await newGuest({ locale: 'de' })
  await friend.visit(new URL(guest.page.url()).pathname)
  await friend.page.locator('.greeting').waitFor()
  match(await friend.page.locator('.greeting').innerText(), /Gast/)
  await friend.page.getByLabel('Dein Name').fill('Ben')
  await friend.page.locator('.greeting button[type=submit]').click()
  const host = friend.page.locator('[data-place="1"] strong')
  await host.waitFor()
  equal(await host.innerText(), 'Gast 1')
})

test('what was said in another language is not read out again', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await alone(scene, inTurn)
  await guest.page.keyboard.type('0a')
  const status = guest.page.locator('[role=status]')
  await status.getByText('You don’t hold 0.').waitFor({ state: 'attached' })
  await guest.page.getByRole('button', { name: 'Menu and settings' }).click()
  await guest.page.locator('.language select').selectOption('de')
  await guest.page.locator('html[lang="de"]').waitFor()
  await status.getByText('You don’t hold 0.').waitFor({ state: 'detached' })
})

test('a record that is shown again after a reload leaves the way to another one', async ({ newScene }) => {
  const scene = await newScene()

  const { guest } = scene
  await introduce(guest, 'Ada')
  const records: string[] = []
  for (const name of ['classic', 'extreme'] as const) {
    const id = await table(guest, { game: name, seats: 1 }, over)
    records.push(await (await guest.context.request.get(`${guest.server.address}/api/tables/${id}/games/1`)).text())
  }
  await guest.visit('/replay')
  await sendFile(scene, records[0] ?? '')
  await shown(scene, '.transport')
  await guest.page.reload()
  await guest.page.getByRole('heading', { name: 'Replay: The Game' }).waitFor()
  await guest.page.getByText('Choose another .tgn file').waitFor()
  await sendFile(scene, records[1] ?? '')
  await guest.page.getByRole('heading', { name: 'Replay: Extreme' }).waitFor()
})
