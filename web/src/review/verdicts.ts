// How good a turn was, as a sign and as a class of turns.

import type { ReviewedTurn, Verdict } from '../wire.ts'

/** The signs of chess players; what is as expected has none. */
export const signs: Partial<Record<Verdict, string>> = {
  great: '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

/** Whether a turn is worth another try. */
export function isMistake(verdict: Verdict): boolean {
  return verdict === 'inaccuracy' || verdict === 'mistake' || verdict === 'blunder'
}

/** Whether a better turn is known: by the chance that was lost, or in a game that is lost anyway by the cards left. */
export function isCostly({ loss, cards_lost }: ReviewedTurn): boolean {
  return loss > 0 || cards_lost > 0
}
