// What a chart shows, as a table: for those who cannot see it, and in numbers.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../words.ts'

interface Props {
  /** What the chart is about. */
  title: string
  columns: readonly string[]
  rows: readonly (readonly ComponentChildren[])[]
}

export function AsTable({ title, columns, rows }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details class="as-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say('page-statistics-table')}
        <span class="unseen">: {title}</span>
      </summary>
      {open && <Numbers title={title} columns={columns} rows={rows} />}
    </details>
  )
}

function Numbers({ title, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div class="scrolls" role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
