// The room that each pile had used up, position by position: lines for a picture of the whole game.

import { used } from '../board/track.ts'
import type { Ends } from '../line.ts'
import type { PileName, Position } from '../wire.ts'
import { laidAt } from './turns.ts'

/** A place in the picture: a position, and how much room is used there, from 0 to 1. */
export interface Point {
  at: number
  used: number
}

/** One pile through the game. */
export interface Track {
  pile: PileName
  ascending: boolean
  points: Point[]
  /** Where it went ten back. */
  hops: Point[]
}

/** The lines of all piles. */
export function tracksOf(positions: readonly Position[], line: Ends): Track[] {
  const piles = positions[0]?.view.piles ?? []
  return piles.map((first, index) => {
    const { pile, ascending } = first
    const points = positions.map(({ view }, at) => ({ at, used: used(view.piles[index] ?? first, line) }))
    const hops = points.filter(({ at }) => laidAt(positions, at).some((laid) => laid.pile === pile && laid.back))
    return { pile, ascending, points, hops }
  })
}

/**
 * The line of a track in a picture of this size, as the path of an SVG: level while nothing is laid, then a step. Equal
 * heights are drawn in one stroke.
 */
export function pathOf(points: readonly Point[], width: number, height: number): string {
  const last = Math.max(1, (points.at(-1)?.at ?? 1) - (points[0]?.at ?? 0))
  const x = (at: number) => round((at / last) * width)
  const y = (share: number) => round(height - share * height)
  let path = ''
  let level: number | undefined
  for (const { at, used } of points) {
    if (level === undefined) path = `M${x(at)} ${y(used)}`
    else if (used !== level) path += `H${x(at)}V${y(used)}`
    level = used
  }
  return `${path}H${width}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
