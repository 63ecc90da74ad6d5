// The end of a game explains itself, and stays until its reader goes on.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { ServerFrame, View } from '../../src/wire.ts'
import { expect, test } from './fixtures.ts'
import { button, choose, deal, gather, logOf, together } from './friends.ts'
import type { Guest } from './guest.ts'
import { introduce, table } from './midgame.ts'
import { rewriteFrames } from './rewritten-frames.ts'
import { finished, inTurn, lost, visitTable, withFriends } from './setups.ts'

/** Gives up; where others play in the team, they are asked first. */
async function propose(guest: Guest): Promise<void> {
  await choose(guest, 'Give up')
  await guest.page.locator('dialog').getByRole('button', { name: 'Give up' }).click()
}

test('the team votes on giving up, and can play on', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests
  if (!ada || !ben) throw new Error('two were invited')

  await deal(ada, guests)
  await propose(ada)
  const vote = ben.page.locator('.vote')
  await expect(vote).toContainText('Ada suggests giving up.')
  await expect(vote).toContainText(/\d+ s left/)
  equal(ben.view?.phase, 'running')
  equal(await ada.page.locator('.vote button').count(), 0, 'the proposer has answered')
  await expect(ada.page.locator('.vote-note')).toContainText('You suggested giving up.')
  await vote.getByRole('button', { name: 'Keep playing' }).click()
  await expect(vote).toHaveCount(0)
  await expect
    .poll(async () => (await logOf(ada)).slice(-2))
    .toEqual(['You suggested giving up.', 'The team keeps playing.'])
  equal(ben.view?.phase, 'running')
})

test('another player’s next game does not take the end away', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'])
  const [ada, ben] = guests
  if (!ada || !ben) throw new Error('two were invited')

  await deal(ada, guests)
  await propose(ada)
  await ben.page.locator('.vote').getByRole('button', { name: 'Give up' }).click()
  await ben.until(() => ben.over)
  await together(guests)
  await ada.page.locator('[data-after]').waitFor()
  await ben.page.locator('[data-after]').waitFor()
  const told = await logOf(ben)
  await button(ada, 'Another game').click()
  await ada.page.locator('.begin').waitFor()
  await ben.until(() => ben.view?.phase === 'dealt')
  await ben.settled()
  await expect(ben.page.getByText('A new game has begun.')).toBeVisible()
  await expect(ben.page.locator('[data-after]')).toBeVisible()
  equal(await ben.page.locator('.held').count(), 0)
  deepEqual(await logOf(ben), told, 'the log beside it is of the same game')
  await button(ben, 'Go to the new game').click()
  await ben.page.locator('.begin').waitFor()
  equal(await ben.page.locator('[data-after]').count(), 0)
})

test('the result is stated once, and the piles keep their size', async ({ newScene }) => {
  const { guest } = await newScene({ viewport: { width: 1366, height: 768 } })

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, lost)
  await visitTable(guest, id)
  await guest.page.locator('[data-after=lost]').waitFor()
  const words = await guest.page.locator('.outcome').innerText()
  equal(words.match(/\d+ (cards? )?left/g)?.length, 1, words)
  const pile = await guest.page.locator('.final .pile').first().boundingBox()
  ok(pile && pile.width > 300 && pile.height > 90, JSON.stringify(pile))
})

/** The game as it would be if the last card had been played. */
function won(view: View): View {
  const all = Array.from({ length: 98 }, (_, at) => at + 2)
  const { turn } = view
  const ending = { outcome: 'won', cause: 'all-laid', seat: turn.seat } as const
  return { ...view, phase: 'over', hand: [], hands: [0], stocks: [0], left: 0, laid: [all], ending }
}

