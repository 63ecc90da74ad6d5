// The rules over a table, without leaving it. Their texts and pictures are loaded when it is first opened.

import './panel.css'
import { lazy } from '../lazy.tsx'
import { Modal } from '../modal.tsx'
import type { Game } from '../wire.ts'
import { learn, say } from '../words.ts'
import type { CommandCards } from './chapters.ts'

const Contents = lazy('div', async () => {
  const [part] = await Promise.all([import('./contents.tsx'), learn('rules')])
  return part.Contents
})

interface PanelProps {
  game: Game
  /** The cards with commands at this table. */
  commands?: CommandCards | undefined
  onClose: () => void
}

export function RulesPanel({ game, commands, onClose }: PanelProps) {
  return (
    <Modal class="rules-panel" label={say('page-rules')} onClose={onClose}>
      {(close) => (
        <div class="rules-panel-inside">
          <button type="button" class="button close" onClick={close}>
            {say('page-close')}
          </button>
          <Contents game={game} commands={commands} />
        </div>
      )}
    </Modal>
  )
}
