// The public profile of somebody who has switched it on.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { reason } from '../notice.ts'
import type { Route } from '../route.ts'
import { server } from '../server.ts'
import { personName } from '../sitter-name.ts'
import { setTitle } from '../title.ts'
import type { Profile } from '../wire.ts'
import { language, say } from '../words.ts'
import { StatisticsOf } from './statistics.tsx'

export function PersonScreen({ route: { id, search } }: { route: Route & { screen: 'person' } }) {
  const profile = useSignal<Profile | undefined>(undefined)
  const failure = useSignal('')
  useEffect(() => {
    server.profile(id).then(
      (found) => {
        profile.value = found
        setTitle(say('page-statistics-title-of', { name: personName(found.name) }))
      },
      (why) => {
        failure.value = reason(why)
      },
    )
  }, [id])
  if (failure.value !== '') return <NoProfile why={failure.value} />
  return (
    <main class="page statistics">
      {profile.value && <Shown profile={profile.value} path={`/people/${encodeURIComponent(id)}`} search={search} />}
    </main>
  )
}

function Shown({ profile, path, search }: { profile: Profile; path: string; search: string }) {
  const { name, since, statistics } = profile
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date(since))
  return (
    <>
      <header class="person">
        <h1>{personName(name)}</h1>
        <p>{say('page-statistics-since', { day })}</p>
      </header>
      {statistics.games.length === 0 && <p>{say('page-statistics-none-yet')}</p>}
      <StatisticsOf games={statistics.games} path={path} search={search} />
    </>
  )
}

function NoProfile({ why }: { why: string }) {
  return (
    <main class="page short">
      <h1>{say('page-statistics-no-profile')}</h1>
      <p>{why}</p>
      <p>
        <a class="button primary" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}
