// How a game ended, in words.

import { cardsOf } from './line.ts'
import { type EndCause, type Ending, EXCELLENT_BELOW, type Rules, type Seat } from './wire.ts'
import { say } from './words.ts'

const reasons: Partial<Record<EndCause, string>> = {
  stuck: 'ending-why-stuck',
  'skull-open': 'ending-why-skull-open',
  'not-three': 'ending-why-not-three',
  resigned: 'ending-why-resigned',
  'out-of-time': 'ending-why-out-of-time',
}

const seatWon = {
  'all-laid': 'ending-seat-won-all-laid',
  stuck: 'ending-seat-won-stuck',
  'skull-open': 'ending-seat-won-disobeyed',
  'not-three': 'ending-seat-won-disobeyed',
  resigned: 'ending-seat-won-resigned',
  'out-of-time': 'ending-seat-won-out-of-time',
} as const

/** Names for the sentence. */
interface Sitters {
  /** The names of the seats, in order; a seat without one has its number. */
  names?: readonly string[]
  /** The reader's own seat. */
  own?: Seat | null
}

/** The result of a game and its cause. */
export function endingSentence(ending: Ending, rules: Rules, sitters: Sitters = {}): string {
  const { names = [], own = null } = sitters
  const cards = cardsOf(rules.game).length
  const name = seatNamed(ending.seat, names)
  const mine = own !== null && ending.seat === own
  switch (ending.outcome) {
    case 'won':
      return say('ending-won', { cards })
    case 'lost': {
      const result = say('ending-left', { left: ending.left ?? 0, rating: rated(ending) })
      return `${result} ${endingReason(ending, rules, sitters)}`.trim()
    }
    case 'seat-won': {
      const won = winnerOf(ending)
      const who = own === won ? 'winner' : mine ? 'loser' : 'other'
      return say(seatWon[ending.cause], { who, winner: seatNamed(won, names), name, cards })
    }
  }
}

/** The cause of a team's loss, without the result; empty for other endings. */
export function endingReason(ending: Ending, rules: Rules, { names = [], own = null }: Sitters = {}): string {
  const reason = reasons[ending.cause]
  if (ending.outcome !== 'lost' || reason === undefined) return ''
  return say(reason, {
    who: rules.seats === 1 ? 'alone' : own !== null && ending.seat === own ? 'you' : 'other',
    name: seatNamed(ending.seat, names),
    command: ending.cause === 'not-three' ? 'three' : 'skull',
  })
}

/** Who won a game between opponents. */
export function winnerOf({ winner, seat }: Ending): Seat {
  return winner ?? seat
}

/** Whether a lost game still counts as excellent (A14). */
export function rated(ending: Ending): 'excellent' | 'plain' {
  return ending.outcome === 'lost' && (ending.left ?? 0) < EXCELLENT_BELOW ? 'excellent' : 'plain'
}

function seatNamed(seat: Seat, names: readonly string[]): string {
  return names[seat - 1] || say('seat.start', { seat })
}
