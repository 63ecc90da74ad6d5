// Why a turn was worse than another, and what speaks for the other, in the sentences of the terminal.

import { signed } from '../line.ts'
import type { Difference, Reason, ReviewedTurn, Seat } from '../wire.ts'
import { say } from '../words.ts'

/** What a seat is called. */
export type NameOf = (seat: Seat) => string

/** How many sentences explain a turn. */
const SENTENCES = 2

const differences: Record<Difference['kind'], string> = {
  'lost-at-once': 'review-lost-at-once',
  'cards-left': 'review-cards-left',
  'missed-trick': 'review-missed-trick',
  'signal-ignored': 'review-signal-ignored',
  'long-step': 'review-long-step',
  'command-laid': 'review-command-laid',
  'more-cards': 'review-more-cards',
  'fewer-cards': 'review-fewer-cards',
  'missed-help': 'review-missed-help',
  helped: 'review-helped',
}

const reasons: Record<Reason['kind'], string> = {
  'only-turn': 'reason-only-turn',
  trick: 'reason-trick',
  'small-steps': 'reason-small-steps',
  enough: 'reason-enough',
  'signal-heeded': 'reason-signal-heeded',
  'room-kept': 'reason-room-kept',
  'help-given': 'reason-help-given',
  'command-used': 'reason-command-used',
  'endgame-solved': 'reason-endgame-solved',
  searched: 'reason-searched',
}

function sentence(id: string, about: Difference | Reason, name: NameOf): string {
  return say(id, 'seat' in about ? { ...about, name: name(about.seat) } : { ...about })
}

/** Why a turn was worse than the best one, in one or two sentences; failing that, what speaks for the best one. */
export function whyWorse(turn: ReviewedTurn, name: NameOf): string[] {
  const against = turn.reasons.map((about) => sentence(differences[about.kind], about, name))
  return (against.length > 0 ? against : whyBest(turn, name)).slice(0, SENTENCES)
}

/** What speaks for the best turn. */
export function whyBest({ best }: ReviewedTurn, name: NameOf): string[] {
  return (best?.reasons ?? []).map((about) => sentence(reasons[about.kind], about, name)).slice(0, SENTENCES)
}

/** Points of win chance: a hundred of them are a whole win. */
export function points(chance: number): number {
  return Math.round(chance * 100)
}

/** Points that were won or lost, with their sign. */
export function gained(chance: number): string {
  const count = points(chance)
  return count === 0 ? '0' : signed(count)
}
