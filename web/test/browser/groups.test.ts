// Groups of friends and challenges on the page.

import { deepEqual, equal } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Group } from '../../src/wire.ts'
import { challenge, fakeContest, fakeOccasion, groups, results } from './contest.ts'
import { expect, test } from './fixtures.ts'
import { choose } from './friends.ts'
import { makeTable } from './midgame.ts'
import { alone, lost, shown } from './setups.ts'

/** Groups that change with what is asked for; the answer lists what was asked. */
async function fakeGroups(page: Page, atFirst: Group[]): Promise<string[]> {
  const asked: string[] = []
  let all = atFirst
  await page.route(/\/api\/groups\b/, (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    if (request.method() === 'GET') return route.fulfill({ json: all })
    asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim())
    if (request.method() === 'DELETE') {
      const [, , , , , removed] = path.split('/')
      all = all.map((group) => ({ ...group, members: group.members.filter(({ id }) => id !== removed) }))
      return route.fulfill({ status: 204 })
    }
    if (path.endsWith('/link'))
      return route.fulfill({ json: { ...all[0], link: 'https://tenback.example/groups#new' } })
    if (path.endsWith('/join') && request.postData()?.includes('stale'))
      return route.fulfill({ status: 404, json: { code: 'no-such-group', text: 'This link no longer works.' } })
    return route.fulfill({ json: { id: 'new', name: 'Neighbours', members: [{ id: 'x', name: 'Ada', you: true }] } })
  })
  return asked
}

test('a group is made, its link renewed, a member removed, and one leaves', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  const asked = await fakeGroups(page, groups)
  await guest.visit('/groups')
  const family = page.getByRole('region', { name: 'Family' })
  await family.getByRole('button', { name: 'New link' }).click()
  await expect(family.getByLabel('Send this link')).toHaveValue('https://tenback.example/groups#new')
  await family.getByRole('button', { name: 'Remove: Čeněk' }).click()
  await family.getByRole('button', { name: 'Cancel' }).press('Tab')
  await page.keyboard.press('Enter')
  await expect(family.getByText('Čeněk')).toHaveCount(0)
  const club = page.getByRole('region', { name: 'Chess club' })
  equal(await club.getByRole('textbox').count(), 0, 'only owners have a link')
  await club.getByRole('button', { name: 'Leave group' }).click()
  await club.getByRole('button', { name: 'Leave group' }).click()
  await expect(club).toHaveCount(0)
  await page.getByLabel('Name of the group').fill('Neighbours')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Neighbours' })).toBeVisible()
  deepEqual(asked, [
    'POST /api/groups/family/link',
    'DELETE /api/groups/family/members/c',
    'DELETE /api/groups/chess',
    'POST /api/groups {"name":"Neighbours"}',
  ])
})

test('a stranger joins by a link with a name; a link that was renewed says so', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  const asked = await fakeGroups(page, [])
  await guest.visit('/groups#stale')
  await page.getByLabel('Your name').last().fill('Ada')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link no longer works.')
  await guest.visit('/groups#code')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Neighbours' })).toBeVisible()
  equal(new URL(page.url()).hash, '', 'the code leaves the address')
  equal(asked.at(-1), 'POST /api/groups/join {"code":"code"}')
  await expect(page.locator('.me')).toContainText('Ada')
})

test('the cards of a finished game become a challenge', async ({ newScene }) => {
  const scene = await newScene({})
  const { page } = scene.guest
  await page.route('**/api/challenges', (route) => route.fulfill({ json: challenge }))
  const id = await alone(scene, lost)
  await shown(scene, '[data-after]')
  const sent = page.waitForRequest('**/api/challenges')
  await page.getByRole('button', { name: 'Challenge a friend with these cards' }).click()
  const body: { table: string; number: number } = JSON.parse((await sent).postData() ?? '{}')
  equal(body.table, id)
  await expect(page.getByLabel('Send this link')).toHaveValue(challenge.link)
})

test('who opens a challenge plays it, and sees all results afterwards', async ({ newGuest }) => {
  const guest = await newGuest()
  const { page } = guest
  await guest.takeName('Ada')
  await fakeContest(page)
  await guest.visit(`/c/${challenge.id}`)
  await expect(page.locator('.what-game')).toContainText('The Game alone')
  await expect(page.locator('.ranking')).toHaveCount(0)
  const id = await makeTable(guest, { game: 'classic', seats: 1 })
  await page.route('**/play', (route) => route.fulfill({ json: { id, link: '' } }))
  await fakeOccasion(guest, { kind: 'challenge', id: challenge.id })
  await page.getByRole('button', { name: 'Play these cards' }).click()
  await page.waitForURL(`**/t/${id}`)
  await expect(page.locator('.bar-facts')).toContainText('Challenge')
  await page.unroute(/\/api\/(daily|me\/daily|groups|challenges)\b/)
  await fakeContest(page, { challenge: { ...challenge, table: id, ...(results && { results }) } })
  await guest.visit(`/c/${challenge.id}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('row', { name: /Ada and Ben/ })).toContainText('the original game')
  await expect(page.getByRole('link', { name: 'Replay: Guest' })).toHaveAttribute('href', '/t/two/1')
})

test('a friend plays the cards of a finished game, and both see the results side by side', async ({
  newScene,
  newGuest,
}) => {
  const scene = await newScene({})
  const { page } = scene.guest
  await alone(scene, lost)
  await page.getByRole('button', { name: 'Challenge a friend with these cards' }).click()
  const link = await page.getByLabel('Send this link').inputValue()
  const friend = await newGuest()
  await friend.takeName('Ben')
  await friend.visit(new URL(link).pathname)
  await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('Can you do better with these cards?')
  await expect(friend.page.locator('main')).not.toContainText('Ada')
  await friend.page.getByRole('button', { name: 'Play these cards' }).click()
  await expect(friend.page.locator('.bar-facts')).toContainText('Challenge')
  await choose(friend, 'Give up')
  await friend.page.locator('dialog').getByRole('button', { name: 'Give up' }).click()
  await friend.page.getByRole('link', { name: 'See the results' }).click()
  await expect(friend.page.getByRole('row', { name: /Ada.*the original game/ })).toBeVisible()
  await expect(friend.page.getByRole('row', { name: /Ben.*you/ })).toContainText('98 cards left')
  await friend.page.getByRole('link', { name: 'Replay: Ada' }).click()
  await expect(friend.page.locator('main.replay')).toBeVisible()
  await scene.guest.visit(new URL(link).pathname)
  await expect(page.getByRole('row')).toHaveCount(3)
})
