// A game that goes on otherwise than its record: from which position, and what is done from there. Whether it may be done,
// and what comes of it, the server says.

import type { Lay, Level, NewReplay, Seat } from '../wire.ts'

/** How a game goes on from a position of a record. */
export interface Branch {
  record: string
  /** The last position that stays. */
  at: number
  /** What is done from there, in the words of the server. */
  moves: readonly string[]
  /** Who plays on to the end after that. */
  bots?: Level
}

/** Leaves a record at a position. */
export function branchOff(record: string, at: number): Branch {
  return { record, at, moves: [] }
}

function done(branch: Branch, move: string): Branch {
  return { record: branch.record, at: branch.at, moves: [...branch.moves, move] }
}

export const lay = (branch: Branch, wanted: Lay): Branch => done(branch, wanted)
export const endTurn = (branch: Branch): Branch => done(branch, 'end')
export const begin = (branch: Branch, seat: Seat): Branch => done(branch, `begin ${seat}`)

/** Lets bots play it to the end. */
export function playOut(branch: Branch, bots: Level): Branch {
  return { ...branch, bots }
}

/** Takes the last thing back: the bots' play as a whole, otherwise one move; `undefined` where nothing is left. */
export function undo({ record, at, moves, bots }: Branch): Branch | undefined {
  if (bots !== undefined) return { record, at, moves }
  return moves.length > 0 ? { record, at, moves: moves.slice(0, -1) } : undefined
}

/** The question to the server. */
export function requestOf({ record, at, moves, bots }: Branch): NewReplay {
  return { record, what_if: { at, moves: [...moves], ...(bots === undefined ? {} : { bots }) } }
}
