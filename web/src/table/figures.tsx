// A game in figures: how long it took, how often it went back, how often somebody asked.

import { stepKind } from '../line.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'

export function Figures({ state }: { state: TableState }) {
  const figures: [string, number][] = [
    [say('page-after-turns'), state.view?.turn.number ?? 0],
    [say('page-after-backs'), tenBacks(state)],
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

/** How often a pile went ten back, not counting cards that were taken back again. */
export function tenBacks({ log }: Pick<TableState, 'log'>): number {
  const steps: boolean[] = []
  for (const { seen, step = 0, help = false } of log) {
    if (seen.kind === 'laid') steps.push(stepKind(step, help) === 'back')
    if (seen.kind === 'taken-back') steps.pop()
  }
  return steps.filter(Boolean).length
}
