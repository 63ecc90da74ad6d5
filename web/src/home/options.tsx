// What else can be chosen. Nobody has to look here.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LEVELS_FOR_PEOPLE, TALKS, type Talk } from '../wire.ts'
import { say } from '../words.ts'
import { type Company, clocks, companies, type Hints, hintChoices, OTHER_SEATS } from './choices.ts'
import { choices, take } from './start.ts'
import { companyName } from './ways.tsx'

export function Options() {
  const [seen, setSeen] = useState(false)
  return (
    <details class="options" onToggle={() => setSeen(true)}>
      <summary>{say('page-options')}</summary>
      {seen && <Groups />}
    </details>
  )
}

/** Drawn when somebody looks: to write a number as a language does takes longer than all the rest of the start. */
function Groups() {
  const duel = choices.value.game === 'face-to-face'
  return (
    <div class="groups">
      <Group title={say('page-options-bots')}>
        {Array.from({ length: duel ? 1 : OTHER_SEATS }, (_, at) => (
          <Seat key={at} at={at} />
        ))}
      </Group>
      <Group title={say('page-options-talk')}>
        <TalkSelect />
        <Tick name="guard" label={say('page-guard')} />
        <Tick name="spectators" label={say('page-spectators')} />
        <Tick name="inviteOnly" label={say('page-invite-only')} />
        <Tick name="open" label={say('page-open')} off={choices.value.inviteOnly} />
        {choices.value.inviteOnly && <p class="quiet-words">{say('page-open-invite')}</p>}
      </Group>
      <Group title={say('page-options-rules')}>
        {!duel && <Tick name="threeCards" label={say('page-three-cards')} />}
        {!duel && <Tick name="fewerCards" label={say('page-fewer-cards')} />}
        <HintsSelect />
        <ClockSelect />
        {duel && choices.value.seconds > 0 && <Tick name="loses" label={say('page-clock-loses')} />}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Something that is so or not. */
function Tick({
  name,
  label,
  off = false,
}: {
  name: 'guard' | 'spectators' | 'inviteOnly' | 'open' | 'threeCards' | 'fewerCards' | 'loses'
  label: string
  /** Cannot be chosen with what else is chosen. */
  off?: boolean
}) {
  const on = choices.value[name] && !off
  return (
    <label class="yes-no">
      <input type="checkbox" checked={on} disabled={off} onChange={() => take({ [name]: !on })} />
      <span>{label}</span>
    </label>
  )
}

interface SelectProps<T> {
  label: string
  all: readonly T[]
  chosen: T
  name: (one: T) => string
  choose: (one: T) => void
}

function Select<T extends string | number>({ label, all, chosen, name, choose }: SelectProps<T>) {
  const change = (event: Event) => {
    const one = all[(event.currentTarget as HTMLSelectElement).selectedIndex]
    if (one !== undefined) choose(one)
  }
  return (
    <label class="choice">
      <span>{label}</span>
      <select value={chosen} onChange={change}>
        {all.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Seat({ at }: { at: number }) {
  const { company, game } = choices.value
  const choose = (sitter: Company) => take({ company: company.with(at, sitter) })
  const label = say('seat.start', { seat: at + 2 })
  const offered: readonly Company[] = game === 'face-to-face' ? LEVELS_FOR_PEOPLE : companies
  const chosen = company[at] ?? 'nobody'
  // Chosen on an older page, which offered it.
  const all: readonly Company[] = chosen === 'random' ? ['random', ...offered] : offered
  return <Select label={label} all={all} chosen={chosen} name={companyName} choose={choose} />
}

function TalkSelect() {
  const { talk: chosen, game } = choices.value
  // Opponents have nothing to signal.
  const duel = game === 'face-to-face'
  const choose = (talk: Talk) => take({ talk })
  const name = (talk: Talk) => say('page-talk-level', { talk: duel && talk === 'chat' ? 'only-chat' : talk })
  return (
    <Select
      label={say('page-talk')}
      all={duel ? TALKS.filter((talk) => talk !== 'signals') : TALKS}
      chosen={duel && chosen === 'signals' ? 'none' : chosen}
      name={name}
      choose={choose}
    />
  )
}

function HintsSelect() {
  const choose = (hints: Hints) => take({ hints })
  const name = (hints: Hints) => say('page-hints-choice', { hints })
  return <Select label={say('page-hints')} all={hintChoices} chosen={choices.value.hints} name={name} choose={choose} />
}

function ClockSelect() {
  const choose = (seconds: number) => take({ seconds })
  const name = (seconds: number) => say('page-clock-seconds', { seconds, minutes: seconds / 60 })
  return <Select label={say('page-clock')} all={clocks} chosen={choices.value.seconds} name={name} choose={choose} />
}
