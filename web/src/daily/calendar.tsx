// The calendar of a month: what one finished on which day. Its days lead to their deals.

import { useRef, useState } from 'preact/hooks'
import { dayInWords, monthAfter, monthInWords, monthOf, weekdays } from '../days.ts'
import { gameOf } from '../deals.ts'
import { resultWords } from '../result-words.ts'
import type { CalendarAttempt, DailyCalendar } from '../wire.ts'
import { language, say } from '../words.ts'
import type { Today } from './day.tsx'
import { dayByKey, openDays, weeksOf } from './month-grid.ts'
import { finishedOn } from './state.ts'

interface Props {
  today: Today
  month: string
  /** The day whose deals are shown. */
  shown: string
  /** What is known about the month; nothing while it is asked for. */
  calendar: DailyCalendar | undefined
  onMonth: (month: string) => void
}

export function Calendar({ today, month, shown, calendar, onMonth }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const open = openDays(month, today.since, today.day)
  const [stop, setStop] = useState('')
  // One stop for the Tab key; arrows lead on from there.
  const tabbed = [stop, shown].find((day) => open.includes(day)) ?? open.at(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const to = from && dayByKey(event.key, from, open)
    if (!to) return
    event.preventDefault()
    setStop(to)
    table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  return (
    <div class="calendar">
      <MonthSwitch {...{ today, month, onMonth }} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is the example for a grid that is a table */}
      <table ref={table} role="grid" aria-labelledby="calendar-month" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(language.value).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => (
                <td key={place} class={day === today.day ? 'today' : ''}>
                  {day && (
                    <Day
                      day={day}
                      done={finishedOn(calendar, day)}
                      open={open.includes(day)}
                      today={day === today.day}
                      shown={day === shown}
                      tabbed={day === tabbed}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend" aria-hidden="true">
        <span class="dot won" /> {say('page-daily-dot', { result: 'won' })} <span class="dot" />{' '}
        {say('page-daily-dot', { result: 'lost' })}
      </p>
    </div>
  )
}

function MonthSwitch({ today, month, onMonth }: Pick<Props, 'today' | 'month' | 'onMonth'>) {
  const button = (to: string, words: string, sign: string, off: boolean) => (
    <button type="button" class="button icon" aria-label={say(words)} disabled={off} onClick={() => onMonth(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div class="month-switch">
      {button(monthAfter(month, -1), 'page-daily-earlier', '‹', month <= monthOf(today.since ?? today.day))}
      <h3 id="calendar-month" aria-live="polite">
        {monthInWords(month, language.value)}
      </h3>
      {button(monthAfter(month, 1), 'page-daily-later', '›', month >= monthOf(today.day))}
    </div>
  )
}

interface DayProps {
  day: string
  done: readonly CalendarAttempt[]
  /** Whether its deals can be played. */
  open: boolean
  today: boolean
  shown: boolean
  tabbed: boolean
}

function Day({ day, done, open, today, shown, tabbed }: DayProps) {
  const number = String(Number(day.slice(8)))
  if (!open) return <span class="day">{number}</span>
  return (
    <a
      class="day"
      href={today ? '/daily' : `/daily?day=${day}`}
      data-day={day}
      data-done={done.length > 0}
      tabIndex={tabbed ? 0 : -1}
      aria-current={shown ? 'date' : undefined}
      aria-label={wordsOf(day, done)}
    >
      {number}
      <span class="dots" aria-hidden="true">
        {done.map(({ deal, won }) => (
          <span key={deal} class={won ? 'dot won' : 'dot'} />
        ))}
      </span>
    </a>
  )
}

/** A day and what was finished, for those who do not see the dots. */
function wordsOf(day: string, done: readonly CalendarAttempt[]): string {
  const name = dayInWords(day, language.value, 'plain')
  if (done.length === 0) return name
  const results = done.map(
    (one) => `${say('page-deal', { deal: one.deal })}, ${resultWords(gameOf(one.deal).game, one)}`,
  )
  return `${name}: ${results.join('; ')}`
}
