// What a page may have been told: its own cards, and those that lie open. Any other number that could be a card is a leak.

import type { Seen, ServerFrame } from '../../src/wire.ts'

/** Fields with numbers that count something, and the list of command cards, which every player knows. */
const counts = new Set([
  'seq',
  'seat',
  'seats',
  'host',
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
])
const words = new Set(['name', 'text', 'commitment', 'next_commitment', 'id', 'done', 'code', 'seconds', 'record'])

/** Every number in a frame that could be a card. */
export function mentioned(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (Array.isArray(value)) return value.flatMap(mentioned)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    counts.has(key) || open.has(key) || words.has(key) ? [] : mentioned(inner),
  )
}

/**
 * The cards that a page learned of before it should: `received` are its frames in order. What it may know is followed by
 * the events alone: cards dealt to it and drawn by it, and cards laid by anybody.
 */
export function leaks(received: string[]): number[] {
  const known = new Set<number>()
  const leaked: number[] = []
  for (const text of received.filter((text) => text.startsWith('{"type"'))) {
    const frame = JSON.parse(text) as ServerFrame
    const events: Seen[] = frame.type === 'welcome' ? frame.tail : frame.type === 'step' ? frame.seen : []
    if (events.some((seen) => seen.kind === 'opened')) return leaked
    for (const card of events.flatMap(shown)) known.add(card)
    leaked.push(...mentioned(frame).filter((card) => !known.has(card)))
  }
  return leaked
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
