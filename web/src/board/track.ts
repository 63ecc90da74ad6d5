// A pile as a line of numbers: where things lie on it, and what a lay costs there. What may be laid is told by the
// server; only distances are measured here.

import type { Ends } from '../line.ts'
import type { Card, CardCommand, EndCause, Lay, Legal, Pile, PileName, Seat, View } from '../wire.ts'

/** A lay that is allowed, taken apart. */
export interface Option {
  card: Card
  pile: PileName
  step: number
  loses: boolean
  /** Why it loses, as far as the server says. */
  cause?: EndCause | undefined
  /** Exactly ten back, the best there is. */
  back: boolean
  /** On a pile of the opponent: it gives them numbers back. */
  gift: boolean
}

/** A card of the hand, marked on a track. */
export interface Mark {
  card: Card
  fits: boolean
  back: boolean
  /** The card that would cost least here. */
  nearest: boolean
  /** Where it lies, from 0 to 1. */
  at: number
  /** Where its number is written, so that no number covers another. */
  label: number
}

/** How much of a track a number needs, at the width where the numbers of all cards are shown. */
const LABEL_WIDTH = 0.058

/** Whose a pile is, where piles belong to somebody. */
export type Side = 'yours' | 'theirs' | undefined

/** Where a number lies between the ends, from 0 to 1. */
export function fraction(number: number, { low, high }: Ends): number {
  return (number - low) / (high - low)
}

/** Which part of a pile's track is used up, from 0 to 1. */
export function used(pile: Pile, line: Ends): number {
  const at = fraction(pile.top, line)
  return pile.ascending ? at : 1 - at
}

/** The card and the pile of a lay. */
export function parts(lay: Lay): { card: Card; pile: PileName } {
  return { card: Number(lay.slice(0, -1)), pile: lay.slice(-1) as PileName }
}

export function side(pile: Pile, you: Seat | null): Side {
  if (pile.owner === undefined) return undefined
  return pile.owner === (you ?? 1) ? 'yours' : 'theirs'
}

/** All lays that are allowed, taken apart. */
export function options(legal: Legal[]): Option[] {
  return legal.map(({ lay, step, kind, loses, cause }) => {
    const { card, pile } = parts(lay)
    return { card, pile, step, loses, cause, back: kind === 'ten-back', gift: kind === 'help' }
  })
}

/** The lay of a card that costs least: one that loses or gives is the last resort. */
export function cheapest(all: Option[], card: Card): Option | undefined {
  const rank = ({ loses, gift, step }: Option) => (loses ? 2000 : 0) + (gift ? 1000 - step : step)
  return all.filter((option) => option.card === card).sort((one, other) => rank(one) - rank(other))[0]
}

/** The lay of a card that helps the opponent least. */
export function smallestGift(all: Option[], card: Card): Option | undefined {
  const gifts = all.filter((option) => option.card === card && option.gift && !option.loses)
  return gifts.sort((one, other) => other.step - one.step)[0]
}

/** Who has helped in this turn. */
export function helper({ turn, piles }: View, you: Seat): 'you' | 'they' | undefined {
  const helped = turn.lays.some((lay) => {
    const { owner } = piles.find(({ pile }) => pile === parts(lay).pile) ?? {}
    return owner !== undefined && owner !== turn.seat
  })
  return helped ? (turn.seat === you ? 'you' : 'they') : undefined
}

/** How much of the line a step uses up: what is dear is not to look as inviting as what is cheap. */
export function dearness(step: number, { low, high }: Ends): 'cheap' | 'fair' | 'dear' {
  const share = step / (high - low + 1)
  return share < 0.1 ? 'cheap' : share < 0.25 ? 'fair' : 'dear'
}

