// What the coach says against the picked card.

import type { Card, CostlyLay, Costs, Legal, PileName } from '../wire.ts'
import { parts } from './track.ts'

/** The costly lays of a card. */
export function costlyLays(costs: Costs | undefined, card: Card | undefined): CostlyLay[] {
  return costs?.costly.filter(({ lay }) => parts(lay).card === card) ?? []
}

/** The lay to warn of: on the pile that is aimed at, or wherever the card goes if all its piles are costly. */
export function warned(
  costs: Costs | undefined,
  card: Card | undefined,
  aimed: PileName | undefined,
  legal: Legal[],
): CostlyLay | undefined {
  const costly = costlyLays(costs, card)
  if (aimed !== undefined) return costly.find(({ lay }) => parts(lay).pile === aimed)
  const sound = legal.filter(({ lay, loses }) => parts(lay).card === card && !loses)
  const [first, ...others] = costly
  if (!first || sound.length > costly.length) return undefined
  return others.reduce((least, lay) => (lay.points < least.points ? lay : least), first)
}
