// The places around the table.

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useKeptFocus } from '../focus.ts'
import { may } from '../permission.ts'
import { namesOf } from '../seat-names.ts'
import { personName } from '../sitter-name.ts'
import { LEVELS_FOR_PEOPLE, type Level, type Sitter } from '../wire.ts'
import { say } from '../words.ts'
import { BotFace } from './bot-face.tsx'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import type { Session } from './session.ts'

interface Props {
  session: Session
  state: TableState
  /** One is being asked for a name, and sits down that way. */
  greeting: boolean
}

interface PlaceProps extends Props {
  seat: number
  sitter: Sitter
  name: string
}

export function Seats({ session, state, greeting }: Props) {
  const names = namesOf(state)
  return (
    <ol class="seats">
      {state.table.sitters.map((sitter, place) => (
        <Place key={place} {...{ session, state, greeting, sitter }} seat={place + 1} name={names[place] ?? ''} />
      ))}
    </ol>
  )
}

function Place({ session, state, greeting, seat, sitter, name }: PlaceProps) {
  const own = seat === state.you.seat
  const place = useKeptFocus<HTMLLIElement>()
  return (
    <li ref={place} class={`seat-place ${sitter.kind}${own ? ' own' : ''}`} data-place={seat}>
      <span class="place-face">
        <Face sitter={sitter} seat={seat} />
      </span>
      <span class="place-words">
        <strong>{own ? personName(state.you.name) : name}</strong>
        <span class="quiet-words">{marksOf(state, seat, sitter).join(' · ')}</span>
      </span>
      <span class="place-actions">
        {sitter.kind === 'empty' ? (
          <EmptyActions {...{ session, state, greeting, seat }} />
        ) : (
          <TakenActions {...{ session, state, greeting, seat, sitter, name }} />
        )}
      </span>
    </li>
  )
}

function Face({ sitter, seat }: { sitter: Sitter; seat: number }) {
  if (sitter.kind === 'empty') return <span aria-hidden="true">{seat}</span>
  return 'level' in sitter ? <BotFace level={sitter.level} /> : <Icon name="person" />
}

function marksOf({ table, you, present }: TableState, seat: number, sitter: Sitter): string[] {
  const marks: string[] = []
  if (seat === you.seat) marks.push(say('page-room-you'))
  if (table.host === seat) marks.push(say('page-room-host'))
  if (sitter.kind === 'bot') marks.push(say('page-room-bot'), say('level-character', { level: sitter.level }))
  if (sitter.kind === 'stand-in') marks.push(say('page-room-stand-in'))
  if (sitter.kind === 'empty') marks.push(say('page-room-empty'))
  if (sitter.kind === 'person' && !present.seats[seat - 1]) marks.push(say('page-room-away'))
  if (table.silenced?.includes(seat)) marks.push(say('page-room-silenced'))
  return marks
}

function EmptyActions({ session, state, greeting, seat }: Props & { seat: number }) {
  return (
    <>
      {may(state, `sit ${seat}`) && !greeting && (
        <button
          type="button"
          class="button primary"
          disabled={session.pending.value.has('sit')}
          onClick={() => session.want({ kind: 'sit', seat })}
        >
          {say('page-room-take')}
        </button>
      )}
      {may(state, `bot ${seat}`) && <BotForm session={session} seat={seat} />}
    </>
  )
}

function BotForm({ session, seat }: { session: Session; seat: number }) {
  const [level, setLevel] = useState<Level>('expert')
  return (
    <span class="bot-form">
      <select
        value={level}
        aria-label={say('page-room-place-level', { seat })}
        onChange={(event) => setLevel(event.currentTarget.value as Level)}
      >
        {LEVELS_FOR_PEOPLE.map((each) => (
          <option key={each} value={each}>
            {say('level', { level: each })}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => session.want({ kind: 'bot', seat, level })}>
        {say('page-room-place')}
      </button>
    </span>
  )
}

function TakenActions({ session, state, seat, sitter, name }: PlaceProps) {
  const [asked, ask] = useState(false)
  const kick = () => {
    ask(false)
    session.want({ kind: 'kick', seat })
  }
  if (seat === state.you.seat) {
    if (!may(state, 'leave')) return null
    return (
      <button type="button" class="button plain" onClick={() => session.want({ kind: 'leave' })}>
        {say('page-room-stand')}
      </button>
    )
  }
  if (!may(state, `kick ${seat}`)) return null
  // A bot comes back as easily as it goes; a person who was sent away does not.
  if (asked)
    return <Sure name={name} invite={state.table.invite_only ? 'only' : 'none'} onYes={kick} onNo={() => ask(false)} />
  return (
    <>
      <button
        type="button"
        class="button plain"
        aria-label={say('page-room-kick-name', { name })}
        onClick={() => (sitter.kind === 'bot' ? kick() : ask(true))}
      >
        {say('page-room-kick')}
      </button>
      <HostActions {...{ session, state, seat, name }} />
    </>
  )
}

/** What else a host can do about a person. */
function HostActions({ session, state, seat, name }: Omit<PlaceProps, 'greeting' | 'sitter'>) {
  const silenced = state.table.silenced?.includes(seat) ?? false
  return (
    <>
      {may(state, `silence ${seat}`) && (
        <button
          type="button"
          class="button plain"
          aria-label={say(silenced ? 'page-room-unsilence-name' : 'page-room-silence-name', { name })}
          onClick={() => session.want({ kind: 'silence', seat, on: !silenced })}
        >
          {say(silenced ? 'page-room-unsilence' : 'page-room-silence')}
        </button>
      )}
      {may(state, `pass-host ${seat}`) && (
        <button
          type="button"
          class="button plain"
          aria-label={say('page-room-pass-host-name', { name })}
          onClick={() => session.want({ kind: 'pass-host', seat })}
        >
          {say('page-room-pass-host')}
        </button>
      )}
    </>
  )
}

interface SureProps {
  name: string
  /** Whether it takes an invite link to sit down. */
  invite: 'only' | 'none'
  onYes: () => void
  onNo: () => void
}

/** The way out has the focus: nobody is sent away by a key pressed twice. */
function Sure({ name, invite, onYes, onNo }: SureProps) {
  const no = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => no.current?.focus(), [])
  return (
    <span class="sure">
      <span>{say('page-room-kick-sure', { name })}</span>
      <span class="quiet-words">{say('page-room-kick-reach', { invite })}</span>
      <button type="button" class="button danger" onClick={onYes}>
        {say('page-room-kick')}
      </button>
      <button ref={no} type="button" class="button" onClick={onNo}>
        {say('page-room-kick-no')}
      </button>
    </span>
  )
}