/** The cards of a hand as marks on a pile's track. */
export function marks(hand: Card[], pile: PileName, all: Option[], line: Ends): Mark[] {
  const here = all.filter((option) => option.pile === pile)
  const least = Math.min(...here.filter(({ gift, loses }) => !gift && !loses).map(({ step }) => step))
  const places = hand.map((card) => fraction(card, line))
  const labels = spread(places, LABEL_WIDTH)
  return hand.map((card, index) => {
    const option = here.find((known) => known.card === card)
    const nearest = option !== undefined && !option.gift && option.step === least
    const at = places[index] ?? 0
    return { card, fits: option !== undefined, back: option?.back ?? false, nearest, at, label: labels[index] ?? at }
  })
}

/** Moves places from 0 to 1, given in order, as little as needed to be `gap` apart. */
export function spread(places: number[], gap: number): number[] {
  // Neighbors that would overlap form a group, which is centered on its members.
  const groups: { from: number; members: number[] }[] = []
  for (const place of places) {
    let group = { from: clamped(place, 1, gap), members: [place] }
    for (let last = groups.at(-1); last && last.from + last.members.length * gap > group.from; last = groups.at(-1)) {
      groups.pop()
      const members = [...last.members, ...group.members]
      const middle = members.reduce((sum, member, index) => sum + member - index * gap, 0) / members.length
      group = { from: clamped(middle, members.length, gap), members }
    }
    groups.push(group)
  }
  return groups.flatMap(({ from, members }) => members.map((_, index) => from + index * gap))
}

const clamped = (from: number, count: number, gap: number) => Math.max(0, Math.min(from, 1 - (count - 1) * gap))

/** A card of a hint where it would land. */
export interface Ghost {
  card: Card
  /** The place of its lay in the turn, from 1. */
  nth: number
  at: number
  /** Where its place in the turn is written, if the top card leaves room there. */
  label: number
  /** Whether it is higher than the top card. */
  above: boolean
  /** How many others are between it and the top card. */
  before: number
}

/** How much of a track the place of a lay in the turn needs. */
const NTH_WIDTH = 0.07

/** The lays of a hint that go on a pile. */
export function ghosts(lays: Lay[], { pile, top }: Pick<Pile, 'pile' | 'top'>, line: Ends): Ghost[] {
  const here = lays
    .map((lay, index) => ({ ...parts(lay), nth: index + 1 }))
    .filter((lay) => lay.pile === pile)
    .sort((one, other) => one.card - other.card)
  const places = here.map(({ card }) => fraction(card, line))
  const labels = spread(places, NTH_WIDTH)
  const lower = here.filter(({ card }) => card < top).length
  return here.map(({ card, nth }, index) => {
    const before = card < top ? lower - 1 - index : index - lower
    return { card, nth, at: places[index] ?? 0, label: labels[index] ?? 0, above: card > top, before }
  })
}

/** The cards of a hand that are ten apart: after the one, the other goes ten back. */
export function pairs(hand: Card[]): [low: Card, high: Card][] {
  return hand.filter((card) => hand.includes(card + 10)).map((card) => [card, card + 10])
}

/** The piles from top to bottom as they are shown: the opponent's first, one's own next to the hand. */
export function arranged(piles: Pile[], you: Seat | null): Pile[] {
  const near = (pile: Pile) => (side(pile, you) === 'yours' ? 1 : 0)
  return [...piles].sort((one, other) => near(one) - near(other))
}

/** The piles of the opponent, and all others. */
export function halves(piles: Pile[], you: Seat | null): { far: Pile[]; near: Pile[] } {
  const far = piles.filter((pile) => side(pile, you) === 'theirs')
  return { far, near: piles.filter((pile) => !far.includes(pile)) }
}

/** Commands that hold as long as they are seen. */
const lasting: readonly CardCommand[] = ['mute', 'no-back', 'one-pile', 'draw-one']

/** The command of a pile's top card that binds somebody now: a sudden one only in the turn it was laid. */
export function inForce(pile: Pile, { turn, phase }: View): CardCommand | undefined {
  const { command } = pile
  if (command === undefined || phase === 'over') return undefined
  return lasting.includes(command) || turn.lays.includes(`${pile.top}${pile.pile}`) ? command : undefined
}
