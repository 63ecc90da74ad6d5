// Friends at one table: how they come, who begins, what they tell each other, how they go and come back.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { button, choose, deal, gather, handOn, logOf, matesOn, together, wholeTurn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { makeTable } from './midgame.ts'
import { leaks, spoken } from './secrecy.ts'

/** Whatever was played: nobody was told of cards that were not for them, and no page complained. */
test.afterEach(async ({ guests }) => {
  for (const guest of guests) {
    deepEqual(leaks(guest.received), [])
    deepEqual(spoken(guest.bodies), [])
    deepEqual(guest.faults.filter(isFault), [])
  }
})
/** A browser complains about refused requests by itself: a newcomer is nobody, and a closed table lets nobody in. */
const isFault = (fault: string) => !/401|403/.test(fault)

const placesOn = ({ page }: Guest) => page.locator('.seat-place strong').allTextContents()
const says = (guest: Guest, text: string | RegExp) => guest.page.getByText(text).first().waitFor()

test('a friend opens the link, gives a name and sits down; both say who begins', async ({ newGuest }) => {
  const ada = await newGuest()
  await ada.visit()
  await ada.page.locator('[data-way="friends"]').click()
  const link = await ada.page.locator('[data-link]').inputValue()
  match(link, /\/t\/\w+$/)
  equal(await button(ada, 'Deal the cards').isDisabled(), true, 'nobody deals while a seat is empty')

  const ben = await newGuest()
  await ben.visit(new URL(link).pathname)
  await says(ben, 'One seat is free.')
  await ben.page.getByLabel('Your name').fill('Ben')
  await button(ben, 'Join').click()
  await expect.poll(() => placesOn(ada)).toEqual(['Guest', 'Ben'])
  await expect.poll(() => placesOn(ben)).toEqual(['Guest 1', 'Ben'])

  await button(ada, 'Deal the cards').click()
  await expect.poll(() => matesOn(ben)).toEqual(['Guest 1, 7 cards, thinking', 'You, 7 cards, thinking'])
  await button(ben, 'Not me').click()
  await expect.poll(() => matesOn(ada)).toEqual(['You, 7 cards, thinking', 'Ben, 7 cards, not me'])
  equal(ada.view?.phase, 'dealt', 'one of two has spoken')
  await button(ada, 'Let me go first').click()
  await expect.poll(() => matesOn(ada)).toEqual(['You, 7 cards, your turn', 'Ben, 7 cards'])
  await expect.poll(() => matesOn(ben)).toEqual(['Guest 1, 7 cards, to play', 'You, 7 cards'])
})

test('who does not want to wait begins now', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests, ben)
  await expect.poll(() => matesOn(ada)).toEqual(['You, 7 cards', 'Ben, 7 cards, to play'])
  ok((await logOf(ada)).includes('Ben: first turn.'))
})

test('the host puts a bot on a seat, sends it away, and sends a person away, who is told', async ({ newGuest }) => {
  const ada = await newGuest()
  await ada.takeName('Ada')
  const path = `/t/${await makeTable(ada, { seats: 3 })}`
  await ada.visit(path)
  await ada.page.getByLabel('Level of the bot in seat 3').selectOption('casual')
  await ada.page.locator('[data-place="3"]').getByRole('button', { name: 'Add bot' }).click()
  await expect.poll(async () => (await placesOn(ada))[2]).toBe('Casual 3')
  await button(ada, 'Remove: Casual 3').click()
  await ada.page.locator('[data-place="3"].empty').waitFor()

  const ben = await newGuest()
  await ben.takeName('Ben')
  await ben.visit(path)
  await button(ben, 'Join').click()
  await expect.poll(async () => (await placesOn(ada))[1]).toBe('Ben')
  equal(await button(ben, /^Remove/).count(), 0, 'only the host removes people')
  await button(ada, 'Remove: Ben').click()
  await button(ada, 'Remove').click()
  await ben.page.getByRole('heading', { name: 'You were removed' }).waitFor()
  await ada.page.locator('[data-place="2"].empty').waitFor()

  await ben.page.reload()
  await ben.page.getByRole('heading', { name: 'You were removed' }).waitFor()
  equal(await button(ben, 'Join').count(), 0, 'who was removed does not come back')
})

test('the host turns off the chat for somebody, makes them host', async ({ newGuest }) => {
  const [ada, ben] = [await newGuest(), await newGuest()]
  await ada.takeName('Ada')
  const path = `/t/${await makeTable(ada, { seats: 3 })}`
  await ada.visit(path)
  await ben.takeName('Ben')
  await ben.visit(path)
  await button(ben, 'Join').click()
  await button(ada, 'Turn off chat: Ben').click()
  await ada.page.locator('[data-place="2"]').getByText('chat off').waitFor()
  await button(ada, 'Turn on chat: Ben').click()
  await button(ada, 'Make host: Ben').click()
  await button(ben, 'Remove: Ada').waitFor()
  equal(await button(ada, /^Remove/).count(), 0, 'Ada is no longer the host')
})

test('a signal stands on its pile on every screen', async ({ guests, newGuest }) => {
  const [ada, ben, cem] = (await gather(newGuest, ['Ada', 'Ben', 'Cem'])) as [Guest, Guest, Guest]
  await deal(ada, guests)
  await button(ben, 'Signal about pile a').click()
  await button(ben, 'keep off').click()
  for (const guest of [ada, cem]) {
    const mark = guest.page.locator('[data-pile="a"] .pile-head > .pile-note [data-signal="2 keep-off"]').first()
    await mark.waitFor()
    match((await mark.textContent()) ?? '', /Ben: keep off/)
    await guest.settled()
    ok((await logOf(guest)).includes('Ben: pile a – keep off.'))
  }
})

