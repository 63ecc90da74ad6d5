// Events as sentences, for the log and for announcements.

import { commandOn } from '../command-cards.ts'
import { endingSentence } from '../ending.ts'
import { signed } from '../line.ts'
import { calledBy, namesOf } from '../seat-names.ts'
import { readSignal } from '../signals.ts'
import type { Rules, Seen, Signal, TableInfo, You } from '../wire.ts'
import { say } from '../words.ts'
import type { Entry } from './entries.ts'

/** What a sentence needs to know about the table. */
interface Context {
  names: readonly string[]
  rules: Rules
  /** The reader's own seat. */
  own: number | null
}

/** The context for sentences about a table. */
export function contextOf(state: { table: TableInfo; you: You }): Context {
  return { names: namesOf(state), rules: state.table.rules, own: state.you.seat }
}

/** The sentence for an event; some need none. */
export function sentence(entry: Entry, context: Context): string | null {
  const { seen } = entry
  const name = 'seat' in seen ? (context.names[seen.seat - 1] ?? '') : ''
  switch (seen.kind) {
    case 'began':
      return say('event-began', { name })
    case 'turn-began':
      return say('event-turn', { name, number: seen.number })
    case 'laid':
      return laid(seen, name, context)
    case 'taken-back':
      return say('event-taken-back', { name, card: seen.card, pile: seen.pile })
    case 'drew':
      return drew(seen, name)
    case 'signalled':
      return signalled(seen.signal, name)
    case 'ended':
      return endingSentence(seen, context.rules, context)
    default:
      return around(entry, name, context.own)
  }
}

const laidSentences = { forward: 'event-laid', 'ten-back': 'event-laid-trick', help: 'event-laid-help' }

function laid(seen: Extract<Seen, { kind: 'laid' }>, name: string, { rules, own }: Context): string {
  const { card, pile, step, lay } = seen
  const helped = lay === 'help' && own !== null && own !== seen.seat
  const what = say(helped ? 'page-log-helped' : laidSentences[lay], { name, card, pile, cost: signed(step) })
  const command = commandOn(card, rules)
  return command ? `${what} ${say('event-command', { command })}` : what
}

function drew(seen: Extract<Seen, { kind: 'drew' }>, name: string): string | null {
  if ('cards' in seen) return seen.cards.length > 0 ? say('event-drew-own', { cards: seen.cards.join(', ') }) : null
  return seen.count > 0 ? say('event-drew', { name, count: seen.count }) : null
}

const startSentences = { 'let-me-begin': 'event-let-me-begin', 'not-me': 'event-not-me' }

function signalled(text: Signal, name: string): string {
  const parts = readSignal(text)
  switch (parts.kind) {
    case 'start':
      return say(startSentences[parts.signal], { name })
    case 'hold':
      return say('event-hold', { name, command: parts.command })
    case 'pile':
      return say('event-pile-signal', { name, signal: parts.signal, pile: parts.pile })
  }
}

/** What somebody was called who may have left since; the seat distinguishes several guests. */
function nameThen(name: string, seat: number): string {
  return calledBy({ kind: 'person', name }, seat)
}

/** Events outside the game itself. */
function around({ seen, name: then }: Entry, now: string, own: number | null): string | null {
  const name = then === undefined || !('seat' in seen) || seen.seat === own ? now : nameThen(then, seen.seat)
  switch (seen.kind) {
    case 'seated':
      return say('page-log-seated', { name: seen.sitter.kind === 'bot' ? calledBy(seen.sitter, seen.seat) : name })
    case 'left':
    case 'kicked':
    case 'host-passed':
    case 'handed-over':
    case 'returned':
    case 'time-up':
      return say(`page-log-${seen.kind}`, { name })
    case 'silenced':
      return say(seen.on ? 'page-log-silenced' : 'page-log-unsilenced', { name })
    case 'give-up-proposed':
      return say('page-vote', { who: seen.seat === own ? 'you' : 'other', name })
    case 'give-up-decided':
      return seen.accepted ? null : say('page-log-give-up-rejected')
    case 'spectators':
      return say(seen.allowed ? 'page-log-open' : 'page-log-closed')
    case 'dealt':
      return say('page-log-dealt')
    case 'said':
      return say('page-log-said', { name, text: seen.text })
    default:
      // Commitments need no sentence, and the next turn implies the end of the last.
      return null
  }
}
