// A review of two turns, for tests.

import type { Review, ReviewedTurn } from '../../src/wire.ts'

const first: ReviewedTurn = {
  turn: 1,
  seat: 1,
  lays: ['57b', '59b'],
  after: 0.7,
  after_error: 0.01,
  drawn: 0.75,
  drawn_error: 0.01,
  value: 0.78,
  best: {
    lays: ['96d', '92d'],
    value: 0.91,
    reasons: [{ kind: 'trick', pile: 'd' }, { kind: 'small-steps' }, { kind: 'room-kept', pile: 'a' }],
  },
  others: [
    { lays: ['96d', '64c', '92d'], value: 0.9, reasons: [] },
    { lays: ['96d', '64c'], value: 0.85, reasons: [] },
  ],
  loss: 0.13,
  error: 0.005,
  cards_lost: 0,
  luck: 0.05,
  verdict: 'mistake',
  reasons: [
    { kind: 'missed-trick', card: 96, pile: 'd' },
    { kind: 'signal-ignored', seat: 2, pile: 'b' },
    { kind: 'long-step', card: 57, pile: 'b', step: 7 },
  ],
}

const second: ReviewedTurn = {
  ...first,
  turn: 2,
  seat: 2,
  lays: ['62b'],
  after: 0.2,
  drawn: 0,
  value: 0.3,
  best: { lays: ['62b'], value: 0.3, reasons: [] },
  others: [],
  loss: 0,
  luck: 0,
  verdict: 'best',
  reasons: [],
}

/** The first turn is a mistake, the second is the best one. */
export function reviewed(number: number): ReviewedTurn {
  return number === 1 ? first : second
}

/** A lost game for two. */
export function review(): Review {
  return {
    game: 'classic',
    seats: 2,
    reference: 'expert',
    evaluations: 2400,
    side: 1,
    start: 0.85,
    turns: [first, second],
    accuracy: [60, null],
    mean: 0.8,
    deal: 0.05,
    draws: -0.07,
    skill: -1,
    rest: 0.22,
    result: 0,
    adjusted: 0.02,
    winnable_until: 2,
    winning_line: [],
    decisive_turns: [1],
    decisive_command: null,
  }
}
