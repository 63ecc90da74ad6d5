// The rules over a table, without leaving it. Their texts and pictures are loaded when it is first opened.

import '../style/rules-panel.css'
import { useEffect, useRef } from 'preact/hooks'
import { lazy } from '../frame/lazy.tsx'
import type { Game } from '../wire.ts'
import { say } from '../words.ts'
import type { CommandCards } from './chapters.ts'

const Contents = lazy('div', async () => (await import('./contents.tsx')).Contents)

interface PanelProps {
  game: Game
  /** The cards with commands at this table. */
  commands?: CommandCards | undefined
  onClose: () => void
}

export function RulesPanel({ game, commands, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const outside = (event: Event) => {
    if (event.target === dialog.current) close()
  }
  // Keys that mean something at the table mean nothing to it while the rules are read.
  const stay = (event: Event) => event.stopPropagation()
  return (
    <dialog
      ref={dialog}
      class="rules-panel"
      aria-label={say('page-rules')}
      onClose={onClose}
      onClick={outside}
      onKeyDown={stay}
    >
      <div class="rules-panel-inside">
        <button type="button" class="quiet-action close" onClick={close}>
          {say('page-close')}
        </button>
        <Contents game={game} commands={commands} />
      </div>
    </dialog>
  )
}
