// What the team tells one another about the piles, and about commands in hand.

import { commandOn } from '../command-cards.ts'
import { CommandSymbol } from '../command-symbol.tsx'
import { Drawn } from '../drawn.tsx'
import { may } from '../permission.ts'
import { SeatName } from '../seat-name.tsx'
import { namesOf } from '../seat-names.ts'
import { holdSignal, pileSignal, signalAbout } from '../signals.ts'
import { type CardCommand, PILE_SIGNALS, type PileName, type PileSignal, type Signal } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { plays } from './own-seat.ts'
import { Popover } from './popover.tsx'
import type { Session } from './session.ts'

const marks: Record<PileSignal, string> = {
  'keep-off': 'M5 5l10 10M15 5L5 15',
  'rather-not': 'M4 10h12',
  'small-steps': 'M3 15h4.5v-4.5H12V6h4.5',
  'go-ahead': 'M4 10.5l4.2 4.2L16.5 5.5',
}

function SignalMark({ signal }: { signal: PileSignal }) {
  return <Drawn class="signal-mark" d={marks[signal]} stroke={2.6} paper={20} />
}

/** What the seats say about a pile now. */
export function PileSignals({ session, pile }: { session: Session; pile: PileName }) {
  const state = session.state.value
  if (!state?.view) return null
  const names = namesOf(state)
  const said = state.view.signals.flatMap((signals, place) => {
    const signal = signalAbout(pile, signals)
    const seat = place + 1
    const name = names[place] ?? ''
    return signal ? [{ signal, name, seat, who: shortOf(names, place), own: seat === state.you.seat }] : []
  })
  if (said.length === 0) return null
  return (
    <ul class="pile-signals">
      {said.map(({ signal, name, seat, who, own }) => (
        <li
          key={seat}
          class={own ? `${signal} own` : signal}
          data-signal={`${seat} ${signal}`}
          title={say('page-signal-said', { name, signal })}
        >
          <span class="who" aria-hidden="true">
            {own ? name : who}
          </span>
          <SignalMark signal={signal} />
          <span class="in-full">
            <span class="by">
              <SeatName name={name} seat={seat} />:
            </span>{' '}
            <span>{say('pile-signal', { signal })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Who it is in a letter, and the number of the seat where others begin with the same. */
function shortOf(names: string[], place: number): string {
  const letter = (name = '') => [...name][0]?.toLocaleUpperCase() ?? ''
  const own = letter(names[place])
  return names.filter((name) => letter(name) === own).length > 1 ? `${own}${place + 1}` : own
}

/** Whether this player may signal, or could if no mute card were on top; nothing for all others. */
function signalling(state: TableState): 'open' | 'muted' | undefined {
  const { rules, talk } = state.table
  // Alone there is nobody to tell.
  if (rules.seats === 1) return undefined
  if (may(state, 'signal')) return 'open'
  const team = talk !== 'none' && rules.game !== 'face-to-face'
  return team && plays(state) && muted(state) ? 'muted' : undefined
}

/** Whether a mute card is on top: no talk, no signals. */
export function muted(state: TableState): boolean {
  return state.view?.phase === 'running' && state.view.piles.some((pile) => pile.command === 'mute')
}

/** Opens the menu of signals about a pile, where there is one, for who has tapped the pile itself. */
export function openSignals(pile: PileName): void {
  const button = document.querySelector<HTMLButtonElement>(`[popovertarget="signals-${pile}"]`)
  if (button && !button.disabled) button.click()
}

/** Why nobody signals just now. */
export function SilenceNote({ state }: { state: TableState }) {
  return signalling(state) === 'muted' ? <p class="quiet-words">{say('page-signal-muted')}</p> : null
}

/** A small button on a pile: what to tell the team about it. */
export function SignalButton({ session, pile }: { session: Session; pile: PileName }) {
  const state = session.state.value
  const now = state && signalling(state)
  if (!state || !now) return null
  const silent = now === 'muted'
  const own = signalAbout(pile, state.view?.signals[(state.you.seat ?? 0) - 1] ?? [])
  return (
    <Popover
      id={`signals-${pile}`}
      face={<Icon name="flag" />}
      label={silent ? say('page-signal-muted') : say('page-signal-button', { pile })}
      class="icon signal-button"
      disabled={silent}
      heading={say('page-signal-heading', { pile })}
    >
      {(close) => (
        <div class="items">
          {PILE_SIGNALS.map((signal) => (
            <button
              key={signal}
              type="button"
              class="item"
              aria-pressed={signal === own}
              onClick={() => {
                close()
                if (signal !== own) session.want({ kind: 'signal', signal: pileSignal(signal, pile) })
              }}
            >
              <SignalMark signal={signal} /> {say('pile-signal', { signal })}
            </button>
          ))}
          <PileSignals session={session} pile={pile} />
          <p class="popover-note">{say('page-signal-stands')}</p>
        </div>
      )}
    </Popover>
  )
}

/** Extreme: tells the team of a command in hand. */
export function HoldButton({ session }: { session: Session }) {
  const state = session.state.value
  if (!state || signalling(state) !== 'open' || state.table.rules.game !== 'extreme') return null
  const commands = [...new Set(state.view?.hand.flatMap((card) => commandOn(card, state.table.rules) ?? []))]
  if (commands.length === 0) return null
  const told: readonly Signal[] = state.view?.signals[(state.you.seat ?? 0) - 1] ?? []
  return (
    <Popover
      face={
        <>
          <Icon name="command" />
          <span class="in-full">{say('page-hold-button')}</span>
        </>
      }
      label={say('page-hold-button')}
      class="small hold-button"
      heading={say('page-hold-heading')}
    >
      {(close) => (
        <div class="items">
          {commands.map((command) => (
            <HoldItem key={command} {...{ session, command, close }} told={told.includes(holdSignal(command))} />
          ))}
        </div>
      )}
    </Popover>
  )
}

interface HoldProps {
  session: Session
  command: CardCommand
  told: boolean
  close: () => void
}

function HoldItem({ session, command, told, close }: HoldProps) {
  const tell = () => {
    close()
    if (!told) session.want({ kind: 'signal', signal: holdSignal(command) })
  }
  return (
    <button type="button" class="item" aria-pressed={told} onClick={tell}>
      <CommandSymbol command={command} /> {say('command', { command })}
    </button>
  )
}
