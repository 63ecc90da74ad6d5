// How a game has ended, in words.

import { cardsOf } from './line.ts'
import { type Ending, EXCELLENT_BELOW, type Rules, type Seat } from './wire.ts'
import { say } from './words.ts'

const lost = {
  'all-laid': 'page-ending-left',
  stuck: 'page-ending-lost-stuck',
  'skull-open': 'page-ending-lost-skull-open',
  'not-three': 'page-ending-lost-not-three',
  resigned: 'page-ending-lost-resigned',
  'out-of-time': 'page-ending-lost-out-of-time',
} as const

const seatWon = {
  'all-laid': 'page-ending-seat-won-all-laid',
  stuck: 'page-ending-seat-won-stuck',
  'skull-open': 'page-ending-seat-won-disobeyed',
  'not-three': 'page-ending-seat-won-disobeyed',
  resigned: 'page-ending-seat-won-resigned',
  'out-of-time': 'page-ending-seat-won-out-of-time',
} as const

/** Who is spoken to, and of. */
interface Sitters {
  /** The names of the seats, in order; a seat without one has its number. */
  names?: readonly string[]
  /** The reader's own seat. */
  own?: Seat | null
}

/** The result of a game and what brought it about. */
export function endingSentence(ending: Ending, rules: Rules, { names = [], own = null }: Sitters = {}): string {
  const cards = cardsOf(rules.game).length
  const name = seatNamed(ending.seat, names)
  const mine = own !== null && ending.seat === own
  switch (ending.outcome) {
    case 'won':
      return say('page-ending-won', { cards })
    case 'lost':
      return say(lost[ending.cause], {
        left: ending.left ?? 0,
        rating: rated(ending),
        who: rules.seats === 1 ? 'alone' : mine ? 'you' : 'other',
        name,
        command: ending.cause === 'not-three' ? 'three' : 'skull',
      })
    case 'seat-won': {
      const won = winnerOf(ending)
      const who = own === won ? 'winner' : mine ? 'loser' : 'other'
      return say(seatWon[ending.cause], { who, winner: seatNamed(won, names), name, cards })
    }
  }
}

/** Who has won a game of opponents. */
export function winnerOf({ winner, seat }: Ending): Seat {
  return winner ?? seat
}

/** Whether a lost game was excellent all the same (A14). */
export function rated(ending: Ending): 'excellent' | 'plain' {
  return ending.outcome === 'lost' && (ending.left ?? 0) < EXCELLENT_BELOW ? 'excellent' : 'plain'
}

function seatNamed(seat: Seat, names: readonly string[]): string {
  return names[seat - 1] || say('seat.start', { seat })
}
