// Which mark on a track the mouse is at.

import type { Card } from '../wire.ts'
import type { Mark } from './track.ts'

/** How far from a mark the mouse may be, in pixels. */
const REACH = 14

/** The card whose mark or number is nearest to the mouse, if one is near. Fingers do not hover. */
export function cardAt(event: PointerEvent, marks: Mark[]): Card | undefined {
  const rail = (event.currentTarget as HTMLElement).querySelector('.rail')
  if (event.pointerType !== 'mouse' || !rail) return undefined
  const { left, top, width, bottom } = rail.getBoundingClientRect()
  if (event.clientY < top || event.clientY > bottom + REACH) return undefined
  const numbers = rail.querySelector('.mark-number')?.getBoundingClientRect().top ?? bottom
  const place = event.clientY < numbers ? 'at' : 'label'
  return nearestMark((event.clientX - left) / width, REACH / width, marks, place)
}

/** The card of the mark nearest to a place from 0 to 1, if it is within reach. */
export function nearestMark(
  place: number,
  reach: number,
  marks: Mark[],
  which: 'at' | 'label' = 'at',
): Card | undefined {
  const distance = (mark: Mark) => Math.abs(mark[which] - place)
  const [nearest] = [...marks].sort((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= reach ? nearest.card : undefined
}
