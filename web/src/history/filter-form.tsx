// The filters above the list of games.

import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { GAMES } from '../wire.ts'
import { say } from '../words.ts'
import { DAYS, type Filters, isFiltered, LONGEST_SEARCH, RESULTS, SEATS } from './filters.ts'

interface Props {
  filters: Filters
  change: (some: Partial<Filters>) => void
}

/** Where there is little room, a button opens it. */
export function FilterForm({ filters, change }: Props) {
  const id = useId()
  const [open, setOpen] = useState(() => isFiltered(filters))
  return (
    <search class={open ? 'filters open' : 'filters'}>
      <button
        type="button"
        class="button filters-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {say('page-history-filters')}
      </button>
      <form id={id} aria-label={say('page-history-filters')} onSubmit={(event) => event.preventDefault()}>
        <Choice
          name="game"
          all={say('page-history-any-game')}
          chosen={filters.game}
          choices={GAMES}
          words={(game) => say('game', { game })}
          choose={(game) => change({ game })}
        />
        <Choice
          name="seats"
          all={say('page-history-any-seats')}
          chosen={filters.seats}
          choices={SEATS}
          words={String}
          choose={(seats) => change({ seats })}
        />
        <Choice
          name="result"
          all={say('page-history-any-result')}
          chosen={filters.result}
          choices={RESULTS}
          words={(result) => say('page-history-results', { result })}
          choose={(result) => change({ result })}
        />
        <When filters={filters} change={change} />
        <Field name="with">
          {(id) => (
            <input
              id={id}
              type="search"
              value={filters.with}
              maxLength={LONGEST_SEARCH}
              autocomplete="off"
              onInput={({ currentTarget: { value } }) => change({ with: value })}
            />
          )}
        </Field>
      </form>
    </search>
  )
}

/** What a filter is called, by its name. */
const labels = {
  game: 'page-history-game',
  seats: 'page-history-seats',
  result: 'page-history-result',
  when: 'page-history-when',
  since: 'page-history-since',
  until: 'page-history-until',
  with: 'page-history-with',
} as const

/** A filter with its label; it is given the id that the label is for. */
function Field({ name, children }: { name: keyof typeof labels; children: (id: string) => ComponentChildren }) {
  const id = useId()
  return (
    <div class="filter" data-filter={name}>
      <label for={id}>{say(labels[name])}</label>
      {children(id)}
    </div>
  )
}

interface ChoiceProps<T> {
  name: keyof typeof labels
  /** The words for no filter. */
  all: string
  chosen: T | null
  choices: readonly T[]
  words: (choice: T) => string
  choose: (choice: T | null) => void
}

function Choice<T extends string | number>({ name, all, chosen, choices, words, choose }: ChoiceProps<T>) {
  return (
    <Field name={name}>
      {(id) => (
        <select
          id={id}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose(choices.find((choice) => String(choice) === value) ?? null)
          }
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The choice that brings the fields for the first and the last day. */
const DATES = 'dates'

function When({ filters, change }: Props) {
  const { days, since, until } = filters
  const isDated = since !== '' || until !== ''
  const choose = (chosen: number | string | null) => {
    if (chosen === DATES) change({ days: null, since: today(-30), until: today() })
    else change({ days: typeof chosen === 'number' ? chosen : null, since: '', until: '' })
  }
  const date = (name: 'since' | 'until') => (
    <Field name={name}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={filters[name]}
          onInput={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <>
      <Choice<number | string>
        name="when"
        all={say('page-history-any-time')}
        chosen={isDated ? DATES : days}
        choices={[...DAYS, DATES]}
        words={(choice) => (choice === DATES ? say('page-history-dates') : say('page-history-days', { days: choice }))}
        choose={choose}
      />
      {isDated && date('since')}
      {isDated && date('until')}
    </>
  )
}

/** A day from today on, as the fields for dates have it. */
function today(later = 0): string {
  const day = new Date()
  day.setDate(day.getDate() + later)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
