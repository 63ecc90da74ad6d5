// What is to be done now, as the message that says it.

import { commandOn } from '../command-cards.ts'
import type { Rules, Seat, TriedOut, View } from '../wire.ts'
import { parts } from './track.ts'

interface Sentence {
  id: string
  args: Record<string, string | number>
}

/** What the sentence depends on. */
export interface Now {
  view: View
  rules: Rules
  you: Seat | null
  /** Who is to move, by name. */
  name: string
  /** Whether a card is picked. */
  picked?: boolean
  /** How the turn that is tried out would stand; missing where none is. */
  trial?: { lays: number; answer: TriedOut | undefined } | undefined
}

const plain = (id: string): Sentence => ({ id, args: {} })

/** Whether this is the first round: the legend is shown on small screens too, and stays while cards are played. */
export function isFirstRound({ view, rules }: Pick<Now, 'view' | 'rules'>): boolean {
  return view.phase === 'running' && view.turn.number <= rules.seats
}

/** Whether a player is to play the first cards of the game: those who have never played are told how. */
function isFirstCard(now: Now): boolean {
  const { seat, lays } = now.view.turn
  return isFirstRound(now) && seat === now.you && lays.length === 0
}

export function todo(now: Now): Sentence {
  const { view, you, name } = now
  if (view.phase === 'over') return plain('page-todo-over')
  if (view.phase === 'dealt') return plain('page-todo-dealt')
  if (view.turn.seat !== you) return { id: 'page-todo-wait', args: { name } }
  if (now.trial) return tried(now.trial, now)
  if (isFirstCard(now)) return plain(now.picked ? 'page-todo-pile' : 'page-todo-card')
  return view.turn.may_end ? plain('page-todo-enough') : demand(now)
}

function tried({ lays, answer }: NonNullable<Now['trial']>, now: Now): Sentence {
  if (lays === 0) return plain('page-todo-try')
  if (answer?.lost) return plain('page-todo-tried-lost')
  if (answer?.complete) return plain('page-todo-tried-complete')
  return now.view.turn.may_end ? plain('page-todo-tried-enough') : demand(now)
}

/** What the turn still asks for. */
function demand({ view, rules }: Now): Sentence {
  const { turn } = view
  const more = turn.owes
  const laid = turn.lays.map((lay) => commandOn(parts(lay).card, rules))
  const skull = view.piles.find(({ command }) => command === 'skull')
  // The last card that is owed has to cover it.
  if (skull && laid.includes('skull') && more === 1) {
    return { id: 'page-todo-skull', args: { command: 'skull', pile: skull.pile } }
  }
  if (laid.includes('three')) return { id: 'page-todo-three', args: { more } }
  return { id: 'page-todo-owes', args: { laid: turn.lays.length, more } }
}
