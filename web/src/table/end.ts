// The end of the last game stays until its reader goes on: another player's next deal does not take it away.

import { useSignal, useSignalEffect } from '@preact/signals'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

export interface End {
  /** The table as it was when the game ended, while the end is looked at. */
  shown: TableState | undefined
  /** Whether the reader was there when it ended. */
  fresh: boolean
  /** Leaves the end for the next game. */
  goOn: () => void
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
