// What an answer in a retry is worth: turns that the review compared have a value, others are judged by the server. The page
// makes up none.

import { signalAbout } from '../signals.ts'
import type { JudgedAnswer, Lay, PileName, ReviewedTurn, View } from '../wire.ts'

/** An answer that loses no more than this counts as the best. */
const CLOSE = 0.0175

/** In a game that can hardly be won any more, a card that remains counts as much as this chance. */
const CARD = 0.05

/** What is known about an answer. */
export type Answer =
  | { kind: 'best' | 'close' | 'played' | 'unknown' }
  /** One of the turns that were compared, and how much worse it is than the best. */
  | { kind: 'worse'; loss: number }
  /** In a game that can hardly be won any more: about how many more cards remain at the end. */
  | { kind: 'cards'; count: number }

/** Judges the lays of an answer. `view` is the position before the turn. */
export function judge(lays: readonly Lay[], turn: ReviewedTurn, view: View): Answer {
  const { best, others } = turn
  if (!best) return { kind: 'unknown' }
  const answer = tableAfter(lays, view)
  const same = (known: { lays: Lay[] }) => tableAfter(known.lays, view) === answer
  if (same(best)) return { kind: 'best' }
  // In a game that is lost anyway, chances tell turns apart no more.
  const found = turn.cards_lost > 0 ? undefined : others.find(same)
  if (found && best.value - found.value <= CLOSE) return { kind: 'close' }
  if (same(turn)) return { kind: 'played' }
  return found ? { kind: 'worse', loss: best.value - found.value } : { kind: 'unknown' }
}

/** What the server says about an answer that the review had not compared. */
export function answerOf({ value, loss, cards_lost: cards }: JudgedAnswer): Answer {
  if (value === null) return { kind: 'unknown' }
  if (loss + cards * CARD <= CLOSE) return { kind: 'close' }
  return cards > 0 ? { kind: 'cards', count: Math.max(1, Math.round(cards)) } : { kind: 'worse', loss }
}

export function isSolved({ kind }: Answer): boolean {
  return kind === 'best' || kind === 'close'
}

/**
 * What a turn leaves on the table, as a text to compare: which cards are on which pile, and which one is on top. The order
 * of lays on different piles does not matter, and of two piles that are alike neither does which one was used.
 */
function tableAfter(lays: readonly Lay[], view: View): string {
  const piles = view.piles.map(({ pile }) => cardsOn(pile, lays))
  for (const [one, other] of alike(view)) {
    const [first = '', second = ''] = [piles[one], piles[other]]
    if (first < second) [piles[one], piles[other]] = [second, first]
  }
  return piles.join('; ')
}

function cardsOn(pile: PileName, lays: readonly Lay[]): string {
  const cards = lays.filter((lay) => lay.endsWith(pile)).map((lay) => lay.slice(0, -1))
  return [...cards]
    .sort()
    .concat('top', cards.at(-1) ?? '')
    .join(' ')
}

/** Pairs of piles that nothing tells apart: the same number, the same way, the same owner, and no signal about them. */
function alike({ piles, signals }: View): [number, number][] {
  const plain = piles.map(({ pile }) => signals.every((given) => signalAbout(pile, given) === undefined))
  return piles.flatMap((pile, index) => {
    const other = piles.findIndex((second, at) => {
      const same = second.top === pile.top && second.ascending === pile.ascending && second.owner === pile.owner
      return at > index && same && plain[index] && plain[at]
    })
    return other === -1 ? [] : [[index, other] as [number, number]]
  })
}
