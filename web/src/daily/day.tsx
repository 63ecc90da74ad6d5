// The deals of a day: today's, or those of a past day, which no longer count.

import { useEffect, useState } from 'preact/hooks'
import { useAnswer } from '../answer.ts'
import { dayInWords, monthOf } from '../days.ts'
import { me } from '../me.ts'
import { reason } from '../notice.ts'
import { server } from '../server.ts'
import type { DailyCalendar } from '../wire.ts'
import { language, say } from '../words.ts'
import { About } from './about.tsx'
import { Calendar } from './calendar.tsx'
import { Countdown } from './countdown.tsx'
import { PastDeals, TodaysDeals } from './deals.tsx'
import { Months } from './month.tsx'
import { Standing } from './standing.tsx'

/** Today's deals, with the server's time when it said so. */
export type Today = Awaited<ReturnType<typeof server.daily>>

export function DayScreen({ asked }: { asked: string | null }) {
  // Who one is decides what the answer says about oneself.
  const { value: today, failure, again } = useAnswer(server.daily, [me.value?.name])
  if (!today) return <Waiting failure={failure} again={again} />
  const past = asked !== null && asked < today.day ? asked : undefined
  return (
    <main class="page daily">
      <header class="daily-head">
        <h1>{say('page-daily')}</h1>
        <p class="when">
          <strong>{dayInWords(past ?? today.day, language.value, 'long')}</strong>{' '}
          {past ? (
            <>
              <span>{say('page-daily-archive')}</span> <a href="/daily">{say('page-daily-today')}</a>
            </>
          ) : (
            <Countdown today={today} onEnd={again} />
          )}
        </p>
        {!past && <p class="lead">{say('page-daily-lead')}</p>}
      </header>
      <WithCalendar key={past} today={today} past={past} />
      <About today={today} />
    </main>
  )
}

/** What the month of the shown day is needed for. */
function WithCalendar({ today, past }: { today: Today; past: string | undefined }) {
  const [month, setMonth] = useState(monthOf(past ?? today.day))
  // What was finished today changes it, too.
  const done = today.deals.filter(({ attempt }) => attempt?.score).length
  const { value } = useAnswer(() => calendarOf(month), [month, me.value?.name, today.day, done])
  const [ofDay, setOfDay] = useState<DailyCalendar | undefined>(undefined)
  useEffect(() => {
    if (past !== undefined && value?.month === monthOf(past)) setOfDay(value)
  }, [value])
  return (
    <>
      {past ? <PastDeals day={past} calendar={ofDay} /> : <TodaysDeals today={today} />}
      <div class="daily-columns">
        <section class="own" aria-labelledby="daily-own">
          <h2 id="daily-own">{say('page-daily-own')}</h2>
          <Standing standing={today.standing} />
          <Calendar {...{ today, month }} shown={past ?? today.day} calendar={value} onMonth={setMonth} />
        </section>
        <Months month={month} today={today.day} />
      </div>
    </>
  )
}

/** Nobody in particular has finished nothing. */
async function calendarOf(month: string): Promise<DailyCalendar> {
  return me.value ? server.calendar(month) : { month, days: [] }
}

function Waiting({ failure, again }: { failure: unknown; again: () => void }) {
  return (
    <main class="page daily">
      <h1>{say('page-daily')}</h1>
      {failure === undefined ? (
        <p>{say('page-daily-loading')}</p>
      ) : (
        <>
          <p class="warning" role="alert">
            {reason(failure)}
          </p>
          <button type="button" class="button primary" onClick={again}>
            {say('page-daily-retry')}
          </button>
        </>
      )}
    </main>
  )
}
