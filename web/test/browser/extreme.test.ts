// Extreme: every command is seen in symbol and words, says what it asks for, and mute silences whoever would talk.

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { BrowserContextOptions } from '@playwright/test'
import type { CardCommand, Lay, Legal, ServerFrame } from '../../src/wire.ts'
import { test } from './fixtures.ts'
import { button, deal, gather, logOf, mover, together } from './friends.ts'
import { type Guest, phone } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { introduce, makeTable, table } from './midgame.ts'
import { rewriteFrames } from './rewritten-frames.ts'
import { inTurn, visitTable } from './setups.ts'

/** What each command asks for, in the words of the page. */
const rules: Record<CardCommand, string> = {
  stop: 'the turn ends immediately',
  skull: 'cover it in the same turn',
  three: 'exactly three cards this turn',
  mute: 'no talk, no signals',
  'no-back': 'nobody can go ten back',
  'one-pile': 'only one pile per turn',
  'draw-one': 'draw only one card',
}
const kinds = Object.keys(rules) as CardCommand[]

/** What players call a command. */
const names: Record<CardCommand, string> = {
  stop: 'stop',
  skull: 'skull',
  three: '3!',
  mute: 'mute',
  'no-back': 'no going back',
  'one-pile': 'one pile',
  'draw-one': 'draw one',
}

/** What a card with the command does, as its player is told before playing it. */
const effects: Record<CardCommand, string> = {
  stop: 'The turn ends as soon as you play it.',
  skull: 'Cover it with another card this turn, or the game is lost.',
  three: 'Play exactly three cards this turn.',
  mute: 'No talk and no signals while it is on top.',
  'no-back': 'Nobody can go ten back while it is on top.',
  'one-pile': 'All cards of a turn go on one pile while it is on top.',
  'draw-one': 'Everybody draws only one card a turn while it is on top.',
}

/** A list of one's own: the commands take turns, one on every third card. */
const commands: [CardCommand, number[]][] = kinds.map((kind, at) => [
  kind,
  [0, 1, 2, 3].map((round) => 5 + 3 * (at + kinds.length * round)),
])

const commandOn = (card: number) => commands.find(([, cards]) => cards.includes(card))?.[0]
const commandOf = ({ lay }: Legal) => commandOn(Number(lay.slice(0, -1)))

/** A lay that loses nothing and shows a command that was not seen yet. */
function unseen({ legal, view }: Guest, seen: Set<CardCommand>): Legal | undefined {
  return legal.find((known) => {
    const command = commandOf(known)
    // A three that comes third is obeyed at once.
    const obeyed = command === 'three' && (view?.turn.lays.length ?? 0) > 1
    return !known.loses && command !== undefined && !seen.has(command) && !obeyed
  })
}

/** The cards of the hand that carry commands show them, and say them to who listens. Says whether there was one. */
async function checkHand({ page, view }: Guest): Promise<boolean> {
  for (const card of view?.hand ?? []) {
    const command = commandOn(card)
    const held = page.locator(`[data-card="${card}"]`)
    equal(await held.locator('.order svg').count(), command ? 1 : 0)
    if (!command) continue
    ok(await held.locator('.order svg').isVisible())
    equal((await held.locator('.order .word').innerText()).replace(/\s+/g, ' '), names[command])
    const told = `${names[command]}: ${effects[command]}`
    ok((await held.innerText()).includes(told))
    await held.focus()
    equal((await page.locator('.about').innerText()).replace(/\s+/g, ' ').trim(), told)
    await held.blur()
  }
  return view?.hand.some(commandOn) ?? false
}

/** The command that was just laid stands on its pile. */
async function checkPile(guest: Guest, { lay }: Legal, command: CardCommand): Promise<void> {
  const pile = guest.page.locator(`[data-pile="${lay.slice(-1)}"]`)
  const symbol = pile.locator(`[data-top] [data-command="${command}"]`)
  ok(await symbol.isVisible(), `${command} has a symbol on its pile`)
  // A stop has done its work when it is seen, and nothing holds any more once the game is over.
  if (command === 'stop' || guest.over) return
  const remark = pile.locator('.remark.order')
  ok(await remark.locator(`[data-command="${command}"]`).isVisible(), `${command} in force has a symbol`)
  equal((await remark.innerText()).replace(/\s+/g, ' '), `${names[command]} ${rules[command]}`)
}

