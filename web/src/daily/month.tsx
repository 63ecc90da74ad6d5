// The ranking of a month.

import { useState } from 'preact/hooks'
import { useAnswer } from '../answer.ts'
import { monthInWords } from '../days.ts'
import { DEALS } from '../deals.ts'
import { me } from '../me.ts'
import { reason } from '../notice.ts'
import { server } from '../server.ts'
import { personName } from '../sitter-name.ts'
import type { DailyGame, MonthRanking } from '../wire.ts'
import { language, say } from '../words.ts'
import { useGroups } from './groups.ts'
import { ScopeSelect } from './scope.tsx'

export function Months({ month, today }: { month: string; today: string }) {
  const [deal, setDeal] = useState<DailyGame>('classic-1')
  const [group, setGroup] = useState<string | undefined>(undefined)
  const groups = useGroups()
  const about = [month, deal, group, today, me.value?.name]
  const { value, failure } = useAnswer(() => server.monthRanking(month, deal, group), about)
  return (
    <section class="months" aria-labelledby="daily-month">
      <h2 id="daily-month">{say('page-daily-month', { month: monthInWords(month, language.value) })}</h2>
      <div class="choices">
        <label class="choice">
          <span>{say('page-daily-which')}</span>
          <select value={deal} onChange={(event) => setDeal(event.currentTarget.value as DailyGame)}>
            {DEALS.map((one) => (
              <option key={one} value={one}>
                {say('page-deal', { deal: one })}
              </option>
            ))}
          </select>
        </label>
        <ScopeSelect groups={groups} chosen={group} choose={setGroup} />
      </div>
      {failure !== undefined && <p class="warning">{reason(failure)}</p>}
      {failure === undefined && value && <MonthTable ranking={value} />}
    </section>
  )
}

function MonthTable({ ranking: { entries, total } }: { ranking: MonthRanking }) {
  if (entries.length === 0) return <p class="none">{say('page-daily-month-empty')}</p>
  return (
    <>
      <table class="ranking" aria-labelledby="daily-month">
        <thead>
          <tr>
            <th scope="col">{say('page-daily-rank')}</th>
            <th scope="col">{say('page-daily-who')}</th>
            <th scope="col" class="number">
              {say('page-daily-column-days')}
            </th>
            <th scope="col" class="number">
              {say('page-daily-column-points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ rank, name, days, points, you }, at) => (
            <tr key={at} class={you ? 'you' : ''}>
              <td class="rank">{rank}</td>
              <th scope="row">{you ? say('page-daily-you', { name: personName(name) }) : personName(name)}</th>
              <td class="number">{days}</td>
              <td class="number">{Math.round(points * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length < total && <p class="none">{say('page-daily-of-all', { shown: entries.length, total })}</p>}
    </>
  )
}
