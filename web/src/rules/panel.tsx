// The rules in a panel over the table. Texts and pictures are loaded when it is first opened.

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
  /** The command cards at this table. */
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