/** What the turn asks for, and what its button says. */
async function checkDemand({ page, view }: Guest, command: CardCommand): Promise<void> {
  if (!view || view.turn.may_end) return
  const { owes, lays } = view.turn
  const todo = await page.locator('.todo').innerText()
  const skull = view.piles.find(({ top, pile, command }) => command === 'skull' && lays.includes(`${top}${pile}`))
  if (skull && owes === 1) equal(todo, `Cover the skull on pile ${skull.pile}`)
  else if (command === 'three') match(todo, /^Exactly three cards this turn: play (one more card|2 more cards)$/)
  ok(await page.getByRole('button', { name: `Play ${owes} more` }).isDisabled())
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
  test(`each of the seven commands is seen on the screen of ${where}, with its rule in words`, async ({ newGuest }) => {
    const guest = await newGuest(options)
    await guest.takeName('Ada')
    await guest.visit(`/t/${await makeTable(guest, { game: 'extreme', seats: 1, commands })}`)
    await guest.until(() => guest.moves)
    const seen = new Set<CardCommand>()
    let held = false
    while (seen.size < kinds.length || !held) {
      if (guest.over) await again(guest)
      await guest.settled()
      held ||= await checkHand(guest)
      const legal = unseen(guest, seen)
      const command = legal && commandOf(legal)
      if (!legal || !command) {
        await moveOn(guest, keyboard)
        continue
      }
      const { seq } = guest
      await keyboard.lay(guest, legal.lay)
      await guest.until(() => guest.seq > seq)
      await guest.settled()
      await checkPile(guest, legal, command)
      if (!options.isMobile)
        ok((await logOf(guest)).some((line) => line.includes(`“${names[command]}”: ${rules[command]}`)))
      // What the end of a game hides has to be seen in another one.
      if (guest.over) continue
      if (command !== 'stop') await checkDemand(guest, command)
      seen.add(command)
    }
    deepEqual(guest.faults, [])
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

/** One lay of whoever is to move: the cheapest of those that are wanted, or else a sensible move. */
async function step(guests: Guest[], wanted: (legal: Legal) => boolean): Promise<void> {
  const guest = mover(guests)
  const { seq } = guest
  const [found] = guest.legal.filter((legal) => !legal.loses && wanted(legal)).sort((a, b) => a.step - b.step)
  if (found) {
    await keyboard.lay(guest, found.lay)
    await guest.until(() => guest.seq > seq)
  } else await moveOn(guest, keyboard)
  await together(guests)
}

/** Another game, if this one is over. */
async function keepPlaying(host: Guest, guests: Guest[]): Promise<void> {
  if (!host.over) return
  await button(host, 'Another game').click()
  await button(host, 'I’ll start now').click()
  await host.until(() => host.moves)
  await together(guests)
}

test('mute silences signals and chat on every screen until it is covered', async ({ newGuest }) => {
  const guests = await gather(newGuest, ['Ada', 'Ben'], { game: 'extreme', commands })
  const [ada, ben] = guests
  ok(ada && ben)
  await deal(ada, guests)
  deepEqual(await Promise.all(guests.map(talk)), ['free', 'free'])
  const muted = () => (ada.over ? undefined : ada.view?.piles.find(({ command }) => command === 'mute')?.pile)
  for (let covered = false; !covered; ) {
    while (muted() === undefined) {
      await keepPlaying(ada, guests)
      await step(guests, (legal) => commandOf(legal) === 'mute' && legal.step < 50)
    }
    deepEqual(await Promise.all(guests.map(talk)), ['silenced', 'silenced'])
    for (let pile = muted(); pile !== undefined; pile = muted()) {
      const on = pile
      await step(guests, ({ lay }) => lay.endsWith(on))
    }
    covered = !ada.over
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

test('a losing card says why it loses, on its pile and in the question before it', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  await introduce(guest, 'Ada')
  const id = await table(guest, { game: 'extreme', seats: 1 }, inTurn)
  const skull = (frame: ServerFrame): ServerFrame => {
    if ((frame.type !== 'welcome' && frame.type !== 'step') || !frame.view) return frame
    const lays = frame.view.hand.map((card): Lay => `${card}a`)
    const legal = lays.map((lay): Legal => ({ lay, step: 5, kind: 'forward', loses: true, cause: 'skull-open' }))
    return { ...frame, legal }
  }
  await rewriteFrames(guest, skull)
  await visitTable(guest, id)
  const { page } = guest
  const card = await page.locator('.held').first().getAttribute('data-card')
  await page.locator('.held').first().click()
  equal(await page.locator('[data-pile=a] .remark').innerText(), 'the skull could not be covered')
  await page.locator('[data-pile=a] .pile-button').click()
  const question = `${card} on pile a loses the game: the skull could not be covered.`
  await page.getByRole('alertdialog', { name: question }).waitFor()
})
