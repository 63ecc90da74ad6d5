// One's own statistics, and whether others may see them.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../me.ts'
import { MyPages } from '../my-pages.tsx'
import { reason } from '../notice.ts'
import type { Route } from '../route.ts'
import { server } from '../server.ts'
import type { Statistics } from '../wire.ts'
import { say } from '../words.ts'
import { PublicProfile } from './public-profile.tsx'
import { StatisticsOf } from './statistics.tsx'

export function StatisticsScreen({ route: { search } }: { route: Route & { screen: 'statistics' } }) {
  return (
    <main class="page statistics">
      <MyPages shown="statistics" />
      {me.value && <Own search={search} />}
      {me.value === null && <NoStatistics />}
    </main>
  )
}

function Own({ search }: { search: string }) {
  const statistics = useSignal<Statistics | undefined>(undefined)
  const failure = useSignal('')
  useEffect(() => {
    server.statistics().then(
      (found) => {
        statistics.value = found
      },
      (why) => {
        failure.value = reason(why)
      },
    )
  }, [])
  const games = statistics.value?.games
  return (
    <>
      {failure.value !== '' && <p class="warning">{failure.value}</p>}
      {games?.length === 0 && <NoStatistics />}
      {games && games.length > 0 && <StatisticsOf games={games} path="/statistics" search={search} />}
      {games && <PublicProfile />}
    </>
  )
}

/** Somebody who has not finished a game yet. */
function NoStatistics() {
  return (
    <div class="no-statistics">
      <p>{say('page-statistics-none')}</p>
      <a class="button primary large" href="/">
        {say('page-play')}
      </a>
    </div>
  )
}
