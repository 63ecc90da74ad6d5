// Extreme: every command is seen in symbol and words, says what it asks for, and mute silences whoever would talk.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { CardCommand, Legal, Rules } from '../../src/wire.ts'
import { button, deal, gather, logOf, makeTable, mover, together } from './company.ts'
import { Guest, launch, phone } from './guest.ts'
import { House } from './house.ts'
import { keyboard, moveOn } from './manners.ts'

let house: House
let browser: Browser

before(async () => {
  house = await House.open()
  browser = await launch()
})
after(async () => {
  await browser.close()
  await house.close()
})

/** What each command asks for, in the words of the page. */
const rules: Record<CardCommand, string> = {
  stop: 'the turn ends at once',
  skull: 'cover it in the same turn',
  three: 'exactly three cards this turn',
  mute: 'no talk, no signals',
  'no-back': 'nobody goes ten back',
  'one-pile': 'one pile only in a turn',
  'draw-one': 'draw one card only',
}
const kinds = Object.keys(rules) as CardCommand[]

type Commands = NonNullable<Rules['commands']>

/** Commands that take turns, one on every third card from `first` on. */
function takingTurns(some: CardCommand[], first: number): Commands {
  const cards = (at: number) => [0, 1, 2, 3].map((round) => first + 3 * (at + some.length * round))
  return some.map((kind, at) => [kind, cards(at)])
}

/** A list of one's own. */
const spread = takingTurns(kinds, 5)
/** Mute stands on cards that can be laid at once and covered by any other. */
const muteFirst: Commands = [
  ['mute', [2, 3, 98, 99]],
  ...takingTurns(
    kinds.filter((kind) => kind !== 'mute'),
    20,
  ),
]

const commandIn = (commands: Commands, { lay }: Legal) =>
  commands.find(([, cards]) => cards.includes(Number(lay.slice(0, -1))))?.[0]

/** A lay that loses nothing and shows a command that was not seen yet. */
function unseen(guest: Guest, seen: Set<CardCommand>): Legal | undefined {
  return guest.legal.find((legal) => {
    const command = commandIn(spread, legal)
    return !legal.loses && command !== undefined && !seen.has(command)
  })
}

/** The cards of the hand that carry commands show them, and say them to who listens. */
async function checkHand({ page, view }: Guest): Promise<void> {
  for (const card of view?.hand ?? []) {
    const command = commandIn(spread, { lay: `${card}a`, step: 0, loses: false })
    const held = page.locator(`[data-card="${card}"]`)
    equal(await held.locator('.order svg').count(), command ? 1 : 0)
    if (!command) continue
    ok(await held.locator('.order svg').isVisible())
    equal(await held.locator('.order .word').innerText(), command)
    ok((await held.innerText()).includes(`${command}: ${rules[command]}`))
  }
}

/** The command that was just laid stands on its pile. */
async function checkPile(guest: Guest, { lay }: Legal, command: CardCommand): Promise<void> {
  const pile = guest.page.locator(`[data-pile="${lay.slice(-1)}"]`)
  const top = pile.locator('[data-top] .order')
  ok(await top.locator('svg').isVisible(), `${command} has a symbol on its pile`)
  equal(await top.locator('.word').innerText(), command)
  // A stop has done its work when it is seen.
  if (command === 'stop') return
  const remark = pile.locator('.remark.order')
  ok(await remark.locator('svg').isVisible(), `${command} in force has a symbol`)
  equal((await remark.innerText()).replace(/\s+/g, ' '), `${command} ${rules[command]}`)
}

/** What the turn asks for, and what its button says. */
async function checkDemand({ page, view }: Guest, { lay }: Legal, command: CardCommand): Promise<void> {
  const todo = await page.locator('.todo').innerText()
  const owes = view?.turn.owes ?? 0
  if (command === 'skull' && owes === 1) equal(todo, `Cover the skull on pile ${lay.slice(-1)}`)
  if (command === 'three' && owes > 0)
    match(todo, /^Exactly three cards in this turn: lay (one more card|2 more cards)$/)
  if (owes > 0) ok(await page.getByRole('button', { name: `Lay ${owes} more` }).isDisabled())
}

