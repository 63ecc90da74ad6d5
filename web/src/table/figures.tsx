// A game in figures: how long it took, how often it went back, how often somebody asked.

import { say } from '../words.ts'
import type { TableState } from './follow.ts'

export function Figures({ state }: { state: TableState }) {
  if (!state.end) return null
  const hints = state.table.hints_given.reduce((sum, count) => sum + count, 0)
  const figures: [string, number][] = [
    [say('page-after-turns'), state.end.turns],
    [say('page-after-backs'), state.end.ten_backs],
    [say('page-after-hints'), hints],
  ]
  return (
    <dl class="figures">
      {figures.map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
