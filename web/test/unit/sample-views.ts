// Small games for the tests of the board, with what they do not care about filled in.

import type { Lay, Legal, Pile, Rules, Turn, View } from '../../src/wire.ts'

export const classic: Rules = { game: 'classic', seats: 1 }
export const extreme: Rules = {
  game: 'extreme',
  seats: 1,
  commands: [
    ['skull', [32]],
    ['three', [36]],
    ['mute', [62]],
  ],
}

export function piles(tops: [number, number, number, number]): Pile[] {
  return (['a', 'b', 'c', 'd'] as const).map((pile, at) => {
    return { pile, ascending: at < 2, top: tops[at] ?? 0, height: 1 }
  })
}

/** The piles of Face to Face: a and b are seat 1's. */
export function facing(tops: [number, number, number, number]): Pile[] {
  return piles(tops).map((pile, at) => ({ ...pile, ascending: at % 2 === 0, owner: at < 2 ? 1 : 2 }))
}

export function view(hand: number[], known: Partial<View> = {}, turn: Partial<Turn> = {}): View {
  return {
    phase: 'running',
    turn: { number: 1, seat: 1, minimum: 2, lays: [], may_end: false, owes: 2, ...turn },
    piles: piles([33, 1, 100, 64]),
    hands: [hand.length],
    stocks: [50],
    left: 60,
    hand,
    laid: [],
    signals: [[]],
    ...known,
  }
}

/** Lays forward and ten back. */
export function legal(...lays: [lay: Lay, step: number, loses?: boolean][]): Legal[] {
  return lays.map(([lay, step, loses = false]) => ({ lay, step, kind: step < 0 ? 'ten-back' : 'forward', loses }))
}

/** Lays on the opponent's piles. */
export function gifts(...lays: [lay: Lay, step: number, loses?: boolean][]): Legal[] {
  return legal(...lays).map((lay) => ({ ...lay, kind: 'help' }))
}
