// One's finished games, statistics and public profile, against the real server.

import { equal, match, ok } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { ServerFrame } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import { type Guest, phone } from './guest.ts'
import { introduce, makeTable, table } from './midgame.ts'
import { giveUp, over, reviewed } from './setups.ts'

const rows = ({ page }: Guest) => page.locator('.game-row')
const filter = ({ page }: Guest, name: string) => page.getByLabel(name, { exact: true })

/** Finishes a game of each kind as Ada: one alone, and one against Ben, who gives up. */
async function playTwo(ada: Guest, ben: Guest): Promise<{ alone: string; duel: string }> {
  await introduce(ada, 'Ada')
  await introduce(ben, 'Ben')
  const alone = await table(ada, { game: 'classic', seats: 1 }, over)
  const turned = ({ view }: { view: { turn: { number: number } } | undefined }) => (view?.turn.number ?? 0) > 2
  const duel = await table(ada, { game: 'face-to-face', seats: 2 }, turned, { friends: [ben] })
  await giveUp(ben, duel)
  return { alone, duel }
}

test('finished games are listed, filtered, downloaded, replayed and reviewed', async ({ newGuest }) => {
  const ada = await newGuest()
  const { page } = ada
  const { alone } = await playTwo(ada, await newGuest())
  await ada.visit()
  await page.locator('.table-list').getByRole('link', { name: 'My games' }).click()
  await expect(page.getByRole('heading', { name: 'My games' })).toBeFocused()
  await expect(rows(ada)).toHaveCount(2)
  await expect(rows(ada).first()).toContainText('Won')
  await expect(rows(ada).first()).toContainText('against Ben')
  await expect(rows(ada).last()).toContainText('The Game · 1 player')

  await filter(ada, 'Game').selectOption('classic')
  await expect(rows(ada)).toHaveCount(1)
  equal(new URL(page.url()).search, '?game=classic')
  await page.reload()
  await expect(rows(ada)).toHaveCount(1)
  await expect(filter(ada, 'Game')).toHaveValue('classic')
  await filter(ada, 'Played with').fill('Ben')
  await expect(page.getByText('No games found').first()).toBeVisible()
  await filter(ada, 'Game').selectOption('')
  await expect(rows(ada)).toHaveCount(1)
  await expect(rows(ada)).toContainText('Face to Face')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(ada)).toHaveCount(2)
  await expect(filter(ada, 'Game')).toBeFocused()
  await filter(ada, 'Time').selectOption('between two dates')
  await expect(rows(ada)).toHaveCount(2)
  await filter(ada, 'To').fill('2020-01-01')
  await filter(ada, 'From').fill('2019-01-01')
  await expect(rows(ada)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(ada)).toHaveCount(2)
  await expect(filter(ada, 'Game')).toBeFocused()

  await filter(ada, 'Players').selectOption('1')
  await expect(rows(ada)).toHaveCount(1)
  const files: Record<string, string> = {}
  for (const format of ['.tgn', 'CSV', 'JSON']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: format, exact: true }).click(),
    ])
    files[format] = await readFile(await file.path(), 'utf8')
  }
  match(files['.tgn'] ?? '', /^\[/)
  match(files.CSV ?? '', new RegExp(alone))
  equal(JSON.parse(files.JSON ?? '').length, 1, 'what is filtered out is not in the file')

  await rows(ada).getByRole('link', { name: 'Replay' }).click()
  await page.locator('.transport').first().waitFor()
  equal(new URL(page.url()).pathname, `/t/${alone}/1`)
  await page.goBack()
  await expect(filter(ada, 'Players')).toHaveValue('1')
  await rows(ada).getByRole('link', { name: 'Review' }).click()
  await reviewed(ada)
  await ada.visit('/games?seats=1')
  await expect(rows(ada)).toContainText(/accuracy \d+%/)
})

