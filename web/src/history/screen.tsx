// One's finished games: a list with filters, each with its replay and its review.

import './history.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useKeptFocus } from '../focus.ts'
import { me } from '../me.ts'
import { MyPages } from '../my-pages.tsx'
import { type Route, rewrite } from '../route.ts'
import { say } from '../words.ts'
import { Export } from './export.tsx'
import { FilterForm } from './filter-form.tsx'
import { addressOf, type Filters, filtersOf, isFiltered, NONE, queryOf } from './filters.ts'
import { GameList } from './game-list.ts'
import { GameRow } from './game-row.tsx'

/** For how many milliseconds the list waits for another letter. */
const PAUSE = 300

type GamesRoute = Route & { screen: 'games' }

export function GamesScreen({ route }: { route: GamesRoute }) {
  return (
    <main class="page history">
      <MyPages shown="games" />
      {me.value && <Games route={route} />}
      {me.value === null && <NoGames />}
    </main>
  )
}

function Games({ route }: { route: GamesRoute }) {
  const list = useMemo(() => new GameList(), [])
  const [filters, setFilters] = useFilters(route)
  // The button that clears the filters disappears with them; on a phone they may be closed.
  const controls = useKeptFocus<HTMLDivElement>()
  const clear = () => {
    setFilters(NONE)
    controls.current?.querySelector('select')?.focus()
  }
  const query = useFiltered(list, filters)
  const games = list.games.value
  if (games?.length === 0 && list.answered.value === '') return <NoGames />
  return (
    <>
      <div ref={controls} class="controls">
        <FilterForm filters={filters} change={(some) => setFilters({ ...filters, ...some })} />
        <div class="found">
          <p>{games && say('page-history-count', { count: list.total.value })}</p>
          {isFiltered(filters) && (
            <button type="button" class="button small plain" onClick={clear}>
              {say('page-history-clear')}
            </button>
          )}
          {games && games.length > 0 && <Export query={query} />}
        </div>
      </div>
      <Failure list={list} />
      {games && <Rows list={list} />}
    </>
  )
}

/** The filters: those of the address at first, and again whenever a link leads here. */
function useFilters(route: GamesRoute): [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(() => filtersOf(route.search))
  const before = useRef(route)
  useEffect(() => {
    if (before.current !== route) setFilters(filtersOf(route.search))
    before.current = route
  }, [route])
  return [filters, setFilters]
}

/** Lists what passes the filters, and keeps them in the address. The answer is the query. */
function useFiltered(list: GameList, filters: Filters): string {
  const query = useMemo(() => queryOf(filters, Date.now()), [filters])
  const first = useRef(true)
  useEffect(() => {
    const ask = async () => {
      const isFirst = first.current
      first.current = false
      const found = await list.load(query)
      if (found && !isFirst) announce(say('page-history-count', { count: list.total.value }))
    }
    rewrite(addressOf(filters))
    const timer = setTimeout(ask, first.current ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [query])
  return query
}

function Rows({ list }: { list: GameList }) {
  const place = useRef<HTMLUListElement>(null)
  const games = list.games.value ?? []
  const more = async () => {
    const known = games.length
    if (!(await list.more())) return
    const shown = list.games.value?.length ?? known
    announce(say('page-history-shown', { shown, count: list.total.value }))
    // The next thing to read is the first of those that came.
    setTimeout(() => place.current?.children[known]?.querySelector('a')?.focus())
  }
  return (
    <>
      <ul ref={place} class="games" aria-busy={list.busy.value}>
        {games.map((game) => (
          <li key={`${game.table} ${game.number}`}>
            <GameRow game={game} />
          </li>
        ))}
      </ul>
      {list.hasMore.value && (
        <p class="further">
          <button type="button" class="button" aria-disabled={list.busy.value} onClick={more}>
            {say('page-history-more')}
          </button>
          <span>{say('page-history-shown', { shown: games.length, count: list.total.value })}</span>
        </p>
      )}
    </>
  )
}

function Failure({ list }: { list: GameList }) {
  if (list.failure.value === '') return null
  return (
    <p class="warning" role="alert">
      {list.failure.value}{' '}
      <button type="button" class="button small" onClick={() => list.again()}>
        {say('page-reload')}
      </button>
    </p>
  )
}

/** Somebody who has not finished a game yet. */
function NoGames() {
  return (
    <div class="no-games">
      <p>{say('page-history-none')}</p>
      <a class="button primary large" href="/">
        {say('page-play')}
      </a>
    </div>
  )
}
