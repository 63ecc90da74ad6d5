// Deals of the day: all of a day, or the ranking of one of them.

import './daily.css'
import './calendar.css'
import './ranking.css'
import type { Route } from '../route.ts'
import { DayScreen } from './day.tsx'
import { RankingScreen } from './ranking.tsx'

export function DailyScreen({ route: { day, deal } }: { route: Route & { screen: 'daily' } }) {
  if (day !== null && deal !== null) return <RankingScreen key={`${day} ${deal}`} day={day} deal={deal} />
  return <DayScreen asked={day} />
}