/** Plays games alone that are given up at once; it runs inside a page. */
function giveUpAll([id, count]: readonly [string, number]): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  let [sent, left] = [0, count]
  return new Promise((resolve) => {
    const want = (kind: string) => socket.send(JSON.stringify({ type: 'do', id: `${id}-${sent++}`, command: { kind } }))
    socket.onopen = () => socket.send('{"type": "hello"}')
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data) as ServerFrame
      if (frame.type !== 'welcome' && frame.type !== 'step') return
      const phase = frame.view?.phase ?? 'over'
      if (phase === 'dealt') want('begin')
      else if (phase === 'running') want('resign')
      else if (left-- > 0) want('deal')
      else resolve()
    }
  })
}

test('a long list grows page by page, with the keyboard alone', async ({ newGuest }) => {
  const ada = await newGuest()
  const { page } = ada
  await introduce(ada, 'Ada')
  await page.evaluate(giveUpAll, [await makeTable(ada, { game: 'classic', seats: 1 }), 53] as const)
  await ada.visit('/games')
  await expect(rows(ada)).toHaveCount(50)
  await expect(page.getByText('50 of 53 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(ada)).toHaveCount(53)
  await expect(rows(ada).nth(50).getByRole('link', { name: 'Replay' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  const links = await rows(ada)
    .getByRole('link', { name: 'Replay' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  equal(new Set(links).size, 53, 'no game twice')
})

test('the end of a game leads to the statistics, with this game marked', async ({ newGuest }) => {
  const ada = await newGuest()
  const { page } = ada
  await introduce(ada, 'Ada')
  const id = await table(ada, { game: 'classic', seats: 1 }, over)
  await ada.visit(`/t/${id}`)
  await page.locator('.after').getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused()
  const left = ada.view?.left
  ok(left !== undefined)
  await expect(page.locator('.histogram .mark')).toHaveText(`this game: ${left}`)
  await expect(page.locator('.entry')).toContainText('1 game')
  await expect(page.locator('.statistics .figures')).toContainText('Games played')
  await page.locator('.left summary').click()
  await expect(page.locator('.left tbody tr')).toHaveText([new RegExp(`^${left} \\(this game\\)1$`)])
})

test('a profile is public only while it is switched on, and names nobody else', async ({ newGuest }) => {
  const [ada, ben, eve] = [await newGuest(), await newGuest(), await newGuest(phone)]
  await playTwo(ada, ben)
  await ada.visit('/statistics?game=face-to-face&seats=2')
  await expect(ada.page.locator('.with tbody')).toContainText('Ben')
  const publish = ada.page.getByLabel('Show my statistics to everyone who has the link')
  await expect(publish).not.toBeChecked()
  await publish.check()
  const link = await ada.page.getByLabel('Link to your profile').inputValue()
  const { pathname } = new URL(link)

  await eve.visit(pathname)
  await eve.page.getByRole('heading', { name: 'Ada' }).waitFor()
  await eve.page.locator('.entry', { hasText: 'Face to Face' }).click()
  await expect(eve.page.locator('.entry[aria-current]')).toContainText('Face to Face')
  await expect(eve.page.locator('.histogram')).toBeVisible()
  for (const body of eve.received) ok(!body.includes('Ben'), 'not even in what the page received')

  await ada.page.reload()
  await expect(publish).toBeChecked()
  await publish.uncheck()
  await expect(ada.page.getByLabel('Link to your profile')).toHaveCount(0)
  await eve.page.reload()
  await eve.page.getByRole('heading', { name: 'No public profile here' }).waitFor()
})

test('somebody new is invited to play', async ({ newGuest }) => {
  const ada = await newGuest()
  for (const path of ['/games', '/statistics']) {
    await ada.visit(path)
    await ada.page.locator('main').getByRole('link', { name: 'Play', exact: true }).click()
    await ada.page.locator('[data-way="alone"]').waitFor()
  }
})

test('a list that cannot be had says why, and is asked for again', async ({ newGuest }) => {
  const ada = await newGuest()
  const { page } = ada
  await introduce(ada, 'Ada')
  await table(ada, { game: 'classic', seats: 1 }, over)
  await page.route('**/api/me/games?*', (route) => route.abort())
  await ada.visit('/games')
  await page.getByRole('alert').getByText('The server isn’t responding').waitFor()
  await page.unroute('**/api/me/games?*')
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await expect(rows(ada)).toHaveCount(1)
})
