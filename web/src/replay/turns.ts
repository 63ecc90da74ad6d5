// The positions of a game, turn by turn, and the way from one to another.

import type { PileName, Position, Seat } from '../wire.ts'

/** One card that was laid in a turn. */
export interface Laid {
  card: number
  pile: PileName
  /** How far it moved the pile along. */
  step: number
  /** Whether it went ten back: on piles that belong to somebody, only its owner can. */
  back: boolean
}

/** A turn, and where its positions are. */
export interface TurnSpan {
  /** Counted from 1; 0 is what was before the beginning. */
  number: number
  seat: Seat
  /** Its first position: nothing is laid yet. */
  first: number
  /** Its last position before the next turn begins. */
  last: number
  laid: Laid[]
  /** How much room it used in all. */
  cost: number
}

/** The cards that were laid on the way to a position. */
export function laidAt(positions: readonly Position[], at: number): Laid[] {
  return (positions[at]?.seen ?? []).flatMap((seen) => {
    if (seen.kind !== 'laid') return []
    const { card, pile, step, lay } = seen
    return [{ card, pile, step, back: lay === 'ten-back' }]
  })
}

/** All turns of a game, in order. What was before the first one is a turn of its own, with the number 0. */
export function turnsOf(positions: readonly Position[]): TurnSpan[] {
  const turns: TurnSpan[] = []
  positions.forEach(({ view }, at) => {
    const { number, seat } = view.turn
    let turn = turns.at(-1)
    if (turn?.number !== number) {
      turn = { number, seat, first: at, last: at, laid: [], cost: 0 }
      turns.push(turn)
    }
    turn.last = at
    for (const laid of laidAt(positions, at)) {
      turn.laid.push(laid)
      turn.cost += laid.step
    }
  })
  return turns
}

/** The turn that a position belongs to. */
export function turnAt(turns: readonly TurnSpan[], at: number): TurnSpan | undefined {
  return turns.findLast(({ first }) => first <= at)
}

/** Where the turn before begins; from the middle of a turn, where that turn begins. */
export function turnBefore(turns: readonly TurnSpan[], at: number): number {
  return turns.findLast(({ first }) => first < at)?.first ?? 0
}

/** Where the next turn begins; after the last one, the end. */
export function turnAfter(turns: readonly TurnSpan[], at: number): number {
  return turns.find(({ first }) => first > at)?.first ?? turns.at(-1)?.last ?? 0
}