test('a win fills the screen, and then offers the next game', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, inTurn)
  await rewriteFrames(guest, (frame: ServerFrame) =>
    frame.type === 'step' && frame.view?.phase === 'over' ? { ...frame, view: won(frame.view) } : frame,
  )
  await guest.page.clock.install()
  await visitTable(guest, id)
  await guest.page.locator('.held').first().waitFor()
  // Time stands still until all of it has been seen, however long that takes.
  await guest.page.clock.pauseAt(Date.now() + 10_000)
  await propose(guest)
  const scene = guest.page.locator('.celebration')
  await expect(async () => {
    await guest.page.clock.runFor(20)
    expect(await scene.isVisible()).toBe(true)
  }).toPass()
  const size = await scene.boundingBox()
  const screen = guest.page.viewportSize()
  equal(size?.width, screen?.width)
  equal(size?.height, screen?.height)
  ok(await guest.page.locator('.celebration').getByText('Won!').isVisible())
  await guest.page.clock.runFor(3000)
  await expect(scene, 'it stays for a while').toBeVisible()
  await guest.page.clock.runFor(2000)
  await expect(scene).toBeHidden()
  await expect(button(guest, 'Another game')).toBeVisible()
})

test('a win that was seen before is not celebrated again', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, lost)
  await rewriteFrames(guest, (frame: ServerFrame) =>
    frame.type === 'welcome' && frame.view ? { ...frame, view: won(frame.view) } : frame,
  )
  await visitTable(guest, id)
  await guest.page.locator('[data-after=won]').waitFor()
  equal(await guest.page.locator('.celebration').count(), 0)
})

test('all hands are on the table, with what could not be played; a stranger sees the same end', async ({
  newScene,
}) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })

  const id = await withFriends(scene, ['Ben'], { spectators: true }, lost)
  const stranger = await scene.friend('Eve')
  await visitTable(stranger, id)
  for (const guest of [scene.guest, stranger]) {
    const { page } = guest
    await page.locator('[data-hand]').first().waitFor()
    const shown = await page.locator('.left-card').allInnerTexts()
    const drawn = (await page.locator('.undrawn').allInnerTexts()).join().match(/\d+/g) ?? []
    equal(shown.length + drawn.length, guest.view?.left, 'every card that is left is named')
    const { cause, seat } = guest.view?.ending ?? {}
    equal(cause, 'stuck')
    ok((await page.locator(`[data-hand="${seat}"] .unplayable`).count()) > 0)
    match(await page.locator('.needed').innerText(), /needed(:|;) (none of the cards left fits anywhere|only .* fit)/)
    ok((await page.locator('.final .pile').count()) === 4)
  }
})

test('earlier games of a table are listed, each with its replay', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'classic', seats: 1 }, lost)
  await visitTable(guest, id)
  await guest.page.locator('[data-after]').waitFor()
  equal(await guest.page.locator('.earlier-games').count(), 0)
  await button(guest, 'Another game').click()
  await guest.page.locator('.held').first().waitFor()
  await choose(guest, 'Seats and link')
  await guest.page.getByRole('link', { name: 'Game 1', exact: true }).click()
  await guest.page.locator('main.replay').waitFor()
  await expect(guest.page).toHaveURL(new RegExp(`/t/${id}/1\\b`))
})

test('the piles of a replay keep their height from step to step', async ({ newScene }) => {
  const scene = await newScene({ viewport: { width: 1366, height: 768 } })

  await finished(scene, '?at=0')
  const { page } = scene.guest
  const heights = new Set<string>()
  for (let at = 0; at < 40; at += 1) {
    await page.locator(`main.replay[data-at="${at}"]`).waitFor()
    const piles = page.locator('.stage .pile')
    heights.add((await piles.evaluateAll((all) => all.map((pile) => pile.getBoundingClientRect().height))).join())
    await page.keyboard.press('ArrowRight')
  }
  equal(heights.size, 1, [...heights].join(' | '))
})

test('own tables say how their games went', async ({ newScene }) => {
  const { guest } = await newScene()

  await introduce(guest, 'Ada')
  await table(guest, { game: 'classic', seats: 1 }, lost)
  await table(guest, { game: 'classic', seats: 1 }, inTurn)
  await guest.visit('/')
  const stages = guest.page.locator('[data-list="mine"] [data-stage]')
  await expect(stages).toHaveText(['your turn', /^lost, (1 card|\d+) left$/])
})
