// The numbers along a pile's track, and steps on it. The server decides what may be played and what it does; this is only
// for drawing and describing it.

import { type Card, type Game, LINES, type Pile, type Rules, type Seat } from './wire.ts'

/** The numbers at both ends of a track. */
export interface Ends {
  low: number
  high: number
}

/** The kind of a step: forward, exactly ten back, or help for the opponent, who gains room. */
type StepKind = 'on' | 'back' | 'gift'

/** The step of a trick. */
const TEN_BACK = -10

export function ends({ game }: Pick<Rules, 'game'>): Ends {
  return LINES[game]
}

/** All cards of a deck: the numbers between the ends. */
export function cardsOf(game: Game): Card[] {
  const { low, high } = LINES[game]
  return Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at)
}

/** What a pile shows before its first card. */
export function beginning({ ascending, owner }: Pick<Pile, 'ascending' | 'owner'>): number {
  // Piles only have owners in Face to Face.
  const line = LINES[owner === undefined ? 'classic' : 'face-to-face']
  return ascending ? line.low : line.high
}

/** How far a card moves a pile from a number. */
export function stepFrom(top: number, card: Card, { ascending }: Pick<Pile, 'ascending'>): number {
  return ascending ? card - top : top - card
}

/** Whether a card of this seat on a pile helps the opponent, who owns it. */
export function isGift({ owner }: Pick<Pile, 'owner'>, seat: Seat): boolean {
  return owner !== undefined && owner !== seat
}

export function stepKind(step: number, gift: boolean): StepKind {
  if (gift) return 'gift'
  return step === TEN_BACK ? 'back' : 'on'
}

/** The kind of step if a seat plays a card on a pile now. */
export function layKind(pile: Pile, card: Card, seat: Seat): StepKind {
  return stepKind(stepFrom(pile.top, card, pile), isGift(pile, seat))
}

/** A step as text: `+3`, `−10`. */
export function signed(step: number): string {
  return step < 0 ? `−${-step}` : `+${step}`
}
