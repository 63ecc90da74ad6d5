// Tables to go on with, and tables to join.

import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { GamePicture } from '../game-picture.tsx'
import { prefetchTable } from '../prefetch.ts'
import { sitterName } from '../sitter-name.ts'
import type { Summary } from '../wire.ts'
import { language, say } from '../words.ts'
import { ago } from './ago.ts'
import { mine, open, reached } from './lists.ts'
import { standing } from './standing.ts'

const AT_FIRST = 4

export function MyTables() {
  if (mine.value.length === 0) return null
  return <TableList title={say('page-my-tables')} tables={mine.value} kind="mine" link={<MyGames />} />
}

/** Games that are over, also those of tables that are gone. */
function MyGames() {
  return (
    <a class="my-games" href="/games">
      {say('page-my-games')}
    </a>
  )
}

const query = matchMedia('(max-width: 40rem)')
const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})

/** The game that runs, one tap away on a phone: there the list of tables is far below. */
export function GoOn() {
  const [table] = mine.value
  if (table?.stage !== 'playing' || !narrow.value) return null
  return (
    <a href={`/t/${table.id}`} class="go-on" onPointerEnter={prefetchTable} onFocus={prefetchTable}>
      <GamePicture game={table.game} />
      <strong>{say('page-go-on')}</strong>
    </a>
  )
}

export function OpenTables() {
  const tables = open.value
  const none = <p class="none">{say('page-no-open-tables')}</p>
  return (
    <TableList title={say('page-open-tables')} tables={tables ?? []} kind="open">
      {tables?.length === 0 && reached.value ? none : null}
    </TableList>
  )
}

type Kind = 'mine' | 'open'

interface ListProps {
  title: string
  tables: Summary[]
  kind: Kind
  /** Beside the title. */
  link?: ComponentChildren
  children?: ComponentChildren
}

function TableList({ title, tables, kind, link, children }: ListProps) {
  const [all, showAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone: one goes on with what it brought.
  useLayoutEffect(() => {
    if (all) list.current?.children[AT_FIRST]?.querySelector('a')?.focus()
  }, [all])
  return (
    <section class="table-list" aria-labelledby={`${kind}-tables`} data-list={kind}>
      <h2 id={`${kind}-tables`}>{title}</h2>
      {link}
      {children}
      <ul ref={list}>
        {(all ? tables : tables.slice(0, AT_FIRST)).map((table) => (
          <li key={table.id}>
            <TableLink table={table} kind={kind} />
          </li>
        ))}
      </ul>
      {tables.length > AT_FIRST && !all && (
        <button type="button" class="button" onClick={() => showAll(true)}>
          {say('page-show-all', { count: tables.length })}
        </button>
      )}
    </section>
  )
}

function TableLink({ table, kind }: { table: Summary; kind: Kind }) {
  const { game, stage, free, sitters } = table
  return (
    <a href={`/t/${table.id}`} class="table-link" onPointerEnter={prefetchTable} onFocus={prefetchTable}>
      <GamePicture game={game} />
      <span class="what">
        <strong>{say('game', { game })}</strong>
        <span>
          {sitters
            .filter((name) => name !== '')
            .map(sitterName)
            .join(', ')}
        </span>
      </span>
      <span class="how">
        <span data-stage={stage} data-your-turn={table.your_turn || undefined}>
          {kind === 'open' ? say('page-free', { free }) : standing(table)}
        </span>
        <Ago then={table.updated} />
      </span>
    </a>
  )
}

function Ago({ then }: { then: number | undefined }) {
  if (then === undefined) return null
  return <small>{ago(then, Date.now(), language.value) ?? say('page-just-now')}</small>
}
