// What happened on the way to a moment, in sentences.

import { endingSentence } from '../ending.ts'
import type { CardCommand, Moment, Replay, Seat, Seen } from '../wire.ts'
import { say } from '../words.ts'
import { laidAt } from './turns.ts'

const levels = ['random', 'greedy', 'casual', 'expert', 'master']

/** What a seat of a record is called: its name, how strong its bot is, or its number. */
export function nameOf(replay: Replay, seat: Seat): string {
  const name = replay.names[seat - 1]
  if (!name) return say('seat.start', { seat })
  return levels.includes(name) ? say('page-replay-bot', { level: name, seat }) : name
}

/** The step of a lay as one reads it. */
export function costOf(step: number): string {
  return step < 0 ? `−${-step}` : `+${step}`
}

/** What led to a moment. */
export function storyOf(replay: Replay, at: number): string {
  const moment = replay.moments[at]
  if (!moment) return ''
  if (at === 0) return say('page-replay-dealt')
  return moment.seen
    .map((seen) => sentenceOf(replay, at, moment, seen))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** The same with the number of the turn, for who does not see it. */
export function momentText(replay: Replay, at: number): string {
  const number = replay.moments[at]?.view.turn.number ?? 0
  const story = storyOf(replay, at)
  return number === 0 ? story : say('page-replay-moment', { number, story })
}

function sentenceOf(replay: Replay, at: number, moment: Moment, seen: Seen): string {
  switch (seen.kind) {
    case 'began':
      return say('event-began', { name: nameOf(replay, seen.seat) })
    case 'laid':
      return laidSentence(replay, at, moment, seen)
    case 'taken-back':
      return say('event-taken-back', { name: nameOf(replay, seen.seat), card: seen.card, pile: seen.pile })
    case 'signalled':
      return signalSentence(nameOf(replay, seen.seat), seen.signal)
    case 'drew':
      return drewSentence(nameOf(replay, seen.seat), 'cards' in seen ? seen.cards.length : seen.count)
    case 'turn-began':
      return say('event-turn', { number: moment.view.turn.number, name: nameOf(replay, seen.seat) })
    case 'ended':
      return endingSentence(seen, replay.rules, replay.names)
    default:
      return ''
  }
}

function laidSentence(replay: Replay, at: number, { view }: Moment, seen: Seen & { kind: 'laid' }): string {
  const pile = view.piles.find((one) => one.pile === seen.pile)
  const step = laidAt(replay.moments, at).find(({ card }) => card === seen.card)?.step ?? 0
  const help = pile?.owner !== undefined && pile.owner !== seen.seat
  const message = help ? 'event-laid-help' : step === -10 ? 'event-laid-trick' : 'event-laid'
  const name = nameOf(replay, seen.seat)
  const sentence = say(message, { name, card: seen.card, pile: seen.pile, cost: costOf(step) })
  return pile?.command ? `${sentence} ${commandSentence(pile.command)}` : sentence
}

function commandSentence(command: CardCommand): string {
  return say('event-command', { command })
}

function drewSentence(name: string, count: number): string {
  return count === 0 ? '' : say('event-drew', { name, count })
}

function signalSentence(name: string, signal: string): string {
  const [word = '', object = ''] = signal.split(' ')
  if (word === 'hold') return say('event-hold', { name, command: object })
  if (object === '') return say(`event-${word}`, { name })
  return say('event-pile-signal', { name, signal: word, pile: object })
}
