// A dialog over the table.

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Modal } from '../modal.tsx'
import { say } from '../words.ts'
import { Icon } from './icons.tsx'

interface Props {
  title: string
  open: boolean
  onClose: () => void
  class?: string
  children: ComponentChildren
}

export function Dialog({ title, open, onClose, class: kind = '', children }: Props) {
  const heading = useId()
  if (!open) return null
  return (
    <Modal class={`panel ${kind}`} labelledby={heading} onClose={onClose}>
      {(close) => (
        <div class="panel-inside">
          <header class="panel-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" class="button icon" aria-label={say('page-close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </Modal>
  )
}
