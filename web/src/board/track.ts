// A pile as a line of numbers: where things lie on it, and what a lay costs there. What may be laid is told by the
// server; only distances are measured here.

import { type Ends, isGift, stepKind } from '../line.ts'
import type { Card, CardCommand, Lay, Legal, Pile, PileName, Seat, View } from '../wire.ts'

/** A lay that is allowed, taken apart. */
export interface Option {
  card: Card
  pile: PileName
  step: number
  loses: boolean
  /** Exactly ten back, the best there is. */
  back: boolean
  /** On a pile of the opponent: it gives them numbers back. */
  gift: boolean
}

/** A card of the hand on a track. */
export interface Tick {
  card: Card
  fits: boolean
  back: boolean
  /** The card that would cost least here. */
  nearest: boolean
}

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
  return isGift(pile, you ?? 1) ? 'theirs' : 'yours'
}

/** All lays that are allowed, taken apart. */
export function options(legal: Legal[], piles: Pile[], you: Seat | null): Option[] {
  const given = new Set(piles.filter((pile) => side(pile, you) === 'theirs').map(({ pile }) => pile))
  return legal.map(({ lay, step, loses }) => {
    const { card, pile } = parts(lay)
    const kind = stepKind(step, given.has(pile))
    return { card, pile, step, loses, back: kind === 'back', gift: kind === 'gift' }
  })
}

/** The lay of a card that costs least: one that loses or gives is the last resort. */
export function cheapest(all: Option[], card: Card): Option | undefined {
  const rank = ({ loses, gift, step }: Option) => (loses ? 2000 : 0) + (gift ? 1000 : 0) + step
  return all.filter((option) => option.card === card).sort((one, other) => rank(one) - rank(other))[0]
}

/** How much of the line a step uses up: what is dear is not to look as inviting as what is cheap. */
export function dearness(step: number, { low, high }: Ends): 'cheap' | 'fair' | 'dear' {
  const share = step / (high - low + 1)
  return share < 0.1 ? 'cheap' : share < 0.25 ? 'fair' : 'dear'
}

/** The cards of a hand as ticks on a pile's track. */
export function ticks(hand: Card[], pile: PileName, all: Option[]): Tick[] {
  const here = all.filter((option) => option.pile === pile)
  const least = Math.min(...here.filter(({ gift, loses }) => !gift && !loses).map(({ step }) => step))
  return hand.map((card) => {
    const option = here.find((known) => known.card === card)
    const nearest = option !== undefined && !option.gift && option.step === least
    return { card, fits: option !== undefined, back: option?.back ?? false, nearest }
  })
}

/** The piles from top to bottom as they are shown: the opponent's first, one's own next to the hand. */
export function arranged(piles: Pile[], you: Seat | null): Pile[] {
  const near = (pile: Pile) => (side(pile, you) === 'yours' ? 1 : 0)
  return [...piles].sort((one, other) => near(one) - near(other))
}

/** Commands that hold as long as they are seen. */
const lasting: readonly CardCommand[] = ['mute', 'no-back', 'one-pile', 'draw-one']

/** The command of a pile's top card that binds somebody now: a sudden one only in the turn it was laid. */
export function inForce(pile: Pile, { turn, phase }: View): CardCommand | undefined {
  const { command } = pile
  if (command === undefined || phase === 'over') return undefined
  return lasting.includes(command) || turn.lays.includes(`${pile.top}${pile.pile}`) ? command : undefined
}
