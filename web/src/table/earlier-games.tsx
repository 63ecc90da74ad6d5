// The games that were played at a table before, each with its replay.

import { route } from '../route.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'

export function EarlierGames({ state }: { state: TableState }) {
  const place = route.value
  const earlier = earlierGames(state)
  if (place.screen !== 'table' || earlier.length === 0) return null
  return (
    <nav class="earlier-games" aria-label={say('page-earlier')}>
      <span>{say('page-earlier')}</span>
      <ul>
        {earlier.map((number) => (
          <li key={number}>
            <a href={`/t/${encodeURIComponent(place.id)}/${number}`}>{say('page-earlier-game', { number })}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The numbers of the games before the one on the table, the last first. */
export function earlierGames({ table, view }: Pick<TableState, 'table' | 'view'>): number[] {
  const last = view ? table.games - 1 : table.games
  return Array.from({ length: Math.max(0, last) }, (_, at) => last - at)
}
