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
export function sentence(entry: Entry, now: Context): string | null {
  const { seen } = entry
  const context = contextThen(entry, now)
  const name = 'seat' in seen ? (context.names[seen.seat - 1] ?? '') : ''
  const who = 'seat' in seen && seen.seat === context.own ? 'you' : 'other'
  switch (seen.kind) {
    case 'began':
      return say('event-began', { who, name })
    case 'turn-began':
      return say('event-turn', { who, name, number: seen.number })
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
      return around(entry, name, who)
  }
}

/** The context with the name of who sat there when it happened. */
function contextThen({ seen, former }: Entry, now: Context): Context {
  if (!former || !('seat' in seen)) return now
  const { seat } = seen
  const names = now.names.map((name, place) => (place + 1 === seat ? calledBy(former, seat) : name))
  return { ...now, names, own: now.own === seat ? null : now.own }
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

/** Events outside the game itself. */
function around({ seen, renewed }: Entry, name: string, who: 'you' | 'other'): string | null {
  switch (seen.kind) {
    case 'seated':
    case 'left':
    case 'kicked':
    case 'handed-over':
    case 'returned':
    case 'time-up':
      return say(`page-log-${seen.kind}`, { name })
    case 'host-passed':
      return say('page-log-host-passed', { who, name })
    case 'silenced':
      return say(seen.on ? 'page-log-silenced' : 'page-log-unsilenced', { who, name })
    case 'coaching':
      return say('page-log-coaching', { name, coaching: seen.coaching })
    case 'give-up-proposed':
      return say('page-vote', { who, name })
    case 'give-up-decided':
      return seen.accepted ? null : say('page-log-give-up-rejected')
    case 'spectators':
      return say(seen.allowed ? 'page-log-open' : 'page-log-closed')
    case 'invite-only':
      if (renewed) return say('page-log-invite-new')
      return say(seen.on ? 'page-log-invite-on' : 'page-log-invite-off')
    case 'dealt':
      return say('page-log-dealt')
    case 'said':
      return say('page-log-said', { name, text: seen.text })
    default:
      // Commitments need no sentence, and the next turn implies the end of the last.
      return null
  }
}
