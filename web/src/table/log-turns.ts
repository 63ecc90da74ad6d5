// The turns of a game in the log of its table.

import type { Entry } from '../log/entries.ts'

interface LogTurn {
  number: number
  /** How much room it used in all. */
  cost: number
}

/** All turns, with their costs. Cards that were taken back cost nothing. */
export function turnsOfLog(log: readonly Pick<Entry, 'seen'>[]): LogTurn[] {
  const turns: LogTurn[] = []
  const steps: number[] = []
  for (const { seen } of log) {
    if (seen.kind === 'began') turns.push({ number: 1, cost: 0 })
    if (seen.kind === 'turn-began') turns.push({ number: seen.number, cost: 0 })
    const turn = turns.at(-1)
    if (seen.kind === 'laid') steps.push(seen.step)
    if (turn && seen.kind === 'laid') turn.cost += seen.step
    if (turn && seen.kind === 'taken-back') turn.cost -= steps.pop() ?? 0
  }
  return turns
}