test('chat arrives; what names a card is held back, and the draft is kept', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  const draft = ada.page.getByLabel('Say something')
  await draft.fill('mine is forty-one')
  await draft.press('Enter')
  await says(ada, /Not sent: .*could be a card/)
  equal(await draft.inputValue(), 'mine is forty-one')
  await draft.fill('go on')
  await draft.press('Enter')
  await expect.poll(async () => (await logOf(ben)).at(-1)).toBe('Ada: “go on”')
  await expect.poll(() => draft.inputValue()).toBe('')
  equal((await logOf(ben)).filter((line) => line.includes('forty')).length, 0, 'what was held back reached nobody')
})

test('who looks on sees the game and no hand, and cannot speak', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  const eve = await newGuest()
  await eve.visit(new URL(ada.page.url()).pathname)
  await expect.poll(() => matesOn(eve)).toEqual(['Ada, 7 cards, to play', 'Ben, 7 cards'])
  await moveOn(ada, keyboard)
  await together([ada, ben, eve])
  equal(eve.view?.left, 97)
  deepEqual(await handOn(eve), [])
  deepEqual(eve.view?.hand, [])
  await says(eve, 'Spectators can’t chat.')
  equal(await eve.page.getByRole('button', { name: /^End turn|^Signal/ }).count(), 0)
})

test('a table without spectators lets nobody else in', async ({ guests, newGuest }) => {
  const [ada] = (await gather(newGuest, ['Ada', 'Ben'], { spectators: false })) as [Guest, Guest]
  await deal(ada, guests)
  const eve = await newGuest()
  await eve.visit(new URL(ada.page.url()).pathname)
  await eve.page.getByRole('heading', { name: 'No spectators here' }).waitFor()
  equal(eve.view, undefined)
})

test('the host no longer lets others look on: who does is told', async ({ guests, newGuest }) => {
  const [ada] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  const eve = await newGuest()
  await eve.visit(new URL(ada.page.url()).pathname)
  await eve.page.locator('.mate').first().waitFor()
  await choose(ada, 'Seats and link')
  await says(ada, 'One spectator')
  await ada.page.getByRole('dialog').getByLabel('Spectators allowed').uncheck()
  await eve.page.getByRole('heading', { name: 'No spectators here' }).waitFor()
})

test('a bot plays on for somebody, who then plays again', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  await choose(ada, 'Let a bot play for me')
  await says(ada, 'A bot is playing for you.')
  await ben.until(() => ben.moves, 30_000)
  await expect.poll(async () => (await matesOn(ben))[0]).toBe('Ada, 7 cards, a bot is playing')
  await button(ada, 'Take over from the bot').click()
  await expect.poll(async () => (await matesOn(ben))[0]).toBe('Ada, 7 cards')
  await wholeTurn(ben, guests)
  const left = ada.view?.left ?? 0
  await moveOn(ada, keyboard)
  equal(ada.view?.left, left - 1, 'the cards are laid by hand again')
})

test('who leaves is away, and plays on after coming back', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  const hand = await handOn(ben)
  await choose(ben, 'Leave the table')
  await button(ben, 'Leave').click()
  await expect.poll(async () => (await matesOn(ada))[1]).toBe('Ben, 7 cards, away')
  await wholeTurn(ada, [ada])
  await ben.page.locator('a[href^="/t/"]').first().click()
  await expect.poll(async () => (await matesOn(ada))[1]).toBe('Ben, 7 cards, to play')
  await together(guests)
  deepEqual(await handOn(ben), hand, 'the cards have waited')
  await moveOn(ben, keyboard)
  await together(guests)
  deepEqual((await logOf(ada)).slice(-1)[0]?.startsWith('Ben: '), true)
})

test('a bot plays for somebody who is away, who keeps the seat', async ({ guests, newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await deal(ada, guests)
  equal(await button(ada, 'Let a bot play for Ben').count(), 0, 'not while he is there')
  await choose(ben, 'Leave the table')
  await button(ben, 'Leave').click()
  await wholeTurn(ada, [ada])
  await button(ada, 'Let a bot play for Ben').click()
  await expect.poll(async () => (await matesOn(ada))[1]).toContain('a bot is playing')
  await ada.until(() => ada.moves, 30_000)
  await ben.page.locator('a[href^="/t/"]').first().click()
  await button(ben, 'Take over from the bot').click()
  await expect.poll(async () => (await matesOn(ada))[1]).toBe('Ben, 7 cards')
})

test('the host closes the table after a question, and everybody is told', async ({ newGuest }) => {
  const [ada, ben] = (await gather(newGuest, ['Ada', 'Ben'])) as [Guest, Guest]
  await button(ada, 'Close this table').click()
  const question = ada.page.getByRole('dialog', { name: 'Close this table?' })
  await expect(question).toContainText('It closes for everybody, for good.')
  await expect(question).not.toContainText('game in progress')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  ok(await button(ben, 'Leave seat').isVisible())

  await button(ada, 'Deal the cards').click()
  await choose(ada, 'Close this table')
  await expect(question).toContainText('The game in progress ends without a result.')
  await question.getByRole('button', { name: 'Close this table' }).click()
  for (const guest of [ada, ben]) await guest.page.getByRole('heading', { name: 'This table was closed' }).waitFor()
})
