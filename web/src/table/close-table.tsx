// Closing a table for good.

import { useState } from 'preact/hooks'
import { may } from '../permission.ts'
import { say } from '../words.ts'
import { Dialog } from './dialog.tsx'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

/** Whether the table can be closed. Alone one just leaves. */
export function canClose(state: TableState): boolean {
  return may(state, 'close') && state.table.rules.seats > 1
}

/** A button that closes the table, for who may. */
export function CloseButton({ session, state }: { session: Session; state: TableState }) {
  const [asking, ask] = useState(false)
  if (!canClose(state)) return null
  return (
    <div>
      <button type="button" class="button plain" onClick={() => ask(true)}>
        {say('page-menu-close')}
      </button>
      <CloseTable session={session} state={state} open={asking} onClose={() => ask(false)} />
    </div>
  )
}

interface Props {
  session: Session
  state: TableState
  open: boolean
  onClose: () => void
}

/** Asks first: it cannot be undone. */
export function CloseTable({ session, state, open, onClose }: Props) {
  const playing = state.view !== undefined && state.view.phase !== 'over'
  const shut = () => {
    onClose()
    session.want({ kind: 'close' })
  }
  return (
    <Dialog title={say('page-menu-close-title')} open={open} onClose={onClose} class="question">
      <p>
        {say('page-menu-close-sure')} {playing && say('page-menu-close-game')}
      </p>
      <p class="row">
        <button type="button" class="button" onClick={onClose}>
          {say('page-room-kick-no')}
        </button>
        <button type="button" class="button danger" onClick={shut}>
          {say('page-menu-close')}
        </button>
      </p>
    </Dialog>
  )
}
