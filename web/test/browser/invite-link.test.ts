// Seats by invitation: the host's link lets people sit down, others are told why they cannot, and a new link replaces the old one.

import { equal, match, notEqual } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button } from './friends.ts'
import type { Guest } from './guest.ts'
import { makeTable } from './midgame.ts'

const onlyInvited = (guest: Guest) => guest.page.getByLabel('Seats by invitation only')
const linkOf = (guest: Guest) => guest.page.locator('[data-link]').inputValue()

test('only people with the host’s current link can sit down', async ({ newGuest }) => {
  const ada = await newGuest()
  await ada.takeName('Ada')
  const id = await makeTable(ada, { game: 'classic', seats: 3 })
  await ada.visit(`/t/${id}`)
  await onlyInvited(ada).check()
  await expect(ada.page.locator('[data-link]')).toHaveValue(/#invite=\w{20,}$/)
  const first = await linkOf(ada)

  // A stranger by the plain link is told why, and can watch.
  const eve = await newGuest()
  await eve.visit(`/t/${id}`)
  await expect(eve.page.locator('.greeting')).toContainText('This table needs an invitation')
  await expect(button(eve, 'Join')).toHaveCount(0)
  await button(eve, 'Just watch').click()
  await expect(eve.page.locator('#deal-missing')).toContainText('This table needs an invitation')
  await expect(button(eve, 'Take this seat')).toHaveCount(0)
  await expect(eve.page.locator('[data-link]')).toHaveCount(0)

  // A friend opens the invite link where the plain one is open already, and sits down. The address no longer has the code.
  const ben = await newGuest()
  await ben.visit(`/t/${id}`)
  await expect(ben.page.locator('.greeting')).toContainText('This table needs an invitation')
  await ben.page.goto(first)
  await ben.page.getByLabel('Your name').waitFor()
  await expect(ben.page, 'the address can be copied without giving the code away').toHaveURL(/\/t\/\w+$/)
  await ben.page.getByLabel('Your name').fill('Ben')
  await button(ben, 'Join').click()
  await ben.until(() => ben.you?.seat === 2)

  // After a reload the host still has the link; a new one replaces it.
  await ada.page.reload()
  equal(await linkOf(ada), first)
  await button(ada, 'New link').click()
  await expect(ada.page.locator('[data-link]')).not.toHaveValue(first)
  const second = await linkOf(ada)
  notEqual(second, first)
  match(second, /#invite=\w{20,}$/)
  equal(ben.you?.seat, 2, 'who sits stays')

  // The old link has stopped working; the new one works in the window that is open.
  await eve.page.goto(first)
  await expect(eve.page.locator('#deal-missing')).toContainText('This table needs an invitation')
  await eve.page.goto(second)
  await button(eve, 'Join').click()
  await eve.until(() => eve.you?.seat === 3)
  for (const guest of [ben, eve]) {
    const codes = [first, second].map((link) => link.split('#invite=')[1] ?? '')
    const learned = guest.received.filter((text) => codes.some((code) => text.includes(code)))
    equal(learned.length, 0, 'the server tells nobody else the code')
  }
})

test('a person who was removed, and a new one in the same browser, are told so before anything opens', async ({
  newGuest,
}) => {
  const ada = await newGuest()
  await ada.takeName('Ada')
  const id = await makeTable(ada, { game: 'classic', seats: 2 })
  await ada.visit(`/t/${id}`)
  const eve = await newGuest()
  await eve.visit(`/t/${id}`)
  await button(eve, 'Join').click()
  await button(ada, /^Remove: /).click()
  await expect(ada.page.locator('.sure')).toContainText('browser or network')
  await ada.page.locator('.sure').getByRole('button', { name: 'Remove' }).click()
  await eve.page.getByRole('heading', { name: 'You were removed' }).waitFor()

  await eve.page.reload()
  await eve.page.getByRole('heading', { name: 'You were removed' }).waitFor()

  // The page forgets who it is; the browser keeps its mark.
  const marked = (name: string) => !name.startsWith('tenback-browser')
  for (const { name } of (await eve.context.cookies()).filter(({ name }) => marked(name))) {
    await eve.context.clearCookies({ name })
  }
  await eve.visit(`/t/${id}`)
  await button(eve, 'Join').click()
  await eve.page.getByRole('heading', { name: 'You can’t join this table' }).waitFor()
  await expect(eve.page.locator('.no-table')).toContainText('used this browser')
})
