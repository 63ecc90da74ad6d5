// The end of the last game stays until its reader goes on: another player's next deal does not take it away.

import { useSignal, useSignalEffect } from '@preact/signals'
import type { Entry, TableState } from './follow.ts'
import type { Session } from './session.ts'

export interface End {
  /** The table as it was when the game ended, while the end is looked at. */
  shown: TableState | undefined
  /** Whether the reader was there when it ended. */
  fresh: boolean
  /** Leaves the end for the next game. */
  goOn: () => void
}

/** The log next to an end that is still looked at: of that game, and what was said since. */
export function logOfEnd(ended: TableState, now: TableState): Entry[] {
  const last = ended.log.at(-1)?.seq ?? 0
  return [...ended.log, ...now.log.filter(({ seq, seen }) => seq > last && seen.kind === 'said')]
}

export function useEnd(session: Session): End {
  const ended = useSignal<TableState | undefined>(undefined)
  const watched = useSignal(false)
  useSignalEffect(() => {
    const state = session.state.value
    if (!state?.view) return
    if (state.view.phase === 'over') ended.value = state
    else watched.value = true
  })
  const state = session.state.value
  const goOn = () => {
    ended.value = undefined
  }
  return { shown: state?.view?.phase === 'over' ? state : ended.value, fresh: watched.value, goOn }
}
