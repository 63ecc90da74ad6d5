// What happened on the way to a position, in the sentences of the log.

import { endingSentence } from '../ending.ts'
import type { Entry } from '../log/entries.ts'
import { sentence } from '../log/sentences.ts'
import { type Ending, LEVELS, type Replay, type Seat, type Seen } from '../wire.ts'
import { say } from '../words.ts'

/** What a seat of a record is called: its name, how strong its bot is, or its number. */
export function nameOf(replay: Replay, seat: Seat): string {
  const name = replay.names[seat - 1]
  if (!name) return say('seat.start', { seat })
  return LEVELS.some((level) => level === name) ? say('bot-name', { level: name, seat }) : name
}

/** What all seats are called, in order. */
function namesOf(replay: Replay): string[] {
  return replay.names.map((_, index) => nameOf(replay, index + 1))
}

/** How a game ended, with the names that are known. */
export function endingOf(replay: Replay, ending: Ending): string {
  const known = replay.names.map((name, index) => (name ? nameOf(replay, index + 1) : ''))
  return endingSentence(ending, replay.rules, { names: known })
}

/** What led to a position. */
export function storyOf(replay: Replay, at: number): string {
  const position = replay.positions[at]
  if (!position) return ''
  if (at === 0) return say('page-replay-dealt')
  const context = { names: namesOf(replay), rules: replay.rules, own: null }
  const said = position.seen.map((seen) =>
    seen.kind === 'ended' ? endingOf(replay, seen) : sentence(entryOf(at, seen), context),
  )
  return said.filter((text) => text !== null).join(' ')
}

/** The same with the number of the turn, for who does not see it. */
export function momentText(replay: Replay, at: number): string {
  const number = replay.positions[at]?.view.turn.number ?? 0
  const story = storyOf(replay, at)
  return number === 0 ? story : say('page-replay-moment', { number, story })
}

function entryOf(at: number, seen: Seen): Entry {
  if (seen.kind !== 'drew') return { seq: at, seen }
  // Here nobody draws for oneself: how many is enough, the hands show which.
  const count = 'cards' in seen ? seen.cards.length : seen.count
  return { seq: at, seen: { kind: 'drew', seat: seen.seat, count } }
}
