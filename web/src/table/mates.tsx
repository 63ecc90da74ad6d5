// Who sits at the table during a game: their cards from behind, whose turn it is, who is away.

import { CommandSymbol } from '../command-symbol.tsx'
import { may } from '../permission.ts'
import { SeatName } from '../seat-name.tsx'
import { namesOf } from '../seat-names.ts'
import { readSignal, startSignal } from '../signals.ts'
import type { Signal, Sitter } from '../wire.ts'
import { say } from '../words.ts'
import { BotFace } from './bot-face.tsx'
import { coachingOf } from './coach.tsx'
import type { TableState } from './follow.ts'
import { Backs, Icon, TurnMark } from './icons.tsx'
import { STAND_IN } from './levels.ts'
import { canReplace } from './replace.ts'
import type { Session } from './session.ts'
import { SilenceNote } from './signals.tsx'

interface Props {
  session: Session
  state: TableState
}

export function Mates({ session, state }: Props) {
  const names = namesOf(state)
  return (
    <section class="mates-part" aria-label={say('page-mates')}>
      <ul class="mates" data-seats={names.length}>
        {names.map((name, place) => (
          <Mate key={place} state={state} seat={place + 1} name={name} />
        ))}
      </ul>
      {may(state, 'return') && (
        <p class="stand-in">
          <Icon name="bot" /> {say('page-bar-bot-plays')}
          <button type="button" class="button primary small" onClick={() => session.want({ kind: 'return' })}>
            {say('page-bar-return')}
          </button>
        </p>
      )}
      <Awaited session={session} state={state} />
      <SilenceNote state={state} />
    </section>
  )
}

/** Offers a bot for the player everybody is waiting for. The menu offers it for others who are away. */
function Awaited({ session, state }: Props) {
  const { view } = state
  const seat = view?.phase === 'running' ? view.turn.seat : undefined
  if (seat === undefined || !canReplace(state, seat)) return null
  return (
    <p class="stand-in">
      <Icon name="away" />{' '}
      <button
        type="button"
        class="button small"
        onClick={() => session.want({ kind: 'hand-over', seat, level: STAND_IN })}
      >
        {say('page-mate-hand-over', { name: namesOf(state)[seat - 1] ?? '' })}
      </button>
    </p>
  )
}

function Mate({ state, seat, name }: { state: TableState; seat: number; name: string }) {
  const { view, table } = state
  const turn = view?.phase === 'running' && view.turn.seat === seat
  const count = view?.hands[seat - 1] ?? 0
  const late = table.late === seat
  const sitter = table.sitters[seat - 1]
  const bot = sitter?.kind === 'bot' ? sitter.level : undefined
  return (
    <li
      class={turn ? 'mate turn' : 'mate'}
      data-seat={seat}
      data-side={sideOf(state, seat)}
      aria-current={turn ? 'true' : undefined}
    >
      <span class="mate-name" title={bot ? `${name} · ${say('level-character', { level: bot })}` : name}>
        {turn && <TurnMark />}
        {bot && <BotFace level={bot} />}
        <SeatName name={name} seat={seat} />
      </span>
      <span class="mate-cards">
        <Backs count={count} />
        <span aria-hidden="true">{count}</span>
        <span class="unseen">{say('page-mate-cards', { count })}</span>
      </span>
      <Notes state={state} seat={seat} turn={turn} late={late} />
    </li>
  )
}

/** Whose side a seat is on, where there are two. */
function sideOf({ table, you }: TableState, seat: number): 'yours' | 'theirs' | undefined {
  if (table.rules.game !== 'face-to-face') return undefined
  return seat === (you.seat ?? 1) ? 'yours' : 'theirs'
}

/** How it is said beside a name that there is a coach. */
const coachWords = { off: undefined, agreed: undefined, waiting: 'page-mate-coach-waits', on: 'page-mate-coach' }

function Notes({ state, seat, turn, late }: { state: TableState; seat: number; turn: boolean; late: boolean }) {
  const { table, present, view, you } = state
  const sitter = table.sitters[seat - 1]
  const signals = view?.signals[seat - 1] ?? []
  const holds = signals.map(readSignal).flatMap((parts) => (parts.kind === 'hold' ? [parts.command] : []))
  const wish = view?.phase === 'dealt' ? wishWords(signals, sitter) : undefined
  const coaching = coachWords[coachingOf(state, seat)]
  const away = sitter?.kind === 'person' && !present.seats[seat - 1]
  return (
    <span class="mate-notes">
      {turn && <span class="note-turn">{say(seat === you.seat ? 'page-mate-your-turn' : 'page-mate-turn')}</span>}
      {wish && <span class="note">{say(wish)}</span>}
      {coaching !== undefined && <span class="note">{say(coaching)}</span>}
      {late && <Note icon="clock" words="page-mate-late" />}
      {away && <Note icon="away" words="page-room-away" />}
      {sitter?.kind === 'stand-in' && <Note icon="bot" words="page-room-stand-in" />}
      {sitter?.kind === 'empty' && <Note icon="away" words="page-room-empty" />}
      {holds.map((command) => (
        <span key={command} class="note">
          <CommandSymbol command={command} /> {say('command', { command })}
        </span>
      ))}
    </span>
  )
}

/** What somebody prefers about the start. Bots say it at once: one that has said nothing does not mind. */
function wishWords(signals: readonly Signal[], sitter: Sitter | undefined): string {
  const said = startSignal(signals)
  if (said === undefined) return sitter?.kind === 'bot' ? 'page-wish-either' : 'page-wish-none'
  return said === 'let-me-begin' ? 'page-wish-me' : 'page-wish-not-me'
}

function Note({ icon, words }: { icon: 'clock' | 'away' | 'bot'; words: string }) {
  return (
    <span class="note">
      <Icon name={icon} />
      <span>{say(words)}</span>
    </span>
  )
}
