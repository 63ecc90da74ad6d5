// Friends around one table, and what each of their screens says about them.

import type { Locator } from '@playwright/test'
import type { NewTable } from '../../src/wire.ts'
import type { NewGuest } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { keyboard, moveOn } from './input-methods.ts'
import { makeTable } from './midgame.ts'

/** A table for some people; the first of them is its host, and all of them sit in this order. `prepare` has their pages before they open it. */
export async function gather(
  newGuest: NewGuest,
  names: string[],
  wanted: Partial<NewTable> = {},
  prepare?: (guest: Guest) => Promise<void>,
): Promise<Guest[]> {
  const guests: Guest[] = []
  let id = ''
  for (const name of names) {
    const guest = await newGuest()
    await prepare?.(guest)
    await guest.takeName(name)
    id ||= await makeTable(guest, { seats: names.length, ...wanted })
    await guest.visit(`/t/${id}`)
    if (guests.length > 0) await button(guest, 'Join').click()
    await guest.until(() => typeof guest.you?.seat === 'number')
    guests.push(guest)
  }
  return guests
}

/** Friends with cards in their hands, one of whom has begun. */
export async function deal(host: Guest, guests: Guest[], beginner = host): Promise<void> {
  await button(host, 'Deal the cards').click()
  await button(beginner, 'I’ll start now').click()
  await beginner.until(() => beginner.moves)
  await together(guests)
}

/** Waits until all know, and show, what the one knows who knows most. */
export async function together(guests: Guest[]): Promise<void> {
  const seq = Math.max(...guests.map((guest) => guest.seq))
  for (const guest of guests) {
    await guest.until(() => guest.seq >= seq)
    await guest.settled()
  }
}

/** Somebody's whole turn, until all know of it. */
export async function wholeTurn(guest: Guest, all: Guest[]): Promise<void> {
  while (guest.moves) await moveOn(guest, keyboard)
  await together(all)
}

/** Who is to move, of these. */
export function mover(guests: Guest[]): Guest {
  const found = guests.find((guest) => guest.moves)
  if (!found) throw new Error('nobody of these is to move')
  return found
}

export function button(guest: Guest, name: string | RegExp): Locator {
  return guest.page.getByRole('button', { name, exact: typeof name === 'string' })
}

/** Opens the table's menu and takes something from it. */
export async function choose(guest: Guest, item: string): Promise<void> {
  await button(guest, 'Table').click()
  await button(guest, item).click()
}

/** Who sits on each seat, as a screen tells it during a game: name, cards, and what is said about them. */
export function matesOn({ page }: Guest): Promise<string[]> {
  return page.locator('.mate').evaluateAll((mates) =>
    mates.map((mate) => {
      const words = (what: string) => mate.querySelector(what)?.textContent?.trim() ?? ''
      const notes = [...mate.querySelectorAll('.mate-notes > *')].map((note) => note.textContent?.trim())
      return [words('.mate-name'), words('.mate-cards .unseen'), ...notes].join(', ')
    }),
  )
}

/** What happened, line by line. */
export async function logOf({ page }: Guest): Promise<string[]> {
  const folded = page.locator('.talk-switch[aria-expanded=false]')
  if (await folded.isVisible()) await folded.click()
  return page.locator('.log > li').allTextContents()
}

/** The tops of the four piles, as they are shown. */
export function topsOf({ page }: Guest): Promise<string[]> {
  return page.locator('[data-pile] .pile-button').allTextContents()
}

/** The cards that are shown as the own hand. */
export function handOn({ page }: Guest): Promise<number[]> {
  return page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))))
}
