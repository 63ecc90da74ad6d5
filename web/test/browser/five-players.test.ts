// Five browsers at one table, one of them cut off for a while: it comes back by itself, and nothing is lost or done twice.

import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { deal, gather, logOf, matesOn, mover, together, wholeTurn } from './friends.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { leaks, spoken } from './secrecy.ts'

const names = ['Ada', 'Ben', 'Cem', 'Dan', 'Eve']
test('one of five is cut off in the own turn and while the others play', async ({ newGuest }) => {
  const guests = await gather(newGuest, names)
  const [ada, ben, , , eve] = guests as [Guest, Guest, Guest, Guest, Guest]
  const others = guests.slice(0, 4)
  await deal(ada, guests, eve)
  await allAgree(guests)

  await moveOn(eve, keyboard)
  await together(guests)
  await cutOff(eve, others)
  const { lay } = eve.best
  await keyboard.lay(eve, lay)
  await speak(ben, 'Where is Eve?')
  equal(eve.view?.left, 97, 'nothing is laid while nobody hears it')
  await comeBack(eve)
  await ada.until(() => ada.view?.left === 96)
  await together(guests)
  equal(timesLaid(ada, lay), 1, 'what was laid meanwhile is laid once')
  await allAgree(guests)

  await wholeTurn(eve, guests)
  await cutOff(eve, others)
  for (const other of others) await wholeTurn(mover([other]), others)
  await comeBack(eve)
  await together(guests)
  equal(eve.moves, true)
  await allAgree(guests)
  deepEqual((await logOf(eve)).map(impersonal('Eve')), (await logOf(ada)).map(impersonal('Ada')), 'nothing is missing')
  ok((await logOf(eve)).includes('Ben: “Where is Eve?”'))
  await moveOn(eve, keyboard)
  await together(guests)
  for (const guest of guests) {
    deepEqual(leaks(guest.received), [])
    deepEqual(spoken(guest.bodies), [])
  }
})

/** The network of somebody is gone, and both sides see it. */
async function cutOff(guest: Guest, others: Guest[]): Promise<void> {
  await guest.context.setOffline(true)
  await guest.page.locator('.connection.trouble').waitFor()
  for (const other of others) await expect.poll(async () => (await matesOn(other))[4]?.includes('away')).toBe(true)
}

async function comeBack(guest: Guest): Promise<void> {
  await guest.context.setOffline(false)
  await guest.page.locator('.connection.trouble').waitFor({ state: 'detached' })
}

/** Every screen tells of the same people, cards and turn; oneself is called “You”. */
async function allAgree(guests: Guest[]): Promise<void> {
  for (const guest of guests) {
    const { view, you } = guest
    const expected = names.map((name, place) => {
      const own = you?.seat === place + 1
      const cards = view?.hands[place]
      const turn = view?.turn.seat !== place + 1 ? '' : own ? ', your turn' : ', to play'
      return `${own ? 'You' : name}, ${cards === 1 ? 'one card' : `${cards} cards`}${turn}`
    })
    await expect.poll(() => matesOn(guest)).toEqual(expected)
    deepEqual(view?.hands, guests[0]?.view?.hands)
  }
}

async function speak(guest: Guest, text: string): Promise<void> {
  const field = guest.page.getByLabel('Say something')
  await field.fill(text)
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('')
  // The keys that follow are for the board again.
  await field.blur()
}

function timesLaid(guest: Guest, lay: string): number {
  const told = `"card":${lay.slice(0, -1)},"pile":"${lay.slice(-1)}"`
  return guest.received.filter((frame) => frame.startsWith('{"type":"step"') && frame.includes(told)).length
}

/** A line of the log, whoever reads it. */
const impersonal = (reader: string) => (line: string) =>
  line.startsWith('Drawn:') || /: drew /.test(line)
    ? 'drawn'
    : line.replace('You go first.', `${reader}: first turn.`).replace(/\b[Yy]ou\b/, reader)
