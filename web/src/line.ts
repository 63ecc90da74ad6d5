// The line of numbers that a pile goes along: where it begins and ends, and what a step on it is. The server judges what
// may be laid and what it does; this only says how to draw and tell it.

import { type Card, type Game, LINES, type Pile, type Rules, type Seat } from './wire.ts'

/** The numbers at the two ends of a line. */
export interface Ends {
  low: number
  high: number
}

/** What a step is: on, exactly ten back, or a gift to the opponent, who gets numbers back. */
type StepKind = 'on' | 'back' | 'gift'

/** The step of the way back. */
const TEN_BACK = -10

export function ends({ game }: Pick<Rules, 'game'>): Ends {
  return LINES[game]
}

/** All cards of a deck: what lies between the ends. */
export function cardsOf(game: Game): Card[] {
  const { low, high } = LINES[game]
  return Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at)
}

/** What a pile shows before its first card. */
export function beginning({ ascending, owner }: Pick<Pile, 'ascending' | 'owner'>): number {
  // Only where two play against each other have piles an owner.
  const line = LINES[owner === undefined ? 'classic' : 'face-to-face']
  return ascending ? line.low : line.high
}

/** How far a card moves a pile along from a number. */
export function stepFrom(top: number, card: Card, { ascending }: Pick<Pile, 'ascending'>): number {
  return ascending ? card - top : top - card
}

/** Whether whatever this seat lays on a pile is a gift: the pile is the opponent's. */
export function isGift({ owner }: Pick<Pile, 'owner'>, seat: Seat): boolean {
  return owner !== undefined && owner !== seat
}

export function stepKind(step: number, gift: boolean): StepKind {
  if (gift) return 'gift'
  return step === TEN_BACK ? 'back' : 'on'
}

/** What it is that a seat lays a card on a pile as it is now. */
export function layKind(pile: Pile, card: Card, seat: Seat): StepKind {
  return stepKind(stepFrom(pile.top, card, pile), isGift(pile, seat))
}

/** A step as it is written: `+3`, `−10`. */
export function signed(step: number): string {
  return step < 0 ? `−${-step}` : `+${step}`
}
