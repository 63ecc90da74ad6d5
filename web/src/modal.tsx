// A modal dialog. Escape, a click outside or a button closes it.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Announcement } from './announcement.tsx'

interface Props {
  class: string
  /** Its name, or the id of its heading. */
  label?: string
  labelledby?: string
  /** It was closed or is about to be removed. */
  onClose: () => void
  children: (close: () => void) => ComponentChildren
}

export function Modal({ class: kind, label, labelledby, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // However it is removed: closing it returns the focus to where it came from.
    return () => opened?.close()
  }, [])
  const close = () => dialog.current?.close()
  // A click outside the panel hits the dialog itself.
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