async function again(guest: Guest): Promise<void> {
  await button(guest, 'Another game').click()
  await guest.until(() => guest.moves)
}

const screens: [string, BrowserContextOptions][] = [
  ['a desk', {}],
  ['a phone', phone],
]

for (const [where, options] of screens) {
  test(`each of the seven commands is seen on the screen of ${where}, with its rule in words`, async () => {
    const guest = await Guest.arrive(browser, house, options)
    await guest.introduce('Ada')
    await guest.visit(await makeTable(guest, { game: 'extreme', seats: 1, commands: spread }))
    await guest.until(() => guest.moves)
    await guest.settled()
    await checkHand(guest)
    const seen = new Set<CardCommand>()
    while (seen.size < kinds.length) {
      if (guest.over) await again(guest)
      await guest.settled()
      const legal = unseen(guest, seen)
      const command = legal && commandIn(spread, legal)
      if (!legal || !command) {
        await moveOn(guest, keyboard)
        continue
      }
      const { seq } = guest
      await keyboard.lay(guest, legal.lay)
      await guest.until(() => guest.seq > seq)
      await guest.settled()
      await checkPile(guest, legal, command)
      if (command !== 'stop') await checkDemand(guest, legal, command)
      if (!options.isMobile) ok((await logOf(guest)).some((line) => line.includes(`${command}: ${rules[command]}`)))
      seen.add(command)
    }
    deepEqual(guest.faults, [])
    await guest.context.close()
  })
}

/** Whether this screen lets one signal and speak, or says why not. */
async function talk({ page }: Guest): Promise<'free' | 'silenced'> {
  const free = await page.getByRole('button', { name: /^Signal about pile/ }).count()
  const silent = page.getByRole('button', { name: 'A mute card is on top: no talk, no signals.' })
  const field = page.getByRole('textbox', { name: 'Say something' })
  if (free === 4) {
    ok(await field.isEnabled())
    return 'free'
  }
  equal(await silent.count(), 4)
  for (const one of await silent.all()) ok(await one.isDisabled())
  equal(await field.count(), 0)
  equal(await page.locator('.chat-silence').innerText(), 'A mute card is on top: no talk, no signals.')
  return 'silenced'
}

test('mute silences signals and chat on every screen until it is covered', async () => {
  const guests = await gather(browser, house, ['Ada', 'Ben'], { game: 'extreme', commands: muteFirst })
  const [ada, ben] = guests
  ok(ada && ben)
  await deal(ada, guests)
  const step = async (legal: Legal | undefined) => {
    const guest = mover(guests)
    const { seq } = guest
    if (legal) {
      await keyboard.lay(guest, legal.lay)
      await guest.until(() => guest.seq > seq)
    } else await moveOn(guest, keyboard)
    await together(guests)
  }
  const mute = () => mover(guests).legal.find((legal) => !legal.loses && commandIn(muteFirst, legal) === 'mute')
  const muted = () => ada.view?.piles.find(({ command }) => command === 'mute')?.pile
  while (muted() === undefined) {
    deepEqual(await Promise.all(guests.map(talk)), ['free', 'free'])
    await step(mute())
    ok(!ada.over, 'a mute card is laid before the game is over')
  }
  deepEqual(await Promise.all(guests.map(talk)), ['silenced', 'silenced'])
  while (muted() !== undefined) {
    await step(mover(guests).legal.find(({ lay, loses }) => !loses && lay.endsWith(muted() ?? '')))
    ok(!ada.over, 'the mute card is covered before the game is over')
  }
  deepEqual(await Promise.all(guests.map(talk)), ['free', 'free'])
  await button(ada, 'Signal about pile a').click()
  await button(ada, 'keep off').click()
  await ben.page.locator('.pile-talk > .pile-signals [data-signal="1 keep-off"]').waitFor()
  await ben.page.getByRole('textbox', { name: 'Say something' }).fill('At last!')
  await ben.page.keyboard.press('Enter')
  await ada.page.locator('.log > li', { hasText: 'Ben: “At last!”' }).waitFor()
  deepEqual([ada.faults, ben.faults], [[], []])
})
