// How a game ended that others played with the same cards.

import type { Game } from './wire.ts'
import { say } from './words.ts'

/** A result in few words. `left`: the cards left; in Face to Face those of the loser. */
export function resultWords(game: Game, { won, left }: { won: boolean; left: number }): string {
  const duel = game === 'face-to-face' ? 'duel-' : ''
  return say('page-contest-result', { result: `${duel}${won ? 'won' : 'lost'}`, left })
}
