// A question or a panel before the table.

import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  if (!open) return null
  // What is pressed beside the panel is the dialog itself.
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key has Escape, which closes every dialog
    <dialog ref={dialog} class={`panel ${kind}`} aria-labelledby={heading} onClose={onClose} onClick={beside}>
      <div class="panel-inside">
        <header class="panel-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="press icon"
            aria-label={say('page-close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
