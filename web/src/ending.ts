// How a game has ended, in words: the same sentences as the terminal's.

import type { Ending, Rules } from './wire.ts'
import { say } from './words.ts'

/** A lost game with fewer cards left than this is excellent (A14). */
const EXCELLENT_BELOW = 10

/** How many cards a deck has, and how many cards a turn of Face to Face asks for: the figures of the sentences. */
const DECK = { classic: 98, extreme: 98, 'face-to-face': 58 } as const
const MINIMUM = 2

const lost = {
  'all-laid': 'ending-left',
  stuck: 'ending-lost-stuck',
  'skull-open': 'ending-lost-skull-open',
  'not-three': 'ending-lost-not-three',
  resigned: 'ending-lost-resigned',
  'out-of-time': 'ending-lost-out-of-time',
} as const

const seatWon = {
  'all-laid': 'ending-seat-won-all-laid',
  stuck: 'ending-seat-won-stuck',
  'skull-open': 'ending-seat-won-disobeyed',
  'not-three': 'ending-seat-won-disobeyed',
  resigned: 'ending-seat-won-resigned',
  'out-of-time': 'ending-seat-won-out-of-time',
} as const

/** The result of a game and what brought it about. `names` are those of the seats, in order; without them seats have numbers. */
export function endingSentence(ending: Ending, rules: Rules, names: readonly string[] = []): string {
  const cards = DECK[rules.game]
  const seat = seatNamed(ending.seat, names)
  switch (ending.outcome) {
    case 'won':
      return say('ending-won', { cards })
    case 'lost':
      return say(lost[ending.cause], {
        left: ending.left ?? 0,
        rating: rated(ending),
        seats: rules.seats,
        seat,
        command: ending.cause === 'not-three' ? 'three' : 'skull',
      })
    case 'seat-won':
      return say(seatWon[ending.cause], {
        winner: seatNamed(ending.winner ?? ending.seat, names),
        seat,
        cards,
        minimum: MINIMUM,
      })
  }
}

/** Whether a lost game was excellent all the same (A14). */
export function rated(ending: Ending): 'excellent' | 'plain' {
  return ending.outcome === 'lost' && (ending.left ?? 0) < EXCELLENT_BELOW ? 'excellent' : 'plain'
}

/** The seat's number, with who sits there behind it. */
function seatNamed(seat: number, names: readonly string[]): number | string {
  const name = names[seat - 1]
  return name ? say('page-seat-named', { seat, name }) : seat
}
