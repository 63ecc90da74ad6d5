// What is opened over the page and has it to itself until it is closed: by Escape, by a press beside it, or by a button.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Announcement } from './announcement.tsx'

interface Props {
  class: string
  /** What it is called, or the id of its heading. */
  label?: string
  labelledby?: string
  /** It was closed, or is about to go. */
  onClose: () => void
  children: (close: () => void) => ComponentChildren
}

export function Modal({ class: kind, label, labelledby, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Whatever takes it away: closed by itself, it gives the focus back to where it came from.
    return () => opened?.close()
  }, [])
  const close = () => dialog.current?.close()
  // What is pressed beside the panel is the dialog itself.
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key has Escape, which closes every dialog
    <dialog
      ref={dialog}
      class={kind}
      aria-label={label}
      aria-labelledby={labelledby}
      onClose={onClose}
      onClick={beside}
    >
      {children(close)}
      <Announcement />
    </dialog>
  )
}
