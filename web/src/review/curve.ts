// The chance to win as a line along the positions of a game.

import type { ReviewedTurn } from '../wire.ts'
import type { Turns } from './session.ts'

/** A turn and where its positions are. */
export interface Span {
  number: number
  first: number
  last: number
}

/** A chance at a position, with its standard error. */
export interface CurvePoint {
  at: number
  chance: number
  error: number
}

/** How many standard errors the band has on either side: almost all true values lie within two. */
const ERRORS = 2

/** A chance as one side of a contest sees it. */
export function seenFrom(chance: number, flipped: boolean): number {
  return flipped ? 1 - chance : chance
}

/**
 * The points of the line, in pieces: turns that are not known yet leave gaps. A turn goes from its first position to its
 * last one; from there to the next turn is the draw.
 */
export function curveOf(turns: Turns, spans: readonly Span[], start: number | undefined, flipped = false) {
  const pieces: CurvePoint[][] = []
  const played = spans.filter(({ number }) => number > 0)
  let before = start === undefined ? undefined : { chance: start, error: 0 }
  played.forEach((span, index) => {
    const turn = turns.get(span.number)
    const after = turn && pointsOf(turn, span, played[index + 1]?.first ?? span.last)
    const known = turn?.before === undefined ? before : { chance: turn.before, error: turn.before_error ?? 0 }
    before = turn && { chance: turn.drawn, error: turn.drawn_error }
    if (!after) return
    const first = known ? [{ at: span.first, ...known }] : []
    const last = pieces.at(-1)
    if (last?.at(-1)?.at === span.first) last.push(...after)
    else pieces.push([...first, ...after])
  })
  return pieces.map((piece) => piece.map((point) => ({ ...point, chance: seenFrom(point.chance, flipped) })))
}

/** Where a turn leads: after its last card, and after its draw. */
function pointsOf(turn: ReviewedTurn, { last }: Span, next: number): CurvePoint[] {
  const after = { at: last, chance: turn.after, error: turn.after_error }
  return [after, { at: next, chance: turn.drawn, error: turn.drawn_error }]
}

/** The chance at a position: the last one that is known there, within the turn. */
export function chanceAt(pieces: readonly CurvePoint[][], at: number): number | undefined {
  const piece = pieces.find((points) => (points[0]?.at ?? 0) <= at && at <= (points.at(-1)?.at ?? 0))
  return piece?.findLast((point) => point.at <= at)?.chance
}

/** The size of the picture in its own measure; the page stretches it. */
export interface Frame {
  last: number
  width: number
  height: number
}

const place = (frame: Frame, at: number, chance: number) =>
  `${round((at / Math.max(1, frame.last)) * frame.width)} ${round((1 - clamped(chance)) * frame.height)}`

/** A piece as the path of an SVG. */
export function pathOf(points: readonly CurvePoint[], frame: Frame): string {
  return points.map(({ at, chance }, index) => `${index === 0 ? 'M' : 'L'}${place(frame, at, chance)}`).join('')
}

/** The band around a piece in which the true chances lie. */
export function bandOf(points: readonly CurvePoint[], frame: Frame): string {
  const upper = points.map(({ at, chance, error }) => place(frame, at, chance + ERRORS * error))
  const lower = points.map(({ at, chance, error }) => place(frame, at, chance - ERRORS * error))
  return `M${[...upper, ...lower.reverse()].join('L')}Z`
}

const clamped = (chance: number) => Math.max(0, Math.min(1, chance))

function round(value: number): number {
  return Math.round(value * 100) / 100
}
