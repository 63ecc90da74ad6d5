// What a page may have been told: its own cards, and those that lie open. Any other number that could be a card is a leak.

import type { Seen, ServerFrame } from '../../src/wire.ts'

/** Fields with numbers that count something, and the list of command cards, which every player knows. */
const counts = new Set([
  'seq',
  'after',
  'seat',
  'seats',
  'host',
  'silenced',
  'height',
  'step',
  'hands',
  'stocks',
  'left',
  'number',
  'minimum',
  'owes',
])
const open = new Set([
  'time_left',
  'count',
  'games',
  'top',
  'spectators',
  'again_in',
  'winner',
  'commands',
  'hand_size',
  'late',
  'may',
  'hints_given',
  'vote',
  'end',
])
const words = new Set(['name', 'text', 'commitment', 'next_commitment', 'id', 'done', 'code', 'seconds', 'record'])
/**
 * What plain requests tell about tables: how many seats are free, who sits there, when, and links; and about the deals of a
 * day: which ones, until when, the commitments to them, and days in a row.
 */
const summary = new Set([
  'free',
  'sitters',
  'updated',
  'link',
  'finished',
  'your_seat',
  'ending',
  'day',
  'deal',
  'ends',
  'opens',
  'commitments',
  'standing',
])

/** Every number in a frame that could be a card. */
function mentioned(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (Array.isArray(value)) return value.flatMap(mentioned)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    counts.has(key) || open.has(key) || words.has(key) ? [] : mentioned(inner),
  )
}

/** The numbers in answers to plain requests that could be cards. While cards are hidden these speak of none at all. */
export function spoken(bodies: string[]): number[] {
  return bodies.flatMap((body) => mentioned(withoutSummary(JSON.parse(body))))
}

function withoutSummary(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSummary)
  if (value === null || typeof value !== 'object') return value
  const others = Object.entries(value).filter(([key]) => !summary.has(key))
  return Object.fromEntries(others.map(([key, inner]) => [key, withoutSummary(inner)]))
}

/**
 * The numbers on a screen that nobody told it: neither cards that it may know nor counts of the last frame. A sign before a
 * number makes it the cost of a lay; small numbers count seats, turns and cards drawn.
 */
export function unexplained(screen: string, received: string[]): number[] {
  const frames = framesOf(received)
  const last = frames.findLast((frame) => frame.type === 'welcome' || frame.type === 'step')
  const view = last && 'view' in last ? last.view : undefined
  if (!view) return []
  const known = new Set(frames.flatMap((frame) => eventsOf(frame).flatMap(shown)))
  const told = [...view.hands, ...view.stocks, view.left, ...view.piles.flatMap(({ top, height }) => [top, height])]
  const most = Math.max(8, view.turn.number)
  const numbers = [...screen.matchAll(/(?<![+−-]\d*)\d+/g)].map(([digits]) => Number(digits))
  return numbers.filter((number) => number > most && !known.has(number) && !told.includes(number))
}

/**
 * The cards that a page learned of before it should: `received` are its frames in order. What it may know is followed by
 * the events alone: cards dealt to it and drawn by it, and cards laid by anybody.
 */
export function leaks(received: string[]): number[] {
  const known = new Set<number>()
  const leaked: number[] = []
  for (const frame of framesOf(received)) {
    const events = eventsOf(frame)
    if (events.some((seen) => seen.kind === 'opened')) return leaked
    for (const card of events.flatMap(shown)) known.add(card)
    leaked.push(...mentioned(frame).filter((card) => !known.has(card)))
  }
  return leaked
}

function framesOf(received: string[]): ServerFrame[] {
  return received.filter((text) => text.startsWith('{"type"')).map((text) => JSON.parse(text) as ServerFrame)
}

function eventsOf(frame: ServerFrame): Seen[] {
  return frame.type === 'welcome' ? frame.tail : frame.type === 'step' ? frame.seen : []
}

function shown(seen: Seen): number[] {
  switch (seen.kind) {
    case 'dealt':
      return seen.hand
    case 'drew':
      return 'cards' in seen ? seen.cards : []
    case 'laid':
      return [seen.card]
    default:
      return []
  }
}
